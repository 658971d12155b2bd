"""Tractor on screen."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia.cards.cards import (
    BLACK_JOKER,
    NO_SUIT,
    PLAIN_FACES,
    RANK_LETTERS,
    RANKS,
    RED_JOKER,
    TRUMPS,
    face_of,
)
from cardavia.cards.order import Order, sort_hand
from cardavia.match.match import Match
from cardavia.rules.actions import Action, Pass, Prompt, Show
from cardavia.rules.events import Event
from cardavia.rules.tractor.asking import offered
from cardavia.rules.tractor.scoring import FACE_POINTS, points_in
from cardavia.rules.tractor.seats import HAND_SIZE, KITTY_SIZE
from cardavia.rules.tractor.shapes import shape_of, suit_of_all
from cardavia.rules.tractor.table import DECLARING, Tractor
from cardavia.rules.tractor.trick import Trick
from cardavia.ui.games.choosing import Taps
from cardavia.ui.games.failed_throw import failed_throw_cards, failed_throw_text
from cardavia.ui.games.garland import Garland, garland_painting
from cardavia.ui.games.stage import GameStage
from cardavia.ui.games.tractor_asking import declaring_text, playing_text
from cardavia.ui.games.tractor_plates import garland_of, trump_lines, trump_painting
from cardavia.ui.language import Language, filled
from cardavia.ui.paint.toys import TRACTOR_SIZE, draw_tractor
from cardavia.ui.prompts.choices import choice_of
from cardavia.ui.prompts.prompt_bar import Choice
from cardavia.ui.scene.banner import Shown
from cardavia.ui.scene.groups import Group
from cardavia.ui.scene.hand_row import HandRow
from cardavia.ui.scene.plates import Painting
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.texts.answers import answer_text, trump_text
from cardavia.ui.texts.card_names import suit_name
from cardavia.ui.texts.names import Names

translate = QCoreApplication.translate

CROSSING_MS: Final = 2600
BROUGHT_UP: Final = (
    "declared",
    "kitty_taken",
    "buried",
    "throw_failed",
    "kitty_revealed",
    "played",
)
"""What changes a plate here, besides what does in every game."""


class TractorStage(GameStage):
    """Trump with both levels, the attackers' garland, groups of the hand, and whole shapes."""

    hand_size = HAND_SIZE
    labels = True
    plays_many = True
    plate_sizes = ((352.0, 104.0), (420.0, 104.0))

    def __init__(self, match: Match, view: TableView, names: Names, language: Language) -> None:
        """Show ``match`` on ``view``."""
        super().__init__(match, view, names, language)
        self._taps = Taps()

    @property
    def tractor(self) -> Tractor:
        """Return the table as what it is."""
        table = self.table
        assert isinstance(table, Tractor)
        return table

    def order(self) -> Order | None:
        """Return the order; before trump is made level cards and jokers are the only trumps."""
        return self.tractor.order

    def ranked_hand(self, faces: list[int]) -> list[int]:
        """Return the hand with trumps first, then suits of colours in turn."""
        return sort_hand(faces, self.tractor.order)

    def groups(self, faces: list[int]) -> list[Group]:
        """Return the suits of the sorted hand, trumps being one of them."""
        found: list[Group] = []
        if not faces:
            return found
        order = self.tractor.order
        for place, face in enumerate(faces):
            suit = order.suit[face]
            if not found or order.suit[faces[found[-1].first]] != suit:
                sign = order.trump if suit == TRUMPS else suit
                found.append(Group(suit_name(suit), sign, place, 1))
            else:
                last = found[-1]
                found[-1] = Group(last.name, last.suit, last.first, last.count + 1)
        return found

    def worth(self, face: int) -> tuple[int, bool]:
        """Return the points of a card, and whether it is a trump."""
        return FACE_POINTS[face], self.tractor.order.suit[face] == TRUMPS

    def title(self) -> str:
        """Return the round."""
        number = len(self.match.past) + (0 if self.match.is_deal_over() else 1)
        return filled(translate("Tractor", "Round %1"), self.language.number(number))

    def on_event(self, event: Event) -> None:
        """Bring plates up to an event, and make room for the kitty in the dealer's hand."""
        if event.key in ("kitty_taken", "buried", "dealt") and event.seat == self.names.you:
            self.view.hold(HAND_SIZE + (KITTY_SIZE if event.key == "kitty_taken" else 0))
        if event.key == "trump":
            self.view.clear_bubbles(but_shown=True)
        super().on_event(event)
        if event.key in BROUGHT_UP:
            self.refresh()
        if event.key == "played" and event.number == 0:
            self._drive(event.cards)

    def _drive(self, led: list[int]) -> None:
        """Send a small tractor across the table when one is led."""
        shape = shape_of(led, self.tractor.order)
        if shape is not None and shape.run > 1:
            size = (TRACTOR_SIZE[0] * 1.2, TRACTOR_SIZE[1] * 1.2)
            ink = self.view.gallery.colour
            places = self.view.places
            self.view.toy.cross(
                lambda painter, box: draw_tractor(painter, box, ink), size, places, CROSSING_MS
            )

    def call_text(self, event: Event) -> str:
        """Return what a bubble says; cards that were shown lie beside the words."""
        if event.key == "declared":
            words = trump_text(event.suit)
            if self.names.is_you(event.seat):
                return filled(translate("Tractor", "You: %1"), words)
            return words
        if event.key == "thrown":
            return translate("Tractor", "Throws")
        if event.key == "throw_beaten":
            return translate("Tractor", "Beaten")
        return super().call_text(event)

    def call_faces(self, event: Event) -> list[int]:
        """Return the cards of a declaration, which stay in sight also after a pass."""
        if event.key == "pass":
            return self.tractor.declaring.shown[event.seat]
        return event.cards

    def banner_text(self, event: Event) -> str:
        """Return what a banner says without naming the cards, for they lie below."""
        if event.key == "throw_failed":
            return self.language.shown(failed_throw_text(event.number))
        if event.key != "kitty_revealed":
            return super().banner_text(event)
        points = int(points_in(event.cards))
        if points == 0:
            return translate("Tractor", "There were no points in the kitty.")
        if event.other == 0:
            said = translate(
                "Tractor", "The defenders won the last trick: the kitty's %1 points do not count."
            )
            return self.language.shown(filled(said, str(points)))
        said = translate("Tractor", "Kitty for the attackers: %1 × %2 = %3 points")
        parts = (str(points), str(event.other), str(event.number))
        return self.language.shown(filled(said, *parts))

    def banner_cards(self, event: Event) -> list[Shown]:
        """Return the cards of a banner; of a failed throw also those that go back."""
        if event.key != "throw_failed":
            return super().banner_cards(event)
        thrown = [told for told in self.match.story if told.key == "thrown"][-1]
        back = list(thrown.cards)
        for face in event.cards:
            back.remove(face)
        return failed_throw_cards(event.cards, self.sorted_hand(back))

    def winning_seat(self, plays: list[tuple[int, list[int]]]) -> int:
        """Return who is winning a trick of shapes."""
        trick = Trick(plays[0][0])
        for seat, faces in plays:
            trick.add(seat, faces, self.tractor.order)
        return trick.winner

    def dealer(self) -> int:
        """Return the dealer; in the first deal only the declaring finds it."""
        table = self.tractor
        return -1 if table.is_first and table.phase == DECLARING else table.dealer

    def score_painting(self) -> Painting:
        """Show trump, the level card, and the level of each team."""
        rows, heading = self.score_rows(), self.score_title()
        return trump_painting(self.view, self.tractor, self._trump_lines(), rows, heading)

    def score_title(self) -> str:
        """Return the heading over both levels."""
        return translate("Tractor", "Levels")

    def score_words(self) -> str:
        """Return trump and levels, to be read out."""
        return " · ".join([*self._trump_lines(), super().score_words()])

    def _trump_lines(self) -> list[str]:
        return [self.language.shown(line) for line in trump_lines(self.tractor, self.names)]

    def shown_score(self, score: int) -> str:
        """Return a level as it stands on the cards."""
        letter = RANK_LETTERS[min(score, RANKS - 1)]
        return self.language.shown("10" if letter == "T" else letter)

    def info_painting(self) -> Painting | None:
        """Show the attackers' points on their garland."""
        return garland_painting(self._garland(), self.view.gallery, self.view.types)

    def info_lines(self) -> list[str]:
        """Return the attackers' points and how many lack to the next threshold."""
        garland = self._garland()
        return [garland.title, garland.distance]

    def _garland(self) -> Garland:
        table = self.tractor
        yours = self.dealer() >= 0 and table.is_attacker(self.names.you)
        return garland_of(table, yours=yours, language=self.language)

    def remark(self, seat: int) -> str:
        """Return cards left, and who is the partner."""
        n = self.cards_left(seat)
        if self.names.is_partner(seat):
            words = translate("Tractor", "partner · %n card(s)", "", n)
            return self.language.shown(words)
        return super().remark(seat)

    def cards_left(self, seat: int) -> int:
        """Return how many cards a seat holds; the dealer has the kitty until it is buried."""
        story = [event.key for event in self.match.story]
        holds_kitty = seat == self.table.dealer and "kitty_taken" in story and "buried" not in story
        return super().cards_left(seat) + (KITTY_SIZE if holds_kitty else 0)

    def choices(self, prompt: Prompt) -> list[Choice]:
        """Return a pass and every declaration there is, each always in the same place."""
        level = self.tractor.level
        faces = [face_of(suit, level) for suit in range(4)]
        calls = [[face] for face in faces] + [[face, face] for face in faces]
        calls += [[BLACK_JOKER] * 2, [RED_JOKER] * 2]
        choices = [choice_of(self.match, answer_text(Pass()), Pass())]
        for call in calls:
            choice = choice_of(self.match, answer_text(Show(call)), Show(call))
            choice.faces = tuple(call)
            choice.shown = self.shown_score(level) if call[0] < PLAIN_FACES else ""
            choices.append(choice)
        return choices

    def prompt_title(self, prompt: Prompt) -> str:
        """Return the two words before the sentence."""
        if prompt.asks == "show":
            return translate("Tractor", "Declare trump")
        return super().prompt_title(prompt)

    def prompt_text(self) -> str:
        """Return what the person is asked."""
        table = self.tractor
        if table.phase == DECLARING:
            return declaring_text(table, self.names)
        return playing_text(table, self.own().hand)

    def playable(self, prompt: Prompt, faces: list[int]) -> set[int] | None:
        """Return the places of cards that can be part of a play, also where plays are not listed."""
        if prompt.asks != "play" or self.tractor.trick.shape is None:
            return None
        usable = set(prompt.cards)
        for action in prompt.legal:
            usable.update(action.cards())
        places = {index for index, face in enumerate(faces) if face in usable}
        return None if len(places) == len(faces) else places

    def plays_at_once(self, prompt: Prompt) -> bool:
        """Tell whether one click plays a card: never when leading, where it may be more."""
        return self.tractor.trick.shape is not None and super().plays_at_once(prompt)

    def tapped(self, prompt: Prompt, hand: HandRow, index: int) -> set[int]:
        """Return what is chosen after a tap: the largest shape first, less with every tap."""
        if prompt.asks != "play":
            return super().tapped(prompt, hand, index)
        table = self.tractor
        lead = table.trick.shape
        shapes = offered(self.own().hand, lead, table.order, hand.faces[index])
        if lead is not None:
            return self._taps.follow(hand.faces, hand.chosen, index, shapes, int(lead.size))
        return self._taps.lead(hand.faces, hand.chosen, index, shapes, self._leads)

    def _leads(self, faces: list[int]) -> bool:
        """Tell whether cards can be led together."""
        table = self.tractor
        if table.terms.throws:
            return suit_of_all(faces, table.order) != NO_SUIT
        return shape_of(faces, table.order) is not None

    def button_text(self, prompt: Prompt, action: Action) -> str:
        """Return what the button says: the shape that is chosen, or the points to be buried."""
        faces = action.cards()
        if prompt.asks == "bury":
            return self._bury_button(prompt, action)
        n = len(faces)
        if n == 0:
            return self._empty_button()
        shape = shape_of(faces, self.tractor.order)
        if shape is not None and shape.run > 1:
            n = int(shape.run)
            return translate("Tractor", "Play tractor of %n pair(s)", "", n)
        if shape is not None and shape.run == 1:
            return translate("Tractor", "Play pair")
        return super().button_text(prompt, action)

    def _empty_button(self) -> str:
        lead = self.tractor.trick.shape
        if lead is None:
            return translate("Tractor", "Play")
        n = int(lead.size)
        return translate("Table", "Play %n card(s)", "", n)

    def _bury_button(self, prompt: Prompt, action: Action) -> str:
        n = int(points_in(action.cards()))
        words = super().button_text(prompt, action)
        if n == 0:
            return words
        points = translate("Tractor", "%n point(s)", "", n)
        return filled(translate("Tractor", "%1 · %2"), words, points)

    def aside(self) -> tuple[str, list[int]]:
        """Return what may be looked at again: the dealer's buried cards."""
        if self.table.dealer != self.names.you or not self.own().away:
            return "", []
        return translate("Tractor", "Buried"), self.own().away
