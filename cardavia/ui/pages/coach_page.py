"""The coach: the person's dearest decisions of a deal, found while the page is shown."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardavia.match.match import Match
from cardavia.store.settings import Settings
from cardavia.ui.coaching import Coach
from cardavia.ui.deck.render import Faces
from cardavia.ui.dressing import gallery_of
from cardavia.ui.language import filled
from cardavia.ui.pages.coach_part import CoachPart
from cardavia.ui.texts.names import Names
from cardavia.ui.theme import GOLD, MARIGOLD, PAPER_MUTED, PAPER_SHADE
from cardavia.ui.thinker import Thinker
from cardavia.ui.widgets.page import label, letter
from cardavia.ui.widgets.sheet_page import SheetPage

translate = QCoreApplication.translate

_HIGH: Final = 10


class CoachPage(SheetPage):
    """What a deal taught.

    Signals: ``play_on_chosen(match)``, the match as it stood before a decision.
    """

    play_on_chosen = Signal(object)

    def __init__(
        self,
        settings: Settings,
        match: Match,
        faces: Faces,
        thinker: Thinker,
        parent: QWidget | None = None,
    ) -> None:
        """Look at the last deal of a match with a worker of the page's own."""
        super().__init__(settings, parent)
        self.match = match
        self.faces = faces
        self.coach = Coach(match, len(match.dealings) - 1, thinker, settings.think_ms, self)
        self.parts: list[CoachPart] = []
        self.remark = label("message", PAPER_MUTED, self)
        self.bar = ProgressBar(self)
        self.sheet.body.addWidget(self.remark)
        self.sheet.body.addWidget(self.bar)
        self.sheet.body.addStretch(1)
        self.coach.progressed.connect(self._on_progressed)
        self.coach.finished.connect(self.retranslate)
        self.retranslate()
        self.coach.start()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        super().retranslate()
        self.sheet.title.setText(translate("Coach", "Coach"))
        self.remark.setText(self._remark())
        self._fill()

    def _remark(self) -> str:
        if not self.coach.is_over():
            return self._looking(len(self.coach.found), len(self.coach.moments))
        if not self.coach.dearest():
            return translate("Coach", "No decision of this round cost you anything worth naming.")
        return translate(
            "Coach", "What cost you most, judged only by what you could see at that moment."
        )

    def _looking(self, done: int, total: int) -> str:
        said = translate("Coach", "Looking at your decisions: %1 of %2")
        return filled(said, str(min(done + 1, total)), str(total))

    def _on_progressed(self, done: int, total: int) -> None:
        self.bar.show_part(done / max(1, total))
        self.bar.setVisible(done < total)
        self.remark.setText(self._looking(done, total))

    def _fill(self) -> None:
        for old in self.parts:
            self.sheet.body.removeWidget(old)
            old.deleteLater()
        self.parts = []
        if not self.coach.is_over():
            return
        names = Names(self.match.names, 0, self.match.game.sides(self.match.options))
        gallery = gallery_of(self.settings, self.faces)
        grown = self.unit() * self.settings.text_scale / 100
        for one in self.coach.dearest():
            at = self.match.up_to(self.coach.deal, one.moment.answers)
            part = CoachPart(one, at, names, gallery, grown)
            part.play_on_chosen.connect(self._on_play_on)
            self.sheet.body.insertWidget(self.sheet.body.count() - 1, part)
            self.parts.append(part)
        letter(self, self.type)

    def _on_play_on(self, answers: int) -> None:
        self.play_on_chosen.emit(self.match.up_to(self.coach.deal, answers))

    def hideEvent(self, event: QHideEvent) -> None:
        """End the worker with the page."""
        self.coach.close()
        super().hideEvent(event)


class ProgressBar(QWidget):
    """How much is done."""

    def __init__(self, parent: QWidget) -> None:
        """Show nothing done."""
        super().__init__(parent)
        self._part = 0.0
        self.setFixedHeight(_HIGH + 8)
        self.setAccessibleName(translate("Coach", "Progress"))

    def show_part(self, part: float) -> None:
        """Show a part of the whole, 0 to 1."""
        self._part = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a groove and what is filled of it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        groove = QRectF(1, 4, self.width() - 2, _HIGH)
        painter.setPen(QColor(GOLD))
        painter.setBrush(QColor(PAPER_SHADE))
        painter.drawRoundedRect(groove, _HIGH / 2, _HIGH / 2)
        groove.setWidth(max(_HIGH, groove.width() * self._part))
        painter.setBrush(QColor(MARIGOLD))
        painter.drawRoundedRect(groove, _HIGH / 2, _HIGH / 2)
        painter.end()
