"""The score sheet of a match, laid over the table of a deal that is looked at again."""

from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QWidget

from cardavia.match.match import Match
from cardavia.ui.pages.score_course import Course
from cardavia.ui.pages.score_table import ScoreTable
from cardavia.ui.texts.names import Names
from cardavia.ui.theme import TOP_BAR, Type
from cardavia.ui.widgets.page import letter
from cardavia.ui.widgets.paper_sheet import PaperSheet

translate = QCoreApplication.translate


class ReviewScores(PaperSheet):
    """All rounds of a match on paper."""

    def __init__(self, match: Match, names: Names, parent: QWidget) -> None:
        """Write the scores of ``match``."""
        super().__init__(parent)
        self.title.setText(translate("ScoresPage", "Scores"))
        self.close_button.setAccessibleName(translate("SheetPage", "Close"))
        self.body.addWidget(ScoreTable(Course(match), names, self))
        self.setFocusProxy(self.scrolling)

    def place(self, over: QRect, types: Type) -> None:
        """Lie in the middle of a page, under its strip."""
        wide = min(over.width() - 80, round(740 * types.scale / 100))
        room = over.adjusted((over.width() - wide) // 2, TOP_BAR + 12, 0, -12)
        self.setGeometry(QRect(room.x(), room.y(), wide, room.height()))
        letter(self, types)
