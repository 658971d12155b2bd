"""The home page comes first: nothing is imported before it that only a table needs."""

import gc
import subprocess
import sys
from pathlib import Path
from typing import Final

from cardavia.store.settings import Settings, save_settings
from cardavia.ui.garbage import look_late
from cardavia.ui.program import get_tables_ready

TABLES = ("cardavia.ui.match_page", "cardavia.ui.pages.new_match", "cardavia.ui.games.stages")

SLOW: Final = ("pydantic", "pydantic_core", "asyncio", "concurrent", "multiprocessing", "email")
"""Libraries that the first picture can do without, each of which costs a start several ms."""


def loaded_by(statement: str) -> set[str]:
    code = f"import sys\n{statement}\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_tables_wait_until_the_home_page_is_shown() -> None:
    loaded = loaded_by("import cardavia.ui.program")

    assert "cardavia.ui.pages.home" in loaded
    assert [name for name in TABLES if name in loaded] == []


def test_nothing_slow_is_imported_before_the_home_page() -> None:
    loaded = loaded_by("import cardavia.ui.program")

    assert [name for name in SLOW if name in loaded] == []
    assert [name for name in loaded if name.startswith("cardavia.ai")] == []


def test_they_are_ready_before_a_player_asks() -> None:
    get_tables_ready()

    assert [name for name in TABLES if name not in sys.modules] == []


def test_own_settings_are_read_without_pydantic(tmp_path: Path) -> None:
    save_settings(Settings(contrast=80), tmp_path)

    loaded = loaded_by(
        "from pathlib import Path\n"
        "from cardavia.ui.program import load_settings\n"
        f"assert load_settings(Path({str(tmp_path)!r}))[0].contrast == 80"
    )

    assert [name for name in loaded if name.startswith("pydantic")] == []


def test_the_command_line_starts_without_qt_and_the_network() -> None:
    loaded = loaded_by("import cardavia.app.command_line")

    assert [name for name in loaded if name.startswith(("PySide6", "ssl", "http"))] == []


def test_garbage_is_looked_for_as_usual_once_the_window_is_there() -> None:
    usual = gc.get_threshold()

    look_late()
    assert gc.get_threshold()[0] > usual[0]

    get_tables_ready()
    assert gc.get_threshold() == usual
