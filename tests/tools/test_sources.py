"""No text for people is missed, and no call that Qt could never match goes unseen."""

from pathlib import Path

import pytest

from sources import Text, find_texts

ALIAS = "translate = QCoreApplication.translate\n"


def read(folder: Path, code: str) -> tuple[set[Text], list[str]]:
    """Return the texts and faults of one file, the faults without their place."""
    package = folder / "program"
    package.mkdir(exist_ok=True)
    (package / "page.py").write_text(code, "utf-8")
    found = find_texts(package)
    return found.texts, [fault.split(": ", 1)[1] for fault in found.faults]


def in_class(expression: str, parent: str = "QWidget") -> str:
    return f"class Page({parent}):\n    def show(self, n, name):\n        return {expression}\n"


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        ("self.tr('Play')", Text("Page", "Play")),
        ("self.tr('Deal', 'the verb')", Text("Page", "Deal", "the verb")),
        ("self.tr('%n card(s)', '', len(name) + 1)", Text("Page", "%n card(s)", "", plural=True)),
        ("self.tr('One sentence, ' 'in two parts.')", Text("Page", "One sentence, in two parts.")),
        ("[self.tr('Play') for _ in name]", Text("Page", "Play")),
        ("f'{self.tr(\"Play\")}'", Text("Page", "Play")),
        ("lambda: self.tr('Play')", Text("Page", "Play")),
    ],
)
def test_tr_has_the_class_it_stands_in_as_context(
    tmp_path: Path, expression: str, text: Text
) -> None:
    assert read(tmp_path, in_class(expression)) == ({text}, [])


@pytest.mark.parametrize(
    ("call", "text"),
    [
        ("translate('Names', 'You')", Text("Names", "You")),
        ("QCoreApplication.translate('Names', 'You')", Text("Names", "You")),
        ("translate('Names', 'You', 'at the table')", Text("Names", "You", "at the table")),
        (
            "translate('Score', '%n point(s)', '', won.points)",
            Text("Score", "%n point(s)", "", plural=True),
        ),
    ],
)
def test_translate_names_its_context(tmp_path: Path, call: str, text: Text) -> None:
    assert read(tmp_path, f"{ALIAS}said = {call}\n") == ({text}, [])


def test_an_inner_class_is_a_context_of_its_own(tmp_path: Path) -> None:
    code = "class Outer:\n    class Inner:\n        def show(self): return self.tr('Play')\n"

    assert read(tmp_path, code)[0] == {Text("Inner", "Play")}


def test_a_table_of_marked_texts_is_shown_by_index(tmp_path: Path) -> None:
    table = "SUITS = [QT_TRANSLATE_NOOP('Cards', 'spades'), QT_TRANSLATE_NOOP('Cards', 'hearts')]\n"

    texts, faults = read(tmp_path, f"{ALIAS}{table}said = translate('Cards', SUITS[n])\n")

    assert texts == {Text("Cards", "spades"), Text("Cards", "hearts")}
    assert faults == []


def test_a_dictionary_of_marked_texts_has_keys_for_the_program(tmp_path: Path) -> None:
    table = "SUITS = {'S': QT_TRANSLATE_NOOP('Cards', 'spades')}\n"

    assert read(tmp_path, f"{ALIAS}{table}said = translate('Cards', SUITS[key])\n")[1] == []


@pytest.mark.parametrize(
    ("table", "call"),
    [
        ("SUITS = ['spades']", "translate('Cards', SUITS[n])"),
        (
            "SUITS = [QT_TRANSLATE_NOOP('Cards', 'spades'), 'hearts']",
            "translate('Cards', SUITS[n])",
        ),
        ("SUITS = [QT_TRANSLATE_NOOP('Names', 'spades')]", "translate('Cards', SUITS[n])"),
        ("suits = make()", "translate('Cards', suits[n])"),
    ],
)
def test_a_table_must_hold_marked_texts_of_that_context(
    tmp_path: Path, table: str, call: str
) -> None:
    faults = read(tmp_path, f"{ALIAS}{table}\nsaid = {call}\n")[1]

    assert len(faults) == 1
    assert "is not a table of QT_TRANSLATE_NOOP('Cards', ...)" in faults[0]


@pytest.mark.parametrize(
    ("expression", "fault"),
    [
        ("self.tr(f'Player {name}')", "the text is not a literal"),
        ("self.tr('a' if n else 'b')", "the text is not a literal"),
        ("self.tr(name)", "the text is not a literal"),
        ("self.tr('Play', name)", "the text is not a literal"),
        ("self.tr('')", "the text is not a literal"),
        ("self.tr('%n card(s)')", "%n and a number belong together"),
        ("self.tr('cards', '', n)", "%n and a number belong together"),
        ("self.tr('Play', disambiguation='x')", "keywords are not understood"),
        ("name.tr('Play')", "tr is called on self only; elsewhere use translate"),
        ("tr('Play')", "tr is called on self only; elsewhere use translate"),
        ("map(self.tr, name)", "tr may only be called"),
        ("QCoreApplication.translate(name, 'Play')", "the context is not a literal"),
        ("QCoreApplication.translate('Page', name)", "the text is not a literal"),
        ("map(QCoreApplication.translate, name)", "translate may only be called"),
    ],
)
def test_a_call_that_could_never_match_is_a_fault(
    tmp_path: Path, expression: str, fault: str
) -> None:
    assert read(tmp_path, in_class(expression))[1] == [fault]


@pytest.mark.parametrize("code", ["say = translate\n", "map(translate, names)\n"])
def test_the_alias_may_only_be_called(tmp_path: Path, code: str) -> None:
    assert read(tmp_path, ALIAS + code)[1] == ["translate may only be called"]


def test_tr_outside_a_class_is_a_fault(tmp_path: Path) -> None:
    code = "def show(self): return self.tr('Play')\n"

    assert read(tmp_path, code)[1] == ["tr outside a class has no context"]


@pytest.mark.parametrize(
    "code",
    [
        "painter.translate(10, 20)\n",
        "text.translate(DIGITS)\n",
        "def translate(x, y): return x + y\nmoved = translate(1, 2)\n",
    ],
)
def test_moving_and_mapping_are_no_translations(tmp_path: Path, code: str) -> None:
    assert read(tmp_path, code) == (set(), [])


def test_a_plural_is_lost_in_subclasses(tmp_path: Path) -> None:
    code = in_class("self.tr('%n card(s)', '', n)") + "class Sub(Page): pass\n"

    faults = read(tmp_path, code)[1]

    assert len(faults) == 1
    assert "Page has subclasses, where this plural is lost" in faults[0]


def test_one_text_can_not_be_with_and_without_a_number(tmp_path: Path) -> None:
    code = f"{ALIAS}a = translate('C', '%n', '', n)\nb = translate('C', '%n')\n"

    faults = read(tmp_path, code)[1]

    assert "'%n'" in faults[-1]
