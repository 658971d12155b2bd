"""What the desktop asks of every program: stronger contrast, less motion."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from cardavia.store.settings import Settings


class SystemWishes(QObject):
    """Tells when the desktop changes its mind, where this Qt can tell.

    Signals: ``changed()``.
    """

    changed = Signal()

    def __init__(self, parent: QObject, style: QObject) -> None:
        """Listen to the wishes that ``style``, the application's style hints, knows of."""
        super().__init__(parent)
        self._style = style
        self._hints = _hints_of(style)
        for name in ("contrastPreferenceChanged", "motionPreferenceChanged"):
            told = getattr(self._hints, name, None)
            if told is not None:
                told.connect(lambda _wish: self.changed.emit())


def _hints_of(style: QObject) -> object:
    """Return what Qt knows of the desktop's wishes; None before Qt 6.10."""
    ask = getattr(style, "accessibility", None)
    return ask() if ask is not None else None


def _wish(name: str) -> str:
    # The hints live no longer than this reference to what they belong to.
    style = QGuiApplication.styleHints()
    ask = getattr(_hints_of(style), name, None)
    return str(ask()) if ask is not None else ""


def system_wants_contrast() -> bool:
    """Tell whether the desktop asks for high contrast."""
    return "HighContrast" in _wish("contrastPreference")


def system_wants_calm() -> bool:
    """Tell whether the desktop asks for less motion; no Qt before 6.12 can tell."""
    return "Reduced" in _wish("motionPreference")


def wants_contrast(settings: Settings) -> bool:
    """Tell whether the player or the desktop wishes for the high-contrast table."""
    return settings.high_contrast or system_wants_contrast()


def wants_calm(settings: Settings) -> bool:
    """Tell whether the player or the desktop wishes for less motion."""
    return settings.reduced_motion or system_wants_calm()
