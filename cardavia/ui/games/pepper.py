"""Pepper on screen."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF

from cardavia.cards.cards import NO_SUIT
from cardavia.cards.order import Order
from cardavia.match.match import Match
from cardavia.rules.actions import BIG_PEPPER, LOW, SMALL_PEPPER, Prompt, Show
from cardavia.rules.events import Event
from cardavia.rules.game import seats_of, side_of
from cardavia.rules.pepper.table import BIDDING, NAMING, PLAYING, Pepper
from cardavia.ui.games.contract import contract_painting, every_suit, trump_words
from cardavia.ui.games.stage import GameStage
from cardavia.ui.language import Language, filled
from cardavia.ui.paint.toys import draw_mill
from cardavia.ui.prompts.choices import bid_choices, trump_choices
from cardavia.ui.prompts.prompt_bar import Choice
from cardavia.ui.scene.plates import Painting
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.texts.card_names import suit_name
from cardavia.ui.texts.events import bid_name
from cardavia.ui.texts.names import Names

translate = QCoreApplication.translate

MILL: Final = (52.0, 68.0)
GRIND_MS: Final = 1500
ALL_TRICKS: Final = (SMALL_PEPPER, BIG_PEPPER)


class PepperStage(GameStage):
    """The highest bid, then trump, and the tricks made of those promised."""

    def __init__(self, match: Match, view: TableView, names: Names, language: Language) -> None:
        """Show ``match`` on ``view``."""
        super().__init__(match, view, names, language)
        self.hand_size = match.game.hand_size(match.options)

    @property
    def pepper(self) -> Pepper:
        """Return the table as what it is."""
        table = self.table
        assert isinstance(table, Pepper)
        return table

    def order(self) -> Order | None:
        """Return the order once trump is named; before that suits stand as printed."""
        return self.pepper.order if self.pepper.stage > NAMING else None

    def tricks(self) -> list[int]:
        """Return the tricks each seat has taken."""
        return list(self.pepper.tricks_won)

    def title(self) -> str:
        """Return the round and the target."""
        target = str(self.match.options["target"])
        number = str(len(self.match.past) + (0 if self.match.is_deal_over() else 1))
        return filled(translate("Pepper", "Round %1 · to %2 points"), number, target)

    def call_text(self, event: Event) -> str:
        """Return what a bubble says; both Peppers by their names alone."""
        if event.key == "bid" and event.number in ALL_TRICKS:
            return bid_name(event.number)
        return super().call_text(event)

    def on_event(self, event: Event) -> None:
        """Bring plates up to an event; a Pepper is ground beside whoever bids it, over the bubble."""
        super().on_event(event)
        if event.key != "bid" or event.number not in ALL_TRICKS:
            return
        mill = self._mill()
        place = self.view.seat_place(event.seat)
        spot = QPointF(*place.beside)
        if place.side != "top":
            spot -= QPointF(0, MILL[1])
        if mill is not None:
            self.view.toy.go(mill, MILL, spot, spot, GRIND_MS)

    def choices(self, prompt: Prompt) -> list[Choice]:
        """Return every call in its place, or the trump suits."""
        table = self.pepper
        if prompt.asks == "trump":
            return trump_choices(self.match, low=table.terms.low)
        bids = [*range(table.terms.min_bid, table.terms.tricks), *ALL_TRICKS]
        choices = bid_choices(self.match, bids, standing=-1, is_dealer=False)
        for action in prompt.legal:
            if isinstance(action, Show):
                words = translate("Pepper", "New deal")
                choices.append(Choice(words, action))
        return choices

    def prompt_title(self, prompt: Prompt) -> str:
        """Return the two words before the sentence."""
        if prompt.asks == "trump":
            return translate("Pepper", "Your trump")
        return super().prompt_title(prompt)

    def info_painting(self) -> Painting | None:
        """Show the highest bid, then trump with the tricks made and promised."""
        table, lines = self.pepper, self.info_lines()
        if not lines:
            return None
        if table.stage <= NAMING:
            return contract_painting(self.view, -1, self._short_bid(), lines, sign=self._mill())
        none = every_suit(self.view) if table.trump < 0 else None
        return contract_painting(self.view, table.trump, "", lines, sign=none)

    def info_lines(self) -> list[str]:
        """Return the bidder, then trump with the tricks made and promised."""
        table = self.pepper
        if table.contractor < 0:
            return []
        name = self.names.of(table.contractor)
        if table.stage == NAMING:
            return [name, translate("Pepper", "choosing trump")]
        if table.stage < NAMING:
            return [name, translate("Pepper", "highest bid")]
        made = filled(translate("Pepper", "Tricks: %1 of %2"), *self._tricks())
        bid = filled(translate("Pepper", "%1 · bid: %2"), name, bid_name(table.bid))
        return [self._trump(), bid, made]

    def _mill(self) -> Painting | None:
        """Return a pepper mill for the two bids that bear its name."""
        bid = self.pepper.bid
        if bid not in ALL_TRICKS:
            return None
        ink = self.view.gallery.colour
        return lambda painter, box: draw_mill(painter, box, ink, big=bid == BIG_PEPPER)

    def _short_bid(self) -> str:
        bid = self.pepper.bid
        return str(bid) if bid < SMALL_PEPPER else str(self.pepper.terms.tricks)

    def _trump(self) -> str:
        if self.pepper.trump == LOW:
            return translate("Pepper", "No trump, nine high")
        return trump_words(self.pepper.trump)

    def _tricks(self) -> tuple[str, str]:
        table = self.pepper
        side = side_of(table.terms.sides, table.contractor)
        return str(table.side_tricks()[side]), str(table.tricks_promised())

    def remark(self, seat: int) -> str:
        """Return the second line of a seat plate: tricks taken once cards are played."""
        table = self.pepper
        if seat == table.out and table.stage == PLAYING:
            return translate("Pepper", "sits out")
        if table.stage != PLAYING:
            return self._calm_remark(seat)
        n = table.tricks_won[seat]
        words = translate("Pepper", "%n trick(s)", "", n)
        return self.language.shown(words)

    def _calm_remark(self, seat: int) -> str:
        if self.names.is_partner(seat):
            return translate("Pepper", "partner")
        return super().remark(seat)

    def prompt_text(self) -> str:
        """Return what the person is asked."""
        table = self.pepper
        if table.stage == BIDDING:
            return self._bid_text()
        if table.stage == NAMING:
            said = translate("Pepper", "Your bid stands: %1. Which suit is trump?")
            return filled(said, bid_name(table.bid))
        if table.stage != PLAYING:
            return self._give_text()
        return self._play_text()

    def _bid_text(self) -> str:
        table = self.pepper
        if table.bid == 0 and not table.may_pass():
            said = translate("Pepper", "Everyone passed: as dealer you bid at least %1.")
            return filled(said, str(table.terms.min_bid))
        if table.bid == 0:
            if seats_of(self.match.options) == 4:
                return translate(
                    "Pepper", "Nobody has bid yet. How many tricks will your team take?"
                )
            return translate("Pepper", "Nobody has bid yet. How many tricks will you take?")
        if self.names.is_partner(table.contractor):
            said = translate("Pepper", "Your partner's bid is the highest: %1. Raise it or pass.")
        else:
            said = translate("Pepper", "The highest bid so far: %1. Bid higher or pass.")
        return filled(said, bid_name(table.bid))

    def _give_text(self) -> str:
        table = self.pepper
        other = self.names.of(table.contractor + table.out - table.turn)
        if table.turn == table.out:
            said = translate("Pepper", "Give your partner %1 your best card, face down.")
        else:
            said = translate("Pepper", "Give %1 a card back, face down.")
        return filled(said, other)

    def _play_text(self) -> str:
        table = self.pepper
        led = table.trick.led
        if led == NO_SUIT:
            return translate("Pepper", "Lead any card.")
        if not self.own().hand.once & table.order.masks[led]:
            return translate("Pepper", "You cannot follow suit: play any card.")
        return filled(translate("Pepper", "Follow suit: %1"), suit_name(led))
