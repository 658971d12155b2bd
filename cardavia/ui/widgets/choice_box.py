"""A value picked from a list that opens, on paper."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyledItemDelegate, QWidget

from cardavia.ui.paint.icons import draw_icon
from cardavia.ui.paint.plates import draw_rounded
from cardavia.ui.theme import BUTTON, EMERALD, FACE, INK, PAPER
from cardavia.ui.widgets.rings import RING, draw_ring

_LIST: Final = (
    f"QAbstractItemView {{ background: {PAPER}; color: {INK}; border: 1px solid #BFA86F; outline: 0;"
    f" selection-background-color: {EMERALD}; selection-color: {FACE}; }}"
    " QAbstractItemView::item { padding: 7px 12px; min-height: 28px; }"
)


class ChoiceBox(QComboBox):
    """A combo box whose entries have a key each; its list is styled like paper."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Offer nothing yet."""
        super().__init__(parent)
        self.setProperty("role", "button")
        self.setItemDelegate(QStyledItemDelegate(self))
        self.view().setStyleSheet(_LIST)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def offer(self, entries: list[tuple[object, str]]) -> None:
        """Offer keys with their texts, keeping the chosen key where it is still there."""
        before = self.key()
        self.blockSignals(True)  # noqa: FBT003 - Qt
        self.clear()
        for key, text in entries:
            self.addItem(text, key)
        self.set_key(before)
        self.blockSignals(False)  # noqa: FBT003 - Qt
        self.updateGeometry()

    def key(self) -> object:
        """Return the key that is chosen."""
        return self.currentData()

    def set_key(self, key: object) -> None:
        """Choose a key; one that is not offered changes nothing."""
        for index in range(self.count()):
            known = self.itemData(index)
            if known == key and isinstance(known, bool) == isinstance(key, bool):
                self.setCurrentIndex(index)
                return

    def sizeHint(self) -> QSize:
        """Return room for the longest text."""
        metrics = self.fontMetrics()
        texts = [self.itemText(index) for index in range(self.count())]
        widest = max([metrics.horizontalAdvance(text) for text in texts], default=40)
        high = max(BUTTON, int(metrics.height() * 1.4)) + 2 * RING
        return QSize(widest + int(metrics.height() * 2.2) + 2 * RING, high)

    def minimumSizeHint(self) -> QSize:
        """Return the same: no value may be cut."""
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page: a value changes only on purpose."""
        event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew where letters change."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.view().setFont(self.font())
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the closed box."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else 0.55)
        rect = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        radius = rect.height() / 2
        draw_rounded(painter, rect, QColor(FACE), QColor("#BFA86F"), radius)
        if self.hasFocus():
            draw_ring(painter, rect, radius)
        em = self.fontMetrics().height() * 0.66
        painter.setPen(QColor(INK))
        painter.setFont(self.font())
        words = rect.adjusted(em, 0, -em * 1.8, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(words, int(flags), self.currentText())
        sign = QRectF(rect.right() - em * 1.8, rect.center().y() - em / 2, em, em)
        draw_icon(painter, "down", sign, QColor(INK))
        painter.end()
