"""The bubbles of a table as buttons: each tells what its call means and what else was possible."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardavia.match.match import Match
from cardavia.ui.language import filled
from cardavia.ui.prompts.prompt_bar import PromptBar
from cardavia.ui.prompts.side_panel import SidePanel
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.texts.meanings import Meaning, meaning_of
from cardavia.ui.texts.names import Names
from cardavia.ui.theme import PAPER_TEXT
from cardavia.ui.widgets.button import Button
from cardavia.ui.widgets.rings import RING, draw_ring

translate = QCoreApplication.translate

_RADIUS: Final = 12


class BubbleButton(Button):
    """Lies unseen over a bubble; the keyboard shows its ring."""

    def __init__(self, parent: QWidget) -> None:
        """Lie nowhere yet."""
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def lay(self, box: QRectF, words: str) -> None:
        """Lie over a bubble with these words."""
        said = filled(translate("Meanings", "What this means: %1"), words)
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.setGeometry(box.adjusted(-RING, -RING, RING, RING).toAlignedRect())
        self.show()
        self.raise_()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        self.update()
        super().focusInEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ring alone: the bubble is painted below."""
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            inner = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
            draw_ring(painter, inner, _RADIUS)
            painter.end()


class Meanings(QObject):
    """Buttons over the bubbles, and the note that one of them opens.

    Signals: ``told(words)`` a meaning was asked for.
    """

    told = Signal(str)

    def __init__(self, match: Match, names: Names, view: TableView, bar: PromptBar) -> None:
        """Explain the calls of ``match`` over ``view``."""
        super().__init__(view)
        self._match = match
        self._names = names
        self._view = view
        self._bar = bar
        self._shown = -1
        self.buttons = [BubbleButton(view.viewport()) for _ in match.names]
        for seat, button in enumerate(self.buttons):
            button.clicked.connect(lambda _=False, seat=seat: self.tell(seat))
        parent = view.parentWidget()
        assert parent is not None
        self.note = SidePanel(view.gallery, view.types, parent)
        self.note.closed.connect(self.be_silent)

    def in_sight(self) -> list[QWidget]:
        """Return the buttons that can be reached now."""
        return [button for button in self.buttons if button.isVisible()]

    def bring_up(self) -> None:
        """Lie over the bubbles that are in sight now, and say an open note again."""
        boxes = self._view.bubbles.boxes
        for seat, button in enumerate(self.buttons):
            box = boxes.get(seat)
            if box is None:
                button.hide()
            else:
                button.lay(box, self._view.bubbles.said[seat].text)
        if self.note.isVisible() and self._shown not in boxes:
            self.note.hide()
        elif self.note.isVisible():
            self.tell(self._shown)

    def be_silent(self) -> None:
        """Put the note away, and the keyboard back where it came from."""
        self.note.hide()
        if 0 <= self._shown < len(self.buttons) and self.buttons[self._shown].isVisible():
            self.buttons[self._shown].setFocus(Qt.FocusReason.OtherFocusReason)

    def tell(self, seat: int) -> None:
        """Say what the last call of a seat means."""
        meaning = meaning_of(self._match, seat, self._names)
        if meaning is None:
            return
        is_new = not self.note.isVisible() or self._shown != seat
        self._shown = seat
        self._write(meaning)
        if is_new:
            self.told.emit(self.note.accessibleDescription())

    def _write(self, meaning: Meaning) -> None:
        self.note.begin(meaning.title, "", self._view.gallery, self._view.types)
        for line in meaning.lines:
            self.note.lines.addWidget(self.note.words("secondary", line, PAPER_TEXT))
        self.note.end(" ".join([meaning.title, *meaning.lines]))
        parent = self._view.parentWidget()
        assert parent is not None
        self.note.lie_over(parent.rect(), self._bar.geometry())
