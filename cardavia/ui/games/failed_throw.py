"""What a table of Tractor shows of a throw that can be beaten."""

from PySide6.QtCore import QCoreApplication

from cardavia.ui.scene.banner import Shown

translate = QCoreApplication.translate


def failed_throw_text(points: int) -> str:
    """Return the sentence over the cards: that the throw fails, and what it costs."""
    n = points
    if n == 0:
        return translate("Tractor", "The throw can be beaten, so only a part of it is led.")
    return translate(
        "Tractor", "The throw can be beaten and costs %n point(s). Only a part of it is led.", "", n
    )


def failed_throw_cards(led: list[int], back: list[int]) -> list[Shown]:
    """Return what must be led, and what goes back into the hand."""
    must = Shown(led, translate("Tractor", "must be led"))
    return [must, Shown(back, translate("Tractor", "back to the hand"))]
