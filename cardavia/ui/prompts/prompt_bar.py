"""The plate over the hand: what is asked, and the buttons to answer with."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardavia.rules.actions import Action
from cardavia.ui.paint.motifs import draw_marigold
from cardavia.ui.paint.plates import draw_pill, draw_plate
from cardavia.ui.paint.words import smaller
from cardavia.ui.prompts.sign_button import SignButton
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.layout import Box, Places
from cardavia.ui.theme import MARIGOLD, TEXT, Type
from cardavia.ui.widgets.pill_button import PillButton

translate = QCoreApplication.translate

EDGE: Final = 10
"""Room round the plate for its shadow."""


MANY_BUTTONS: Final = 9
LEAST_WORDS: Final = 280
"""Pixels for the sentence, its flower and the gaps, where a button stands beside it."""
SHARES: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
"""How far letters shrink before the plate covers a seat or runs out of the window."""


class Choice:
    """One button of a prompt: its words, its answer, and why it is not open now."""

    def __init__(self, text: str, action: Action, refusal: str = "", *, main: bool = False) -> None:
        """Offer ``action``; ``refusal`` disables it with a reason, ``main`` makes it marigold.

        With ``faces`` the button shows their signs after ``shown``, and ``text`` is its name.
        """
        self.faces: tuple[int, ...] = ()
        self.shown = ""
        self.text = text
        self.action = action
        self.refusal = refusal
        self.main = main


class PromptBar(QWidget):
    """A plate with a title, a sentence and buttons that keep their places.

    Signals: ``answered(action)``; ``confirmed()`` the button for chosen cards.
    """

    answered = Signal(object)
    confirmed = Signal()

    def __init__(self, gallery: Gallery, types: Type, parent: QWidget) -> None:
        """Show nothing yet."""
        super().__init__(parent)
        self.gallery = gallery
        self.types = types
        self._title = QLabel(self)
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._buttons: list[PillButton] = []
        self._choices: list[Choice] = []
        self._is_status = True
        self._places: Places | None = None
        self.by_mouse = False
        """Whether the last answer was clicked."""
        self._line = QHBoxLayout()
        self._line.setSpacing(10)
        self._rows = (QHBoxLayout(), QHBoxLayout())
        self._flower = _Flower(self)
        self._line.addWidget(self._flower)
        self._line.addWidget(self._title)
        self._line.addWidget(self._text, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(EDGE + 18, EDGE + 4, EDGE + 18, EDGE + 4)
        box.setSpacing(4)
        box.addLayout(self._line)
        for row in self._rows:
            box.addLayout(row)
        self.setAccessibleName(translate("Prompt", "What is asked"))

    def dress(self, gallery: Gallery, types: Type) -> None:
        """Show everything in another look."""
        self.gallery, self.types = gallery, types
        self._title.setStyleSheet(f"color: {MARIGOLD}; background: transparent;")
        self._text.setStyleSheet(f"color: {TEXT}; background: transparent;")
        for button in self._buttons:
            if isinstance(button, SignButton):
                button.gallery = gallery
        self._letter(1.0)
        self.update()

    def _letter(self, share: float) -> None:
        """Write everything in a share of the letters that the player asks for."""
        types = self.types
        self._title.setFont(smaller(types.title(), share))
        self._text.setFont(smaller(types.message(), share))
        many = len(self._buttons) > MANY_BUTTONS
        usual = types.pixels(62, 62) if many else types.pixels(84, 88)
        for button in self._buttons:
            button.setFont(smaller(types.button(), share))
            if not isinstance(button, SignButton) and not self._asks_cards():
                least = usual if share == 1.0 else 0
                button.setMinimumWidth(max(round(least), button.sizeHint().width()))
        # A layout within a layout keeps what it measured until it is told.
        for line in (self._line, *self._rows, self.layout()):
            assert line is not None
            line.invalidate()

    def say(self, title: str, text: str, *, yours: bool) -> None:
        """Show one line and no buttons: whose turn it is, or why a card is refused."""
        self._is_status = True
        self._clear()
        self._set_words(title, text, yours=yours)

    def ask(self, title: str, text: str, choices: list[Choice]) -> None:
        """Ask for one of several answers; all are shown, those not open are disabled."""
        self._is_status = False
        self._clear()
        self._choices = choices
        for choice in choices:
            self._add(self._button(choice), choice.refusal, self._answer_with(choice.action))
        self._part(1)
        self._set_words(title, text, yours=True)

    def ask_cards(self, title: str, text: str, button: str, *, ready: bool, why: str) -> None:
        """Ask for cards of the hand, confirmed by one button beside the words."""
        self._is_status = True
        focused = bool(self._buttons) and self._buttons[0].hasFocus()
        if not self._asks_cards():
            self._clear()
            made = PillButton(button, "marigold", self)
            made.clicked.connect(self.confirmed)
            self._line.addWidget(made, 0, Qt.AlignmentFlag.AlignBottom)
            made.show()
            self._buttons.append(made)
        made = self._buttons[0]
        made.setFont(self.types.button())
        made.setText(button)
        made.set_style("marigold" if ready else "plain")
        made.setEnabled(ready)
        made.setToolTip(why)
        self._set_words(title, text, yours=True)
        if focused and ready:
            made.setFocus()

    def _asks_cards(self) -> bool:
        """Tell whether the one button stands beside the words."""
        return len(self._buttons) == 1 and self._line.indexOf(self._buttons[0]) >= 0

    def set_text(self, text: str) -> None:
        """Change the sentence only."""
        self._text.setText(text)
        self._describe()
        self._lay_again()

    def _describe(self) -> None:
        words = [label.text() for label in (self._title, self._text) if label.text()]
        self.setAccessibleDescription(": ".join(words))

    def _lay_again(self) -> None:
        if self._places is not None:
            self.lay(self._places)

    def lay(self, places: Places) -> None:
        """Lie over the hand: a line for words, a plate for buttons, growing upwards."""
        self._places = places
        box = self._fitted(places)
        self.setGeometry(
            round(box.x) - EDGE,
            round(box.y) - EDGE,
            round(box.width) + 2 * EDGE,
            round(box.height) + 2 * EDGE,
        )

    def _fitted(self, places: Places) -> Box:
        """Return the first place, in letters as large as can be, that leaves the seats in sight."""
        others = [seat for seat in places.seats if seat.side != "bottom"]
        plates = [seat.plate for seat in places.seats]
        for lines, shares in ((1, SHARES), (2, SHARES[3:])):
            if not self._asks_cards():
                self._part(lines)
            found = (
                self._free_box(places, [*plates, *[seat.bubble for seat in others]])
                or self._free_box(places, plates)
                or self._covering_box(places, shares)
            )
            if found is not None:
                return found
        return self._box(places, places.width)

    def _free_box(self, places: Places, kept: list[Box]) -> Box | None:
        for share in SHARES:
            self._letter(share)
            for wide in self._widths(places):
                box = self._box(places, wide)
                if wide <= places.width - 8 and not any(box.meets(one) for one in kept):
                    return box
        return None

    def _covering_box(self, places: Places, shares: tuple[float, ...]) -> Box | None:
        """Return a place over the seats, or None where not even the buttons have room."""
        for share in shares:
            self._letter(share)
            if self._row_width() <= places.width - 8:
                return self._box(places, self._widths(places)[0])
        return None

    def _part(self, lines: int) -> None:
        """Lay the buttons in one line or in two."""
        half = -(-len(self._buttons) // lines)
        for row in self._rows:
            while row.count():
                row.takeAt(0)
            row.setSpacing(12 if half <= MANY_BUTTONS else 6)
        for place, button in enumerate(self._buttons):
            self._rows[place // half].addWidget(button)
            button.show()  # a layout measures only what is shown
        for row in self._rows[:lines]:
            row.insertStretch(0, 1)
            row.addStretch(1)

    def _box(self, places: Places, wanted: float) -> Box:
        least = places.status if self._is_status else places.prompt
        wide = min(wanted, places.width - 8)
        high = max(round(least.height), self.heightForWidth(round(wide) + 2 * EDGE) - 2 * EDGE)
        return Box((places.width - wide) / 2, least.bottom - high, wide, high)

    def _widths(self, places: Places) -> list[float]:
        """Return the widths to try; while cards are chosen it stays, and so does the button."""
        if self._asks_cards():
            beside = self._title.sizeHint().width() + self._buttons[0].sizeHint().width()
            return [max(places.prompt.width, min(places.width - 8, beside + LEAST_WORDS))]
        if self._is_status:
            return [max(self.line_width(), 340), places.prompt.width]
        least = max(places.prompt.width, self._row_width())
        return [max(least, self.line_width()), least]

    def _row_width(self) -> int:
        """Return the width of the longest line of buttons."""
        return max(_wide(row) for row in self._rows) + 40

    def line_width(self) -> int:
        """Return the width at which title and sentence fit on one line."""
        words = [label for label in (self._title, self._text) if label.text()]
        wide = sum(label.fontMetrics().horizontalAdvance(label.text()) + 14 for label in words)
        return wide + 84

    def _set_words(self, title: str, text: str, *, yours: bool) -> None:
        self._flower.setVisible(yours)
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._text.setText(text)
        self._describe()
        self.dress(self.gallery, self.types)
        self._lay_again()

    def _answer_with(self, action: Action) -> Callable[[], None]:
        def answer() -> None:
            self.by_mouse = any(button.underMouse() for button in self._buttons)
            self.answered.emit(action)

        return answer

    def _button(self, choice: Choice) -> PillButton:
        if not choice.faces:
            return PillButton(choice.text, "marigold" if choice.main else "plain", self)
        made = SignButton(choice.text, choice.shown, choice.faces, self)
        made.gallery = self.gallery
        made.setToolTip(choice.text)
        return made

    def _add(self, button: PillButton, refusal: str, do: Callable[[], None]) -> None:
        button.setEnabled(not refusal)
        if refusal:
            said = f"{button.accessibleName()}: {refusal}" if button.accessibleName() else refusal
            button.setToolTip(said)
            button.setAccessibleDescription(refusal)
        button.clicked.connect(do)
        button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._buttons.append(button)

    def _clear(self) -> None:
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        self._choices = []
        self._part(1)

    def take_focus(self) -> bool:
        """Give the keyboard to the first open button; tells whether there is one."""
        for button in self._buttons:
            if button.isEnabled():
                button.setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return False

    def lead_to(self, action: Action) -> None:
        """Give the keyboard to the button of an answer, which its ring shows to all."""
        for button, choice in zip(self._buttons, self._choices, strict=False):
            if choice.action.text() == action.text():
                button.setFocus(Qt.FocusReason.TabFocusReason)

    def buttons(self) -> list[PillButton]:
        """Return the buttons shown."""
        return list(self._buttons)

    def is_status(self) -> bool:
        """Tell whether one line is enough."""
        return self._is_status

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the plate."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        line = self.gallery.line()
        if self._is_status and rect.height() < self._title.fontMetrics().height() * 2:
            draw_pill(painter, rect, self.gallery.plate, line)
        else:
            draw_plate(painter, rect, self.gallery.plate, line)


def _wide(row: QHBoxLayout) -> int:
    items = [row.itemAt(place) for place in range(row.count())]
    buttons = [item.widget() for item in items if item is not None]
    wide = [max(one.minimumWidth(), one.sizeHint().width()) for one in buttons if one is not None]
    return sum(wide) + row.spacing() * max(0, len(wide) - 1)


class _Flower(QWidget):
    """A marigold before the words that concern the player."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(20, 20)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the flower."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_marigold(painter, QRectF(self.rect()).center(), 8)
