"""What the desktop asks for holds, whatever the player's own settings say."""

import pytest
from PySide6.QtCore import QObject, Qt, Signal

import cardavia.ui.system_wishes
from cardavia.store.settings import Settings
from cardavia.ui.dressing import levels_of, speed_of, style_of
from cardavia.ui.pages.settings_sheet import SettingsSheet
from cardavia.ui.system_wishes import SystemWishes
from cardavia.ui.widgets.cloth_page import felt_of


class Desktop(QObject):
    """A desktop for people who see and move otherwise."""

    contrastPreferenceChanged = Signal(object)

    def contrastPreference(self) -> object:
        return Qt.ContrastPreference.HighContrast

    def motionPreference(self) -> str:
        return "MotionPreference.ReducedMotion"


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch) -> Desktop:
    made = Desktop()
    monkeypatch.setattr(cardavia.ui.system_wishes, "_hints_of", lambda _style: made)
    return made


@pytest.mark.usefixtures("desktop")
def test_high_contrast_of_the_desktop_is_taken_over() -> None:
    settings = Settings(grain=80)

    assert felt_of(settings).name == "high_contrast"
    assert style_of(settings).high_contrast
    assert levels_of(settings).grain == 0


@pytest.mark.usefixtures("desktop")
def test_less_motion_of_the_desktop_is_taken_over() -> None:
    assert speed_of(Settings(animation="slow")) <= 0.2


def test_without_a_wish_the_settings_hold() -> None:
    assert felt_of(Settings()).name == "green"
    assert speed_of(Settings(animation="slow")) > 1


def test_a_change_is_heard_at_once(qtbot, desktop: Desktop) -> None:
    wishes = SystemWishes(desktop, desktop)

    with qtbot.waitSignal(wishes.changed):
        desktop.contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)


@pytest.mark.usefixtures("desktop", "english")
def test_the_settings_show_what_the_desktop_asks_for(qtbot) -> None:
    sheet = SettingsSheet(Settings())
    qtbot.addWidget(sheet)
    switch = sheet.controls["high_contrast"]

    assert switch.isChecked()
    assert not switch.isEnabled()
    assert not sheet.settings.high_contrast
