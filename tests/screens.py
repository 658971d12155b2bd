"""Every screen of the program by its name, opened in the real window."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from cardavia.match.match import Match
from cardavia.rules.catalogue import all_games
from cardavia.store.matches import Matches
from cardavia.store.notices import Notice
from cardavia.store.settings import Settings
from cardavia.ui.keeping import Keeping
from cardavia.ui.language import Language
from cardavia.ui.main_window import MainWindow
from cardavia.ui.pages.first_start import FirstStartPage
from cardavia.ui.pages.more import PAGES
from positions_asked import MOST_DEALS, TABLES, lead_to, match_of, moon_asked, questions
from seen import Painted, misfits, painted_texts
from ui_games import FACES, legal_answer
from ui_play import QuickThinker, hurry, spin

SIZES: Final = ((1024, 640), (1280, 800), (1920, 1080))
SCALES: Final = (100, 200)
CODES: Final = ("en", "hi")
Opener = Callable[[MainWindow], None]


def open_window(language: Language, folder: Path) -> MainWindow:
    """Return the program's window, still and without a worker, with matches of every game kept."""
    settings = Settings(language="en", animation="off", sound=False, guided=[*TABLES])
    keeping = Keeping(settings, Matches(folder), FACES, lambda _settings: None)
    for game in TABLES:
        for whole in (True, False) if game == "pepper" else (False,):
            match = match_of(game, 5, dealt=False)
            keeping.matches.start(match, keeping.now())
            match.next_deal()
            ended(match, whole=whole)
    window = MainWindow(keeping, language)
    window.thinker = QuickThinker(window)
    window.show()
    return window


def screens() -> dict[str, Opener]:
    """Return how to open each screen."""
    found: dict[str, Opener] = {"home": MainWindow.go_home, "first_start": _first_start}
    for game in all_games():
        found[f"new_match {game.name}"] = _new_match(game.name)
    for game in TABLES:
        found[f"lesson {game}"] = _lesson(game)
    for name in PAGES:
        if name != "coach":  # it starts a worker
            found[name] = _page_over(name, ended(match_of("pepper", 5)))
    found["settings"] = MainWindow.show_settings
    found["settings, end"] = _end_of_settings
    found["notice"] = _notice
    found["number"] = _number
    found["moon"] = _table(moon_asked())
    for name, match in tables():
        found[name] = _table(match)
    return found


def tables() -> Iterator[tuple[str, Match]]:
    """Yield matches at every question and at the end of a deal and of a match."""
    for game, variants in TABLES.items():
        for number, chosen in enumerate(variants):
            for asks in sorted(questions(game, chosen) - {"beat"}):
                match = match_of(game, 5, **chosen)
                if lead_to(match, asks, Random(2)):
                    yield f"{game} {number} {asks}", match
        yield f"{game} account", ended(match_of(game, 5))
        yield f"{game} match over", ended(match_of(game, 5), whole=True)


def ended(match: Match, *, whole: bool = False) -> Match:
    """Play a match by chance to the end of its deal, or to its own end within reason."""
    rng = Random(4)
    for _ in range(MOST_DEALS if whole else 1):
        while not match.is_deal_over():
            match.submit(match.turn, legal_answer(match, rng))
        if match.is_over() or not whole:
            break
        match.next_deal()
    return match


def _first_start(window: MainWindow) -> None:
    window.pages.turn_to(FirstStartPage(window.settings))


def _new_match(game: str) -> Opener:
    return lambda window: window.show_new_match(game)


def _lesson(game: str) -> Opener:
    def show(window: MainWindow) -> None:
        window.teach(game)
        spin(20)

    return show


def _page_over(name: str, match: Match) -> Opener:
    def show(window: MainWindow) -> None:
        window.play(match)
        window.show_page(name)

    return show


def _end_of_settings(window: MainWindow) -> None:
    window.show_settings()
    sheet = window.over.sheet
    assert sheet is not None
    spin(1)
    bar = sheet.sheet.scrolling.verticalScrollBar()
    bar.setValue(bar.maximum())


def _notice(window: MainWindow) -> None:
    window.tell([Notice("damaged", "settings.json"), Notice("locked", "")])


def _number(window: MainWindow) -> None:
    window.desk.choose_number(window.settings, match_of("pitch", 5))


def _table(match: Match) -> Opener:
    def show(window: MainWindow) -> None:
        window.play(match)
        assert window.match_page is not None
        hurry(window.match_page)
        spin(20)

    return show


def put_away(window: MainWindow) -> None:
    """Close what lies over the window, and go home."""
    window.over.hide()
    for answer in _answers(window):
        answer()
    window.go_home()
    QApplication.sendPostedEvents()


def _answers(window: MainWindow) -> list[Callable[[], None]]:
    from cardavia.ui.widgets.paper_dialog import PaperDialog

    return [dialog._buttons[-1].click for dialog in window.findChildren(PaperDialog)]


def dress(window: MainWindow, size: tuple[int, int], code: str, scale: int) -> None:
    """Show a window in a size, a language and a size of letters."""
    window.resize(*size)
    changed = {"language": code, "text_scale": scale}
    window.apply(window.settings.changed(changed))
    for _ in range(16):  # a layout within a layout settles one turn later
        spin(1)


def looked_at(window: MainWindow) -> tuple[QPixmap, list[Painted], list[str]]:
    """Return a picture of a window, the texts painted in it, and what does not fit."""
    with painted_texts() as seen:
        picture = window.grab()
    return picture, seen, misfits(window, seen)
