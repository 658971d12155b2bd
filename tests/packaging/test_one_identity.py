"""Every file of the packages names one program: one id, one version, one type of records."""

import configparser
import re
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtWidgets import QApplication

from cardavia.app.words import HELP
from cardavia.ui.program import name_program
from cardavia.version import APP_ID, VERSION
from hot_modules import ROOT

PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
METADATA = ET.parse(LINUX / f"{APP_ID}.metainfo.xml").getroot()
NAMED_BY_ID = ("*.desktop", "*.metainfo.xml", "*.xml")
HOLDING_THE_ID = (
    "flatpak/io.github.cardavia.Cardavia.yml",
    "flatpak/build.sh",
    "windows/cardavia.iss",
    "linux/io.github.cardavia.Cardavia.desktop",
    "linux/io.github.cardavia.Cardavia.xml",
)
MADE_FROM_THE_VERSION = ("cardavia.spec", "deb.py", "debian/*", "windows/*", "macos/*", "flatpak/*")
RECORDS = "application/x-cardavia"


def menu_entry() -> configparser.ConfigParser:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign] - keys are told apart by case
    entry.read(LINUX / f"{APP_ID}.desktop", "utf-8")
    return entry


def test_the_window_says_the_id_of_the_menu_entry(qapp: QApplication) -> None:
    name_program(qapp)

    assert qapp.desktopFileName() == APP_ID
    assert qapp.applicationVersion() == VERSION
    assert menu_entry()["Desktop Entry"]["StartupWMClass"] == qapp.applicationName()


@pytest.mark.parametrize("pattern", NAMED_BY_ID)
def test_files_of_the_desktop_are_named_by_the_id(pattern: str) -> None:
    assert {path.name.startswith(f"{APP_ID}.") for path in LINUX.glob(pattern)} == {True}


@pytest.mark.parametrize("name", HOLDING_THE_ID)
def test_no_file_has_another_id(name: str) -> None:
    text = (PACKAGING / name).read_text("utf-8")

    ids = re.findall(r"\b(?:io|org|com)\.[a-z]+\.cardavia\.\w+", text, re.IGNORECASE)
    assert set(ids) == {APP_ID}


def test_the_metadata_has_the_id_and_the_icon_and_starts_the_menu_entry() -> None:
    assert METADATA.findtext("id") == APP_ID
    assert METADATA.findtext("icon") == APP_ID == menu_entry()["Desktop Entry"]["Icon"]
    assert METADATA.findtext("launchable") == f"{APP_ID}.desktop"


def test_the_newest_release_and_change_are_of_this_version() -> None:
    release = METADATA.find("releases/release")
    changes = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)

    assert release is not None
    assert release.get("version") == VERSION == changes[0]


def test_the_version_is_written_nowhere_else() -> None:
    files = [path for pattern in MADE_FROM_THE_VERSION for path in PACKAGING.glob(pattern)]
    comments = re.compile(r"^\s*[;#].*$", re.MULTILINE)

    assert [path for path in files if VERSION in comments.sub("", path.read_text("utf-8"))] == []
    assert "@VERSION@" in (LINUX / "cardavia.6").read_text("utf-8")


def test_records_have_one_type_and_one_ending() -> None:
    type_file = (LINUX / f"{APP_ID}.xml").read_text("utf-8")

    assert menu_entry()["Desktop Entry"]["MimeType"] == f"{RECORDS};"
    assert METADATA.findtext("provides/mediatype") == RECORDS
    assert f'type="{RECORDS}"' in type_file
    assert 'pattern="*.cardavia"' in type_file


def test_the_metadata_shows_no_address_that_is_not_true() -> None:
    text = (LINUX / f"{APP_ID}.metainfo.xml").read_text("utf-8")

    assert re.findall(r"https?://", text) == []


def test_licences_agree() -> None:
    assert METADATA.findtext("project_license") == "GPL-3.0-or-later"
    assert 'license = "GPL-3.0-or-later"' in (ROOT / "pyproject.toml").read_text("utf-8")
    assert "License: GPL-3.0-or-later" in (PACKAGING / "debian/copyright.in").read_text("utf-8")


@pytest.mark.parametrize(
    "path",
    ["cardavia.6", "cardavia.hi.6", "completions/cardavia.bash", "completions/cardavia.fish"],
)
def test_manuals_and_completion_know_every_command_and_option(path: str) -> None:
    text = (LINUX / path).read_text("utf-8").replace("\\-", "-")
    commands = re.findall(r"^cardavia ([a-z]+)", HELP["en"], re.MULTILINE)
    options = {word.removeprefix("--") for word in re.findall(r"--[a-z-]+", HELP["en"])}

    assert [word for word in commands if not re.search(rf"\b{word}\b", text)] == []
    assert [word for word in sorted(options) if not re.search(rf"\b{word}\b", text)] == []


@pytest.mark.parametrize("size", ["cardavia", "cardavia-small", "cardavia-symbolic"])
def test_icons_need_nothing_but_paths(size: str) -> None:
    drawing = ET.parse(ROOT / f"cardavia/assets/icons/{size}.svg")
    kinds = {element.tag.partition("}")[2] for element in drawing.iter()}

    assert kinds <= {"svg", "path", "linearGradient", "stop"}
