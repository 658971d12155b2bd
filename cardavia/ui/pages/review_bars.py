"""What lies over the table of a finished deal: which deal, whose hands, and the steps through it."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardavia.ui.paint.plates import draw_plate, plate_line
from cardavia.ui.theme import FELTS, GOLD, MUTED, TEXT, Felt, Type, colour
from cardavia.ui.widgets.choice_box import ChoiceBox
from cardavia.ui.widgets.page import label
from cardavia.ui.widgets.pill_button import PillButton

MOST_LETTERS: Final = 22
"""Pixels; larger ones would not fit into the height of a bar."""
MOST_CAPTION: Final = 17
STEPS: Final = ("first", "back_far", "back", "forward", "forward_far", "last")
"""Steps by their signs: to the begin, a trick, an event, an event, a trick, to the end."""
LEAST: Final = 40
LEAST_IN_HEAD: Final = 36


def bar_letters(types: Type, role: str, most: int = MOST_LETTERS) -> QFont:
    """Return the letters of a role, no larger than a bar can hold."""
    font: QFont = getattr(types, role)()
    font.setPixelSize(min(font.pixelSize(), most))
    return font


class ReviewHead(QWidget):
    """The strip at the top.

    Signals: ``deal_chosen(deal)``, ``seat_chosen(seat)``.
    """

    deal_chosen = Signal(int)
    seat_chosen = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        """Name nothing yet."""
        super().__init__(parent)
        self.felt: Felt = FELTS["green"]
        self.back = PillButton("", "bare", self, "back")
        self.title, self.detail = label("title", TEXT, self), label("secondary", MUTED, self)
        self.title.setWordWrap(False)
        self.detail.setWordWrap(False)
        self.detail.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.scores = PillButton("", "bare", self)
        self.scores.least = self.back.least = LEAST_IN_HEAD
        self.deal, self.seat = ChoiceBox(self), ChoiceBox(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 12, 2)
        row.setSpacing(10)
        for widget, stretch in ((self.back, 0), (self.title, 0), (self.detail, 1)):
            row.addWidget(widget, stretch)
        row.addWidget(self.scores)
        row.addWidget(self.deal)
        row.addWidget(self.seat)
        self.deal.activated.connect(lambda _i: self.deal_chosen.emit(self.deal.key()))
        self.seat.activated.connect(lambda _i: self.seat_chosen.emit(self.seat.key()))

    def dress(self, types: Type, felt: Felt) -> None:
        """Show the strip in other letters, dark as the plates on a cloth."""
        self.felt = felt
        self.title.setFont(bar_letters(types, "title", MOST_LETTERS + 4))
        self.detail.setFont(bar_letters(types, "secondary"))
        self.scores.setFont(bar_letters(types, "secondary", MOST_CAPTION))
        for box in (self.back, self.deal, self.seat):
            box.setFont(bar_letters(types, "secondary"))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dark strip with its golden hairline."""
        painter = QPainter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, QColor(self.felt.plate))
        painter.setPen(QPen(colour(GOLD, 0.7), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.end()


class ReviewBar(QWidget):
    """The plate over the hand: steps, what has just happened, and the way back into play.

    Signals: ``stepped(step)``, one of ``STEPS``; ``play_on_chosen()``.
    """

    stepped = Signal(str)
    play_on_chosen = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self.felt: Felt = FELTS["green"]
        self.line = 0
        """The height of the plate for one sentence: it says how large letters may be."""
        self.buttons = {step: PillButton("", "plain", self, step) for step in STEPS}
        self.place, self.words = label("caption", MUTED, self), label("button", TEXT, self)
        self.play_on = PillButton("", "marigold", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 2, 10, 2)
        row.setSpacing(2)
        for step, button in self.buttons.items():
            button.least = LEAST
            button.clicked.connect(lambda _=False, step=step: self.stepped.emit(step))
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        row.addSpacing(8)
        row.addWidget(self.place)
        row.addSpacing(8)
        row.addWidget(self.words, 1)
        # At the top: buttons stay where they are when the plate grows.
        row.addWidget(self.play_on, 0, Qt.AlignmentFlag.AlignTop)
        self.play_on.least = LEAST
        self.play_on.clicked.connect(self.play_on_chosen)
        self.words.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)

    def dress(self, types: Type, felt: Felt) -> None:
        """Show the plate in other letters, on another cloth."""
        self.felt = felt
        most = self._most_letters()
        self.place.setFont(bar_letters(types, "caption", most * MOST_CAPTION // MOST_LETTERS))
        for button in (*self.buttons.values(), self.play_on):
            button.setFont(bar_letters(types, "button", most))
            button.least = max(LEAST, min(round(self.line * 0.8), self.width() // 26))
        self._fit(types)
        self.update()

    def _most_letters(self) -> int:
        """Return the largest letters there is room for, high and wide."""
        return max(MOST_LETTERS, min(round(self.line * 0.42), self.width() // 52))

    def _fit(self, types: Type) -> None:
        """Write the sentence as large as two lines allow."""
        font = bar_letters(types, "button", self._most_letters())
        for size in range(font.pixelSize(), 10, -1):
            font.setPixelSize(size)
            self.words.setFont(font)
            if self.words.heightForWidth(max(60, self.words.width())) <= self.height() - 2:
                break

    def say(self, words: str, types: Type) -> None:
        """Tell what has happened."""
        self.words.setText(words)
        self.words.setToolTip(words)
        self._fit(types)

    def wanted_height(self, types: Type) -> int:
        """Return the height at which the sentence needs no smaller letters."""
        self.words.setFont(bar_letters(types, "button"))
        return self.words.heightForWidth(max(60, self.words.width())) + 10

    def allow(self, *, back: bool, forward: bool) -> None:
        """Offer only the steps there are."""
        for step, button in self.buttons.items():
            button.setEnabled(back if step in STEPS[:3] else forward)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = colour(self.felt.plate, 0.94)
        draw_plate(painter, QRectF(self.rect()), ground, plate_line(self.felt))
        painter.end()
