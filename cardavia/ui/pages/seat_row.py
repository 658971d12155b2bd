"""One computer player of a new match: its name and its level."""

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from cardavia.ui.language import filled
from cardavia.ui.texts.names import name_shown, name_stored
from cardavia.ui.widgets.choice_box import ChoiceBox
from cardavia.ui.widgets.page import dressed
from cardavia.ui.widgets.row import Row

translate = QCoreApplication.translate

LEVELS: Final = ("easy", "normal", "hard", "expert")


class SeatRow(Row):
    """The place of a computer player, with fields for its name and its level."""

    def __init__(self, seat: int, name: str, level: str, parent: QWidget) -> None:
        """Offer a place to a player as it was called and played last."""
        pair = QWidget(parent)
        self.seat = seat
        self.name = dressed(QLineEdit(name_shown(name), pair), "button")
        self.level = ChoiceBox(pair)
        self._usual = name
        self._first_level = level
        line = QHBoxLayout(pair)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self.name)
        line.addWidget(self.level)
        self.name.setMaxLength(20)
        self.name.setMinimumHeight(40)
        self.name.setStyleSheet(
            "QLineEdit { background: #FFFFFF; color: #1B1726; border: 1px solid #BFA86F; border-radius: 10px; padding: 4px 10px; }"
        )
        super().__init__(pair, parent)

    def retranslate(self) -> None:
        """Name everything in the present language."""
        words = filled(translate("NewMatch", "Computer player %1"), str(self.seat))
        self.set_texts(words, self.remark.text())
        before = self.level.key() or self._first_level
        self.level.offer([(key, level_name(key)) for key in LEVELS])
        self.level.set_key(before)
        self.level.setAccessibleName(words)
        self.name.setAccessibleName(words)
        self.name.setText(name_shown(self.player()))

    def show_partner(self, *, is_partner: bool) -> None:
        """Say whether the person plays together with this player."""
        partner = translate("NewMatch", "Your partner") if is_partner else ""
        self.set_texts(self.title.text(), partner)

    def player(self) -> str:
        """Return the name as it is stored; an empty field leaves the last one."""
        return name_stored(self.name.text().strip()) or self._usual


def level_name(level: str) -> str:
    """Return the name of a level."""
    return {
        "easy": translate("NewMatch", "Easy"),
        "normal": translate("NewMatch", "Medium"),
        "hard": translate("NewMatch", "Hard"),
        "expert": translate("NewMatch", "Expert"),
    }[level]
