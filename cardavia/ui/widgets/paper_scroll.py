"""A part of a page that scrolls, by wheel, hand and keyboard."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

_BAR: Final = (
    "QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }"
    " QScrollBar::handle:vertical { background: #A8966A; border-radius: 4px; min-height: 40px;"
    " margin: 2px; }"
    " QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
    " QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
)


class PaperScroll(QScrollArea):
    """A see-through scroll area that never scrolls sideways."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        """Scroll ``content`` up and down."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setStyleSheet(_BAR)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(content)
        content.setAutoFillBackground(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by arrows, pages, Home and End."""
        bar = self.verticalScrollBar()
        places = {
            Qt.Key.Key_Down: bar.value() + 60,
            Qt.Key.Key_Up: bar.value() - 60,
            Qt.Key.Key_PageDown: bar.value() + bar.pageStep(),
            Qt.Key.Key_PageUp: bar.value() - bar.pageStep(),
            Qt.Key.Key_Space: bar.value() + bar.pageStep(),
            Qt.Key.Key_Home: bar.minimum(),
            Qt.Key.Key_End: bar.maximum(),
        }
        place = places.get(Qt.Key(event.key()))
        if place is None:
            super().keyPressEvent(event)
        else:
            bar.setValue(place)
