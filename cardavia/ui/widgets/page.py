"""What every page does: letters that grow with the window, and words that follow the language."""

from typing import Final, TypeVar

from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QColor, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cardavia.store.settings import Settings
from cardavia.ui.language import number, shown
from cardavia.ui.theme import PAPER_TEXT, Type

ROLE: Final = "role"
"""The property that names a widget's letters: a method of ``Type``."""
_Widget = TypeVar("_Widget", bound=QWidget)


def spoken() -> str:
    """Return the language of the screen: ``en`` or ``hi``."""
    return "hi" if QLocale().language() == QLocale.Language.Hindi else "en"


def dressed(widget: _Widget, role: str) -> _Widget:
    """Give a widget the letters of a role, from the next lettering on."""
    widget.setProperty(ROLE, role)
    return widget


def label(role: str, ink: str = PAPER_TEXT, parent: QWidget | None = None) -> QLabel:
    """Return an empty text that wraps rather than be cut."""
    made = dressed(QLabel(parent), role)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(True)
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    palette = made.palette()
    palette.setColor(QPalette.ColorRole.WindowText, QColor(ink))
    made.setPalette(palette)
    return made


def letter(within: QWidget, types: Type) -> None:
    """Give every widget below one the letters of its role."""
    widgets = within.findChildren(QWidget)
    changed = False
    for widget in widgets:
        role = widget.property(ROLE)
        if role:
            font = getattr(types, role)()
            if widget.font() != font:
                widget.setFont(font)
                changed = True
    if changed:
        # What holds the letters keeps its old size until it is told that its content has grown.
        for widget in widgets:
            widget.updateGeometry()


class Page(QWidget):
    """A part of the window that shows the settings' letters and the language's words."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        """Show a page as ``settings`` say."""
        super().__init__(parent)
        self.settings = settings
        self.type = Type()

    def set_settings(self, settings: Settings) -> None:
        """Follow other settings."""
        self.settings = settings
        self.reletter()
        self.update()

    def retranslate(self) -> None:
        """Set every text anew; pages with words extend this."""

    def takes(self, command: str) -> bool:
        """Carry out a command of the window itself, where the page has an answer of its own."""
        return False

    def number(self, value: int) -> str:
        """Return a whole number in the digits the player chose."""
        return number(value)

    def shown(self, text: str) -> str:
        """Return a text with the digits the player chose."""
        return shown(text)

    def unit(self) -> float:
        """Return how much larger everything is than at 800 pixels of height."""
        return min(1.35, max(1.0, self.window().height() / 800))

    def reletter(self) -> None:
        """Give every widget the letters of its role."""
        self.type = Type(spoken(), self.window().height(), self.settings.text_scale)
        letter(self, self.type)

    def showEvent(self, event: QShowEvent) -> None:
        """Letter everything for the window it is now part of."""
        self.reletter()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Grow the letters with the window."""
        super().resizeEvent(event)
        wanted = Type(spoken(), self.window().height(), self.settings.text_scale)
        if wanted != self.type:
            self.reletter()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language in place."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.reletter()
        super().changeEvent(event)
