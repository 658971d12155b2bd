"""Where matches come from: a new agreement, the list, a record, the deal of the day."""

from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from cardavia.match.match import PERSON, Match
from cardavia.match.record import MOST_BYTES, SUFFIX, RefusedError, read_match
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import Options, defaults, seats_of
from cardavia.store.notices import Notice
from cardavia.store.settings import Settings
from cardavia.ui.deal_numbers import fresh_number, number_of_day
from cardavia.ui.keeping import Keeping


class Desk(QObject):
    """Makes and finds matches, and keeps each from its first deal on.

    Signals: ``ready(match)``; ``refused(notices)`` when there is none to show;
    ``agreed(game, options)`` so that options are offered again next time.
    """

    ready = Signal(object)
    refused = Signal(object)
    agreed = Signal(str, object)

    def __init__(self, keeping: Keeping, parent: QWidget) -> None:
        """Keep matches in ``keeping``."""
        super().__init__(parent)
        self.keeping = keeping
        self._over = parent

    def start(
        self, game: str, options: Options, names: list[str], levels: list[str], number: int = 0
    ) -> None:
        """Start a match; without a number it gets one that nobody could foresee."""
        kind = game_named(game)
        assert kind is not None
        self.agreed.emit(game, dict(options))
        self._keep(Match(kind, options, names, number or fresh_number(), levels))

    def _keep(self, match: Match) -> None:
        self.keeping.matches.start(match, self.keeping.now())
        self.ready.emit(match)

    def start_usual(self, settings: Settings, game: str, number: int = 0) -> None:
        """Start a match with the options last chosen for a game, where they still hold."""
        kind = game_named(game)
        assert kind is not None
        known = {option.key: option for option in kind.options()}
        kept = settings.options.get(game, {})
        fit = {k: v for k, v in kept.items() if k in known and known[k].allows(v)}
        options = defaults(kind) | fit
        if kind.why_not_options(options) is not None:
            options = defaults(kind)
        seats = seats_of(options)
        names = ["", *self._names(settings, seats - 1)]
        self.start(game, options, names, [PERSON, *[settings.level] * (seats - 1)], number)

    def _names(self, settings: Settings, count: int) -> list[str]:
        usual = Settings().names
        return [*settings.names, *usual[len(settings.names) :]][:count]

    def start_of_day(self, settings: Settings) -> None:
        """Start the deal of the day, in the game played last."""
        saved = self.keeping.matches.saved()
        game = saved[0].game if saved else "pitch"
        self.start_usual(settings, game, number_of_day(date.today()))

    def go_on(self, number: int) -> None:
        """Go on with a match from the list."""
        match = self.keeping.matches.resume(number)
        if match is None:
            self.refused.emit(self.keeping.matches.notices)
        else:
            self.ready.emit(match)

    def open_record(self, text: str) -> None:
        """Take in the match of a record, or say at which line it is none."""
        try:
            match = read_match(text)
        except RefusedError as refused:
            self.refused.emit([Notice("record", str(refused.line))])
            return
        self._keep(match)

    def open_file(self, path: Path) -> None:
        """Take in a record from a file."""
        try:
            with path.open("rb") as file:
                text = file.read(MOST_BYTES + 1).decode("utf-8")
        except (OSError, ValueError):
            self.refused.emit([Notice("unopened", path.name)])
            return
        self.open_record(text)

    def choose_record(self) -> None:
        """Let the player choose a file to open."""
        name, _ = QFileDialog.getOpenFileName(
            self._over, self.tr("Open a record"), "", f"Cardavia (*{SUFFIX})"
        )
        if name:
            self.open_file(Path(name))
