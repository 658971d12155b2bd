"""The controls of the settings: one maker a kind, each told and asked in the same two verbs."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from cardavia.ui.deck.render import BACK, Faces
from cardavia.ui.deck.style import DeckStyle
from cardavia.ui.language import LANGUAGES
from cardavia.ui.texts.settings import setting_values, swatch_names
from cardavia.ui.theme import FELTS
from cardavia.ui.widgets.choice_box import ChoiceBox
from cardavia.ui.widgets.marigold_slider import MarigoldSlider
from cardavia.ui.widgets.number_choice import NumberChoice
from cardavia.ui.widgets.segmented import Segmented
from cardavia.ui.widgets.slider_row import SliderRow
from cardavia.ui.widgets.swatch_row import SwatchRow
from cardavia.ui.widgets.switch import Switch

Told = Callable[[str, object], None]
"""Called with a field and its new value."""

SWITCHES: Final = (
    "four_colours",
    "large_print",
    "high_contrast",
    "reduced_motion",
    "play_forced",
    "claim",
    "sound",
)
SEGMENTS: Final = ("language", "letters", "digits", "hand_order", "animation", "emphasis")
CHOICES: Final = ("text_scale", "trick_hold_ms", "coach", "think_ms")
SLIDERS: Final = {"contrast": 50, "temperature": 50, "grain": 50, "volume": 40}
"""Each slider's neutral value."""
SWATCHES: Final = {
    "felt": ["green", "midnight", "walnut", "slate"],
    "back": ["jaali", "paisley", "lotus", "peacock", "marigold", "stars"],
}


def control(field: str, told: Told, faces: Faces) -> QWidget:
    """Return the control of a field; ``told`` hears every change the player makes."""
    if field in SWITCHES:
        return _switch(field, told)
    if field in SEGMENTS:
        return _segmented(field, told)
    if field in CHOICES:
        return _choice(field, told)
    if field in SLIDERS:
        return _slider(field, told)
    return _swatches(field, told, faces)


def show_value(made: QWidget, value: object) -> None:
    """Show a value in a control without telling anyone."""
    if isinstance(made, Switch):
        made.setChecked(bool(value))
    elif isinstance(made, ChoiceBox | NumberChoice):
        made.set_key(value)
    elif isinstance(made, Segmented | SwatchRow):
        made.set_value(str(value))
    elif isinstance(made, SliderRow) and isinstance(value, int):
        made.set_value(value)


def show_words(field: str, made: QWidget) -> None:
    """Set the words of a control's values anew."""
    if isinstance(made, Segmented) and field != "language":
        made.set_texts([text for _, text in setting_values(field)])
    elif isinstance(made, ChoiceBox):
        made.offer(setting_values(field))
    elif isinstance(made, SwatchRow):
        made.set_texts(swatch_names(field))


def _switch(field: str, told: Told) -> Switch:
    made = Switch()
    made.clicked.connect(lambda on: told(field, on))
    return made


def _segmented(field: str, told: Told) -> Segmented:
    if field == "language":
        made = Segmented(list(LANGUAGES.items()))
    else:
        made = Segmented([(str(key), text) for key, text in setting_values(field)])
    made.chosen.connect(lambda key: told(field, key))
    return made


def _choice(field: str, told: Told) -> ChoiceBox:
    made = ChoiceBox()
    made.offer(setting_values(field))
    made.activated.connect(lambda _: told(field, made.key()))
    return made


def _slider(field: str, told: Told) -> SliderRow:
    track = MarigoldSlider(
        neutral=SLIDERS[field], track="temperature" if field == "temperature" else "plain"
    )
    made = SliderRow(track)
    made.moved.connect(lambda value: told(field, value))
    return made


def _swatches(field: str, told: Told, faces: Faces) -> SwatchRow:
    def paint_back(painter: QPainter, rect: QRectF, key: str) -> None:
        ratio = painter.device().devicePixelRatio()
        image = faces.image(BACK, round(rect.height() * ratio), DeckStyle(back=key))
        painter.drawImage(rect, image)

    paint = _paint_felt if field == "felt" else paint_back
    size = QSize(26, 26) if field == "felt" else QSize(33, 46)
    made = SwatchRow(SWATCHES[field], size, paint)
    made.chosen.connect(lambda key: told(field, key))
    return made


def _paint_felt(painter: QPainter, rect: QRectF, key: str) -> None:
    painter.setPen(QPen(QColor("#BFA86F"), 1.2))
    painter.setBrush(QColor(FELTS[key].middle))
    painter.drawEllipse(rect)
