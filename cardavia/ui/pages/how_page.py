"""How the computer plays: what it sees, how levels differ, and the proof that it does not peek."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cardavia.match.match import Match
from cardavia.store.settings import Settings
from cardavia.ui.language import AsWritten, filled
from cardavia.ui.texts.answers import answer_in
from cardavia.ui.texts.names import Names
from cardavia.ui.theme import EMERALD, PAPER_MUTED, PAPER_TEXT
from cardavia.ui.widgets.page import label, letter
from cardavia.ui.widgets.pill_button import PillButton
from cardavia.ui.widgets.sheet_page import SheetPage

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Seen:
    """All that a computer seat was sent before it answered."""

    deal: int
    seat: int
    answer: str
    record: str


def last_seen(match: Match | None) -> Seen | None:
    """Return the last computer decision of the last finished deal; a running deal stays secret."""
    if match is None or not match.past:
        return None
    deal = len(match.past) - 1
    answers = match.past[deal].answers
    for place in range(len(answers) - 1, -1, -1):
        seat, action = answers[place]
        if seat > 0:
            record = match.up_to(deal, place).sight_text(seat)
            return Seen(deal + 1, seat, answer_in(match.game.name, action), record)
    return None


class HowPage(SheetPage):
    """Plain words about the computer players, and one record of what such a player saw."""

    def __init__(
        self, settings: Settings, match: Match | None, parent: QWidget | None = None
    ) -> None:
        """Explain; the record is of ``match``."""
        super().__init__(settings, parent)
        self.match = match
        self._lines: list[QLabel] = []
        self.seen = label("secondary", PAPER_TEXT, self)
        self.record = _record_text(self)
        self.open_button = PillButton("", "marigold", self)
        self.copy = PillButton("", "ghost", self)
        self.open_button.clicked.connect(self.open_record)
        self.copy.clicked.connect(self.copy_record)
        self.sheet.foot.addWidget(self.open_button)
        self.sheet.foot.addWidget(self.copy)
        self.sheet.foot.addStretch(1)
        self.sheet.body.addWidget(self.seen)
        self.sheet.body.addWidget(self.record)
        self.sheet.body.addStretch(1)
        for hidden in (self.seen, self.record, self.copy):
            hidden.hide()
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the present language."""
        super().retranslate()
        self.sheet.title.setText(translate("How", "How the computer plays"))
        self.open_button.setText(translate("How", "Show what it saw last"))
        self.copy.setText(translate("How", "Copy"))
        self.open_button.setEnabled(last_seen(self.match) is not None)
        self.open_button.setToolTip(self._why_closed())
        for old in self._lines:
            self.sheet.body.removeWidget(old)
            old.deleteLater()
        self._lines = []
        for heading, words in parts():
            self._add("title", heading, EMERALD)
            self._add("message", words, PAPER_TEXT)
        if last_seen(self.match) is None:
            self._add("secondary", self._why_closed(), PAPER_MUTED)
        if not self.record.isHidden():
            self.open_record()
        letter(self, self.type)

    def _add(self, role: str, words: str, ink: str) -> None:
        line = label(role, ink, self)
        line.setText(self.shown(words))
        line.setContentsMargins(0, 10 if role == "title" else 0, 0, 0)
        self.sheet.body.insertWidget(len(self._lines), line)
        self._lines.append(line)

    def _why_closed(self) -> str:
        if last_seen(self.match) is not None:
            return ""
        return translate(
            "How",
            "After the first finished round of a match its last decision can be looked at here."
            " Not before: the record shows that player's cards.",
        )

    def open_record(self) -> None:
        """Show the record of the last computer decision."""
        seen = last_seen(self.match)
        if seen is None or self.match is None:
            return
        said = translate(
            "How",
            "All that %1 was sent in round %2 before the answer “%3”. First the table and the"
            " scores, then the cards dealt to that seat, then each answer in turn. Cards that"
            " others gave away or buried are left out.",
        )
        who = Names(self.match.names).of(seen.seat)
        self.seen.setText(filled(said, who, str(seen.deal), seen.answer))
        self.record.setText(AsWritten(seen.record))
        for shown in (self.seen, self.record, self.copy):
            shown.show()
        self.open_button.hide()

    def reletter(self) -> None:
        """Let the record grow with the other letters."""
        super().reletter()
        letters = self.record.font()
        letters.setPixelSize(round(self.type.pixels(14, 14)))
        self.record.setFont(letters)

    def copy_record(self) -> None:
        """Put the record where it can be pasted from."""
        QGuiApplication.clipboard().setText(self.record.text())


def parts() -> list[tuple[str, str]]:
    """Return the headings and what stands under each."""
    return [
        (
            translate("How", "What it sees"),
            translate(
                "How",
                "Exactly what you would see in its seat: its own cards, what was said and played,"
                " and what it gave away or buried itself. It thinks in a program of its own, which"
                " is sent this and nothing else. The other hands never get there.",
            ),
        ),
        (
            translate("How", "No peeking, at any level"),
            translate(
                "How",
                "The cards are dealt from the number of the deal before anyone says a word, so the"
                " same number gives everybody the same cards. Tests deal the unseen cards again in"
                " another way: as long as the seat sees the same, it must answer the same.",
            ),
        ),
        (translate("How", "The levels"), _levels()),
        (
            translate("How", "Hints and the coach"),
            translate(
                "How",
                "They are the expert, put in your seat with what you could see. The figures are the"
                " average result over imagined deals, so a good answer can still lose this time.",
            ),
        ),
    ]


def _levels() -> str:
    return "\n".join(
        [
            translate(
                "How", "Easy: simple habits, and quite often a card played without thinking."
            ),
            translate("How", "Medium: the same simple habits, without slips."),
            translate(
                "How",
                "Hard: counts the cards, remembers who is out of a suit, and bids by the score of"
                " the match.",
            ),
            translate(
                "How",
                "Expert: imagines many deals that fit everything it has seen, plays its best"
                " answers out in each of them, and takes what does best.",
            ),
        ]
    )


def _record_text(parent: QWidget) -> QLabel:
    """Return a text that can be selected, in letters of one width."""
    made = QLabel(parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(True)
    made.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    made.setStyleSheet(f"color: {PAPER_TEXT}; background: #F1EAD6; padding: 10px;")
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    made.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return made
