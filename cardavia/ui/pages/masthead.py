"""The top of the home page: lotus, name, motto, and the language at the right."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cardavia.ui.language import LANGUAGES
from cardavia.ui.paint.motifs import draw_lotus
from cardavia.ui.theme import TEXT
from cardavia.ui.widgets.page import label, spoken
from cardavia.ui.widgets.segmented import Segmented

_LOTUS: Final = 34
_PULL: Final = 16
"""Mukta leaves much air above and below; the lines move together by this."""


class Masthead(QWidget):
    """Name in the middle, languages at the right, or above it where there is no room beside.

    Signals: ``language_chosen(code)``.
    """

    language_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show the program's name."""
        super().__init__(parent)
        self._name = _line("wordmark", self)
        self._name.setText("Cardavia")
        self._motto = _line("message", self)
        self.languages = Segmented(list(LANGUAGES.items()), self, dark=True)
        self.languages.chosen.connect(self.language_chosen)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def retranslate(self) -> None:
        """Set every text anew."""
        self._motto.setText(self.tr("Four trick-taking games at one quiet table"))
        self.languages.name_for_readers(self.tr("Language"))
        self.languages.set_value(spoken())

    def sizeHint(self) -> QSize:
        """Return the lowest size."""
        return QSize(400, self.heightForWidth(9999))

    def minimumSizeHint(self) -> QSize:
        """Return the lowest size."""
        return QSize(200, self.heightForWidth(9999))

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines, and of the languages where they lie above."""
        above = 0 if self._fits_beside(width) else self.languages.sizeHint().height()
        return above + _LOTUS + self._name_height() + self._motto_height(width)

    def event(self, event: QEvent) -> bool:
        """Place the parts again when one changes its size."""
        handled = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._place()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the parts."""
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lotus over the name."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        foot = self._name.geometry().top() + 3
        draw_lotus(painter, QPointF(self.width() / 2, foot), _LOTUS - 5)
        painter.end()

    def _place(self) -> None:
        wide = self.width()
        hint = self.languages.sizeHint()
        beside = self._fits_beside(wide)
        top = _LOTUS + (0 if beside else hint.height())
        self._name.setGeometry(QRect(0, top - _PULL // 2, wide, self._name.sizeHint().height()))
        motto = top + self._name_height()
        self._motto.setGeometry(QRect(0, motto, wide, self._motto_height(wide)))
        drop = _LOTUS if beside else 0
        self.languages.setGeometry(QRect(wide - hint.width(), drop, hint.width(), hint.height()))

    def _name_height(self) -> int:
        return self._name.sizeHint().height() - _PULL

    def _motto_height(self, width: int) -> int:
        return self._motto.heightForWidth(width)

    def _fits_beside(self, width: int) -> bool:
        words = max(
            made.fontMetrics().horizontalAdvance(made.text()) for made in (self._name, self._motto)
        )
        return words / 2 + self.languages.sizeHint().width() + 24 <= width / 2


def _line(role: str, parent: QWidget) -> QLabel:
    made = label(role, TEXT, parent)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return made
