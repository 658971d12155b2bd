"""What every game shows besides cards: score, contract, calls, and the order of the hand."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia.cards.cards import PLAIN_FACES, RANKS, TRUMPS
from cardavia.cards.order import Order
from cardavia.match.match import Match
from cardavia.rules.actions import Action, Prompt
from cardavia.rules.deal import Own, Table
from cardavia.rules.events import Event
from cardavia.rules.tricks import Trick
from cardavia.ui.language import Language, filled
from cardavia.ui.prompts.choices import listed_choices
from cardavia.ui.prompts.prompt_bar import Choice
from cardavia.ui.scene.banner import Shown
from cardavia.ui.scene.director import BANNERS
from cardavia.ui.scene.groups import Group
from cardavia.ui.scene.hand_row import HandRow
from cardavia.ui.scene.plates import Painting, ScoreRow, score_painting
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.texts.events import bid_name, sentence
from cardavia.ui.texts.names import Names

translate = QCoreApplication.translate

ALTERNATING: Final = (0, 1, 3, 2)
"""Suits from left to right: black and red in turn."""


class GameStage:
    """The game's own part of the screen; one subclass a game says what differs."""

    hand_size = 6
    labels = False
    plays_many = False
    """Whether several cards may be played at a time."""
    plate_sizes: tuple[tuple[float, float], tuple[float, float]] = ((196, 0), (236, 100))

    def __init__(self, match: Match, view: TableView, names: Names, language: Language) -> None:
        """Show ``match`` on ``view``."""
        self.match = match
        self.view = view
        self.names = names
        self.language = language
        view.hand.grouped = self.groups
        view.hand.worth = self.worth

    @property
    def table(self) -> Table:
        """Return the table, already in its newest state."""
        return self.match.table_deal.table

    def order(self) -> Order | None:
        """Return what cards count as now, or None before that is known."""
        return None

    def sorted_hand(self, faces: list[int]) -> list[int]:
        """Return the hand as the player wants it to stand, from the left."""
        ranked = self.ranked_hand(faces)
        return ranked[::-1] if self.view.high_right else ranked

    def ranked_hand(self, faces: list[int]) -> list[int]:
        """Return the hand with trumps first, then suits in alternating colours, high to low."""
        order = self.order()
        return sorted(faces, key=lambda face: sort_key(face, order))

    def groups(self, faces: list[int]) -> list[Group]:
        """Return the groups of a sorted hand that are named under it."""
        return []

    def worth(self, face: int) -> tuple[int, bool]:
        """Return what a card is marked with: points that count, and whether it is a trump."""
        order = self.order()
        return 0, order is not None and order.suit[face] == TRUMPS

    def call_text(self, event: Event) -> str:
        """Return what a bubble says."""
        if event.key == "pass":
            return translate("Table", "Pass")
        return filled(translate("Table", "Bids %1"), bid_name(event.number))

    def call_faces(self, event: Event) -> list[int]:
        """Return the cards that lie by a seat's bubble."""
        return []

    def given_away(self, event: Event) -> list[int]:
        """Return the cards the person gave last."""
        away = self.own().away
        return away[len(away) - event.number :]

    def banner_text(self, event: Event) -> str:
        """Return what a banner says of an event that all should see."""
        return self.language.shown(sentence(event, self.names))

    def banner_cards(self, event: Event) -> list[Shown]:
        """Return the cards of that banner, in groups."""
        return [Shown(event.cards)]

    def winning_text(self) -> str:
        """Return the word on the crown."""
        return translate("Table", "winning")

    def winning_seat(self, plays: list[tuple[int, list[int]]]) -> int:
        """Return who is winning a trick of single cards."""
        order = self.order()
        if order is None:
            return plays[0][0]
        trick = Trick(plays[0][0], len(self.match.names))
        for seat, faces in plays:
            trick.add(seat, faces[0], order)
        return trick.winner

    def on_event(self, event: Event) -> None:
        """Bring plates up to an event."""
        if event.key in ("dealt", "trump", "auction_won", "bid", "dealer", "trick_won", "scored"):
            self.refresh()
        if event.key in ("dealt", "sweep"):
            self.view.show_piles(self.tricks())

    def tricks(self) -> list[int]:
        """Return the tricks each seat has taken, where the rules count them; else none."""
        return []

    def refresh(self) -> None:
        """Show score, contract and remarks as they are now."""
        view = self.view
        if view.places is None or self.match.deal is None:
            return
        shown = (self.score_words(), view.gallery, view.types)
        view.score_plate.lay(view.places.score, self.score_painting(), shown)
        info = self.info_painting()
        view.info_plate.setVisible(info is not None)
        if info is not None:
            view.info_plate.lay(view.places.info, info)
        dealer = self.dealer()
        for seat, facts in enumerate(view.facts):
            facts.name = self.names.of(seat)
            facts.remark, facts.brief = self.remark(seat), self.brief_remark(seat)
            facts.dealer = translate("Table", "D", "the dealer's letter") if seat == dealer else ""
            view.refresh_seat(seat)

    def score_painting(self) -> Painting:
        """Return the painting of the score plate."""
        view = self.view
        return score_painting(self.score_title(), self.score_rows(), view.gallery, view.types)

    def score_title(self) -> str:
        """Return the heading of the score plate."""
        return translate("Table", "Score")

    def dealer(self) -> int:
        """Return the dealer of this deal, or -1."""
        return self.table.dealer

    def score_rows(self) -> list[ScoreRow]:
        """Return one line a side, in seat order."""
        rows: list[ScoreRow] = []
        sides = self.match.game.sides(self.match.options)
        for seats, score in zip(sides, self.match.standing.scores, strict=True):
            name = self.names.side(seats)
            own = self.names.you in seats
            rows.append(ScoreRow(name, self.shown_score(score), own=own, seat=seats[0]))
        return rows

    def shown_score(self, score: int) -> str:
        """Return a side's score as the player reads it."""
        return self.language.number(score)

    def remark(self, seat: int) -> str:
        """Return the second line of a seat plate: cards left."""
        n = self.cards_left(seat)
        return self.language.shown(translate("Table", "%n card(s)", "", n))

    def brief_remark(self, seat: int) -> str:
        """Return what stands there where the whole remark has no room; empty for no other."""
        return ""

    def cards_left(self, seat: int) -> int:
        """Return how many cards a seat still holds, from what everybody saw."""
        left = self.hand_size
        for event in self.match.story:
            if event.key == "played" and event.seat == seat:
                left -= len(event.cards)
        return left

    def info_painting(self) -> Painting | None:
        """Return the painting of the contract plate, or None for no plate."""
        return None

    def info_lines(self) -> list[str]:
        """Return what the contract plate says, line by line."""
        return []

    def score_words(self) -> str:
        """Return what the score plate says, to be read out."""
        rows = [f"{row.name}: {row.score}" for row in self.score_rows()]
        return " · ".join([self.score_title(), *rows])

    def title(self) -> str:
        """Return the line of the top bar after the game's name."""
        return ""

    def prompt_text(self) -> str:
        """Return what the person is asked, in one sentence."""
        return ""

    def prompt_title(self, prompt: Prompt) -> str:
        """Return the two words before the sentence."""
        if prompt.asks == "bid":
            return translate("Table", "Your bid")
        return translate("Table", "Your turn")

    def choices(self, prompt: Prompt) -> list[Choice]:
        """Return the buttons of a prompt that is answered without cards of the hand."""
        return listed_choices(self.match, prompt)

    def playable(self, prompt: Prompt, faces: list[int]) -> set[int] | None:
        """Return the places of cards that can be part of an answer; None if that is all."""
        if not prompt.listed:
            return None
        usable: set[int] = set()
        for action in prompt.legal:
            usable.update(action.cards())
        if all(face in usable for face in faces):
            return None
        return {index for index, face in enumerate(faces) if face in usable}

    def tapped(self, prompt: Prompt, hand: HandRow, index: int) -> set[int]:
        """Return what is chosen after a tap on a card: it is added, or taken out again."""
        chosen = hand.chosen ^ {index}
        most = most_cards(prompt)
        if most == 1 and chosen:
            return chosen - hand.chosen
        return hand.chosen if len(chosen) > most else chosen

    def plays_at_once(self, prompt: Prompt) -> bool:
        """Tell whether one click on a card plays it."""
        return prompt.listed and all(len(action.cards()) == 1 for action in prompt.legal)

    def choosing_text(self, prompt: Prompt, action: Action, why: str) -> str:
        """Return the sentence while cards are being chosen; ``why`` they are no answer yet."""
        n = len(action.cards())
        if n > 0 and not why and prompt.asks in ("bury", "give"):
            return translate("Table", "%n card(s) are chosen.", "", n)
        if n == 0 or not why:
            return self.prompt_text()
        n = most_cards(prompt) - n
        if n > 0 and prompt.asks == "bury":
            return translate("Table", "Choose %n more card(s) to bury.", "", n)
        if n > 0 and prompt.asks == "give":
            return translate("Table", "Choose %n more card(s) to give.", "", n)
        return why

    def aside(self) -> tuple[str, list[int]]:
        """Return the name of cards put aside that the person may look at again, and the cards."""
        return "", []

    def may_choose_ahead(self) -> bool:
        """Tell whether cards are being played, so that the next one may be chosen early."""
        return any(event.key == "played" for event in self.match.story)

    def button_text(self, prompt: Prompt, action: Action) -> str:
        """Return what the button for chosen cards says; while there are none, how many it wants."""
        n = len(action.cards()) or most_cards(prompt)
        if prompt.asks == "give":
            return translate("Table", "Give %n card(s)", "", n)
        if prompt.asks == "bury":
            return translate("Table", "Bury %n card(s)", "", n)
        return translate("Table", "Play %n card(s)", "", n)

    def say_calls_again(self) -> None:
        """Say the bubbles, the crown and the banner in sight in the present language."""
        for event in self.match.story:
            if event.key in ("bid", "pass", "declared") and self.view.has_bubble(event.seat):
                text, faces = self.call_text(event), self.call_faces(event)
                muted = event.key == "pass"
                self.view.show_bubble(event.seat, text, muted=muted, faces=faces)
        plays = self.view.plays()
        if plays:
            self.view.set_winner(self.winning_seat(plays), self.winning_text())
        told = [one for one in self.match.story if one.key in (*BANNERS, "kitty_revealed")]
        if told and self.view.banner.text:
            self.view.show_banner(self.banner_text(told[-1]), self.banner_cards(told[-1]))

    def own(self) -> Own:
        """Return what the person alone knows."""
        return self.match.table_deal.owns[0]


def most_cards(prompt: Prompt) -> int:
    """Return how many cards an answer to a prompt can have."""
    if not prompt.listed:
        return prompt.most
    return max((len(action.cards()) for action in prompt.legal), default=0)


def sort_key(face: int, order: Order | None) -> tuple[int, int, int]:
    """Return where a card stands in the hand."""
    if order is None:
        return ALTERNATING.index(face // RANKS) if face < PLAIN_FACES else -1, -(face % RANKS), face
    suit = order.suit[face]
    place = -1 if suit == TRUMPS else ALTERNATING.index(suit)
    return place, -order.strength[face], face
