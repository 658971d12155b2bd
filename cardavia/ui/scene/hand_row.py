"""The person's own hand: cards in a row or fan, chosen by mouse, drag, touch or keyboard.

Each card is also a real button over the view, invisible, so that the keyboard can reach it and a
screen reader can name it.
"""

from collections.abc import Callable
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, Qt, Signal
from PySide6.QtWidgets import QGraphicsScene, QWidget

from cardavia.ui.scene.card_button import CardButton
from cardavia.ui.scene.card_item import DIMMING, CardItem
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.groups import Group, breaks_of
from cardavia.ui.scene.layout import CHOSEN_LIFT, HOVER_LIFT, ROW_SHARE, Places
from cardavia.ui.scene.motion import LIFT_MS, REFLOW_MS, Motion

FAN_MOST: Final = 12
FAN_DEGREES: Final = 1.5
FAN_SINK: Final = 1.1
MOST_SINK: Final = 8.0
"""How much lower the outermost cards of a fan lie."""
FAN_FOOT: Final = 5.0
"""How far above the edge of the window the lowest corner of a fan stays."""
DRAG_START: Final = 12
PLAY_DRAG: Final = 0.45
"""A card dragged up by this share of its height is played."""
RAISED_LIFT: Final = 0.11
"""Of cards that were just received: less than chosen ones."""
LAID_DROP: Final = 0.05
"""How much lower a hand lies whose player sits out."""
Z_HAND: Final = 100.0
_STRONG: Final = Qt.FocusPolicy.StrongFocus


