"""A written section of the rules as widgets: headings, paragraphs, tables and drawn cards."""

import re
from collections.abc import Callable
from html import escape
from itertools import groupby
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from cardavia.rules.notation import faces_written
from cardavia.ui.pages.rules_cards import CardStrip, Groups
from cardavia.ui.pages.rules_text import Clause, Section
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.theme import EMBER, EMERALD, GOLD, PAPER_MUTED, PAPER_TEXT, colour
from cardavia.ui.widgets.page import label

_TERM: Final = re.compile(r"\[([^\]]+)\]\((\w+)\)")
_LINK: Final = f'<a href="\\2" style="color: {EMERALD};">\\1</a>'
_INDENT: Final = 22


class SectionPart(QWidget):
    """One section on the paper."""

    def __init__(
        self,
        section: Section,
        gallery: Gallery,
        order: list[tuple[str, Groups]],
        link: Callable[[QLabel], None],
        parent: QWidget,
    ) -> None:
        """Lay the section out; ``order`` is drawn where it asks for it, ``link`` minds its words."""
        super().__init__(parent)
        self.section = section
        self._gallery = gallery
        self._order = order
        self._link = link
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 12, 0, 0)
        self._lines.setSpacing(6)
        self.heading = label("title", EMERALD, self)
        self.heading.setText(section.title)
        self._lines.addWidget(self.heading)
        self.now = label("caption", EMBER, self)
        self.now.hide()
        self._lines.addWidget(self.now)
        for kind, clauses in groupby(section.clauses, key=lambda clause: clause.kind):
            self._add(kind, list(clauses))

    def _add(self, kind: str, clauses: list[Clause]) -> None:
        if kind == "row":
            self._lines.addWidget(RuleTable([clause.text for clause in clauses], self._words, self))
        elif kind == "order":
            for caption, groups in self._order:
                self._add_cards(groups, caption)
        else:
            for clause in clauses:
                self._add_clause(clause)

    def _add_clause(self, clause: Clause) -> None:
        if clause.kind == "cards":
            self._add_cards(groups_written(clause.cards), clause.text)
            return
        line = self._words("message", PAPER_TEXT, clause.text)
        if clause.kind == "item":
            line.setText(f"• {line.text()}")
            line.setContentsMargins(_INDENT, 0, 0, 0)
        self._lines.addWidget(line)

    def _add_cards(self, groups: Groups, caption: str) -> None:
        strip = CardStrip(groups, self._gallery, self)
        held = QVBoxLayout()
        held.setContentsMargins(_INDENT, 2, 0, 6)
        held.setSpacing(0)
        held.addWidget(strip)
        held.addWidget(self._words("secondary", PAPER_MUTED, caption))
        self._lines.addLayout(held)

    def _words(self, role: str, ink: str, text: str) -> QLabel:
        line = label(role, ink, self)
        line.setTextFormat(Qt.TextFormat.RichText)
        line.setText(_TERM.sub(_LINK, escape(text)))
        line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if _TERM.search(text):
            flags = Qt.TextInteractionFlag.TextBrowserInteraction
            line.setTextInteractionFlags(flags)
            self._link(line)
        return line


class RuleTable(QWidget):
    """Lines of two columns with hairlines between them."""

    def __init__(
        self, rows: list[str], words: Callable[[str, str, str], QLabel], parent: QWidget
    ) -> None:
        """Show rows of ``… | …``."""
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(_INDENT, 2, 0, 6)
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 2)
        self._firsts: list[QLabel] = []
        for place, row in enumerate(rows):
            for column, text in enumerate(row.split(" | ")):
                role = "message" if column else "button"
                cell = words(role, PAPER_TEXT, text)
                self._grid.addWidget(cell, place, column, Qt.AlignmentFlag.AlignTop)
                if column == 0:
                    self._firsts.append(cell)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the hairlines."""
        painter = QPainter(self)
        painter.setPen(colour(GOLD, 0.5))
        for cell in self._firsts[1:]:
            # cellRect() has no height where labels wrap.
            y = cell.y() - self._grid.verticalSpacing() // 2
            painter.drawLine(_INDENT, y, self.width(), y)
        painter.end()


def groups_written(text: str) -> Groups:
    """Return the groups of cards of an example, ``7S 7S | 8S``."""
    groups: Groups = []
    for part in text.split(" | "):
        faces = faces_written(part)
        assert faces is not None, text
        groups.append(faces)
    return groups
