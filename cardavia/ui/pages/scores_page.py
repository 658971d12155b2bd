"""The scores of the match at the table, round by round, while it goes on."""

from PySide6.QtWidgets import QWidget

from cardavia.match.match import Match
from cardavia.store.settings import Settings
from cardavia.ui.pages.score_course import Course
from cardavia.ui.pages.score_table import ScoreTable
from cardavia.ui.texts.names import Names
from cardavia.ui.theme import PAPER_MUTED
from cardavia.ui.widgets.page import label, letter
from cardavia.ui.widgets.sheet_page import SheetPage


class ScoresPage(SheetPage):
    """The score sheet of a match."""

    def __init__(self, settings: Settings, match: Match, parent: QWidget | None = None) -> None:
        """Show the finished deals of ``match``."""
        super().__init__(settings, parent)
        self.course = Course(match)
        self.names = Names(match.names, 0, self.course.sides)
        self._content = QWidget(self)
        self.sheet.body.addWidget(self._content)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the present language."""
        super().retranslate()
        self.sheet.title.setText(self.tr("Scores"))
        old, self._content = self._content, self._table()
        self.sheet.body.replaceWidget(old, self._content)
        self._content.show()
        old.hide()
        old.deleteLater()
        letter(self, self.type)

    def _table(self) -> QWidget:
        if self.course.deals():
            return ScoreTable(self.course, self.names, self)
        none = label("message", PAPER_MUTED, self)
        none.setText(self.tr("No round has been finished yet."))
        return none
