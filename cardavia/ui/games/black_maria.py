"""Black Maria on screen."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF

from cardavia.cards.cards import HEARTS, NO_SUIT, SPADES
from cardavia.cards.hand import bit, count_bits
from cardavia.cards.order import Order
from cardavia.match.match import Match
from cardavia.rules.actions import Bid, Prompt
from cardavia.rules.black_maria.table import (
    ADD_TO_OTHERS,
    CHOOSING,
    GIVING,
    OPENING,
    TAKE_OFF,
    BlackMaria,
)
from cardavia.rules.black_maria.terms import ALL_HEARTS, QUEEN_OF_SPADES, limit_of
from cardavia.rules.events import Event
from cardavia.ui.games.contract import contract_painting
from cardavia.ui.games.stage import GameStage
from cardavia.ui.language import Language, filled
from cardavia.ui.paint.toys import draw_moon
from cardavia.ui.prompts.choices import choice_of
from cardavia.ui.prompts.prompt_bar import Choice
from cardavia.ui.scene.plates import Painting, ScoreRow
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.texts.card_names import cards_in_sentence, suit_name
from cardavia.ui.texts.names import Names
from cardavia.ui.theme import PALE

translate = QCoreApplication.translate

MOON: Final = (64.0, 64.0)
MOON_RISE: Final = 56.0
RISE_MS: Final = 1800
MOON_FROM: Final = 5
"""Penalty cards in one hand from which on a moon is worth watching."""


class BlackMariaStage(GameStage):
    """Whom to give to, the points each seat has taken, and whether hearts are broken."""

    def __init__(self, match: Match, view: TableView, names: Names, language: Language) -> None:
        """Show ``match`` on ``view``."""
        super().__init__(match, view, names, language)
        self.hand_size = match.game.hand_size(match.options)
        self._moon_is_up = False

    @property
    def maria(self) -> BlackMaria:
        """Return the table as what it is."""
        table = self.table
        assert isinstance(table, BlackMaria)
        return table

    def order(self) -> Order | None:
        """Return the suits as they are printed: there is no trump."""
        return self.maria.order

    def title(self) -> str:
        """Return the round, and the score that ends the match."""
        number = str(len(self.match.past) + (0 if self.match.is_deal_over() else 1))
        said = translate("BlackMaria", "Round %1 · ends at %2 points")
        return filled(said, number, str(limit_of(self.match.options)))

    def score_title(self) -> str:
        """Return the heading of the score plate: the lowest wins, up to the limit."""
        said = translate("BlackMaria", "Penalty points, limit %1")
        return self.language.shown(filled(said, str(limit_of(self.match.options))))

    def score_rows(self) -> list[ScoreRow]:
        """Return the scores; a long hand hides the own plate, so that row says what is taken."""
        rows = super().score_rows()
        n = 0 if self.match.is_deal_over() else self.maria.points()[self.names.you]
        if n:
            own = next(row for row in rows if row.own)
            own.score = f"{own.score} {'+' if n > 0 else '-'} {self.language.number(abs(n))}"
        return rows

    def on_event(self, event: Event) -> None:
        """Bring plates up to an event."""
        super().on_event(event)
        if event.key == "trick_won":
            self._raise_moon(event.seat)
        if event.key in ("given", "received", "played", "moon"):
            self.refresh()

    def _raise_moon(self, seat: int) -> None:
        """Let the moon rise over the plate of whoever may now be shooting it, once a deal."""
        moon = self._moon()
        if moon is None or self._moon_is_up:
            self._moon_is_up = moon is not None
            return
        self._moon_is_up = True
        ink = self.view.gallery.colour
        start = QPointF(*self.view.seat_place(seat).beside)
        self.view.toy.go(
            lambda painter, box: draw_moon(painter, box, ink, 1.0, PALE),
            MOON,
            start,
            start - QPointF(0, MOON_RISE),
            RISE_MS,
        )

    def remark(self, seat: int) -> str:
        """Return the penalty points a seat has taken in this deal."""
        table = self.maria
        if table.stage == GIVING:
            return super().remark(seat)
        n = table.points()[seat]
        if n < 0:
            words = filled(translate("BlackMaria", "%1 points"), str(n))
        else:
            words = translate("BlackMaria", "%n point(s)", "", n)
        return self.language.shown(words)

    def info_painting(self) -> Painting | None:
        """Show where cards are given, then what has become of the queen and of hearts."""
        table, lines = self.maria, self.info_lines()
        if table.stage == GIVING:
            return contract_painting(self.view, -1, str(table.terms.pass_count), lines)
        if self._hearts_are_closed():
            return contract_painting(self.view, HEARTS, "", lines)
        return contract_painting(self.view, SPADES, "", lines, sign=self._moon())

    def info_lines(self) -> list[str]:
        """Return to whom cards are given, then where the queen is and what hearts are out."""
        table = self.maria
        if table.stage == GIVING:
            other = self.names.of(table.receiver(self.names.you))
            to = filled(translate("BlackMaria", "to %1"), other)
            return [translate("BlackMaria", "Giving cards"), to]
        if self._hearts_are_closed():
            return [self._queen(), translate("BlackMaria", "Hearts not broken yet")]
        return [self._queen(), self._hearts()]

    def _hearts_are_closed(self) -> bool:
        return bool(self.maria.terms.breaks) and not self.maria.may_lead_hearts()

    def _moon(self) -> Painting | None:
        """Return a moon that rises while one seat has every penalty card so far, where it counts."""
        table = self.maria
        taken = [int(count_bits(bits & table.terms.penalties)) for bits in table.taken]
        most = max(taken)
        if table.terms.moon == "off" or most < MOON_FROM or sum(taken) > most:
            return None
        share = most / int(count_bits(table.terms.penalties))
        ink = self.view.gallery.colour
        return lambda painter, box: draw_moon(painter, box, ink, share)

    def _queen(self) -> str:
        table = self.maria
        for seat, taken in enumerate(table.taken):
            if taken & bit(QUEEN_OF_SPADES):
                said = translate("BlackMaria", "Queen: %1")
                return filled(said, self.names.of(seat))
        if table.seen & bit(QUEEN_OF_SPADES):
            return translate("BlackMaria", "Queen: in this trick")
        return translate("BlackMaria", "Queen: still out")

    def _hearts(self) -> str:
        n = int(count_bits(self.maria.seen & ALL_HEARTS))
        words = translate("BlackMaria", "%n of 13 hearts played", "", n)
        return self.language.shown(words)

    def choices(self, prompt: Prompt) -> list[Choice]:
        """Return what a shooter may do with the points."""
        if prompt.asks != "moon":
            return super().choices(prompt)
        total = str(self.maria.terms.total)
        others = filled(translate("BlackMaria", "%1 to everyone else"), total)
        mine = filled(translate("BlackMaria", "%1 off my score"), total)
        return [
            choice_of(self.match, others, Bid(ADD_TO_OTHERS)),
            choice_of(self.match, mine, Bid(TAKE_OFF)),
        ]

    def prompt_title(self, prompt: Prompt) -> str:
        """Return the two words before the sentence."""
        if prompt.asks == "moon":
            return translate("BlackMaria", "You shot the moon")
        return super().prompt_title(prompt)

    def prompt_text(self) -> str:
        """Return what the person is asked."""
        table = self.maria
        if table.stage == GIVING:
            return self._give_text()
        if table.stage == CHOOSING:
            return translate("BlackMaria", "Where shall the points go?")
        if table.is_over():
            return ""
        return self._play_text()

    def _give_text(self) -> str:
        table = self.maria
        n = table.terms.pass_count
        said = translate("BlackMaria", "Choose %n card(s) to give to %1.", "", n)
        return filled(said, self.names.of(table.receiver(self.names.you)))

    def _play_text(self) -> str:
        table = self.maria
        led = table.trick.led
        if led == NO_SUIT:
            return self._lead_text()
        if self.own().hand.once & table.order.masks[led]:
            return filled(translate("BlackMaria", "Follow suit: %1"), suit_name(led))
        if table.terms.clean and table.is_first_trick():
            return translate("BlackMaria", "Any card, but no penalty card in the first trick.")
        return translate("BlackMaria", "You cannot follow suit: play any card.")

    def _lead_text(self) -> str:
        table = self.maria
        legal = table.legal(self.own())
        if table.stage == OPENING:
            card = cards_in_sentence([table.terms.opening_card])
            return filled(translate("BlackMaria", "You open with the %1."), card)
        if legal != self.own().hand.once:
            return translate("BlackMaria", "Lead a suit other than hearts: they are not broken.")
        return translate("BlackMaria", "Lead any card.")
