"""A page on bare cloth, outside the reach of the display sliders."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QHideEvent, QImage, QPainter, QPaintEvent

from cardavia.store.settings import Settings
from cardavia.ui.paint.cloth import plain_felt
from cardavia.ui.system_wishes import wants_contrast
from cardavia.ui.theme import FELTS, Felt
from cardavia.ui.widgets.page import Page


def felt_of(settings: Settings) -> Felt:
    """Return the cloth the player chose; plain black for high contrast."""
    return FELTS["high_contrast" if wants_contrast(settings) else settings.felt]


class ClothPage(Page):
    """A page whose background is the player's cloth, painted once a size."""

    _cloth: QImage | None = None
    _cloth_key: object = None

    def cloth(self) -> QImage:
        """Return the background for the present size and settings."""
        key = (self.size(), self.devicePixelRatioF(), felt_of(self.settings).name)
        if self._cloth is None or self._cloth_key != key:
            felt = felt_of(self.settings)
            self._cloth = plain_felt(self.size(), self.devicePixelRatioF(), felt, inlay=False)
            self._cloth_key = key
        return self._cloth

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawImage(QPointF(0, 0), self.cloth())
        self.paint_over(painter)
        painter.end()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let go of the cloth, which is as large as the window, while nobody sees it."""
        self._cloth = None
        super().hideEvent(event)

    def paint_over(self, painter: QPainter) -> None:
        """Paint what hangs on the cloth; pages with ornaments extend this."""
