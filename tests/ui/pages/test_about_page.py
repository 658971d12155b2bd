"""The About page: version, licence and notices, in both languages, and a line for reports."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel

from cardavia.store.settings import Settings
from cardavia.ui.language import Language
from cardavia.ui.pages.about_page import AboutPage, works
from cardavia.ui.pages.more import PAGES
from cardavia.ui.pages.settings_sheet import SettingsSheet
from cardavia.ui.program import program_icon
from cardavia.ui.scene.table_menu import GROUPS
from cardavia.ui.texts.commands import command_words
from cardavia.version import VERSION
from hot_modules import ROOT
from requirements import requirements


def words_of(page: AboutPage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel))


@pytest.mark.parametrize("code", ["en", "hi"])
def test_it_tells_the_version_the_licence_and_every_work(language: Language, code: str) -> None:
    language.choose(code)

    told = words_of(AboutPage(Settings()))

    assert VERSION in told
    assert "GNU General Public License" in told
    assert [name for name, remark in works() if name not in told or remark not in told] == []


def test_no_work_is_left_without_a_hindi_remark(hindi: None) -> None:
    assert [remark for _, remark in works() if remark.isascii()] == []


@pytest.mark.usefixtures("english")
def test_every_requirement_of_the_program_is_noticed() -> None:
    notices = (ROOT / "cardavia/assets/notices.toml").read_text("utf-8").lower().replace("_", "-")
    wanted = [one.split(">")[0].lower().replace("_", "-") for one in requirements(["run", "sound"])]

    assert [name for name in wanted if f'"{name}"' not in notices] == []


@pytest.mark.usefixtures("english")
def test_one_click_copies_the_version_and_what_it_runs_on() -> None:
    page = AboutPage(Settings())

    page.copy.click()

    copied = QGuiApplication.clipboard().text()
    assert copied.startswith(f"Cardavia {VERSION} (")
    assert "Qt 6." in copied


def test_the_icon_is_plainer_where_it_is_small(qapp: QApplication) -> None:
    sizes = {size.width() for size in program_icon().availableSizes()}
    small, large = (program_icon().pixmap(n, n).toImage() for n in (16, 128))

    assert sizes == {16, 24, 48, 128}
    # The sill of the plain drawing ends at whole pixels; scaled down, the large one would blur it.
    assert small.pixelColor(8, 14).name() == "#b3202e"
    assert large.pixelColor(64, 64).name() == "#1b1626"


@pytest.mark.usefixtures("english")
def test_the_settings_lead_there() -> None:
    sheet = SettingsSheet(Settings())
    asked: list[str] = []
    sheet.page_chosen.connect(asked.append)

    sheet.about.click()

    assert asked == ["about"]
    assert "about" in PAGES


@pytest.mark.usefixtures("english")
def test_the_menu_of_the_table_leads_there() -> None:
    assert [group for group in GROUPS if "about" in group] != []
    assert command_words("about") == "About Cardavia"
