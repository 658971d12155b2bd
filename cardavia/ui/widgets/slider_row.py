"""A slider with its name, its value, what its ends mean, and the way back to its middle."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardavia.ui.theme import PAPER_MUTED
from cardavia.ui.widgets.marigold_slider import MarigoldSlider
from cardavia.ui.widgets.page import label
from cardavia.ui.widgets.pill_button import PillButton


class SliderRow(QWidget):
    """One display slider of the settings.

    Signals: ``moved(value)`` when the player moves or resets it.
    """

    moved = Signal(int)

    def __init__(self, slider: MarigoldSlider, parent: QWidget | None = None) -> None:
        """Hold a slider."""
        super().__init__(parent)
        self.slider = slider
        self.title = label("button", parent=self)
        self.value_label = label("secondary", "#5A4A22", self)
        self.value_label.setWordWrap(False)
        self.reset_button = PillButton("", "paper", self, "undo")
        self.reset_button.least = 28
        self._ends = [label("caption", PAPER_MUTED, self), label("caption", PAPER_MUTED, self)]
        self._ends[1].setAlignment(Qt.AlignmentFlag.AlignRight)
        self.reset_button.clicked.connect(self._reset)
        slider.valueChanged.connect(self._on_moved)
        self._arrange()
        self._show_reset()

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(2)
        head.addWidget(self.title, 1)
        head.addWidget(self.reset_button)
        head.addWidget(self.value_label)
        ends = QHBoxLayout()
        ends.addWidget(self._ends[0], 1)
        ends.addWidget(self._ends[1], 1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addLayout(head)
        lines.addWidget(self.slider)
        lines.addLayout(ends)
        policy = self.reset_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset_button.setSizePolicy(policy)

    def set_value(self, value: int) -> None:
        """Show a value without telling anyone."""
        self.slider.blockSignals(True)  # noqa: FBT003 - Qt
        self.slider.setValue(value)
        self.slider.blockSignals(False)  # noqa: FBT003 - Qt
        self._show_reset()

    def set_texts(self, title: str, ends: tuple[str, str], reset: str) -> None:
        """Name the slider, its ends and the way back."""
        self.title.setText(title)
        self.slider.setAccessibleName(title)
        for end, text in zip(self._ends, ends, strict=True):
            end.setText(text)
        self.reset_button.setToolTip(reset)
        self.reset_button.setAccessibleName(reset)

    def show_value(self, text: str, spoken: str) -> None:
        """Show the value in words, and say it to screen readers."""
        self.value_label.setText(text)
        self.slider.setAccessibleDescription(spoken)

    def _reset(self) -> None:
        self.slider.setValue(self.slider.neutral)
        self.slider.setFocus()

    def _on_moved(self, value: int) -> None:
        self._show_reset()
        self.moved.emit(value)

    def _show_reset(self) -> None:
        self.reset_button.setVisible(self.slider.value() != self.slider.neutral)
