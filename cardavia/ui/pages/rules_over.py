"""The rules laid over a page whose options are still being chosen."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from cardavia.rules.game import Options
from cardavia.store.settings import Settings
from cardavia.ui.pages.at_table import AtTable
from cardavia.ui.pages.rules_page import RulesPage


class RulesOver(RulesPage):
    """Covers its parent until it is closed; then it is gone and the parent has the keyboard."""

    def __init__(self, over: QWidget, settings: Settings, game: str, options: Options) -> None:
        """Cover ``over`` with the rules of a game under some options."""
        super().__init__(settings, game, over, at=AtTable(dict(options)))
        self._over = over
        self.how.hide()
        self.closed.connect(self._leave)
        over.installEventFilter(self)
        self.setGeometry(over.rect())
        self.show()
        self.setFocus()

    def _leave(self) -> None:
        self._over.removeEventFilter(self)
        self.hide()
        self._over.setFocus()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the page at every size."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._over.rect())
        return False
