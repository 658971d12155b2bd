"""What the statistics page can do besides showing: be saved as a table, and start anew."""

from pathlib import Path

from cardavia.store.matches import Matches
from cardavia.store.settings import Settings
from cardavia.store.statistics import as_csv
from cardavia.ui.documents import file_to_write
from cardavia.ui.pages.statistics_page import StatisticsPage
from cardavia.ui.widgets.paper_dialog import PaperDialog


class Deeds(StatisticsPage):
    """The statistics of the store, with their two deeds carried out."""

    def __init__(self, settings: Settings, matches: Matches) -> None:
        """Show the results kept in ``matches``."""
        self.matches = matches
        super().__init__(settings, matches.results())
        self.export_chosen.connect(self.choose_file)
        self.reset_chosen.connect(self.ask_reset)

    def choose_file(self) -> None:
        """Let the player choose where the table goes."""
        words = self.tr("Save statistics")
        path = file_to_write(self, words, "cardavia.csv", "CSV")
        if path is not None:
            self.save_to(path)

    def save_to(self, path: Path) -> bool:
        """Write the table; a failure is told, and nothing else happens."""
        try:
            path.write_text(as_csv(self.facts), "utf-8", newline="")
        except OSError:
            title = self.tr("The file could not be written.")
            words = self.tr("Choose another folder.")
            PaperDialog(self, self.settings, title, words, [("ok", self.tr("OK"))]).show()
            return False
        return True

    def ask_reset(self) -> PaperDialog:
        """Ask before all figures are forgotten; matches stay."""
        title = self.tr("Reset the statistics?")
        words = self.tr("All figures are forgotten. Your matches stay.")
        answers = [("reset", self.tr("Reset")), ("keep", self.tr("Keep them"))]
        dialog = PaperDialog(self, self.settings, title, words, answers)
        dialog.chosen.connect(self._on_answer)
        dialog.show()
        return dialog

    def _on_answer(self, answer: str) -> None:
        if answer == "reset":
            self.matches.forget_results()
            self.facts = self.matches.results()
            self.retranslate()
