"""The invisible button over one card of the hand: mouse, touch, keyboard and screen reader."""

from typing import Final, Protocol

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

WALKING: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
KEYBOARD_REASONS: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class Row(Protocol):
    """What a button asks of the hand it belongs to."""

    keyboard: bool

    def hover(self, index: int) -> None:
        """Lift the card under the pointer, or none."""

    def focus(self, index: int) -> None:
        """Show the keyboard's focus, or none."""

    def take(self, index: int) -> None:
        """Tell that a card was clicked."""

    def confirm(self, index: int) -> None:
        """Tell that Enter was pressed on a card."""

    def walk(self, index: int, key: Qt.Key) -> bool:
        """Move the focus along the hand; tells whether the key was one of its own."""

    def drag(self, index: int, start: QPointF, now: QPointF) -> None:
        """Follow the pointer from where it was pressed to where it is on the screen."""

    def drop(self, index: int, way: QPointF) -> bool:
        """End a drag; tells whether there was one."""


class CardButton(QAbstractButton):
    """The invisible button over one card of the hand."""

    def __init__(self, row: Row, index: int, parent: QWidget) -> None:
        """Stand for the card at ``index``."""
        super().__init__(parent)
        self.row = row
        self.index = index
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._pressed_at: QPointF | None = None
        self.clicked.connect(self._on_clicked)

    def _on_clicked(self) -> None:
        """Take the card when a screen reader presses it; mouse and keys are taken below."""
        self.row.take(self.index)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw nothing: the scene draws the card and its focus ring."""

    def enterEvent(self, event: QEnterEvent) -> None:
        """Lift the card under the pointer."""
        self.row.hover(self.index)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Let it down again."""
        self.row.hover(-1)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus on the card."""
        if event.reason() in KEYBOARD_REASONS:
            self.row.keyboard = True
        self.row.focus(self.index)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the focus off the card."""
        self.row.focus(-1)
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the hand with the arrow keys; Enter and Space choose."""
        self.row.keyboard = True
        if event.isAutoRepeat() and event.key() not in WALKING:
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.row.confirm(self.index)
        elif event.key() == Qt.Key.Key_Space:
            self.row.take(self.index)
        elif not self.row.walk(self.index, Qt.Key(event.key())):
            super().keyPressEvent(event)

    def let_go(self) -> None:
        """Let the present press come to nothing."""
        self._pressed_at = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag may start."""
        self.row.keyboard = False
        self._pressed_at = event.globalPosition()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the card with the pointer, or choose along the hand."""
        if self._pressed_at is not None:
            self.row.drag(self.index, self._pressed_at, event.globalPosition())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop a dragged card, or take a click."""
        start, self._pressed_at = self._pressed_at, None
        self.setDown(False)
        if start is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if not self.row.drop(self.index, event.globalPosition() - start):
            self.row.take(self.index)
