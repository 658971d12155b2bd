"""The table of a finished deal, shown as it stood at a moment, with hands open or closed."""

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from cardavia.match.match import Match
from cardavia.ui.deck.render import BACK
from cardavia.ui.games.stage import GameStage
from cardavia.ui.games.stages import stage_of
from cardavia.ui.language import Language
from cardavia.ui.pages.review_hands import open_hand, open_hand_painting
from cardavia.ui.pages.review_story import PERSON, Story
from cardavia.ui.scene.director import Director
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.plates import Plate
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.texts.card_names import cards_in_sentence
from cardavia.ui.texts.names import Names
from cardavia.ui.theme import Type

ALL: Final = -1
"""Every hand lies open."""
Z_OPEN: Final = 9.0
"""Under the plates, which cover the lower parts of the cards."""


class ReviewTable(QWidget):
    """The same table as the one that was played at, moved by hand."""

    def __init__(
        self, match: Match, names: Names, gallery: Gallery, types: Type, language: Language
    ) -> None:
        """Lay the table of a match; ``show_moment`` puts cards on it."""
        super().__init__()
        self.names = names
        self.seen = ALL
        """The seat whose hand is open, or ALL."""
        self.view = TableView(gallery, types, self)
        self.stage: GameStage = stage_of(match, self.view, names, language)
        self._groups, self._worth = self.view.hand.grouped, self.view.hand.worth
        self.view.hand_size = self.stage.hand_size
        self.view.labels = self.stage.labels
        self.view.plate_sizes = self.stage.plate_sizes
        self.director = Director(self.view, self)
        self.director.stage = self.stage
        self.director.hold_ms = 1
        self.director.shown.connect(self._on_shown)
        self._moving = False
        self._open = [Plate() for _ in match.names]
        for plate in self._open:
            plate.setZValue(Z_OPEN)
            self.view.scene().addItem(plate)
        self.view.seat_players(match.names)
        self.view.hand.arranged.connect(self._calm_hand)
        self.view.resized.connect(self._lay_all)

    def show_moment(self, story: Story, place: int, *, moving: bool = False) -> None:
        """Show how everything stood at a moment, or let it move there from the one before."""
        if moving:
            if self._moving:
                self.director.restore(story.in_sight(place - 1))
            before = story.moments[place - 1].events
            self.stage.match = story.match_at(place)
            self._moving = True
            self.director.show(story.shown(place)[before:])
        else:
            self._moving = False
            self.stage.match = story.match_at(place)
            self.director.restore(story.in_sight(place))
        self._lay_all()

    def see(self, seat: int) -> None:
        """Open the hand of one seat, or of ALL."""
        self.seen = seat
        self._lay_all()

    def dress(self, gallery: Gallery, types: Type) -> None:
        """Show the whole table in another look or size of letters."""
        self.view.dress(gallery, types)
        self._lay_all()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._lay_all()
        self.stage.say_calls_again()

    def hand(self, seat: int) -> list[int]:
        """Return what a seat holds, in the order it is held."""
        return self.stage.sorted_hand(self.stage.match.table_deal.owns[seat].hand.faces())

    def hands_in_words(self) -> str:
        """Return every open hand, for those who hear."""
        seats = [seat for seat in range(len(self._open)) if self.is_open(seat)]
        told = [(self.names.of(seat), self.hand(seat)) for seat in seats]
        return " · ".join(f"{name}: {cards_in_sentence(faces)}" for name, faces in told if faces)

    def is_open(self, seat: int) -> bool:
        """Tell whether a seat's cards are seen."""
        return self.seen in (ALL, seat)

    def _on_shown(self) -> None:
        self._moving = False
        self._lay_all()

    def _lay_all(self) -> None:
        if self.view.places is None or self.stage.match.deal is None:
            return
        self.stage.refresh()
        for seat in range(1, len(self._open)):
            self._lay_hand(seat)
        if not self._moving:
            self._lay_own()
        self.view.set_active(self.stage.match.turn)
        self.view.setAccessibleDescription(self.hands_in_words())

    def _lay_hand(self, seat: int) -> None:
        assert self.view.places is not None
        faces, plate = self.hand(seat), self._open[seat]
        shown = self.is_open(seat) and bool(faces)
        plate.setVisible(shown)
        self.view.show_backs(seat, 0 if self.is_open(seat) else len(faces))
        if shown:
            box, spread = open_hand(self.view.places, seat, len(faces))
            plate.lay(box, open_hand_painting(self.view.gallery, faces, spread))

    def _lay_own(self) -> None:
        """Show the hand at the bottom, or its backs where another seat looks on."""
        assert self.view.places is not None
        hand, faces = self.view.hand, self.hand(PERSON)
        if self.is_open(PERSON):
            hand.grouped, hand.worth = self._groups, self._worth
            # While a card leaves there are more buttons than cards.
            hand.describe = lambda place: cards_in_sentence(hand.faces[place : place + 1])
        else:
            hand.grouped, hand.worth = (lambda _faces: []), (lambda _face: (0, False))
            hand.describe = lambda _place: ""
            faces = [BACK] * len(faces)
        hand.show_cards(faces, self.view.gallery, self.view.places)

    def _calm_hand(self) -> None:
        """Let no card of a finished deal be chosen, nor take the keyboard."""
        for button in self.view.hand.buttons:
            button.setEnabled(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the view the whole table."""
        self.view.setGeometry(self.rect())
        super().resizeEvent(event)
