"""A note right after an answer that cost much: what was better, why, and a way back."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardavia.rules.actions import Show
from cardavia.ui.coaching import Judged
from cardavia.ui.language import filled
from cardavia.ui.prompts.hint_panel import CARD, PART
from cardavia.ui.prompts.side_panel import SidePanel
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.small_cards import SmallCards
from cardavia.ui.texts.expected import cost_sentence
from cardavia.ui.theme import EMERALD, PAPER_TEXT, Type
from cardavia.ui.widgets.pill_button import PillButton

translate = QCoreApplication.translate


class CoachNote(SidePanel):
    """The coach's word on the last answer.

    Signals: ``take_back_chosen()``; keeping it is ``closed()``.
    """

    take_back_chosen = Signal()

    def __init__(self, gallery: Gallery, types: Type, parent: QWidget) -> None:
        """Show nothing yet."""
        super().__init__(gallery, types, parent)
        self.judged: Judged | None = None
        self.take_back = PillButton("", "marigold", self)
        self.keep = PillButton("", "ghost", self)
        self.take_back.clicked.connect(self.take_back_chosen)
        self.keep.clicked.connect(self.closed)
        self.foot.addWidget(self.take_back)
        self.foot.addWidget(self.keep)
        self.foot.addStretch(1)

    def tell(self, judged: Judged, gallery: Gallery, types: Type) -> None:
        """Show a verdict in a look."""
        self.judged = judged
        best = judged.advice.best
        cost = cost_sentence(judged.advice.game, judged.cost)
        better = filled(translate("Coach", "Better: %1"), best.words(judged.advice.game))
        why = judged.advice.why()[0]
        self.begin(translate("Coach", "Coach"), "", gallery, types)
        self.lines.addWidget(self.words("secondary", cost, PAPER_TEXT))
        self._add_better(better, [] if isinstance(best.action, Show) else best.action.cards())
        self.lines.addWidget(self.words("secondary", why, PAPER_TEXT))
        self.take_back.setText(translate("Coach", "Take back"))
        self.keep.setText(translate("Coach", "Keep"))
        self.end(f"{cost} {better}. {why}")

    def _add_better(self, better: str, faces: list[int]) -> None:
        row = QHBoxLayout()
        if faces:
            height = self.types.pixels(CARD, CARD)
            row.addWidget(SmallCards(faces, self.gallery, height, self.content, part=PART))
        if len(faces) < 2:
            row.addWidget(self.words("button", better, EMERALD), 1)
        else:
            said = self.words("button", translate("Coach", "Better"), EMERALD)
            row.insertWidget(0, said)
            row.addStretch(1)
        self.lines.addLayout(row)
