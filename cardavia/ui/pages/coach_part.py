"""One decision as the coach shows it: the cards as they lay, what was played, what was better."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardavia.cards.cards import NO_SUIT
from cardavia.cards.order import Order
from cardavia.match.match import Match
from cardavia.rules.actions import Show
from cardavia.rules.events import Event
from cardavia.ui.coaching import PERSON, Judged
from cardavia.ui.games.stage import sort_key
from cardavia.ui.language import filled, shown
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.small_cards import SmallCards
from cardavia.ui.texts.advice import Weighed
from cardavia.ui.texts.card_names import suit_name
from cardavia.ui.texts.events import sentence
from cardavia.ui.texts.expected import cost_sentence
from cardavia.ui.texts.names import Names
from cardavia.ui.theme import EMERALD, PAPER_MUTED, PAPER_TEXT
from cardavia.ui.widgets.page import label
from cardavia.ui.widgets.pill_button import PillButton

translate = QCoreApplication.translate

CALLS: Final = frozenset({"bid", "pass", "declared", "auction_won", "trump"})
_CARD: Final = 74
_PART: Final = 0.62
"""How much of a card is shown of an answer: the corner says which it is."""


class CoachPart(QWidget):
    """A dear decision.

    Signals: ``play_on_chosen(answers)`` from this moment of the deal.
    """

    play_on_chosen = Signal(int)

    def __init__(
        self, one: Judged, at: Match, names: Names, gallery: Gallery, grown: float
    ) -> None:
        """Show a decision; ``at`` is the match as it stood before it."""
        super().__init__()
        self.one = one
        self._at = at
        self._names = names
        self._gallery = gallery
        self._card = _CARD * grown
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 10, 0, 14)
        lines.setSpacing(6)
        lines.addWidget(self._words("title", self._heading(), EMERALD))
        calls = self.calls()
        if calls:
            lines.addWidget(self._words("secondary", calls, PAPER_TEXT))
        lines.addLayout(self._cards())
        lines.addLayout(self._answers())
        for why in one.advice.why():
            lines.addWidget(self._words("message", why, PAPER_TEXT))
        self.button = PillButton(translate("Coach", "Play on from here"), "ghost", self)
        self.button.clicked.connect(lambda: self.play_on_chosen.emit(one.moment.answers))
        lines.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)

    def _words(self, role: str, words: str, ink: str) -> QLabel:
        made = label(role, ink, self)
        made.setText(words)
        return made

    def _heading(self) -> str:
        said = translate("Coach", "%1. %2")
        cost = cost_sentence(self._at.game.name, self.one.cost)
        return filled(said, self.place_words(), cost)

    def place_words(self) -> str:
        """Return when in the deal it was."""
        asks = self._at.table_deal.prompt().asks
        if asks == "play":
            done = sum(1 for event in self._at.story if event.key == "trick_won")
            return filled(translate("Coach", "Trick %1"), str(done + 1))
        return {
            "bid": translate("Coach", "The bidding"),
            "trump": translate("Coach", "Choosing trump"),
            "show": translate("Coach", "The declaration"),
            "give": translate("Coach", "Giving cards"),
            "bury": translate("Coach", "The kitty"),
        }.get(asks, translate("Coach", "A choice"))

    def calls(self) -> str:
        """Return what had been called, in words, while no card was played."""
        if any(event.key == "played" for event in self._at.story):
            return ""
        said = [sentence(e, self._names) for e in self._at.told(PERSON) if e.key in CALLS]
        return shown(" · ".join(dict.fromkeys(words for words in said if words)))

    def _cards(self) -> QHBoxLayout:
        """Show the trick so far and the hand side by side."""
        row = QHBoxLayout()
        row.setSpacing(28)
        plays = trick_of(self._at.story)
        if plays:
            row.addLayout(self._block(translate("Coach", "The trick"), self._trick(plays)))
        row.addLayout(self._block(self._hand_words(), self._hand()), 1)
        return row

    def _block(self, words: str, content: QHBoxLayout | QWidget) -> QVBoxLayout:
        block = QVBoxLayout()
        block.setSpacing(3)
        block.addWidget(self._words("caption", words, PAPER_MUTED))
        if isinstance(content, QWidget):
            block.addWidget(content, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            block.addLayout(content)
        block.addStretch(1)
        return block

    def _hand_words(self) -> str:
        order = self._order()
        if order is None or not 0 <= order.trump < NO_SUIT:
            return translate("Coach", "Your hand")
        return filled(translate("Coach", "Your hand (trump: %1)"), suit_name(order.trump))

    def _order(self) -> Order | None:
        order = getattr(self._at.table_deal.table, "order", None)
        return order if isinstance(order, Order) else None

    def _trick(self, plays: list[tuple[int, list[int]]]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(14)
        for seat, faces in plays:
            column = QVBoxLayout()
            column.setSpacing(2)
            column.addWidget(SmallCards(faces, self._gallery, self._card, self))
            column.addWidget(self._words("caption", self._names.of(seat), PAPER_TEXT))
            row.addLayout(column)
        return row

    def _hand(self) -> SmallCards:
        order = self._order()
        held = self._at.table_deal.owns[PERSON].hand.faces()
        faces = sorted(held, key=lambda face: sort_key(face, order))
        return SmallCards(faces, self._gallery, self._card, self)

    def _answers(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setColumnStretch(2, 1)
        self._write(grid, 0, translate("Coach", "You"), self.one.given)
        self._write(grid, 1, translate("Coach", "Better"), self.one.advice.best)
        return grid

    def _write(self, grid: QGridLayout, row: int, name: str, answer: Weighed) -> None:
        grid.addWidget(self._words("button", name, EMERALD if row else PAPER_TEXT), row, 0)
        faces = [] if isinstance(answer.action, Show) else answer.action.cards()
        if faces:
            cards = SmallCards(faces, self._gallery, self._card * 0.8, self, part=_PART)
            grid.addWidget(cards, row, 1)
        if len(faces) < 2:
            words = answer.words(self._at.game.name)
            grid.addWidget(self._words("message", words, PAPER_TEXT), row, 2)


def trick_of(story: list[Event]) -> list[tuple[int, list[int]]]:
    """Return who has played what to the trick that is not yet finished."""
    plays: list[tuple[int, list[int]]] = []
    for event in story:
        if event.key == "played":
            plays.append((event.seat, event.cards))
        elif event.key == "trick_won":
            plays = []
    return plays
