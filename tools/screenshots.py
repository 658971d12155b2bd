"""Take the pictures of docs/SCREENS.md from the program itself: ``screenshots.py [FOLDER]``.

The window is the real one, in a home of its own and without a screen; the players before the
moment of each picture are the program's own. The same sources give the same pictures.
"""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import gettempdir
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR", "1")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from cardavia.ai.levels import decide
from cardavia.match.match import Match
from cardavia.rules.catalogue import all_games, game_named
from cardavia.rules.game import defaults, seats_of
from cardavia.store.settings import Settings
from cardavia.ui.main_window import MainWindow
from cardavia.ui.program import opened
from cardavia.ui.runner import PERSON
from cardavia.ui.theme import FELTS
from cardavia.ui.wishes import Wishes

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "screenshots"
SIZE: Final = (1280, 800)
NAMES: Final = ("", "Asha", "Kabir", "Meera", "Rohan", "Tara", "Dev")
DEALS: Final = {"tractor": 12, "pepper": 4, "black_maria": 8, "pitch": 5}
"""Numbers of deals that show something of each game."""
LANGUAGES: Final = {"en": "English", "hi": "हिन्दी"}
REMARK: Final = (
    "Taken by `make screenshots` from the program itself; without grain, so that they stay small."
)
LYING: Final = 2
"""How many have played to the trick that is shown, at least."""
SETTLED_MS: Final = 900


@dataclass(frozen=True)
class Shot:
    """One picture: its file, what it shows in words, and how to get there."""

    name: str
    words: str
    show: Callable[[MainWindow], None]
    settings: dict[str, object] = field(default_factory=dict)


def shots() -> Iterator[Shot]:
    """Yield every picture: pages and games in both languages, then all felts."""
    for code, tongue in LANGUAGES.items():
        spoken: dict[str, object] = {"language": code}
        yield Shot(f"home_{code}", f"Home, {tongue}", MainWindow.go_home, spoken)
        for game in all_games():
            title = game.name.replace("_", " ").title()
            yield Shot(f"{game.name}_{code}", f"{title}, {tongue}", table_of(game.name), spoken)
        yield Shot(f"new_match_{code}", f"A new match, {tongue}", new_match, spoken)
        yield Shot(f"rules_{code}", f"How to play, {tongue}", page("rules"), spoken)
        yield Shot(f"settings_{code}", f"Settings, {tongue}", settings_over_table, spoken)
        yield Shot(f"about_{code}", f"About, {tongue}", page("about"), spoken)
    for felt in FELTS:
        strong = felt == "high_contrast"
        chosen: dict[str, object] = {"high_contrast": True} if strong else {"felt": felt}
        words = f"Felt: {felt.replace('_', ' ')}"
        yield Shot(f"felt_{felt}", words, table_of("pepper"), chosen | {"language": "en"})


def table_of(game: str) -> Callable[[MainWindow], None]:
    """Return how to show a table at the person's turn, some tricks into a deal."""
    return lambda window: window.play(match_at_turn(game))


def match_at_turn(game: str) -> Match:
    """Play a deal up to a moment with cards in the trick and the person to act."""
    kind = game_named(game)
    assert kind is not None
    options = defaults(kind)
    seats = seats_of(options)
    levels = ["person", *["normal"] * (seats - 1)]
    match = Match(kind, options, list(NAMES[:seats]), DEALS[game], levels)
    match.next_deal()
    plays = 0
    while not match.is_deal_over():
        seat = match.turn
        playing = match.view(seat).prompt().asks == "play"
        if seat == PERSON and playing and plays > seats and plays % seats >= LYING:
            break
        plays += playing
        match.submit(seat, decide(match.sight_text(seat), "normal", 1).action)
    return match


def new_match(window: MainWindow) -> None:
    """Show the options of Tractor."""
    window.show_new_match("tractor")


def page(name: str) -> Callable[[MainWindow], None]:
    """Return how to show a page by its name."""
    return lambda window: window.show_page(name)


def settings_over_table(window: MainWindow) -> None:
    """Show the settings over a table."""
    window.play(match_at_turn("black_maria"))
    window.show_settings()


def take(window: MainWindow, shot: Shot, folder: Path) -> None:
    """Take one picture of the window, as it is at a first start but for the shot's settings."""
    still = {"animation": "off", "sound": False, "grain": 0}
    window.over.hide()
    window.apply(Settings().changed({**still, **shot.settings}))
    window.go_home()
    shot.show(window)
    settle()
    window.grab().save(str(folder / f"{shot.name}.png"))


def settle() -> None:
    """Let the window lay itself out and paint."""
    loop = QEventLoop()
    QTimer.singleShot(SETTLED_MS, loop.quit)
    loop.exec()


def gallery(taken: list[Shot]) -> str:
    """Return the page that shows every picture."""
    lines = ["# What it looks like", "", REMARK, ""]
    for left, right in zip(taken[::2], [*taken[1::2], None], strict=False):
        pair = [shot for shot in (left, right) if shot is not None]
        lines.append("| " + " | ".join(shot.words for shot in pair) + " |")
        lines.append("|" + "---|" * len(pair))
        pictures = (f"![{shot.words}](screenshots/{shot.name}.png)" for shot in pair)
        lines += ["| " + " | ".join(pictures) + " |", ""]
    return "\n".join(lines).rstrip() + "\n"


@contextmanager
def home() -> Iterator[None]:
    """Give the program empty folders, of the same names each time: a page shows them."""
    folder = Path(gettempdir(), "cardavia-screenshots")
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        os.environ[f"XDG_{name}_HOME"] = str(folder)
    yield
    shutil.rmtree(folder, ignore_errors=True)


def main(words: list[str]) -> int:
    """Take all pictures, and write the page beside them."""
    folder = Path(words[0]) if words else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with home():
        app = QApplication(sys.argv[:1])
        taken = list(shots())
        window = opened(app, Wishes(language="en"))
        window.resize(*SIZE)
        window.show()
        for shot in taken:
            take(window, shot, folder)
        window.close()
    (folder.parent / "SCREENS.md").write_text(gallery(taken), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
