"""The settings on paper, over the live table that they change at once."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardavia.store.settings import Settings
from cardavia.ui.deck.render import BACK, Faces
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.display import kelvin_shown
from cardavia.ui.language import LANGUAGES, filled
from cardavia.ui.pages.preview import Preview
from cardavia.ui.texts.settings import choice_name, ends_of, setting_name
from cardavia.ui.theme import FELTS, PAPER_MUTED, Type
from cardavia.ui.widgets.choice_box import ChoiceBox
from cardavia.ui.widgets.marigold_slider import MarigoldSlider
from cardavia.ui.widgets.page import label, letter, spoken
from cardavia.ui.widgets.paper_sheet import PaperSheet
from cardavia.ui.widgets.pill_button import PillButton
from cardavia.ui.widgets.row import Row
from cardavia.ui.widgets.segmented import Segmented
from cardavia.ui.widgets.swatch_row import SwatchRow
from cardavia.ui.widgets.switch import Switch

translate = QCoreApplication.translate

WIDTH: Final = 484
SLIDERS: Final = ("contrast", "temperature", "grain")
SWITCHES: Final = (
    "four_colours",
    "large_print",
    "high_contrast",
    "reduced_motion",
    "sound",
    "play_forced",
)
CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "letters": ("latin", "devanagari"),
    "digits": ("latin", "devanagari"),
    "text_scale": (100, 115, 130, 150, 175, 200),
    "animation": ("off", "fast", "normal", "slow"),
    "trick_hold_ms": (300, 700, 1200, 2000, 3000, 5000, 0),
    "emphasis": ("off", "subtle", "strong"),
    "think_ms": (300, 800, 1500, 3000),
    "volume": (20, 40, 60, 80, 100),
}
ORDER: Final = (
    ("letters", "digits", "four_colours", "large_print"),
    ("felt", "back", "high_contrast"),
    ("text_scale", "animation", "trick_hold_ms", "emphasis", "reduced_motion", "play_forced"),
    ("think_ms", "sound", "volume"),
)
BACKS: Final = ("jaali", "paisley", "lotus", "peacock", "marigold", "stars")


class SettingsSheet(PaperSheet):
    """Everything the player sets.

    Signals: ``changed(settings)`` at each change, ``compare(plain)`` while the button is held.
    """

    changed = Signal(object)
    compare = Signal(bool)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        """Show ``settings``."""
        super().__init__(parent)
        self.settings = settings
        self.faces = Faces()
        self.languages = Segmented(list(LANGUAGES.items()), self)
        self.preview = Preview(settings, self.faces, self)
        self.sliders = {name: LevelSlider(name, self) for name in SLIDERS}
        self.controls: dict[str, QWidget] = {}
        self.rows: dict[str, Row] = {}
        self.compare_button = PillButton("", "ghost", self)
        self.reset_button = PillButton("", "ghost", self)
        self.done_button = PillButton("", "marigold", self)
        self._fill()
        self._connect()
        self.retranslate()
        self.show_settings()

    def _fill(self) -> None:
        self._add_row("language", self.languages)
        self._add_rows(ORDER[0])
        self.body.addWidget(self.preview)
        for slider in self.sliders.values():
            self.body.addWidget(slider)
        for names in ORDER[1:]:
            self._add_rows(names)
        for button in (self.compare_button, self.reset_button):
            self.foot.addWidget(button)
        self.foot.addStretch(1)
        self.foot.addWidget(self.done_button)

    def _add_rows(self, names: tuple[str, ...]) -> None:
        for name in names:
            self._add_row(name, self._control(name))

    def _add_row(self, name: str, control: QWidget) -> None:
        self.controls[name] = control
        self.rows[name] = Row(control, self)
        self.body.addWidget(self.rows[name])

    def _control(self, name: str) -> QWidget:
        if name in SWITCHES:
            switch = Switch(self)
            switch.toggled.connect(lambda on: self._set(name, on))
            return switch
        if name in ("felt", "back"):
            return self._swatches(name)
        box = ChoiceBox(self)
        box.activated.connect(lambda _index: self._set(name, box.key()))
        return box

    def _swatches(self, name: str) -> SwatchRow:
        if name == "felt":
            felts = [key for key in FELTS if key != "high_contrast"]
            row = SwatchRow(felts, QSize(34, 34), _paint_felt, self)
        else:
            row = SwatchRow(list(BACKS), QSize(40, 54), self._paint_back, self)
        row.chosen.connect(lambda key: self._set(name, key))
        return row

    def _paint_back(self, painter: QPainter, rect: QRectF, name: str) -> None:
        ratio = painter.device().devicePixelRatioF()
        image = self.faces.image(BACK, round(rect.height() * ratio), DeckStyle(back=name))
        painter.drawImage(rect, image)

    def _connect(self) -> None:
        self.languages.chosen.connect(lambda code: self._set("language", code))
        for name, slider in self.sliders.items():
            slider.changed.connect(lambda value, name=name: self._set(name, value))
        self.compare_button.pressed.connect(lambda: self.compare.emit(True))  # noqa: FBT003 - a signal
        self.compare_button.released.connect(lambda: self.compare.emit(False))  # noqa: FBT003 - a signal
        self.reset_button.clicked.connect(self.reset)
        self.done_button.clicked.connect(self.closed)

    def _set(self, name: str, value: object) -> None:
        """Take one change and tell it; what is set already is no change."""
        if getattr(self.settings, name) == value:
            return
        fields = self.settings.model_dump() | {name: value}
        self.settings = Settings.model_validate(fields)
        self.show_settings()
        self.changed.emit(self.settings)

    def reset(self) -> None:
        """Go back to what the program does out of the box; language and matches stay."""
        kept = ("language", "names", "options", "geometry", "full_screen", "guided", "level")
        usual = Settings(**{name: getattr(self.settings, name) for name in kept})
        self.settings = usual
        self.show_settings()
        self.changed.emit(usual)

    def show_settings(self) -> None:
        """Show every control as the settings are."""
        settings = self.settings
        self.languages.set_value(settings.language or spoken())
        for name, slider in self.sliders.items():
            slider.show_value(getattr(settings, name))
        for name, control in self.controls.items():
            _show(control, getattr(settings, name))
        self.preview.show_settings(settings)

    def retranslate(self) -> None:
        """Name everything in the present language."""
        self.title.setText(translate("Settings", "Settings"))
        self.close_button.setAccessibleName(translate("Settings", "Close"))
        self.compare_button.setText(translate("Settings", "Hold to compare"))
        self.reset_button.setText(translate("Settings", "Reset all"))
        self.done_button.setText(translate("Settings", "Done"))
        for name, row in self.rows.items():
            row.set_texts(setting_name(name))
            row.control.setAccessibleName(setting_name(name))
        for name, values in CHOICES.items():
            box = self.controls[name]
            assert isinstance(box, ChoiceBox)
            box.offer([(value, choice_name(name, value)) for value in values])
        for slider in self.sliders.values():
            slider.retranslate()
        self.preview.retranslate()
        self.show_settings()
        self._letter()

    def _letter(self) -> None:
        letter(self, Type(spoken(), self.window().height(), self.settings.text_scale))

    def place(self, window: QRect) -> None:
        """Lie at the right edge of the window."""
        wide = min(window.width() - 24, round(WIDTH * self.settings.text_scale / 100))
        self.setGeometry(window.width() - wide - 12, 54, wide, window.height() - 62)
        self._letter()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _paint_felt(painter: QPainter, rect: QRectF, name: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(FELTS[name].middle))
    painter.drawEllipse(rect.adjusted(3, 3, -3, -3))


def _show(control: QWidget, value: object) -> None:
    """Show a value without telling anyone."""
    if isinstance(control, ChoiceBox):
        control.set_key(value)
    elif isinstance(control, Switch):
        before = control.blockSignals(True)  # noqa: FBT003 - Qt
        control.setChecked(bool(value))
        control.blockSignals(before)
        control.update()
    elif isinstance(control, SwatchRow):
        control.set_value(str(value))


class LevelSlider(QWidget):
    """One of the three display levels: its name and value over the slider, its ends below.

    Signals: ``changed(value)``.
    """

    changed = Signal(int)

    def __init__(self, name: str, parent: QWidget) -> None:
        """Stand at the neutral value."""
        super().__init__(parent)
        self.name = name
        self.slider = (
            MarigoldSlider(self, track="temperature")
            if name == "temperature"
            else MarigoldSlider(self)
        )
        self.heading: QLabel = label("button", parent=self)
        self.value: QLabel = label("button", PAPER_MUTED, self)
        self.ends = (label("caption", PAPER_MUTED, self), label("caption", PAPER_MUTED, self))
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 4, 0, 2)
        box.setSpacing(0)
        box.addLayout(_line(self.heading, self.value))
        box.addWidget(self.slider)
        box.addLayout(_line(*self.ends))
        self.slider.valueChanged.connect(self.changed)

    def show_value(self, value: int) -> None:
        """Show a value without telling anyone."""
        before = self.slider.blockSignals(True)  # noqa: FBT003 - Qt
        self.slider.setValue(value)
        self.slider.blockSignals(before)
        self.slider.update()
        text = filled(translate("Settings", "%1%"), str(value))
        if self.name == "temperature":
            said = translate("Settings", "%1% · %2 K")
            text = filled(said, str(value), str(kelvin_shown(value)))
        self.value.setText(text)
        self.slider.setAccessibleName(f"{setting_name(self.name)}: {text}")

    def retranslate(self) -> None:
        """Name slider and ends."""
        self.heading.setText(setting_name(self.name))
        for end, words in zip(self.ends, ends_of(self.name), strict=True):
            end.setText(words)
        self.show_value(self.slider.value())


def _line(left: QWidget, right: QWidget) -> QHBoxLayout:
    line = QHBoxLayout()
    line.addWidget(left, 1)
    line.addWidget(right, 0, Qt.AlignmentFlag.AlignRight)
    return line
