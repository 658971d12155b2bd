"""The catalogues follow the sources, keep what is translated, and fail on what is wrong."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTranslator
from PySide6.QtWidgets import QApplication

from catalogue import Catalogue
from hot_modules import ROOT
from sources import Text
from translations import add, check, compile_to, missing, pseudo, pseudo_to, update

PAGE = """
class Page(QWidget):
    def show(self, n):
        return self.tr("Play"), self.tr("%n card(s)", "", n), self.tr("%1 leads.")
"""
PLAY = {"context": "Page", "source": "Play", "hi": "खेलें"}
CARDS = {
    "context": "Page",
    "source": "%n card(s)",
    "hi_one": "%n पत्ता",
    "hi_many": "%n पत्ते",
    "en_one": "%n card",
    "en_many": "%n cards",
}
LEADS = {"context": "Page", "source": "%1 leads.", "hi": "चाल शुरू: %1"}


class Project:
    """A program of one page with its catalogues."""

    def __init__(self, folder: Path) -> None:
        self.sources = folder / "program"
        self.folder = folder / "translations"
        self.sources.mkdir()
        self.folder.mkdir()
        self.write(PAGE)

    def write(self, code: str) -> None:
        (self.sources / "page.py").write_text(code, "utf-8")

    def add(self, *items: dict[str, str]) -> list[str]:
        return add(list(items), *update(self.sources, self.folder))

    def missing(self) -> list[dict[str, str]]:
        return missing(*update(self.sources, self.folder))

    def check(self) -> list[str]:
        return check(self.sources, self.folder)

    def hindi(self) -> Catalogue:
        return Catalogue("hi", self.folder).read()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_a_fully_translated_program_has_no_fault(project: Project) -> None:
    assert project.add(PLAY, CARDS, LEADS) == []
    assert project.check() == []


def test_what_is_missing_can_be_filled_and_added(project: Project) -> None:
    items = project.missing()

    assert [item["source"] for item in items] == ["%1 leads.", "%n card(s)", "Play"]
    known = {one["source"]: one for one in (PLAY, CARDS, LEADS)}
    project.add(*[item | known[item["source"]] for item in json.loads(json.dumps(items))])
    assert project.missing() == []


def test_an_update_keeps_translations_and_drops_what_is_gone(project: Project) -> None:
    project.add(PLAY, CARDS, LEADS)
    project.write(PAGE.replace("%1 leads.", "%1 wins."))

    update(project.sources, project.folder)

    forms = project.hindi().forms
    assert forms[Text("Page", "Play")] == ["खेलें"]
    assert forms[Text("Page", "%1 wins.")] == [""]
    assert Text("Page", "%1 leads.") not in forms


def test_an_update_without_news_changes_no_byte(project: Project) -> None:
    project.add(PLAY, CARDS)
    before = [path.read_bytes() for path in sorted(project.folder.iterdir())]

    update(project.sources, project.folder)

    assert [path.read_bytes() for path in sorted(project.folder.iterdir())] == before


def test_english_holds_plurals_only(project: Project) -> None:
    english, _hindi = update(project.sources, project.folder)

    assert set(english.forms) == {Text("Page", "%n card(s)", "", plural=True)}


def test_adding_a_text_that_the_program_lacks_is_told(project: Project) -> None:
    assert project.add(PLAY | {"source": "Pause"}) == ["[Page] Pause"]


@pytest.mark.parametrize(
    ("item", "fault"),
    [
        (PLAY | {"hi": ""}, "not translated"),
        (LEADS | {"hi": "चाल शुरू"}, "other placeholders"),
        (LEADS | {"hi": "चाल शुरू: %1 %2"}, "other placeholders"),
        (PLAY | {"hi": "खेलें "}, "a space at an end"),
        (PLAY | {"hi": "खेलें:"}, "only one of the two ends with ':'"),
        (PLAY | {"hi": "दिल"}, "the word दिल"),
        (PLAY | {"hi": "\u095b्यादा"}, "not NFC"),
        (CARDS | {"hi_many": "पत्ते"}, "the form for many does not tell how many"),
        (CARDS | {"en_one": ""}, "not translated"),
    ],
)
def test_a_wrong_translation_is_a_fault(project: Project, item: dict[str, str], fault: str) -> None:
    project.add(PLAY, CARDS, LEADS)
    project.add(item)

    assert len(project.check()) == 1
    assert fault in project.check()[0]


def test_a_text_the_catalogue_does_not_know_yet_is_a_fault(project: Project) -> None:
    project.add(PLAY, CARDS, LEADS)
    project.write(PAGE.replace("%1 leads.", "%1 wins."))

    faults = project.check()

    assert [fault.split(": ")[1] for fault in faults] == [
        "not in the catalogue",
        "no longer in the sources",
    ]


def test_a_translation_marked_unfinished_stays_and_is_asked_for(project: Project) -> None:
    project.add(PLAY, CARDS, LEADS)
    path = project.hindi().path
    draft = "<translation type='unfinished'>खेलें"
    path.write_text(path.read_text("utf-8").replace("<translation>खेलें", draft), "utf-8")

    assert [item["hi"] for item in project.missing()] == ["खेलें"]
    assert len(project.check()) == 1


def test_compiled_catalogues_are_what_qt_shows(project: Project, qapp: QApplication) -> None:
    project.add(PLAY, CARDS, LEADS)
    compile_to(project.folder / "made", project.folder)

    translator = QTranslator()
    assert translator.load("cardavia_hi.qm", str(project.folder / "made"))
    assert translator.translate("Page", "Play") == "खेलें"
    assert translator.translate("Page", "%n card(s)", "", 1) == "%n पत्ता"
    assert translator.translate("Page", "%n card(s)", "", 0) == "%n पत्ते"


def test_a_catalogue_in_use_stays_as_it_was_read(project: Project, qapp: QApplication) -> None:
    """Qt maps the file: written in place, an open window would mix two languages."""
    made = project.folder / "made"
    project.add(PLAY)
    compile_to(made, project.folder)
    before = (made / "cardavia_hi.qm").stat().st_ino
    compile_to(made, project.folder)

    assert (made / "cardavia_hi.qm").stat().st_ino != before
    assert sorted(made.glob("*.fresh")) == []


def test_subclasses_find_plain_texts_of_their_base_but_no_plurals(
    project: Project, qapp: QApplication
) -> None:
    """Qt itself does this; the fault for plurals in classes with subclasses rests on it."""

    class Page(QObject):
        def said(self) -> tuple[str, str]:
            return self.tr("Play"), self.tr("%n card(s)", "", 2)

    class Sub(Page):
        pass

    project.add(PLAY, CARDS, LEADS)
    compile_to(project.folder / "made", project.folder)
    translator = QTranslator()
    assert translator.load("cardavia_hi.qm", str(project.folder / "made"))
    qapp.installTranslator(translator)
    try:
        assert Page().said() == ("खेलें", "2 पत्ते")
        assert Sub().said() == ("खेलें", "2 card(s)")
    finally:
        qapp.removeTranslator(translator)


def test_the_pseudo_language_is_longer_and_marked(project: Project, qapp: QApplication) -> None:
    pseudo_to(project.folder / "made", project.sources)

    translator = QTranslator()
    assert translator.load("cardavia_en.qm", str(project.folder / "made"))
    shown = translator.translate("Page", "%1 leads.")
    assert shown == pseudo("%1 leads.") == "[%1 leads.~]"
    assert len(pseudo("x" * 100)) == 140


@pytest.mark.parametrize("words", [[], ["nonsense"], ["add"], ["compile"]])
def test_a_wrong_call_says_what_is_possible(words: list[str]) -> None:
    tool = ROOT / "tools" / "translations.py"
    done = subprocess.run(
        [sys.executable, str(tool), *words], capture_output=True, text=True, check=False
    )

    assert done.returncode == 2
    assert "``check`` fails" in done.stderr
