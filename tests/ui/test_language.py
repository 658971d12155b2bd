"""The language of the screen, and the digits of everything it says."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTranslator, Signal

from cardavia.ui.language import AsWritten, Language, filled, number, shown

translate = QCoreApplication.translate


class Speaker(QObject):
    """Says one text of its own, which no catalogue has."""

    asked = Signal()

    def words(self) -> str:
        return self.tr("Deal 12")


@pytest.mark.usefixtures("devanagari")
def test_every_text_is_said_in_the_digits_chosen() -> None:
    assert translate("Table", "%n card(s)", "", 12) == "१२ पत्ते"
    assert filled(translate("Events", "%1 bids %2."), "Asha", "4") == "Asha की बोली: ४"
    assert filled(translate("Standings", "Round %1"), "10") == "राउंड १०"


def test_texts_without_translation_take_the_digits_too(language: Language) -> None:
    language.devanagari_digits = True

    assert Speaker().words() == "Deal १२"
    assert translate("Table", "%n card(s)", "", 1) == "१ card"


def test_the_digits_turn_back_at_once(language: Language) -> None:
    heard: list[str] = []
    language.changed.connect(heard.append)
    language.devanagari_digits = True
    assert shown("7") == "७"
    language.devanagari_digits = False

    assert shown("7") == "7"
    assert translate("Table", "%n card(s)", "", 12) == "12 cards"
    assert heard == ["en", "en"]


@pytest.mark.usefixtures("devanagari")
def test_names_of_files_and_keys_stay_as_they_are_written() -> None:
    said = translate("Notices", "The file “%1” can't be read.")

    assert "game-7.cardavia" in filled(said, AsWritten("game-7.cardavia"))
    assert shown("F11") == "F11"


@pytest.mark.usefixtures("devanagari")
def test_numbers_are_grouped_as_india_does() -> None:
    assert number(1234567) == "१२,३४,५६७"
    assert number(-6) == "-६"


def test_places_are_filled_at_once() -> None:
    assert filled("%2 and %1", "%2", "B") == "B and %2"


def test_a_language_left_is_let_go(language: Language) -> None:
    for code in ("hi", "en", "hi", "en"):
        language.choose(code)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert len(language.findChildren(QTranslator)) == 1