class HandRow(QObject):
    """The cards of the hand and what is chosen among them.

    Signals: ``arranged()`` every card has another place; ``taken(index)`` a card was clicked;
    ``confirmed(index)`` Enter on a card; ``thrown(index)`` a card was dragged onto the table;
    ``slid(start, here)`` the pointer went along the hand while cards are chosen.
    """

    arranged = Signal()
    taken = Signal(int)
    confirmed = Signal(int)
    thrown = Signal(int)
    slid = Signal(int, int)

    def __init__(self, scene: QGraphicsScene, over: QWidget, motion: Motion) -> None:
        """Keep the row's cards in ``scene`` and their buttons on ``over``."""
        super().__init__(over)
        self._scene, self._over, self._motion = scene, over, motion
        self.items: list[CardItem] = []
        self.buttons: list[CardButton] = []
        self.faces: list[int] = []
        self.groups: list[Group] = []
        self.grouped: Callable[[list[int]], list[Group]] = lambda _faces: []
        """What groups some cards form."""
        self.worth: Callable[[int], tuple[int, bool]] = lambda _face: (0, False)
        """What a card counts, and whether it is a trump."""
        self.chosen: set[int] = set()
        self.raised: set[int] = set()
        """Cards that stay raised for a while, such as those just received."""
        self.playable: set[int] | None = None
        self.dimming = 0.0
        self.laid_down = False
        """Whether the whole hand lies aside: its player sits out."""
        self.keyboard = False
        """Whether the last card was reached by keyboard, so that the focus is shown."""
        self.may_slide: Callable[[], bool] = lambda: False
        """Whether dragging along the hand chooses cards."""
        self.before: set[int] | None = None
        """What was chosen before such a drag; None while there is none."""
        self.breaks: tuple[int, ...] = ()
        self._places: Places | None = None
        self._hovered = self._focused = self._dragged = -1
        self._last_focus = 0
        self.describe: Callable[[int], str] = lambda _index: ""

    def show_cards(self, faces: list[int], gallery: Gallery, places: Places) -> None:
        """Show these cards, keeping the items of those that were there before."""
        if faces != self.faces:
            self._let_go()
        old = list(zip(self.faces, self.items, strict=True))
        chosen = [self.items[index] for index in self.chosen]
        kept: list[CardItem] = []
        for face in faces:
            found = next((pair for pair in old if pair[0] == face), None)
            if found is None:
                item = CardItem(gallery, face, places.card)
                item.make_ready()
                self._scene.addItem(item)
                kept.append(item)
            else:
                old.remove(found)
                kept.append(found[1])
        for _, item in old:
            self._scene.removeItem(item)
        self.faces, self.items = list(faces), kept
        self.chosen = {index for index, item in enumerate(kept) if item in chosen}
        self._hovered = -1
        self.arrange(gallery, places, moving=bool(old) or len(kept) > 0)

    def arrange(self, gallery: Gallery, places: Places, *, moving: bool = False) -> None:
        """Put every card and button in its place."""
        self._places = places
        self.groups = self.grouped(self.faces)
        self.breaks = breaks_of(self.groups)
        for index, item in enumerate(self.items):
            points, trump = self.worth(item.face)
            item.show_worth(points, trump=trump)
            item.dress(gallery, places.card)
            item.setZValue(Z_HAND + index)
            self._settle(index, REFLOW_MS if moving and item.pos() != QPointF() else 0)
        self._make_buttons(places)
        self.arranged.emit()

    def _make_buttons(self, places: Places) -> None:
        focused = self._focused
        while len(self.buttons) > len(self.items):
            button = self.buttons.pop()
            button.hide()
            button.deleteLater()
        while len(self.buttons) < len(self.items):
            self.buttons.append(CardButton(self, len(self.buttons), self._over))
        for index, button in enumerate(self.buttons):
            button.setGeometry(self._strip(index, places))
            button.setAccessibleName(self.describe(index))
            button.show()
        self._let_one_take_tab()
        if 0 <= focused < len(self.buttons):
            self.buttons[focused].setFocus()

    def _strip(self, index: int, places: Places) -> QRect:
        """Return the visible part of a card."""
        count = len(self.items)
        x, y = places.hand_place(index, count, self.breaks)
        last = index == count - 1
        ends_row = places.rows > 1 and index == places.row_size - 1
        step = places.hand_step(count, self.breaks)
        if index + 1 in self.breaks:
            step += places.gap
        width = places.card_width if last or ends_row else step
        top = y - places.card * CHOSEN_LIFT if index in self.chosen | self.raised else y
        height = places.card * (ROW_SHARE if places.rows > 1 and index < places.row_size else 1.0)
        return QRect(round(x), round(top), round(width), round(height + y - top))

    def rest(self, index: int) -> tuple[QPointF, float]:
        """Return the place of a card's centre and its angle, lift included."""
        assert self._places is not None
        places, count = self._places, len(self.items)
        x, y = places.hand_place(index, count, self.breaks)
        lift = self._lift(index) * places.card
        off = index - (count - 1) / 2
        is_fan = count <= FAN_MOST and places.rows == 1 and not self.groups
        centre = QPointF(x + places.card_width / 2, y + places.card / 2 - lift)
        if not is_fan:
            return centre, 0.0
        sink = _sink(off, count) - _fan_lift(count, places)
        return centre + QPointF(0, sink), FAN_DEGREES * off

    def _lift(self, index: int) -> float:
        if self.laid_down:
            return -LAID_DROP
        if index in self.chosen:
            return CHOSEN_LIFT
        if index in self.raised:
            return RAISED_LIFT
        lifted = index == self._hovered or (self.keyboard and index == self._focused)
        if self.playable is not None and index not in self.playable:
            return 0.0
        return HOVER_LIFT if lifted else 0.0

    def _settle(self, index: int, ms: float) -> None:
        item = self.items[index]
        centre, angle = self.rest(index)
        item.checked = index in self.chosen
        item.ringed = index in self.chosen
        item.focused = self.keyboard and index == self._focused
        item.dimming = self._dimming_of(index)
        item.update()
        if index != self._dragged:
            self._motion.move(item, centre, ms)
            self._motion.turn(item, angle, ms)

    def _dimming_of(self, index: int) -> float:
        if self.laid_down:
            return DIMMING["subtle"]
        blocked = self.playable is not None and index not in self.playable
        return self.dimming if blocked and index not in self.chosen else 0.0

    def lay_down(self) -> None:
        """Lay the whole hand aside, in shade, until the next deal."""
        self.laid_down = True
        self.chosen, self.raised = set(), set()
        self.refresh()

    def refresh(self) -> None:
        """Show what is chosen, playable and focused now."""
        if self._places is None:
            return
        for index in range(len(self.items)):
            self._settle(index, LIFT_MS)
        for index, button in enumerate(self.buttons):
            button.setGeometry(self._strip(index, self._places))
            button.setAccessibleName(self.describe(index))

    def set_playable(self, indices: set[int] | None, dimming: float) -> None:
        """Mark which cards may be played; None marks none."""
        self.playable = indices
        self.dimming = dimming
        self.refresh()

    def choose(self, indices: set[int]) -> None:
        """Choose exactly these cards."""
        self.chosen = set(indices)
        self.refresh()

    def chosen_faces(self) -> list[int]:
        """Return the chosen cards, from left to right."""
        return [self.faces[index] for index in sorted(self.chosen)]

    def places_of(self, faces: list[int]) -> set[int]:
        """Return where these cards lie, each of two equal ones once for each time it is named."""
        wanted = list(faces)
        found: set[int] = set()
        for index, face in enumerate(self.faces):
            if face in wanted:
                wanted.remove(face)
                found.add(index)
        return found

    def hover(self, index: int) -> None:
        """Lift the card under the pointer, or none."""
        self._hovered = index
        self.refresh()

    def focus(self, index: int) -> None:
        """Show the keyboard's focus, or none."""
        self._focused = index
        if index >= 0:
            self._last_focus = index
            self._let_one_take_tab()
        self.refresh()

    def current(self) -> int:
        """Return the card that the keyboard was on last."""
        return min(max(self._last_focus, 0), len(self.buttons) - 1)

    def _let_one_take_tab(self) -> None:
        """Let Tab come to one card and leave the hand from it; arrows walk among the others."""
        for index, button in enumerate(self.buttons):
            taken = index == self.current()
            button.setFocusPolicy(_STRONG if taken else Qt.FocusPolicy.ClickFocus)

    def turn_to(self, index: int) -> None:
        """Be entered by the keyboard at a card; go there at once if the keyboard is in use."""
        self._last_focus = index
        self._let_one_take_tab()
        if self.keyboard:
            self.take_focus()

    def take_focus(self) -> None:
        """Give the keyboard to the hand, at a card that may be played now."""
        if self.buttons:
            self.buttons[self._next_playable()].setFocus(Qt.FocusReason.OtherFocusReason)

    def _next_playable(self) -> int:
        """Return the playable card that is nearest to where the keyboard was last."""
        here = self.current()
        return min(self.playable or {here}, key=lambda place: abs(place - here))

    def area(self) -> list[QWidget]:
        """Return the cards as widgets, the one that the keyboard was on last before all."""
        return [self.buttons[self.current()], *self.buttons] if self.buttons else []

    def walk(self, index: int, key: Qt.Key) -> bool:
        """Move the focus along the hand; tells whether the key was one of its own."""
        count = len(self.buttons)
        steps = {Qt.Key.Key_Left: index - 1, Qt.Key.Key_Right: index + 1}
        steps |= {Qt.Key.Key_Home: 0, Qt.Key.Key_End: count - 1}
        if key not in steps or not count:
            return False
        self.buttons[steps[key] % count].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def take(self, index: int) -> None:
        """Tell that a card was clicked."""
        if 0 <= index < len(self.items):
            self.taken.emit(index)

    def confirm(self, index: int) -> None:
        """Tell that Enter was pressed on a card."""
        self.confirmed.emit(index)

    def shake(self, index: int) -> None:
        """Shake a card that may not be played."""
        if 0 <= index < len(self.items):
            self._motion.shake(self.items[index])

    def drag(self, index: int, start: QPointF, now: QPointF) -> None:
        """Once the pointer has moved far enough, let the card follow it or choose along the hand."""
        way = now - start
        begins = self._dragged != index and self.before is None
        if begins and way.manhattanLength() < DRAG_START:
            return
        if index >= len(self.items) or self._places is None:
            return
        if begins and abs(way.x()) > abs(way.y()) and self.may_slide():
            self.before = set(self.chosen)
        if self.before is not None:
            self.slid.emit(index, self._place_under(now))
            return
        self._dragged = index
        centre, _ = self.rest(index)
        self.items[index].setPos(centre + way)
        self.items[index].setZValue(Z_HAND + 200)

    def _place_under(self, now: QPointF) -> int:
        """Return the card whose strip the pointer is on or right of, in its own row."""
        spot = self._over.mapFromGlobal(now.toPoint())
        places = self._places
        assert places is not None
        start, end = 0, len(self.buttons)
        if places.rows > 1:
            is_lower = spot.y() > places.hand_y + places.card * ROW_SHARE
            start, end = (places.row_size, end) if is_lower else (0, places.row_size)
        lefts = [self.buttons[index].x() for index in range(start, end)]
        return start + max(0, sum(left <= spot.x() for left in lefts) - 1)

    def drop(self, index: int, way: QPointF) -> bool:
        """Play a card dragged up far enough, else let it back; tells whether it was dragged."""
        if self.before is not None:
            self.before = None
            return True
        if self._dragged != index:
            return False
        self._dragged = -1
        if index < len(self.items) and self._places is not None:
            self.items[index].setZValue(Z_HAND + index)
            if -way.y() > self._places.card * PLAY_DRAG:
                self.thrown.emit(index)
            self.refresh()
        return True

    def _let_go(self) -> None:
        """End every press and drag: the card under the pointer will be another one."""
        self._dragged, self.before = -1, None
        for button in self.buttons:
            button.let_go()

    def release(self, index: int) -> CardItem:
        """Hand a card's item over to the table; the row closes up."""
        self._let_go()
        item = self.items.pop(index)
        self.faces.pop(index)
        self.chosen = {i - (i > index) for i in self.chosen if i != index}
        self.raised = {i - (i > index) for i in self.raised if i != index}
        self._hovered = -1
        item.checked = item.ringed = item.focused = False
        item.show_worth(0, trump=False)
        item.dimming = 0.0
        return item

    def close_up(self, gallery: Gallery) -> None:
        """Close the gaps after cards have left."""
        if self._places is not None:
            self.arrange(gallery, self._places, moving=True)

    def clear(self) -> None:
        """Take every card away."""
        self._let_go()
        for item in self.items:
            self._scene.removeItem(item)
        self.items, self.faces, self.groups = [], [], []
        self.chosen, self.raised = set(), set()
        self.playable = None
        self.laid_down = False
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []


def _sink(off: float, count: int) -> float:
    """Return how much lower a card of a fan lies, ``off`` cards from its middle."""
    return off**2 * min(FAN_SINK, MOST_SINK / max(1.0, (count - 1) / 2) ** 2)


def _fan_lift(count: int, places: Places) -> float:
    """Return how much higher a fan is held, so that its outermost corners are on the table."""
    out = (count - 1) / 2
    turn = radians(FAN_DEGREES * out)
    corner = places.card_width / 2 * sin(turn) - places.card / 2 * (1 - cos(turn))
    room = places.height - places.hand_y - places.card - FAN_FOOT
    return max(0.0, _sink(out, count) + corner - room)
