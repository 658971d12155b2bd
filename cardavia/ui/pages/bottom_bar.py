"""The quiet links at the foot of the home page, on one plate."""

import itertools
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardavia.ui.paint.plates import draw_plate, plate_line
from cardavia.ui.theme import GOLD, colour
from cardavia.ui.widgets.flow import Flow
from cardavia.ui.widgets.pill_button import PillButton

PAGES: Final = ("today", "replay", "history", "statistics", "rules", "settings", "quit")


class BottomBar(Flow):
    """Links to the other pages.

    Signals: ``chosen(page)``, one of ``PAGES``.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show all links."""
        super().__init__(parent, "middle", 8)
        self.plate = QColor("#0C2419")
        self.line = plate_line()
        self.links: dict[str, PillButton] = {}
        for page in PAGES:
            link = PillButton("", "bare", self)
            link.clicked.connect(lambda _=False, page=page: self.chosen.emit(page))
            self.links[page] = link
            self.add(link)

    def retranslate(self) -> None:
        """Set every text anew."""
        texts = {
            "today": self.tr("Today’s deal"),
            "replay": self.tr("Replay a record"),
            "history": self.tr("Your matches"),
            "statistics": self.tr("Statistics"),
            "rules": self.tr("How to play"),
            "settings": self.tr("Settings"),
            "quit": self.tr("Quit"),
        }
        for page, text in texts.items():
            self.links[page].setText(text)
            self.links[page].updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate behind the links, and dots between them."""
        shown = [link.geometry() for link in self.links.values() if not link.isHidden()]
        if not shown:
            return
        whole = QRectF(shown[0])
        for place in shown:
            whole = whole.united(QRectF(place))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = whole.adjusted(-14, 2, 14, -4)
        draw_plate(painter, plate, colour(self.plate.name(), 0.94), self.line, 26)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(GOLD, 0.67))
        for before, after in itertools.pairwise(shown):
            if before.center().y() == after.center().y():
                between = (before.right() + after.left()) / 2 + 0.5
                painter.drawEllipse(QPointF(between, before.center().y()), 2, 2)
        painter.end()
