"""A label and its control: side by side where there is room, one above the other where not."""

from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardavia.ui.theme import PAPER_MUTED
from cardavia.ui.widgets.page import label

_GAP: Final = 16
_VERY_WIDE: Final = 9999


class Row(QWidget):
    """One line of a form: what it is, a remark under it, and the control at the right."""

    def __init__(self, control: QWidget, parent: QWidget | None = None) -> None:
        """Hold a control; its texts come from ``set_texts``."""
        super().__init__(parent)
        self.control = control
        control.setParent(self)
        self.words = QWidget(self)
        lines = QVBoxLayout(self.words)
        lines.setContentsMargins(0, 4, 0, 4)
        lines.setSpacing(0)
        self.title: QLabel = label("button", parent=self.words)
        self.remark: QLabel = label("caption", PAPER_MUTED, self.words)
        lines.addWidget(self.title)
        lines.addWidget(self.remark)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_texts(self, title: str, remark: str = "") -> None:
        """Name the control, for eyes and for screen readers."""
        self.title.setText(title)
        self.remark.setText(remark)
        self.remark.setVisible(bool(remark))
        name = getattr(self.control, "name_for_readers", self.control.setAccessibleName)
        name(title)
        self.control.setAccessibleDescription(remark)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return room for both side by side, as low as the row can be."""
        wide = self._title_width() + _GAP + self._control_width()
        return QSize(wide, self.heightForWidth(_VERY_WIDE))

    def minimumSizeHint(self) -> QSize:
        """Return room for the control alone."""
        return QSize(self.control.minimumSizeHint().width(), self.control.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        """Return the height of the words and the control as they come to lie."""
        words = self._words_height(self._words_room(width))
        control = self._control_height(width)
        return max(words, control) if self._beside(width) else words + control + 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place both."""
        self._place()

    def event(self, event: QEvent) -> bool:
        """Place both again when either changes its size."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return handled

    def _place(self) -> None:
        width, height = self.width(), self.height()
        room = self._words_room(width)
        words = self._words_height(room)
        if self._beside(width):
            self.words.setGeometry(0, (height - words) // 2, room, words)
            across, down = self._control_width(), self._control_height(width)
            self.control.setGeometry(QRect(width - across, (height - down) // 2, across, down))
            return
        self.words.setGeometry(0, 0, width, words)
        across = min(width, self._control_width())
        self.control.setGeometry(QRect(0, words + 2, across, self._control_height(width)))

    def _beside(self, width: int) -> bool:
        longest = max([self.title.fontMetrics().horizontalAdvance(w) for w in self._title_words()])
        least = max(longest + 4, min(self._title_width(), width * 2 // 5))
        return least + _GAP + self._control_width() <= width

    def _title_words(self) -> list[str]:
        return self.title.text().split(" ")

    def _title_width(self) -> int:
        return self.title.fontMetrics().horizontalAdvance(self.title.text()) + 4

    def _control_width(self) -> int:
        return self.control.sizeHint().width()

    def _control_height(self, width: int) -> int:
        room = min(width, self._control_width())
        if self.control.hasHeightForWidth():
            return max(self.control.heightForWidth(room), 1)
        return self.control.sizeHint().height()

    def _words_room(self, width: int) -> int:
        return width - self._control_width() - _GAP if self._beside(width) else width

    def _words_height(self, room: int) -> int:
        layout = self.words.layout()
        assert layout is not None
        return layout.totalHeightForWidth(room)
