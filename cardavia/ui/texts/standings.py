"""How far an unfinished match has come, in two words for its button."""

from PySide6.QtCore import QCoreApplication

from cardavia.store.saved import Saved
from cardavia.ui.language import filled

translate = QCoreApplication.translate


def standing_remark(saved: Saved) -> str:
    """Return "Round 3", or nothing while no card has been dealt."""
    if saved.deals == 0:
        return ""
    return filled(translate("Standings", "Round %1"), str(saved.deals))
