"""A page that is one sheet of paper on the cloth."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardavia.store.settings import Settings
from cardavia.ui.widgets.cloth_page import ClothPage
from cardavia.ui.widgets.paper_sheet import PaperSheet


class SheetPage(ClothPage):
    """A sheet in the middle of the window, as wide as it reads well.

    Signals: ``closed()``.
    """

    closed = Signal()
    sheet_width = 860

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        """Lay an empty sheet on the cloth."""
        super().__init__(settings, parent)
        self.sheet = PaperSheet(self)
        self.sheet.closed.connect(self.closed)
        row = QHBoxLayout(self)
        row.addWidget(self.sheet)
        self.setFocusProxy(self.sheet.scrolling)

    def retranslate(self) -> None:
        """Name the cross."""
        self.sheet.close_button.setAccessibleName(self.tr("Close"))
        self.sheet.close_button.setToolTip(self.tr("Close"))

    def foot_last(self) -> None:
        """Let Tab come to the buttons at the foot after all that lies above them."""
        foot = [self.sheet.foot.itemAt(place) for place in range(self.sheet.foot.count())]
        buttons = [item.widget() for item in foot if item is not None]
        last: QWidget | None = None
        here = self.nextInFocusChain()
        while here is not None and here is not self:
            if self.isAncestorOf(here) and _takes_tab(here) and here not in buttons:
                last = here
            here = here.nextInFocusChain()
        for button in buttons:
            if button is not None and last is not None and _takes_tab(button):
                QWidget.setTabOrder(last, button)
                last = button

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the sheet as wide as lines of text should be."""
        super().resizeEvent(event)
        self._narrow()

    def set_settings(self, settings: Settings) -> None:
        """Follow other settings, also in the width of lines."""
        super().set_settings(settings)
        self._narrow()

    def _narrow(self) -> None:
        grown = self.unit() * self.settings.text_scale / 100
        side = max(0, int((self.width() - self.sheet_width * grown) / 2))
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(side, 6, side, 6)


def _takes_tab(widget: QWidget) -> bool:
    """Tell whether Tab stops here; Qt orders no other widgets."""
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
