"""The round button: plain on dark plates, a ghost on paper, marigold for the one thing to do."""

from typing import Final, Literal

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia.ui.paint.icons import draw_icon
from cardavia.ui.paint.plates import draw_rounded, draw_shadow
from cardavia.ui.theme import BUTTON, FACE, INK, MARIGOLD, PALE, TEXT, colour
from cardavia.ui.widgets.button import Button
from cardavia.ui.widgets.rings import RING, draw_ring

Style = Literal["plain", "marigold", "ghost", "bare", "paper"]
_FILLS: Final = {
    "plain": (colour(TEXT, 0.10), colour(TEXT, 0.35), QColor(TEXT)),
    "marigold": (QColor(MARIGOLD), QColor(PALE), QColor(INK)),
    "ghost": (QColor(FACE), QColor("#BFA86F"), QColor(INK)),
    "bare": (colour(TEXT, 0), colour(TEXT, 0), QColor(TEXT)),
    "paper": (colour(INK, 0), colour(INK, 0), QColor(INK)),
}
_OFF_DARK: Final = (colour("#FFFFFF", 0.05), colour("#FFFFFF", 0.14), QColor("#8FAE9C"))
_OFF_PAPER: Final = (QColor("#F1EAD6"), QColor("#DDD0AC"), QColor("#8A7D60"))
_FLAGS: Final = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class PillButton(Button):
    """A button as wide as its words, which wrap where there is no room."""

    def __init__(
        self, text: str = "", style: Style = "plain", parent: QWidget | None = None, icon: str = ""
    ) -> None:
        """Show ``text``, and a sign before it; a button with a sign alone is round."""
        super().__init__(parent)
        self.style_name: Style = style
        self.icon_name = icon
        self.detail = ""
        self.least = BUTTON
        """The least height and width; small ones are for what has another way too."""
        self._by_keyboard = False
        self.setText(text)
        self.setProperty("role", "button")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_style(self, style: Style) -> None:
        """Dress the button anew."""
        self.style_name = style
        self.update()

    def set_detail(self, detail: str) -> None:
        """Show a remark after the text, or under it where there is no room beside it."""
        self.detail = detail
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the words on one line."""
        words = self._words_width(self.text())
        if self.detail:
            words += self._em() + self._words_width(self.detail)
        wide = words + self._sign_room() + 2 * self._padding() + 2 * RING
        return QSize(max(wide, self.least + 2 * RING), self._least_height())

    def minimumSizeHint(self) -> QSize:
        """Return room for the longest word."""
        longest = max([self._words_width(word) for word in self.text().split(" ")], default=0)
        wide = longest + self._sign_room() + 2 * self._padding() + 2 * RING
        return QSize(max(wide, self.least + 2 * RING), self._least_height())

    def heightForWidth(self, width: int) -> int:
        """Return the height that the wrapped words need."""
        if self.sizeHint().width() <= width:
            return self._least_height()
        room = width - self._sign_room() - 2 * self._padding() - 2 * RING
        words = self._wrapped(self._lines(), room).height() + self._em() // 2
        return max(self._least_height(), words + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill, its words and its ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        radius = min(rect.height() / 2, 26 + self._em() / 2)
        fill, line, ink = self._colours()
        if self.style_name == "marigold" and self.isEnabled():
            draw_shadow(painter, rect, radius, 6, 1.5)
        draw_rounded(painter, rect, fill, line, radius)
        if self.hasFocus() and self._by_keyboard:
            draw_ring(painter, rect, radius)
        self._paint_words(painter, rect, ink)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring where the keyboard brought us, not where the hand did."""
        quiet = (
            Qt.FocusReason.MouseFocusReason,
            Qt.FocusReason.OtherFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        )
        self._by_keyboard = self._by_keyboard or event.reason() not in quiet
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the ring once a key is used."""
        self._by_keyboard = True
        self.update()
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew where letters change."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        if not self.isEnabled():
            return _OFF_DARK if self.style_name in ("plain", "bare") else _OFF_PAPER
        fill, line, ink = _FILLS[self.style_name]
        if self.style_name in ("bare", "paper"):
            return (colour(ink.name(), 0.10) if self._is_lit() else fill), line, ink
        if self.isDown():
            return fill.darker(112), line, ink
        if self._is_lit():
            light = colour(TEXT, 0.18) if self.style_name == "plain" else fill.lighter(104)
            return light, QColor(MARIGOLD), ink
        return fill, line, ink

    def _is_lit(self) -> bool:
        return self.underMouse() or self.isDown()

    def _paint_words(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        inner = rect.adjusted(self._padding(), 0, -self._padding(), 0)
        if self.icon_name:
            side = self._em() * 1.35
            x = inner.left() if self.text() else rect.center().x() - side / 2
            box = QRectF(QPointF(x, rect.center().y() - side / 2), QRectF(0, 0, side, side).size())
            draw_icon(painter, self.icon_name, box, QColor(PALE) if ink == QColor(TEXT) else ink)
            inner.setLeft(inner.left() + self._sign_room())
        painter.setPen(ink)
        painter.setFont(self.font())
        if self.detail and self.sizeHint().width() <= self.width():
            middle = int(Qt.AlignmentFlag.AlignVCenter)
            painter.drawText(inner, middle | int(Qt.AlignmentFlag.AlignLeft), self.text())
            painter.drawText(inner, middle | int(Qt.AlignmentFlag.AlignRight), self.detail)
        else:
            painter.drawText(inner, int(_FLAGS), self._lines())

    def _lines(self) -> str:
        return f"{self.text()}\n{self.detail}" if self.detail else self.text()

    def _em(self) -> int:
        return int(self.fontMetrics().height() * 0.66)

    def _padding(self) -> int:
        return int(self._em() * 1.15) if self.text() else 0

    def _sign_room(self) -> int:
        if not self.icon_name:
            return 0
        return int(self._em() * (1.75 if self.text() else 1.35))

    def _words_width(self, words: str) -> int:
        # Letters may hang over what they advance by.
        return self.fontMetrics().horizontalAdvance(words) + max(4, self._em() // 6) if words else 0

    def _wrapped(self, words: str, width: int) -> QRect:
        return self.fontMetrics().boundingRect(QRect(0, 0, max(1, width), 9999), int(_FLAGS), words)

    def _least_height(self) -> int:
        return max(self.least, int(self.fontMetrics().height() * self._air())) + 2 * RING

    def _air(self) -> float:
        return 1.35 if self.least >= BUTTON else 1.0
