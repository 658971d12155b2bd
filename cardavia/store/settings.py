"""The player's settings: one JSON file, written whole or not at all.

What is right is sealed when it is written, and taken back as it is; Pydantic, whose import would
keep the window waiting, reads what others wrote or changed.
"""

import contextlib
import json
import os
from collections.abc import Collection, Mapping
from copy import copy
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Final, Literal
from zlib import crc32

from cardavia.rules.game import Game, Options, defaults
from cardavia.store.bounds import Within
from cardavia.store.folders import set_aside
from cardavia.store.notices import Notice, notice_of

VERSION: Final = 1
FILE: Final = "settings.json"
MOST_BYTES: Final = 1_000_000
SEAL: Final = "seal"
NAMES: Final = ("Asha", "Kabir", "Meera", "Dev", "Nila", "Omar")

Share = Annotated[int, Within(0, 100)]
Name = Annotated[str, Within(1, 60)]
Level = Literal["easy", "normal", "hard", "expert"]
Player = tuple[str, Level]
"""A computer player: its name and its level."""
USUAL_LEVEL: Final[Level] = "normal"


@dataclass
class Settings:
    """Everything the player sets; each field has what the program does out of the box."""

    version: int = VERSION
    language: Literal["", "en", "hi"] = ""
    contrast: Share = 50
    grain: Share = 50
    temperature: Share = 50
    high_contrast: bool = False
    felt: Literal["green", "midnight", "walnut", "slate"] = "green"
    back: Literal["jaali", "paisley", "lotus", "peacock", "marigold", "stars"] = "lotus"
    four_colours: bool = False
    large_print: bool = False
    letters: Literal["latin", "devanagari"] = "latin"
    digits: Literal["latin", "devanagari"] = "latin"
    text_scale: Annotated[int, Within(100, 200)] = 100
    animation: Literal["off", "fast", "normal", "slow"] = "normal"
    reduced_motion: bool = False
    trick_hold_ms: Annotated[int, Within(0, 5000)] = 1200
    """How long a finished trick stays; 0 until a click."""
    hand_order: Literal["high_left", "high_right"] = "high_left"
    """On which side of the own hand the highest cards and trumps stand."""
    emphasis: Literal["off", "subtle", "strong"] = "subtle"
    sound: bool = True
    volume: Share = 40
    think_ms: Annotated[int, Within(100, 10_000)] = 800
    play_forced: bool = False
    """Whether the person's single legal card is played by itself."""
    claim: bool = True
    """Whether the rest of a deal is offered as a claim once it is certain."""
    coach: Literal["off", "gentle", "strict", "severe"] = "off"
    names: list[Name] = field(default_factory=lambda: list(NAMES))
    """Of the computer players, as last chosen."""
    levels: list[Level] = field(default_factory=lambda: [USUAL_LEVEL] * len(NAMES))
    """Of the computer players, as last chosen."""
    options: dict[str, dict[str, bool | int | str]] = field(default_factory=dict)
    """The options last chosen, per game."""
    geometry: str = ""
    full_screen: bool = False
    guided: list[str] = field(default_factory=list)
    """Games whose guided deal was seen."""

    def players(self, count: int) -> list[Player]:
        """Return so many computer players, as last chosen."""
        names = [*self.names, *NAMES[len(self.names) :]]
        levels: list[Level] = [*self.levels, *[USUAL_LEVEL] * count]
        return list(zip(names, levels, strict=False))[:count]

    def agree(self, game: str, options: Options, players: list[Player]) -> None:
        """Remember what a table agreed on; players who have no seat at it stay as they are."""
        self.options = {**self.options, game: options}
        self.names = [*[name for name, _ in players], *self.names[len(players) :]]
        self.levels = [*[level for _, level in players], *self.levels[len(players) :]]

    def options_of(self, game: Game) -> Options:
        """Return the options last chosen for a game, where they still hold."""
        known = {option.key: option for option in game.options()}
        kept = self.options.get(game.name, {}).items()
        fit = {key: value for key, value in kept if key in known and known[key].allows(value)}
        options = defaults(game) | fit
        return options if game.why_not_options(options) is None else defaults(game)

    def changed(self, fields: Mapping[str, object]) -> "Settings":
        """Return a copy with some fields set anew."""
        fresh = copy(self)
        for name, value in fields.items():
            setattr(fresh, name, value)
        return fresh

    def written(self, *, without: Collection[str]) -> str:
        """Return them as JSON but for some fields."""
        fields = {name: value for name, value in asdict(self).items() if name not in without}
        return json.dumps(fields, ensure_ascii=False)


def load_settings(folder: Path) -> tuple[Settings, list[Notice]]:
    """Return the settings of a folder; what can't be read is set aside and told."""
    path = folder / FILE
    try:
        raw = json.loads(_text(path))
        json.dumps(raw, ensure_ascii=False).encode()  # half a surrogate pair is no text
    except FileNotFoundError:
        return Settings(), []
    except OSError:
        return Settings(), [Notice("unreadable", FILE)]
    except (ValueError, RecursionError):
        return Settings(), [_kept(path, "damaged")]
    if not isinstance(raw, dict):
        return Settings(), [_kept(path, "damaged")]
    version = raw.get("version")
    if isinstance(version, int) and version > VERSION:
        _kept(path, f"version-{version}")
        return Settings(), [Notice("newer", str(version))]
    return _taken(raw), []


def _taken(raw: dict[str, object]) -> Settings:
    if raw.pop(SEAL, None) == _seal_of(raw):
        return Settings().changed(raw)
    from cardavia.store.mending import mended

    return mended(raw)


def _text(path: Path) -> str:
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise ValueError("too long")
    return data.decode("utf-8")


def _kept(path: Path, why: str) -> Notice:
    kept = set_aside(path, why)
    return Notice("damaged", kept.name if kept else path.name)


def _seal_of(fields: Mapping[str, object]) -> int:
    """Return a number over fields and what each may hold, which a changed field does not fit."""
    types = repr(Settings.__annotations__)
    return crc32((types + json.dumps(fields, sort_keys=True)).encode())


def save_settings(settings: Settings, folder: Path) -> Notice | None:
    """Write the settings, or say why they could not be written."""
    path = folder / FILE
    fresh = path.with_suffix(".new")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with fresh.open("w", encoding="utf-8") as file:
            file.write(_sealed(settings))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        return notice_of(error)
    return None


def _sealed(settings: Settings) -> str:
    """Return what is written: sealed, if every field is right."""
    from cardavia.store.mending import mended

    fields = asdict(settings)
    seal = {SEAL: _seal_of(fields)} if mended(fields) == settings else {}
    return json.dumps(fields | seal, ensure_ascii=False, indent=1)
