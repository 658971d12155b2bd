"""How to play: the rules of one game at a time, and the words they use."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QShowEvent
from PySide6.QtWidgets import QLabel, QWidget

from cardavia.rules.catalogue import all_games, game_named
from cardavia.rules.game import Options
from cardavia.store.settings import Settings
from cardavia.ui.deck.render import Faces
from cardavia.ui.dressing import gallery_of
from cardavia.ui.pages.at_table import AtTable
from cardavia.ui.pages.glossary import chapters, terms
from cardavia.ui.pages.rules_cards import CardStrip, Groups, order_rows, rows_now
from cardavia.ui.pages.rules_parts import SectionPart
from cardavia.ui.pages.rules_text import Clause, Section, rules_of
from cardavia.ui.pages.term_note import TermNote
from cardavia.ui.texts.games import game_name
from cardavia.ui.theme import PAPER_MUTED
from cardavia.ui.widgets.page import label, letter, spoken
from cardavia.ui.widgets.pill_button import PillButton
from cardavia.ui.widgets.segmented import Segmented
from cardavia.ui.widgets.sheet_page import SheetPage

translate = QCoreApplication.translate

GLOSSARY: Final = "glossary"
"""Shown in place of a game."""


class RulesPage(SheetPage):
    """The rules of the game chosen at the top, as its options are.

    Signals: ``lesson_chosen(game)`` to learn it by playing; ``how_chosen()`` to read how the
    computer plays.
    """

    lesson_chosen = Signal(str)
    how_chosen = Signal()

    def __init__(
        self,
        settings: Settings,
        game: str,
        parent: QWidget | None = None,
        *,
        at: AtTable | None = None,
        faces: Faces | None = None,
    ) -> None:
        """Open at ``game``; in a match at what its options are and the person is asked now."""
        super().__init__(settings, parent)
        self.game = game
        self.games = [one.name for one in all_games()]
        self._at_table = game if at is not None else ""
        self._at = at or AtTable({})
        self._asks = self._at.asks
        self._faces = faces or Faces()
        self._terms = terms(spoken())
        self.chooser = Segmented([(name, name) for name in self.games], self)
        self.chooser.chosen.connect(self.show_game)
        self.remark = label("secondary", PAPER_MUTED, self)
        self.how = PillButton("", "ghost", self)
        self.how.clicked.connect(self.how_chosen)
        self.glossary = PillButton("", "ghost", self)
        self.glossary.clicked.connect(lambda: self.show_game(GLOSSARY))
        self.learn = PillButton("", "marigold", self)
        self.learn.clicked.connect(lambda: self.lesson_chosen.emit(self.game))
        self.note = TermNote(self)
        self.parts: list[SectionPart] = []
        self._arrange()
        self.retranslate()

    def _arrange(self) -> None:
        self.sheet.body.addWidget(self.chooser, 0, Qt.AlignmentFlag.AlignLeft)
        self.sheet.body.addWidget(self.remark)
        self.sheet.foot.addWidget(self.how)
        self.sheet.foot.addStretch(1)
        self.sheet.foot.addWidget(self.glossary)
        self.sheet.foot.addWidget(self.learn)

    def show_game(self, game: str) -> None:
        """Turn to another game's rules, or to the glossary."""
        self.game = game
        self._asks = ""
        self._fill()
        self.sheet.scrolling.verticalScrollBar().setValue(0)

    def retranslate(self) -> None:
        """Show the rules in the present language."""
        super().retranslate()
        self.sheet.title.setText(self.tr("How to play"))
        self.chooser.set_texts([game_name(name) for name in self.games])
        self.chooser.name_for_readers(self.tr("Game"))
        self.how.setText(translate("Rules", "How the computer plays"))
        self.glossary.setText(translate("Rules", "Glossary"))
        self.learn.setText(translate("Rules", "Learn by playing"))
        self._terms = terms(spoken())
        self._fill()

    def options(self) -> Options:
        """Return the options whose rules are shown: of the match, else those last chosen."""
        if self.game == self._at_table:
            return self._at.options
        kind = game_named(self.game)
        assert kind is not None
        return self.settings.options_of(kind)

    def _fill(self) -> None:
        is_game = self.game != GLOSSARY
        self.chooser.set_value(self.game)
        self.learn.setVisible(is_game)
        self.glossary.setEnabled(is_game)
        self.remark.setText(self._remark())
        for old in self.parts:
            self.sheet.body.removeWidget(old)
            old.deleteLater()
        self.note.hide()
        gallery = gallery_of(self.settings, self._faces)
        order = self._order() if is_game else []
        written = rules_of(self.game, spoken(), self.options()) if is_game else _glossary(spoken())
        self.parts = [
            SectionPart(self._read(section), gallery, order, self._mind, self)
            for section in written
        ]
        for part in self.parts:
            self.sheet.body.addWidget(part)
        self.foot_last()
        self._mark_asked()
        self.reletter()

    def _order(self) -> list[tuple[str, Groups]]:
        """Return the drawn order of cards: as they rank in this deal, where that is known."""
        if self.game != self._at_table:
            return order_rows(self.game, self.options())
        if self._at.order is not None:
            return rows_now(self.game, self._at.options, self._at.order)
        return order_rows(self.game, self._at.drawn())

    def _remark(self) -> str:
        if self.game == GLOSSARY:
            return translate("Rules", "The words of the card table.")
        if self.game == self._at_table:
            return translate("Rules", "With the options of this match.")
        return translate("Rules", "With the options last chosen for this game.")

    def _read(self, section: Section) -> Section:
        """Return a section in the digits the player chose."""
        clauses = [Clause(one.kind, self.shown(one.text), one.cards) for one in section.clauses]
        return Section(section.keys, self.shown(section.title), clauses)

    def _mind(self, line: QLabel) -> None:
        """Explain the words of a line under the mouse and on Enter."""
        line.linkHovered.connect(self._on_hovered)
        line.linkActivated.connect(lambda key: self._on_activated(line, key))

    def _on_hovered(self, key: str) -> None:
        if key:
            self._explain(key, self.mapFromGlobal(QCursor.pos()))
        else:
            self.note.leave()

    def _on_activated(self, line: QLabel, key: str) -> None:
        self._explain(key, line.mapTo(self, QPoint(line.width() // 3, line.height())))
        self.note.take_keyboard(line)

    def _explain(self, key: str, place: QPoint) -> None:
        grown = self.unit() * self.settings.text_scale / 100
        self.note.explain(self._terms[key], place, grown)

    def asked_part(self) -> SectionPart | None:
        """Return the section of what the person is asked now."""
        for part in self.parts:
            if self._asks in part.section.keys:
                return part
        return None

    def _mark_asked(self) -> None:
        part = self.asked_part()
        if part is not None:
            part.now.setText(translate("Rules", "This is being asked now."))
            part.now.show()
            QTimer.singleShot(0, self, self._go_to_asked)

    def _go_to_asked(self) -> None:
        """Scroll to what is asked, once everything has its place."""
        part = self.asked_part()
        content = self.sheet.scrolling.widget()
        if part is not None and content is not None:
            layout = content.layout()
            assert layout is not None
            layout.activate()
            self.sheet.scrolling.verticalScrollBar().setValue(part.y())

    def reletter(self) -> None:
        """Grow the drawn cards with the letters."""
        super().reletter()
        for strip in self.findChildren(CardStrip):
            strip.grow(self.unit() * self.settings.text_scale / 100)
        letter(self, self.type)

    def showEvent(self, event: QShowEvent) -> None:
        """Open at what is asked."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._go_to_asked)


def _glossary(language: str) -> list[Section]:
    found: list[Section] = []
    for chapter in chapters(language):
        rows = [Clause("row", f"{term.word} | {term.meaning}") for term in chapter.terms]
        found.append(Section([GLOSSARY], chapter.title, rows))
    return found
