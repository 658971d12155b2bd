"""Pages one behind the other: home always, the table while a match is on, one page over them."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from cardavia.store.settings import Settings
from cardavia.ui.widgets.keyboard_place import KeyboardPlace
from cardavia.ui.widgets.page import Page


class PageStack(QStackedWidget):
    """Shows one page at a time; home and the waiting table are kept, any other is forgotten.

    Signals: ``full_screen_left()`` by an Escape that the page shown has no use for.
    """

    full_screen_left = Signal()

    def __init__(self, home: QWidget, parent: QWidget) -> None:
        """Show ``home``."""
        super().__init__(parent)
        self.home = home
        self.waiting: QWidget | None = None
        """The table of the match that is on."""
        self._left = KeyboardPlace()
        self.currentChanged.connect(self._on_changed)
        self.addWidget(home)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the full screen on an Escape that no page wants."""
        if event.key() == Qt.Key.Key_Escape and self.window().isFullScreen():
            self.full_screen_left.emit()
        else:
            super().keyPressEvent(event)

    def _on_changed(self) -> None:
        page = self.currentWidget()
        if page is not None:
            self.setFocusProxy(page)

    def turn_to(self, page: QWidget) -> None:
        """Show a page in place of the one shown."""
        if self.currentWidget() in (self.home, self.waiting):
            self._left = KeyboardPlace()
        self._drop_shown()
        self.addWidget(page)
        self.setCurrentWidget(page)
        page.setFocus()

    def seat_table(self, table: QWidget) -> None:
        """Show the table of a match, in place of the page shown and of any table before."""
        before, self.waiting = self.waiting, table
        self.turn_to(table)
        if before is not None and self.indexOf(before) >= 0:
            self._drop(before)

    def come_back(self) -> QWidget:
        """Show what waits behind the page shown, the table or else home, and go on there."""
        self._drop_shown()
        behind = self.waiting or self.home
        self.setCurrentWidget(behind)
        self._left.go_back(behind)
        return behind

    def go_home(self) -> None:
        """Show home and forget everything else."""
        self._drop_shown()
        table, self.waiting = self.waiting, None
        if table is not None:
            self._drop(table)
        self.setCurrentWidget(self.home)

    def follow(self, settings: Settings) -> None:
        """Show every page as other settings say; the table is dressed by the window."""
        for place in range(self.count()):
            page = self.widget(place)
            if isinstance(page, Page):
                page.set_settings(settings)

    def _drop_shown(self) -> None:
        page = self.currentWidget()
        if page is not None and page not in (self.home, self.waiting):
            self._drop(page)

    def _drop(self, page: QWidget) -> None:
        # Until Qt comes to delete it, its time may come once more: a table would play on unseen.
        for timer in page.findChildren(QTimer):
            timer.stop()
        self.removeWidget(page)
        page.deleteLater()
