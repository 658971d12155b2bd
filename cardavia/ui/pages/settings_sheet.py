"""The settings on a sheet over the table, which shows every change at once."""

from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from cardavia.store.settings import Settings
from cardavia.ui.deck.render import Faces
from cardavia.ui.display import kelvin_shown
from cardavia.ui.language import filled
from cardavia.ui.pages.preview import Preview
from cardavia.ui.pages.settings_controls import SLIDERS, control, show_value, show_words
from cardavia.ui.system_wishes import system_wants_calm, system_wants_contrast, wants_contrast
from cardavia.ui.texts.settings import reset_words, setting_remark, setting_title, slider_ends
from cardavia.ui.theme import TOP_BAR
from cardavia.ui.widgets.flow import Flow
from cardavia.ui.widgets.page import Page, label, spoken
from cardavia.ui.widgets.paper_sheet import PaperSheet
from cardavia.ui.widgets.pill_button import PillButton
from cardavia.ui.widgets.row import Row
from cardavia.ui.widgets.slider_row import SliderRow

LEVELS: Final = ("contrast", "temperature", "grain")
"""First under the preview, so that all three are in sight with it at 1280x800."""
TABLE: Final = ("felt", "high_contrast", "text_scale")
CARDS: Final = ("back", "letters", "digits", "hand_order", "four_colours", "large_print")
PLAY: Final = (
    "animation",
    "reduced_motion",
    "trick_hold_ms",
    "emphasis",
    "play_forced",
    "claim",
    "coach",
    "think_ms",
)
SOUND: Final = ("sound", "volume")
KEPT: Final = (
    "version",
    "language",
    "names",
    "options",
    "geometry",
    "full_screen",
    "guided",
    "levels",
)
"""What "Reset all" leaves alone: it is not on this sheet, or would change every word on it."""
SYSTEM_WISHES: Final = {
    "high_contrast": system_wants_contrast,
    "reduced_motion": system_wants_calm,
}
"""What the desktop may ask for; then it is on, and not to be turned off here."""
_WIDTH: Final = 496


