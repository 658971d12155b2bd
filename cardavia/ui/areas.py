"""Parts of the table that the keyboard can go to in turn, and what a screen reader reads there."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from cardavia.ui.games.stage import GameStage
from cardavia.ui.scene.layout import ASPECT, Box, Places
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.texts.trick import trick_words
from cardavia.ui.theme import PLATE_RADIUS
from cardavia.ui.widgets.rings import RING, draw_ring

translate = QCoreApplication.translate

STEPS: Final = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
}


def next_focus(areas: Sequence[Sequence[QWidget]], step: int = 1) -> None:
    """Move the keyboard from the area that has it to the next one; each is entered at its first."""
    usable = [area for area in areas if area and area[0].isVisible()]
    if not usable:
        return
    current = next((i for i, area in enumerate(usable) if any(w.hasFocus() for w in area)), None)
    there = 0 if current is None else (current + step) % len(usable)
    usable[there][0].setFocus(Qt.FocusReason.ShortcutFocusReason)


class ReadArea(QLabel):
    """A painted part of the table as words: unseen but for its ring, and never in the mouse's way."""

    def __init__(self, parent: QWidget) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self.group: list[ReadArea] = []
        """Areas of one kind, such as the seats."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk among the areas of a group with the arrow keys."""
        step = STEPS.get(Qt.Key(event.key()), 0)
        if step == 0 or self not in self.group:
            super().keyPressEvent(event)
            return
        there = (self.group.index(self) + step) % len(self.group)
        self.group[there].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def say(self, name: str, words: str) -> None:
        """Be called ``name``, and read as words."""
        self.setText(words)
        self.setAccessibleName(f"{name}: {words}" if name else words)

    def lay(self, box: Box) -> None:
        """Lie over a part of the table, with room for the ring."""
        rect = QRect(round(box.x), round(box.y), round(box.width), round(box.height))
        self.setGeometry(rect.adjusted(-RING, -RING, RING, RING))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        self.update()
        super().focusInEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ring alone: the table below paints the words."""
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = self.rect().adjusted(RING, RING, -RING, -RING).toRectF()
        draw_ring(painter, inner, min(inner.height() / 2, PLATE_RADIUS))
        painter.end()


class TableAreas:
    """The trick, both plates and every seat of a table, in words over their pictures."""

    def __init__(self, view: TableView, stage: GameStage) -> None:
        """Lie over ``view`` and say what ``stage`` knows."""
        self._view = view
        self._stage = stage
        self.trick = ReadArea(view.viewport())
        self.info = ReadArea(view.viewport())
        self.score = ReadArea(view.viewport())
        self.seats = [ReadArea(view.viewport()) for _ in stage.names.names]
        for seat in self.seats:
            seat.group = self.seats

    def parts(self) -> list[list[QWidget]]:
        """Return the areas in the order in which the keyboard visits them."""
        infos: list[QWidget] = [self.info] if self._stage.info_lines() else []
        return [[self.trick], infos, [self.score], [*self.seats]]

    def bring_up(self) -> None:
        """Lie where everything lies now and say how it stands."""
        places = self._view.places
        if places is None or self._stage.match.deal is None:
            return
        self._lay(places)
        stage, names = self._stage, self._stage.names
        plays = self._view.plays()
        winner = stage.winning_seat(plays) if plays else -1
        self.trick.say(translate("Areas", "Trick"), trick_words(plays, winner, names))
        self.info.say("", " · ".join(stage.info_lines()))
        self.score.say("", stage.score_words())
        for seat, (area, facts) in enumerate(zip(self.seats, self._view.facts, strict=True)):
            remark = stage.remark(seat)
            if facts.dealer:
                remark = " · ".join([remark, translate("Areas", "dealer")])
            area.say(facts.name, remark)

    def _lay(self, places: Places) -> None:
        self.trick.lay(_trick_box(places))
        self.info.lay(places.info)
        self.score.lay(places.score)
        self.seats[0].lay(self._view.own_box())
        for area, place in zip(self.seats[1:], places.seats[1:], strict=True):
            area.lay(place.plate)


def _trick_box(places: Places) -> Box:
    """Return the room that single cards of a trick fill."""
    high, wide = places.trick_card, places.trick_card * ASPECT
    across = [seat.trick[0] for seat in places.seats]
    down = [seat.trick[1] for seat in places.seats]
    left, top = min(across) - wide / 2, min(down) - high / 2
    return Box(left, top, max(across) + wide / 2 - left, max(down) + high / 2 - top)
