"""Pitch on screen."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF

from cardavia.cards.cards import NO_SUIT
from cardavia.cards.order import Order
from cardavia.rules.actions import Prompt
from cardavia.rules.events import Event
from cardavia.rules.pitch.table import PITCH, SMUDGE, Pitch
from cardavia.ui.games.contract import contract_painting, trump_words
from cardavia.ui.games.stage import GameStage
from cardavia.ui.language import filled
from cardavia.ui.paint.toys import draw_ball
from cardavia.ui.prompts.choices import bid_choices
from cardavia.ui.prompts.prompt_bar import Choice
from cardavia.ui.scene.plates import Painting

translate = QCoreApplication.translate

BALL: Final = 26.0
THROW_MS: Final = 700


class PitchStage(GameStage):
    """Score, the highest bid, then trump and what the pitcher needs."""

    hand_size = 6

    @property
    def pitch(self) -> Pitch:
        """Return the table as what it is."""
        table = self.table
        assert isinstance(table, Pitch)
        return table

    def order(self) -> Order | None:
        """Return the order once trump is made."""
        return self.pitch.order if self.pitch.order.trump != NO_SUIT else None

    def tricks(self) -> list[int]:
        """Return the tricks each seat has taken."""
        return list(self.pitch.tricks_won)

    def title(self) -> str:
        """Return the round and the target."""
        target = str(self.match.options["target"])
        number = str(len(self.match.past) + (0 if self.match.is_deal_over() else 1))
        said = translate("Pitch", "Round %1 · to %2 points")
        return filled(said, number, target)

    def call_text(self, event: Event) -> str:
        """Return what a bubble says; a four is a pitch."""
        if event.key == "bid" and event.number == SMUDGE:
            return translate("Pitch", "Smudge")
        if event.key == "bid" and event.number == PITCH:
            return translate("Pitch", "Pitches: 4")
        return super().call_text(event)

    def choices(self, prompt: Prompt) -> list[Choice]:
        """Return pass and every bid."""
        table = self.pitch
        bids = list(range(1, table.terms.top_bid + 1))
        is_dealer = table.turn == table.dealer
        choices = bid_choices(self.match, bids, standing=table.bid, is_dealer=is_dealer)
        if table.terms.top_bid == SMUDGE:
            smudge = translate("Pitch", "Smudge")
            choices[-1].text = filled(translate("Pitch", "%1 · %2"), choices[-1].text, smudge)
        return choices

    def on_event(self, event: Event) -> None:
        """Bring plates up to an event; the pitcher's trump is thrown like a ball."""
        super().on_event(event)
        places = self.view.places
        if event.key != "trump" or places is None:
            return
        ink = self.view.gallery.colour
        self.view.toy.go(
            lambda painter, box: draw_ball(painter, box, ink),
            (BALL, BALL),
            self.view.from_seat(event.seat),
            QPointF(*places.info.centre),
            THROW_MS,
        )

    def remark(self, seat: int) -> str:
        """Return cards left, and tricks taken once there are any."""
        n = self.pitch.tricks_won[seat]
        cards = super().remark(seat)
        if n == 0:
            return cards
        tricks = self.language.shown(translate("Pitch", "%n trick(s)", "", n))
        return filled(translate("Pitch", "%1 · %2"), cards, tricks)

    def brief_remark(self, seat: int) -> str:
        """Return the cards left alone: the tricks lie under the plate."""
        return super().remark(seat)

    def info_painting(self) -> Painting | None:
        """Show the highest bid with its bidder, then trump."""
        table, lines = self.pitch, self.info_lines()
        if not lines:
            return None
        if table.is_auction or table.order.trump == NO_SUIT:
            return contract_painting(self.view, -1, str(table.bid), lines)
        return contract_painting(self.view, table.order.trump, "", lines)

    def info_lines(self) -> list[str]:
        """Return the bidder, then trump with the bid."""
        table = self.pitch
        if table.pitcher < 0:
            return []
        name = self.names.of(table.pitcher)
        if table.is_auction:
            return [name, translate("Pitch", "highest bid")]
        if table.order.trump == NO_SUIT:
            return [name, translate("Pitch", "pitcher")]
        bid = filled(translate("Pitch", "%1 · bid: %2"), name, str(table.bid))
        return [trump_words(table.order.trump), bid]

    def prompt_text(self) -> str:
        """Return what the person is asked."""
        table = self.pitch
        if not table.is_auction:
            return self._play_text()
        if table.bid == 0 and not table.may_pass():
            return translate("Pitch", "Everyone passed: as dealer you bid at least 2.")
        if table.bid == 0:
            return translate("Pitch", "Nobody has bid yet. How many points will you win?")
        bid = str(table.bid)
        if table.turn == table.dealer and table.bid in table.legal_bids():
            said = translate("Pitch", "%1 is the highest so far. As dealer you may take it at %1.")
            return filled(said, bid)
        said = translate("Pitch", "%1 is the highest bid so far. Bid higher or pass.")
        return filled(said, bid)

    def _play_text(self) -> str:
        table = self.pitch
        if table.order.trump == NO_SUIT:
            return translate("Pitch", "Lead a card: its suit will be trump.")
        led = table.trick.led
        if led < 0:
            return translate("Pitch", "Lead any card.")
        from cardavia.ui.texts.card_names import suit_name

        held = self.own().hand
        if not held.once & table.order.masks[led]:
            return translate("Pitch", "You cannot follow suit: play any card.")
        if table.terms.strict or led == 4:
            return filled(translate("Pitch", "Follow suit: %1"), suit_name(led))
        return filled(translate("Pitch", "Follow %1 or play a trump."), suit_name(led))
