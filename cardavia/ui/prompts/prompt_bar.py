"""The plate over the hand: what is asked, and the buttons to answer with."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardavia.rules.actions import Action
from cardavia.ui.paint.motifs import draw_marigold
from cardavia.ui.paint.plates import draw_pill, draw_plate
from cardavia.ui.prompts.sign_button import SignButton
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.layout import Places
from cardavia.ui.theme import MARIGOLD, TEXT, Type
from cardavia.ui.widgets.pill_button import PillButton

translate = QCoreApplication.translate

EDGE: Final = 10
"""Room round the plate for its shadow."""


MANY_BUTTONS: Final = 9


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
        self._is_status = True
        self._places: Places | None = None
        self.by_mouse = False
        """Whether the last answer was clicked."""
        self._line = QHBoxLayout()
        self._line.setSpacing(10)
        self._row = QHBoxLayout()
        self._row.setSpacing(12)
        self._flower = _Flower(self)
        self._line.addWidget(self._flower)
        self._line.addWidget(self._title)
        self._line.addWidget(self._text, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(EDGE + 18, EDGE + 4, EDGE + 18, EDGE + 4)
        box.setSpacing(4)
        box.addLayout(self._line)
        box.addLayout(self._row)
        self.setAccessibleName(translate("Prompt", "What is asked"))

    def dress(self, gallery: Gallery, types: Type) -> None:
        """Show everything in another look."""
        self.gallery, self.types = gallery, types
        self._title.setFont(types.title())
        self._text.setFont(types.message())
        self._title.setStyleSheet(f"color: {MARIGOLD}; background: transparent;")
        self._text.setStyleSheet(f"color: {TEXT}; background: transparent;")
        for button in self._buttons:
            button.setFont(types.button())
            if isinstance(button, SignButton):
                button.gallery = gallery
        self.update()

    def say(self, title: str, text: str, *, yours: bool) -> None:
        """Show one line and no buttons: whose turn it is, or why a card is refused."""
        self._is_status = True
        self._clear()
        self._set_words(title, text, yours=yours)

    def ask(self, title: str, text: str, choices: list[Choice]) -> None:
        """Ask for one of several answers; all are shown, those not open are disabled."""
        self._is_status = False
        self._clear()
        self._row.setSpacing(12 if len(choices) <= MANY_BUTTONS else 6)
        self._row.addStretch(1)
        for choice in choices:
            button = self._button(choice, many=len(choices) > MANY_BUTTONS)
            self._add(button, choice.refusal, self._answer_with(choice.action))
        self._row.addStretch(1)
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
        box = places.status if self._is_status else places.prompt
        wide = min(self._wide(places), places.width - 8)
        high = max(round(box.height), self.heightForWidth(round(wide) + 2 * EDGE) - 2 * EDGE)
        left, top = (places.width - wide) / 2, box.bottom - high
        self.setGeometry(
            round(left) - EDGE, round(top) - EDGE, round(wide) + 2 * EDGE, high + 2 * EDGE
        )

    def _wide(self, places: Places) -> float:
        """Return the wanted width; while cards are chosen it stays, and so does the button."""
        if self._asks_cards():
            return places.prompt.width
        if self._is_status:
            return max(self.line_width(), 340)
        return max(places.prompt.width, self._row_width())

    def _row_width(self) -> int:
        wide = [max(button.minimumWidth(), button.sizeHint().width()) for button in self._buttons]
        return sum(wide) + self._row.spacing() * max(0, len(wide) - 1) + 36

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

    def _button(self, choice: Choice, *, many: bool) -> PillButton:
        if not choice.faces:
            button = PillButton(choice.text, "marigold" if choice.main else "plain", self)
            button.setFont(self.types.button())
            usual = round(self.types.pixels(62, 62) if many else self.types.pixels(84, 88))
            button.setMinimumWidth(max(usual, button.sizeHint().width()))
            return button
        made = SignButton(choice.text, choice.shown, choice.faces, self)
        made.gallery = self.gallery
        made.setFont(self.types.button())
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
        self._row.addWidget(button)

    def _clear(self) -> None:
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        while self._row.count():
            self._row.takeAt(0)

    def take_focus(self) -> bool:
        """Give the keyboard to the first open button; tells whether there is one."""
        for button in self._buttons:
            if button.isEnabled():
                button.setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return False

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
