"""Every setting is live, explained, reset and spoken in both languages."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardavia.store.settings import Settings
from cardavia.ui.language import Language
from cardavia.ui.pages.settings_controls import CHOICES, SEGMENTS, SLIDERS, SWATCHES, SWITCHES
from cardavia.ui.pages.settings_sheet import LEVELS, SettingsSheet
from cardavia.ui.widgets.choice_box import ChoiceBox
from cardavia.ui.widgets.segmented import Segment, Segmented
from cardavia.ui.widgets.slider_row import SliderRow
from cardavia.ui.widgets.swatch_row import Swatch, SwatchRow
from cardavia.ui.widgets.switch import Switch
from cut_words import cut_words

Window = tuple[QWidget, SettingsSheet]


@pytest.fixture
def window(qtbot: QtBot, language: Language) -> Window:
    outer = QWidget()
    qtbot.addWidget(outer)
    outer.resize(1280, 800)
    sheet = SettingsSheet(Settings(), outer)
    sheet.place(outer.rect())
    outer.show()
    return outer, sheet


@pytest.fixture
def sheet(window: Window) -> SettingsSheet:
    return window[1]


def slider(sheet: SettingsSheet, field: str) -> SliderRow:
    row = sheet.controls[field]
    assert isinstance(row, SliderRow)
    return row


@pytest.mark.parametrize("field", SWITCHES)
def test_a_switch_changes_its_setting(qtbot: QtBot, sheet: SettingsSheet, field: str) -> None:
    control = sheet.controls[field]
    assert isinstance(control, Switch)
    before = getattr(sheet.settings, field)
    with qtbot.waitSignal(sheet.changed) as told:
        qtbot.keyClick(control, Qt.Key.Key_Space)

    assert getattr(told.args[0], field) is not before


@pytest.mark.parametrize("field", SEGMENTS)
def test_a_segment_changes_its_setting(qtbot: QtBot, sheet: SettingsSheet, field: str) -> None:
    control = sheet.controls[field]
    assert isinstance(control, Segmented)
    before = control.value()
    other = next(one for one in control.findChildren(Segment) if not one.isChecked())
    with qtbot.waitSignal(sheet.changed) as told:
        qtbot.mouseClick(other, Qt.MouseButton.LeftButton)

    assert getattr(told.args[0], field) == control.value() != before


@pytest.mark.parametrize("field", CHOICES)
def test_a_choice_changes_its_setting(qtbot: QtBot, sheet: SettingsSheet, field: str) -> None:
    control = sheet.controls[field]
    assert isinstance(control, ChoiceBox)
    assert control.key() == getattr(sheet.settings, field)
    with qtbot.waitSignal(sheet.changed) as told:
        qtbot.keyClick(control, Qt.Key.Key_Up if control.currentIndex() else Qt.Key.Key_Down)

    assert getattr(told.args[0], field) == control.key() != getattr(Settings(), field)


@pytest.mark.parametrize("field", SWATCHES)
def test_every_picture_is_a_valid_setting(qtbot: QtBot, sheet: SettingsSheet, field: str) -> None:
    control = sheet.controls[field]
    assert isinstance(control, SwatchRow)
    taken = []
    sheet.changed.connect(lambda settings: taken.append(getattr(settings, field)))
    for swatch in control.findChildren(Swatch):
        swatch.click()

    assert taken == SWATCHES[field]
    assert all(getattr(Settings(**{field: key}), field) == key for key in taken)


@pytest.mark.parametrize("field", SLIDERS)
def test_a_slider_tells_each_step_and_is_reset_by_its_own_button(
    qtbot: QtBot, sheet: SettingsSheet, field: str
) -> None:
    row = slider(sheet, field)
    qtbot.keyClick(row.slider, Qt.Key.Key_End)
    with qtbot.waitSignal(sheet.changed) as told:
        qtbot.mouseClick(row.reset_button, Qt.MouseButton.LeftButton)

    assert getattr(told.args[0], field) == getattr(Settings(), field)
    assert not row.reset_button.isVisibleTo(sheet)


def test_the_temperature_is_told_in_kelvin(qtbot: QtBot, sheet: SettingsSheet) -> None:
    row = slider(sheet, "temperature")
    row.slider.setValue(32)

    assert row.value_label.text() == "32% · 5300 K"
    assert row.slider.accessibleDescription() == "32 percent, 5300 kelvin"


def test_comparing_lasts_as_long_as_the_button_is_held(qtbot: QtBot, sheet: SettingsSheet) -> None:
    told: list[bool] = []
    sheet.compare.connect(told.append)
    with qtbot.assertNotEmitted(sheet.changed):
        qtbot.mousePress(sheet.compare_button, Qt.MouseButton.LeftButton)
        held = list(told)
        qtbot.mouseRelease(sheet.compare_button, Qt.MouseButton.LeftButton)

    assert (held, told) == ([True], [True, False])


def test_reset_all_leaves_language_names_and_options(qtbot: QtBot, sheet: SettingsSheet) -> None:
    sheet.set_settings(
        Settings(
            language="hi",
            names=["Ravi"],
            options={"pitch": {"target": 11}},
            grain=9,
            felt="slate",
            text_scale=150,
        )
    )
    with qtbot.waitSignal(sheet.changed) as told:
        qtbot.mouseClick(sheet.reset_button, Qt.MouseButton.LeftButton)

    kept = {"language": "hi", "names": ["Ravi"], "options": {"pitch": {"target": 11}}}
    assert told.args[0] == Settings().changed(kept)


def test_volume_rests_while_sound_is_off(sheet: SettingsSheet) -> None:
    sheet.set_settings(Settings(sound=False))

    assert not sheet.controls["volume"].isEnabled()


@pytest.mark.parametrize("way", ["escape", "cross", "done"])
def test_the_sheet_closes_by_key_cross_and_button(
    qtbot: QtBot, sheet: SettingsSheet, way: str
) -> None:
    with qtbot.waitSignal(sheet.closed):
        if way == "escape":
            sheet.setFocus()
            qtbot.keyClick(sheet.window().focusWidget(), Qt.Key.Key_Escape)
        else:
            button = sheet.done_button if way == "done" else sheet.sheet.close_button
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_words_follow_the_language_and_values_stay(
    qtbot: QtBot, sheet: SettingsSheet, language: Language
) -> None:
    sheet.set_settings(Settings(contrast=58, animation="slow", trick_hold_ms=0))
    language.choose("hi")
    qtbot.waitUntil(lambda: sheet.done_button.text() == "ठीक है")
    latin = [
        one.text()
        for one in sheet.findChildren(QLabel)
        if any("a" <= letter <= "z" for letter in one.text()) and "Space" not in one.text()
    ]

    assert latin == []
    assert slider(sheet, "contrast").slider.value() == 58
    hold = sheet.controls["trick_hold_ms"]
    assert isinstance(hold, ChoiceBox)
    assert (hold.key(), hold.currentText()) == (0, "क्लिक करने तक")


@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_nothing_is_cut_at_any_size(
    qtbot: QtBot,
    window: Window,
    language: Language,
    code: str,
    size: tuple[int, int],
    scale: int,
) -> None:
    outer, sheet = window
    language.choose(code)
    outer.resize(*size)
    sheet.set_settings(Settings(text_scale=scale))
    sheet.place(outer.rect())
    room = sheet.sheet.scrolling.viewport().width()
    qtbot.waitUntil(lambda: cut_words(sheet) == [])

    assert [name for name, one in sheet.controls.items() if one.width() > room] == []
    assert outer.rect().contains(sheet.geometry())


@pytest.mark.parametrize("code", ["en", "hi"])
def test_the_three_levels_are_in_sight_with_the_preview_at_1280_by_800(
    qtbot: QtBot, language: Language, window: Window, code: str
) -> None:
    language.choose(code)
    _, sheet = window
    view = sheet.sheet.scrolling.viewport()

    def in_sight(widget: QWidget) -> bool:
        return view.rect().contains(QRect(widget.mapTo(view, QPoint(0, 0)), widget.size()))

    qtbot.waitUntil(lambda: in_sight(sheet.preview))
    qtbot.waitUntil(lambda: all(in_sight(sheet.controls[name]) for name in LEVELS))
