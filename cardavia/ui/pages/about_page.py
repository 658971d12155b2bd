"""What the program is, under which licence, and whose work it stands on."""

import platform
import tomllib
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from cardavia.cards import hand as compiled_when_built
from cardavia.store.folders import own_folders
from cardavia.store.settings import Settings
from cardavia.ui.language import filled
from cardavia.ui.theme import EMERALD, PAPER_MUTED
from cardavia.ui.widgets.page import label, letter, spoken
from cardavia.ui.widgets.pill_button import PillButton
from cardavia.ui.widgets.sheet_page import SheetPage
from cardavia.version import VERSION

NOTICES: Final = Path(__file__).resolve().parent.parent.parent / "assets" / "notices.toml"
_BADGE: Final = 72

translate = QCoreApplication.translate


class AboutPage(SheetPage):
    """Version, licence, folders and notices; the version can be copied for a report."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        """Show all of it."""
        super().__init__(settings, parent)
        self.copy = PillButton("", "ghost", self)
        self.copy.clicked.connect(self.copy_version)
        self.sheet.foot.addWidget(self.copy)
        self.sheet.foot.addStretch(1)
        self._content = QWidget(self)
        self.sheet.body.addWidget(self._content)
        self.sheet.body.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the present language."""
        super().retranslate()
        self.sheet.title.setText(self.tr("About Cardavia"))
        self.copy.setText(self.tr("Copy the version"))
        fresh = QWidget(self)
        self._write(QGridLayout(fresh))
        self.sheet.body.replaceWidget(self._content, fresh)
        self._content.deleteLater()
        self._content = fresh
        letter(self, self.type)

    def _write(self, grid: QGridLayout) -> None:
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(18)
        grid.addWidget(_badge(self), 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
        version = self.shown(filled(self.tr("Version %1"), VERSION))
        grid.addWidget(_line("title", version, self), 0, 1)
        words = self.tr("Four trick-taking games at one quiet table. Nothing leaves this computer.")
        grid.addWidget(_line("message", words, self), 1, 1)
        for paragraph in (self._licence(), self._folder(), self._thanks()):
            grid.addWidget(_line("message", paragraph, self), grid.rowCount(), 0, 1, 2)
        for name, remark in works():
            row = grid.rowCount()
            grid.addWidget(_line("button", name, self, EMERALD), row, 0)
            grid.addWidget(_line("message", remark, self, PAPER_MUTED), row, 1)

    def _licence(self) -> str:
        return self.tr(
            "Cardavia is free software: you may use it, pass it on and change it under the GNU"
            " General Public License, version 3 or later. It comes without any warranty."
        )

    def _folder(self) -> str:
        return filled(self.tr("Your matches are kept in %1."), str(own_folders().data))

    def _thanks(self) -> str:
        return self.tr("It stands on the work of others, under licences of their own:")

    def copy_version(self) -> None:
        """Put on the clipboard what a report of a fault should say."""
        QGuiApplication.clipboard().setText(version_report())


def version_report() -> str:
    """Return one line about this program and what it runs on, in English for its readers."""
    file = compiled_when_built.__file__
    build = "interpreted" if file.endswith(".py") else "compiled"
    system = f"{platform.system()} {platform.release()}"
    parts = (f"Qt {qVersion()}", f"Python {platform.python_version()}", system, spoken())
    return f"Cardavia {VERSION} ({build}), {', '.join(parts)}"


def works() -> list[tuple[str, str]]:
    """Return what the program stands on: its name, then its part here, its licence and its makers."""
    return [
        (one["name"], f"{part_words(one['part'])} · {one['licence']} · {one['by']}")
        for one in tomllib.loads(NOTICES.read_text("utf-8"))["work"]
    ]


def part_words(part: str) -> str:
    """Return what a work does in this program."""
    words = {
        "window": translate("About", "Window and drawing"),
        "language": translate("About", "Programming language"),
        "letters": translate("About", "Letters"),
        "matches": translate("About", "Matches on disk"),
        "records": translate("About", "Settings and records"),
        "folders": translate("About", "Folders of the player"),
        "sound": translate("About", "Sounds"),
        "speed": translate("About", "Compiled rules"),
        "package": translate("About", "Packaged program"),
    }
    return words[part]


def _line(role: str, words: str, parent: QWidget, ink: str = "") -> QLabel:
    made = label(role, ink, parent) if ink else label(role, parent=parent)
    made.setText(words)
    made.setContentsMargins(0, 4, 0, 0)
    return made


def _badge(parent: QWidget) -> QLabel:
    made = QLabel(parent)
    made.setPixmap(QGuiApplication.windowIcon().pixmap(_BADGE, _BADGE))
    return made
