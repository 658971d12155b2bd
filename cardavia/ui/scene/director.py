"""Turns events into motions, one method an event; what it shows is true already."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, Signal

from cardavia.rules.events import Event
from cardavia.ui.deck.render import BACK
from cardavia.ui.scene.card_item import CardItem
from cardavia.ui.scene.motion import (
    BUBBLE_MS,
    DEAL_MS,
    DEAL_STAGGER_MS,
    FLIP_MS,
    GIVE_MS,
    OWN_CARD_MS,
    SWEEP_MS,
    TO_TRICK_MS,
    WHOLE_DEAL_MS,
)
from cardavia.ui.scene.stage import Stage
from cardavia.ui.scene.table_view import TableView

PERSON: Final = 0
CALL_PAUSE_MS: Final = 420
BANNER_MS: Final = 2400
BANNERS: Final = ("thrown_in", "kitty_exposed", "throw_failed", "misdeal", "moon", "nothing_left")
UNTIL_CLICK_MS: Final = 3_600_000
AFTER_CARD_MS: Final = 60
PACK_TOP: Final = 3
"""How many cards of a pack are seen at once: painting those below would only darken the shadow."""


class Director(QObject):
    """Shows events one after the other.

    Signals: ``shown()`` when all that was given has been shown; ``told(event)`` at the moment an
    event is shown, for words and sounds; ``stepped()`` after each that leaves a pause, and at the
    end.
    """

    shown = Signal()
    told = Signal(object)
    stepped = Signal()

    def __init__(self, view: TableView, parent: QObject | None = None) -> None:
        """Direct ``view``."""
        super().__init__(parent)
        self.view = view
        self.stage: Stage | None = None
        self.hold_ms = 1200
        """How long a finished trick stays; 0 until a click."""
        self._queue: list[Event] = []
        self._busy = False
        self._silent = False
        self._held: list[int] = []
        self._plays: list[tuple[int, list[int]]] = []
        self._scenes: dict[str, Callable[[Event], float]] = {
            "dealt": self.on_dealt,
            "bid": self.on_call,
            "pass": self.on_call,
            "declared": self.on_call,
            "thrown": self.on_call,
            "throw_beaten": self.on_call,
            "auction_won": self.on_auction_won,
            "trump": self.on_trump,
            "played": self.on_played,
            "trick_won": self.on_trick_won,
            "given": self.on_given,
            "received": self.on_received,
            "kitty_taken": self.on_kitty_taken,
            "buried": self.on_buried,
            "sweep": self.on_sweep,
            "laid_down": self.on_laid_down,
            "banner_read": self.on_banner_read,
            "kitty_revealed": self.on_last_banner,
        }
        self._scenes |= dict.fromkeys(BANNERS, self.on_banner)

    def show(self, events: list[Event]) -> None:
        """Show events after those that wait already."""
        self._queue += events
        if not self._busy:
            self._busy = True
            self._next()

    def restore(self, events: list[Event]) -> None:
        """Show at once how the table stands after these events."""
        self.drop()
        self.view.clear_table()
        self._held, self._plays = [], []
        factor, self.view.motion.factor = self.view.motion.factor, 0.0
        self._silent = True
        for event in events:
            self._scene(event)
        self._queue = []
        self._silent = False
        self.view.drop_leaving()
        self.view.motion.factor = factor

    def drop(self) -> None:
        """Forget what waits to be shown."""
        self._queue = []
        self._busy = False
        self.view.motion.drop()

    def skip(self) -> bool:
        """Bring what moves to its end and skip the pause; tells whether there was one."""
        waits = self.view.motion.is_waiting()
        self.view.motion.finish()
        return waits

    def _next(self) -> None:
        while self._queue:
            event = self._queue.pop(0)
            pause = self._scene(event)
            if pause > 0 and self.view.motion.factor > 0:
                self.stepped.emit()
                self.view.motion.after(pause, self._next, scaled=event.key != "trick_won")
                return
        self.view.drop_leaving()
        self._busy = False
        self.stepped.emit()
        self.shown.emit()

    def _scene(self, event: Event) -> float:
        if not self._silent:
            self.told.emit(event)
        scene = self._scenes.get(event.key)
        pause = scene(event) if scene is not None else 0.0
        if self.stage is not None:
            self.stage.on_event(event)
        return pause

    def on_dealt(self, event: Event) -> float:
        """Deal a seat its cards."""
        if event.seat == PERSON:
            self._new_deal()
            self._held = list(event.cards)
            self._lay_hand()
            if self._silent:
                return 0.0
            return self._deal_own()
        self.view.show_backs(event.seat, event.number)
        return 0.0

    def _new_deal(self) -> None:
        self.view.clear_table()
        self._plays = []

    def _deal_own(self) -> float:
        """Let the own cards come from the middle, one after the other."""
        view = self.view
        assert view.places is not None
        start = QPointF(*view.places.centre)
        count = max(1, len(view.hand.items))
        stagger = min(DEAL_STAGGER_MS, (WHOLE_DEAL_MS - DEAL_MS) / count)
        for index, item in enumerate(view.hand.items):
            rest, angle = view.hand.rest(index)
            item.setPos(start)
            item.setRotation(0)
            wait = index * stagger
            if index + PACK_TOP < count:
                view.motion.appear(item, wait)
            view.motion.move(item, rest, DEAL_MS, wait_ms=wait)
            view.motion.turn(item, angle, DEAL_MS, wait_ms=wait)
            view.motion.flip(item, wait_ms=wait + DEAL_MS - FLIP_MS / 2)
        return DEAL_MS + count * stagger + FLIP_MS

    def turn_hand(self, *, high_right: bool) -> None:
        """Let the highest cards of the hand stand on this side from now on."""
        self.view.high_right = high_right
        if self._held:
            self._lay_hand()

    def _lay_hand(self) -> None:
        assert self.view.places is not None
        faces = self._held
        if self.stage is not None:
            faces = self.stage.sorted_hand(faces)
        self.view.hand.show_cards(faces, self.view.gallery, self.view.places)

    def on_call(self, event: Event) -> float:
        """Show what a seat said in a bubble."""
        if self.stage is not None:
            text = self.stage.call_text(event)
            faces = self.stage.call_faces(event)
            if text:
                muted = event.key == "pass"
                self.view.show_bubble(event.seat, text, muted=muted, faces=faces)
        return 0.0 if event.seat == PERSON else CALL_PAUSE_MS

    def on_auction_won(self, _event: Event) -> float:
        """Leave the last bids in sight for a moment."""
        return BUBBLE_MS * 5

    def on_trump(self, _event: Event) -> float:
        """Sort the hand anew: trumps now stand together."""
        self._lay_hand()
        return 0.0

    def on_played(self, event: Event) -> float:
        """Fly cards from a seat to its place in the trick."""
        if event.number == 0:
            self.view.clear_bubbles()
            self._plays = []
        items = self._cards_of(event)
        if event.number == 0 and items:
            items[0].mark = "1"
        self._plays.append((event.seat, event.cards))
        ms = OWN_CARD_MS if event.seat == PERSON else TO_TRICK_MS
        self.view.put_on_trick(event.seat, items, ms)
        if self.stage is not None:
            winner = self.stage.winning_seat(self._plays)
            self.view.set_winner(winner, self.stage.winning_text())
        return ms + AFTER_CARD_MS

    def _cards_of(self, event: Event) -> list[CardItem]:
        """Take the played cards out of the hand they come from."""
        view = self.view
        if event.seat != PERSON:
            view.change_backs(event.seat, -len(event.cards))
            start = view.from_seat(event.seat)
            items = [view.new_card(face, start) for face in event.cards]
            for item in items:
                view.motion.flip(item)
            return items
        view.hand.raised = set()
        return self._own_items(event.cards)

    def _own_items(self, faces: list[int]) -> list[CardItem]:
        """Take cards out of the own hand, the chosen ones of equal cards first."""
        view = self.view
        items: list[CardItem] = []
        chosen = sorted(view.hand.chosen)
        for face in faces:
            spots = [i for i, held in enumerate(view.hand.faces) if held == face]
            if not spots:
                items.append(view.new_card(face, view.from_seat(PERSON)))
                continue
            spot = next((i for i in spots if i in chosen), spots[0])
            items.append(view.hand.release(spot))
            chosen = sorted(view.hand.chosen)
        self._held = list(view.hand.faces)
        view.hand.choose(set())
        view.hand.close_up(view.gallery)
        return items

    def on_trick_won(self, event: Event) -> float:
        """Let the finished trick stay, then sweep it to its winner."""
        if self._silent:
            self.view.sweep(event.seat, 0)
            if self.stage is not None:
                self.stage.on_event(_moment("sweep", event.seat))
            return 0.0
        hold = self.hold_ms if self.hold_ms > 0 else UNTIL_CLICK_MS
        self._queue.insert(0, _moment("sweep", event.seat))
        return float(hold)

    def on_sweep(self, event: Event) -> float:
        """Sweep the finished trick away."""
        self.view.sweep(event.seat, SWEEP_MS)
        return SWEEP_MS

    def on_given(self, event: Event) -> float:
        """Move cards face down from a seat to its neighbour."""
        view = self.view
        goal = view.from_seat(event.other)
        for item in self._given_items(event):
            item.show_face(BACK)
            view.leaving.append(item)
            view.motion.move(item, goal, GIVE_MS)
            view.motion.fade(item, 0.0, GIVE_MS * 1.2)
        return GIVE_MS * 0.5

    def _given_items(self, event: Event) -> list[CardItem]:
        """Return the cards that leave a seat's hand; the person's own are taken out of the row."""
        view = self.view
        if event.seat != PERSON:
            start = view.from_seat(event.seat)
            return [view.new_card(BACK, start + QPointF(i * 8, 0)) for i in range(event.number)]
        faces = self.stage.given_away(event) if self.stage is not None else []
        return self._own_items(faces)

    def on_received(self, event: Event) -> float:
        """Put received cards into the hand, raised for a moment."""
        if event.seat != PERSON:
            return 0.0
        self._take_up(event.cards)
        return GIVE_MS

    def _raise(self, faces: list[int]) -> None:
        hand = self.view.hand
        hand.raised = hand.places_of(faces)
        hand.refresh()

    def _take_up(self, faces: list[int]) -> None:
        """Put new cards into the hand, raised, and turn them face up."""
        self._held = self._held + faces
        self._lay_hand()
        self._raise(faces)
        for place in self.view.hand.raised:
            self.view.motion.flip(self.view.hand.items[place])

    def on_kitty_taken(self, event: Event) -> float:
        """Put the kitty into the dealer's hand."""
        if event.seat == PERSON and event.cards:
            self._take_up(event.cards)
        elif event.seat != PERSON:
            self.view.show_backs(event.seat, 33)
        return GIVE_MS

    def on_buried(self, event: Event) -> float:
        """Take buried or given cards out of the hand."""
        if event.seat == PERSON and event.cards:
            self.remove_own(event.cards)
        elif event.seat != PERSON:
            self.view.show_backs(event.seat, 25)
        return GIVE_MS

    def on_laid_down(self, event: Event) -> float:
        """Put the cards of a seat that sits out away; the person still sees the own ones."""
        if event.seat == PERSON:
            self.view.hand.lay_down()
        self.view.show_backs(event.seat, 0)
        return 0.0

    def on_banner(self, event: Event) -> float:
        """Tell something in the middle of the table, for as long as it takes to read."""
        if self._silent or self.stage is None:
            return 0.0
        groups = self.stage.banner_cards(event)
        self.view.show_banner(self.stage.banner_text(event), groups)
        self._queue.insert(0, _moment("banner_read", event.seat))
        if event.key == "throw_failed" and event.seat == PERSON:
            self.view.hand.choose(set())
            self._raise(event.cards)
        return BANNER_MS * max(1, len(groups))

    def on_banner_read(self, _event: Event) -> float:
        """Take the banner away."""
        self.view.hide_banner()
        return 0.0

    def on_last_banner(self, event: Event) -> float:
        """Tell what ends the deal; it stays until the next."""
        if self.stage is not None:
            self.view.show_banner(self.stage.banner_text(event), self.stage.banner_cards(event))
        return 0.0 if self._silent else BANNER_MS

    def set_hand(self, faces: list[int]) -> None:
        """Show exactly these cards in the own hand."""
        self._held = list(faces)
        self._lay_hand()

    def remove_own(self, faces: list[int]) -> None:
        """Take cards out of the own hand that go to nobody's trick."""
        for face in faces:
            if face in self._held:
                self._held.remove(face)
        self.view.hand.raised = set()
        self.view.hand.choose(set())
        self._lay_hand()


def _moment(key: str, seat: int) -> Event:
    """Return what only the screen knows: the moment after something has stayed long enough."""
    # No subclass: compiled classes, as the rules' are, take none from outside.
    made = Event(seat)
    made.key = key
    return made