class SettingsSheet(Page):
    """All settings, live.

    Signals: ``changed(settings)`` at every change, ``compare(on)`` while the button is held to see
    the table without the display settings, ``closed()``, ``page_chosen(name)`` to read more.
    """

    changed = Signal(object)
    compare = Signal(bool)
    closed = Signal()
    page_chosen = Signal(str)

    def __init__(
        self, settings: Settings, parent: QWidget | None = None, faces: Faces | None = None
    ) -> None:
        """Show ``settings``; pictures come from ``faces`` where they are drawn already."""
        super().__init__(settings, parent)
        self.sheet = PaperSheet(self)
        self.sheet.closed.connect(self.closed)
        self._faces = faces or Faces()
        self._headings: dict[str, QLabel] = {}
        self.controls: dict[str, QWidget] = {}
        self._rows: dict[str, Row] = {}
        self.preview = Preview(settings, self._faces)
        self._fill()
        self._foot()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.sheet)
        self.setFocusProxy(self.sheet.scrolling)
        self.retranslate()
        self._show_values()

    def place(self, window: QRect) -> None:
        """Lie at the right edge of the window, under its bar."""
        grown = self.unit() * (1 + (self.settings.text_scale / 100 - 1) * 0.8)
        wide = min(window.width() - 8, round(_WIDTH * grown))
        top = round(TOP_BAR * self.unit())
        self.setGeometry(window.width() - wide - 4, top, wide, window.height() - top - 4)

    def _fill(self) -> None:
        self.sheet.body.setSpacing(6)
        self._section("", ("language",))
        self.sheet.body.addWidget(self.preview)
        self.sheet.body.addSpacing(6)
        self._section("", LEVELS + TABLE + CARDS)
        self._section("play", PLAY)
        self.how = PillButton("", "ghost")
        self.how.clicked.connect(lambda: self.page_chosen.emit("how"))
        self.sheet.body.addWidget(self.how, 0, Qt.AlignmentFlag.AlignLeft)
        self._section("", SOUND)
        self.about = PillButton("", "ghost")
        self.about.clicked.connect(lambda: self.page_chosen.emit("about"))
        self.sheet.body.addWidget(self.about, 0, Qt.AlignmentFlag.AlignLeft)
        self.sheet.body.addStretch(1)

    def _section(self, heading: str, fields: tuple[str, ...]) -> None:
        if heading:
            self._headings[heading] = label("title", parent=self)
            self.sheet.body.addSpacing(12)
            self.sheet.body.addWidget(self._headings[heading])
        for field in fields:
            made = control(field, self._on_changed, self._faces)
            self.controls[field] = made
            if not isinstance(made, SliderRow):
                self._rows[field] = Row(made)
            self.sheet.body.addWidget(self._rows.get(field, made))

    def _foot(self) -> None:
        self.compare_button = PillButton("", "ghost")
        self.reset_button = PillButton("", "ghost")
        self.done_button = PillButton("", "marigold")
        self.compare_button.pressed.connect(lambda: self._compare(on=True))
        self.compare_button.released.connect(lambda: self._compare(on=False))
        self.reset_button.clicked.connect(self._on_reset)
        self.done_button.clicked.connect(self.closed)
        foot = Flow(side="spread")
        for button in (self.compare_button, self.reset_button, self.done_button):
            foot.add(button)
        self.sheet.foot.addWidget(foot)

    def _compare(self, *, on: bool) -> None:
        plain = {"contrast": 50, "temperature": 50, "grain": 0, "high_contrast": False}
        shown = self.settings.changed(plain) if on else self.settings
        self.preview.show_settings(shown)
        self.compare.emit(on)

    def _on_changed(self, field: str, value: object) -> None:
        self.settings = self.settings.changed({field: value})
        self._take_over()

    def _on_reset(self) -> None:
        fresh = Settings()
        kept = {field: getattr(self.settings, field) for field in KEPT}
        self.settings = fresh.changed(kept)
        self._show_values()
        self._take_over()

    def _take_over(self) -> None:
        self._show_levels()
        self.preview.show_settings(self.settings)
        self.reletter()
        self.changed.emit(self.settings)

    def set_settings(self, settings: Settings) -> None:
        """Show other settings."""
        super().set_settings(settings)
        self._show_values()
        self.preview.show_settings(settings)

    def _show_values(self) -> None:
        for field, made in self.controls.items():
            value = getattr(self.settings, field)
            if field in SYSTEM_WISHES:
                wished = SYSTEM_WISHES[field]()
                made.setEnabled(not wished)
                value = value or wished
            show_value(made, value or spoken() if field == "language" else value)
        self._show_levels()

    def _show_levels(self) -> None:
        volume, grain = self.controls["volume"], self.controls["grain"]
        volume.setEnabled(self.settings.sound)
        grain.setEnabled(not wants_contrast(self.settings))
        for field in SLIDERS:
            made = self.controls[field]
            assert isinstance(made, SliderRow)
            text, said = self._level_words(field, getattr(self.settings, field))
            made.show_value(self.shown(text), said)

    def _level_words(self, field: str, value: int) -> tuple[str, str]:
        """Return a level as it is shown and as it is said."""
        if field != "temperature":
            return f"{value}%", self.shown(filled(self.tr("%1 percent"), str(value)))
        kelvin = str(kelvin_shown(value))
        said = filled(self.tr("%1 percent, %2 kelvin"), str(value), kelvin)
        return f"{value}% · {kelvin} K", said

    def _remark(self, field: str) -> str:
        if field in SYSTEM_WISHES and SYSTEM_WISHES[field]():
            return self.tr("Your system asks for it, so it is on.")
        return setting_remark(field)

    def retranslate(self) -> None:
        """Set every text anew."""
        self.sheet.title.setText(self.tr("Settings"))
        self.sheet.close_button.setAccessibleName(self.tr("Close"))
        self.compare_button.setText(self.tr("Hold to compare"))
        self.compare_button.setToolTip(
            self.tr("Shows the table without your display settings while you hold it.")
        )
        self.reset_button.setText(self.tr("Reset all"))
        self.how.setText(self.tr("How the computer plays"))
        self.about.setText(self.tr("About Cardavia"))
        self.done_button.setText(self.tr("Done"))
        self._headings["play"].setText(self.tr("Play"))
        self.preview.retranslate()
        for field, row in self._rows.items():
            show_words(field, row.control)
            row.set_texts(setting_title(field), self._remark(field))
        for field in SLIDERS:
            made = self.controls[field]
            assert isinstance(made, SliderRow)
            made.set_texts(setting_title(field), slider_ends(field), reset_words(field))
        self._show_values()
