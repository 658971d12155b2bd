"""The settings over the window: opened once, kept in place, put away."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardavia.store.settings import Settings
from cardavia.ui.widgets.keyboard_place import KeyboardPlace

if TYPE_CHECKING:  # imported when it is opened
    from cardavia.ui.pages.settings_sheet import SettingsSheet


class SettingsOver(QObject):
    """Holds the settings sheet while it is open.

    Signals: ``changed(settings)``; ``compare(plain)`` while the display model is to be off;
    ``page_chosen(name)``, after which the settings are put away.
    """

    changed = Signal(object)
    compare = Signal(bool)
    page_chosen = Signal(str)

    def __init__(self, window: QWidget) -> None:
        """Open over ``window``."""
        super().__init__(window)
        self._window = window
        self.sheet: SettingsSheet | None = None
        self._before = KeyboardPlace()

    def show(self, settings: Settings) -> None:
        """Show the settings over the present page, which stays alive behind."""
        if self.sheet is not None:
            return
        from cardavia.ui.pages.settings_sheet import SettingsSheet

        self._before = KeyboardPlace()
        self.sheet = SettingsSheet(settings, self._window)
        self.sheet.changed.connect(self.changed)
        self.sheet.compare.connect(self.compare)
        self.sheet.closed.connect(self.hide)
        self.sheet.page_chosen.connect(self._on_page)
        self.place()
        self.sheet.show()
        self.sheet.setFocus()

    def hide(self) -> None:
        """Put the settings away."""
        sheet, self.sheet = self.sheet, None
        if sheet is not None:
            sheet.hide()
            sheet.deleteLater()
            self._before.go_back(self._window)

    def _on_page(self, name: str) -> None:
        self.hide()
        self.page_chosen.emit(name)

    def follow(self, settings: Settings) -> None:
        """Show settings that were changed elsewhere, by a key or on the page behind."""
        if self.sheet is not None:
            if self.sheet.settings != settings:
                self.sheet.set_settings(settings)
            self.place()

    def place(self) -> None:
        """Lay an open sheet where the window now has room for it."""
        if self.sheet is not None:
            self.sheet.place(self._window.rect())
