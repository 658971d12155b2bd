"""Where matches come from: a new agreement, the list, a record, the number of a deal."""

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardavia.match.match import PERSON, Match
from cardavia.match.record import MOST_BYTES, SUFFIX, RefusedError, as_name, read_match, write_match
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import Options, seats_of
from cardavia.store.notices import Notice
from cardavia.store.settings import Settings
from cardavia.ui.deal_numbers import fresh_number, number_of_day
from cardavia.ui.documents import file_to_read, file_to_write
from cardavia.ui.dropping import Dropping
from cardavia.ui.keeping import Keeping
from cardavia.ui.texts.games import game_name
from cardavia.ui.texts.records import record_reason

if TYPE_CHECKING:  # imported when it is asked for
    from cardavia.ui.pages.number_dialog import NumberDialog


class Desk(QObject):
    """Makes and finds matches, and keeps each from its first deal on.

    Signals: ``ready(match)``; ``refused(notices)`` when there is none to show;
    ``agreed(game, options, players)`` so that all is offered again next time; ``lesson_wanted(game)``.
    """

    ready = Signal(object)
    refused = Signal(object)
    agreed = Signal(str, object, list)
    lesson_wanted = Signal(str)

    def __init__(self, keeping: Keeping, parent: QWidget) -> None:
        """Keep matches in ``keeping``."""
        super().__init__(parent)
        self.keeping = keeping
        self._over = parent
        Dropping(parent).dropped.connect(self.open_file)

    def start(
        self, game: str, options: Options, names: list[str], levels: list[str], number: int = 0
    ) -> None:
        """Start a match; without a number it gets one that nobody could foresee."""
        kind = game_named(game)
        assert kind is not None
        names = [as_name(name) for name in names]
        self.agreed.emit(game, dict(options), [*zip(names, levels, strict=True)][1:])
        self.keep(Match(kind, options, names, number or fresh_number(), levels))

    def keep(self, match: Match) -> None:
        """Take a match in, kept from now on, and show it."""
        self.keeping.matches.start(match, self.keeping.now())
        self.ready.emit(match)

    def start_usual(self, settings: Settings, game: str, number: int = 0) -> None:
        """Start a match with the options last chosen for a game, where they still hold."""
        kind = game_named(game)
        assert kind is not None
        options = settings.options_of(kind)
        players = settings.players(seats_of(options) - 1)
        names, levels = [name for name, _ in players], [level for _, level in players]
        self.start(game, options, ["", *names], [PERSON, *levels], number)

    def start_of_day(self, settings: Settings) -> None:
        """Start the deal of the day, in the game played last."""
        self.start_usual(settings, self.game_played_last(), number_of_day(date.today()))

    def game_played_last(self) -> str:
        """Return the name of the game of the newest match, or of a short one to begin with."""
        saved = self.keeping.matches.saved()
        return saved[0].game if saved and game_named(saved[0].game) else "pitch"

    def choose_number(self, settings: Settings, match: Match | None) -> "NumberDialog":
        """Let the player type the number of a deal, at the table of ``match`` or a usual one."""
        from cardavia.ui.pages.number_dialog import NumberDialog

        for open_one in self._over.findChildren(NumberDialog):
            if open_one.isVisible():
                return open_one
        game = match.game.name if match is not None else self.game_played_last()
        shown = match.deal_number if match is not None else 0
        dialog = NumberDialog(self._over, settings, game_name(game), shown)

        def deal(number: int) -> None:
            if match is None:
                self.start_usual(settings, game, number)
            else:
                self.start(game, match.options, match.names, match.levels, number)

        dialog.number_chosen.connect(deal)
        dialog.show()
        return dialog

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
            reason = record_reason(refused)
            self.refused.emit([Notice("record", str(refused.line), reason)])
            return
        self.keep(match)

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
        path = file_to_read(self._over, self.tr("Open a record"), "Cardavia", SUFFIX)
        if path is not None:
            self.open_file(path)

    def save_record(self, match: Match) -> None:
        """Let the player choose where the record of a match goes."""
        usual = f"{match.game.name}-{match.deal_number}{SUFFIX}"
        path = file_to_write(self._over, self.tr("Save the record"), usual, "Cardavia")
        if path is not None:
            self.write_record(match, path)

    def save_match(self, number: int) -> None:
        """Let the player choose where the record of a match from the list goes."""
        match = self.keeping.matches.replayed(number)
        if match is not None:
            self.save_record(match)

    def write_record(self, match: Match, path: Path) -> None:
        """Write the record of a match to a file, or say that it can't be written."""
        try:
            path.write_text(write_match(match), "utf-8")
        except OSError:
            self.refused.emit([Notice("unwritten", path.name)])
