"""The player's settings: one JSON file, written whole or not at all."""

import contextlib
import json
import os
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from cardavia.rules.game import Game, Options, defaults
from cardavia.store.folders import set_aside
from cardavia.store.notices import Notice, notice_of

VERSION: Final = 1
FILE: Final = "settings.json"
MOST_BYTES: Final = 1_000_000


def _slider(value: object) -> int:
    """Clamp a slider; anything that is no number is 50."""
    if isinstance(value, bool) or not isinstance(value, int | float) or value != value:  # noqa: PLR0124 - NaN
        return 50
    return int(min(100, max(0, value)))


Slider = Annotated[int, BeforeValidator(_slider)]


Name = Annotated[str, Field(min_length=1, max_length=60)]


class Settings(BaseModel):
    """Everything the player sets; each field has what the program does out of the box."""

    model_config = ConfigDict(extra="ignore", validate_assignment=True)

    version: int = VERSION
    language: Literal["", "en", "hi"] = ""
    contrast: Slider = 50
    grain: Slider = 50
    temperature: Slider = 50
    high_contrast: bool = False
    felt: Literal["green", "midnight", "walnut", "slate"] = "green"
    back: Literal["jaali", "paisley", "lotus", "peacock", "marigold", "stars"] = "lotus"
    four_colours: bool = False
    large_print: bool = False
    letters: Literal["latin", "devanagari"] = "latin"
    digits: Literal["latin", "devanagari"] = "latin"
    text_scale: Annotated[int, Field(ge=100, le=200)] = 100
    animation: Literal["off", "fast", "normal", "slow"] = "normal"
    reduced_motion: bool = False
    trick_hold_ms: Annotated[int, Field(ge=0, le=5000)] = 1200
    """How long a finished trick stays; 0 until a click."""
    emphasis: Literal["off", "subtle", "strong"] = "subtle"
    sound: bool = True
    volume: Annotated[int, Field(ge=0, le=100)] = 40
    think_ms: Annotated[int, Field(ge=100, le=10_000)] = 800
    play_forced: bool = False
    """Whether the person's single legal card is played by itself."""
    claim: bool = True
    """Whether the rest of a deal is offered as a claim once it is certain."""
    coach: Literal["off", "gentle", "strict", "severe"] = "off"
    level: Literal["easy", "normal", "hard", "expert"] = "normal"
    names: list[Name] = ["Asha", "Kabir", "Meera", "Dev", "Nila", "Omar"]
    """Of the computer players."""
    options: dict[str, dict[str, bool | int | str]] = {}
    """The options last chosen, per game."""
    geometry: str = ""
    full_screen: bool = False
    guided: list[str] = []
    """Games whose guided deal was seen."""

    def options_of(self, game: Game) -> Options:
        """Return the options last chosen for a game, where they still hold."""
        known = {option.key: option for option in game.options()}
        kept = self.options.get(game.name, {}).items()
        fit = {key: value for key, value in kept if key in known and known[key].allows(value)}
        options = defaults(game) | fit
        return options if game.why_not_options(options) is None else defaults(game)


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
    return _mended(raw), []


def _text(path: Path) -> str:
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise ValueError("too long")
    return data.decode("utf-8")


def _kept(path: Path, why: str) -> Notice:
    kept = set_aside(path, why)
    return Notice("damaged", kept.name if kept else path.name)


def _mended(raw: dict[str, Any]) -> Settings:
    """Take every field that is right and leave the default for the others."""
    fields = dict(raw)
    for _ in range(len(Settings.model_fields) + 1):
        try:
            return Settings.model_validate(fields)
        except ValidationError as error:
            for fault in error.errors():
                fields.pop(str(fault["loc"][0]), None)
    return Settings()


def save_settings(settings: Settings, folder: Path) -> Notice | None:
    """Write the settings, or say why they could not be written."""
    path = folder / FILE
    fresh = path.with_suffix(".new")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with fresh.open("w", encoding="utf-8") as file:
            file.write(settings.model_dump_json(indent=1))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        return notice_of(error)
    return None
