"""A new match: players, levels, and everything a table can agree on."""

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from cardavia.match.match import PERSON
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import Option, Options, Value, defaults, seats_of
from cardavia.store.settings import Settings
from cardavia.ui.pages.rules_over import RulesOver
from cardavia.ui.pages.seat_row import SeatRow
from cardavia.ui.pages.settings_controls import show_value
from cardavia.ui.texts.games import game_name, game_promise
from cardavia.ui.texts.options import option_words, value_text
from cardavia.ui.texts.refusals import refusal_sentence
from cardavia.ui.theme import PAPER_MUTED, RED
from cardavia.ui.widgets.choice_box import ChoiceBox
from cardavia.ui.widgets.number_choice import NumberChoice
from cardavia.ui.widgets.page import label, letter
from cardavia.ui.widgets.pill_button import PillButton
from cardavia.ui.widgets.row import Row
from cardavia.ui.widgets.segmented import Segmented
from cardavia.ui.widgets.sheet_page import SheetPage
from cardavia.ui.widgets.switch import Switch

translate = QCoreApplication.translate
Control = Switch | ChoiceBox | NumberChoice

PRESETS: Final[dict[str, dict[str, Options]]] = {
    "pitch": {
        "standard": {},
        "partners": {"partnership": True, "target": 11, "min_bid": 2},
        "strict": {"follow": "strict", "dealer_steal": False, "low": "holder"},
    },
    "pepper": {"standard": {}, "quick": {"target": 25, "all_pass": "stick_dealer"}},
    "black_maria": {
        "standard": {},
        "hearts": {
            "pass": "cycle",
            "moon": "add",
            "break_hearts": True,
            "first_trick_clean": True,
            "opener": "club2",
        },
        "spot": {"scoring": "spot"},
    },
    "tractor": {
        "standard": {},
        "throws": {"throws": True, "tractor_follow": "tractor", "first_dealer": "final_declarer"},
        "quick": {"start_level": "T"},
    },
}
"""Options that go together, by game."""


class NewMatchPage(SheetPage):
    """The agreement of a table before its first deal.

    Signals: ``match_chosen(game, options, names, levels)``; ``lesson_chosen(game)``.
    """

    match_chosen = Signal(str, object, list, list)
    lesson_chosen = Signal(str)

    def __init__(self, settings: Settings, game: str, parent: QWidget | None = None) -> None:
        """Offer the options of ``game``, as they were last chosen."""
        super().__init__(settings, parent)
        kind = game_named(game)
        assert kind is not None
        self.game = kind
        self.options = settings.options_of(kind)
        self.presets = Segmented([(name, name) for name in PRESETS[game]], self)
        self.presets.chosen.connect(self.take_preset)
        self.intro = label("secondary", PAPER_MUTED, self)
        self.rows: dict[str, tuple[Row, Control]] = {}
        self.seats: list[SeatRow] = []
        self.refusal = label("button", RED, self)
        self.rules = PillButton("", "ghost", self)
        self.rules.clicked.connect(self.show_rules)
        self.learn = PillButton("", "ghost", self)
        self.learn.clicked.connect(lambda: self.lesson_chosen.emit(self.game.name))
        self.start = PillButton("", "marigold", self)
        self.start.clicked.connect(self._on_start)
        self._arrange()
        self.foot_last()
        self.retranslate()
        self.setFocusProxy(self.start)

    def _arrange(self) -> None:
        body = self.sheet.body
        body.addWidget(self.intro)
        body.addWidget(self.presets, 0, Qt.AlignmentFlag.AlignLeft)
        self._add_option(self.game.options()[0])
        self._add_seats()
        for option in self.game.options()[1:]:
            if len(option.values) > 1:
                self._add_option(option)
        self.sheet.foot.addWidget(self.rules)
        self.sheet.foot.addWidget(self.refusal, 1)
        self.sheet.foot.addWidget(self.learn)
        self.sheet.foot.addWidget(self.start)

    def _add_seats(self) -> None:
        most = max(self._player_counts()) - 1
        for seat, (name, level) in enumerate(self.settings.players(most), 1):
            self.seats.append(SeatRow(seat, name, level, self))
            self.sheet.body.addWidget(self.seats[-1])

    def _player_counts(self) -> list[int]:
        return [int(value) for value in self.game.options()[0].values]

    def _add_option(self, option: Option) -> None:
        control = self._control(option)
        row = Row(control, self)
        self.rows[option.key] = (row, control)
        self.sheet.body.addWidget(row)

    def _control(self, option: Option) -> Control:
        key = option.key
        if option.open_range is not None:
            choice = NumberChoice(*option.open_range, self)
            choice.chosen.connect(lambda value: self._on_changed(key, value))
            return choice
        if isinstance(option.values[0], bool):
            switch = Switch(self)
            switch.clicked.connect(lambda on: self._on_changed(key, on))
            return switch
        box = ChoiceBox(self)
        box.activated.connect(lambda _index: self._on_changed(key, box.key()))
        return box

    def retranslate(self) -> None:
        """Offer everything in the present language."""
        super().retranslate()
        game = self.game.name
        self.sheet.title.setText(game_name(game))
        self.intro.setText(game_promise(game))
        self.presets.set_texts([preset_name(name) for name in PRESETS[game]])
        self.rules.setText(translate("NewMatch", "How to play"))
        is_new = game not in self.settings.guided
        first = translate("NewMatch", "First time? Learn by playing")
        self.learn.setText(first if is_new else translate("NewMatch", "Learn by playing"))
        self.start.setText(translate("NewMatch", "Deal the cards"))
        for option in self.game.options():
            if option.key in self.rows:
                self._name_option(option)
        for row in self.seats:
            row.retranslate()
        self._show_options()

    def _name_option(self, option: Option) -> None:
        row, control = self.rows[option.key]
        words = option_words(self.game.name, option.key)
        row.set_texts(words.title, words.remark)
        if isinstance(control, Switch):
            return
        entries: list[tuple[object, str]] = [
            (value, self.shown(value_text(self.game.name, option.key, value)))
            for value in _as_read(option.values)
        ]
        if isinstance(control, ChoiceBox):
            control.offer(entries)
        else:
            control.offer(entries, translate("NewMatch", "Another number"))

    def show_rules(self) -> None:
        """Show the rules under the options as they are chosen now."""
        over = RulesOver(self, self.settings, self.game.name, self.options)
        over.lesson_chosen.connect(self.lesson_chosen)

    def takes(self, command: str) -> bool:
        """Show the rules of the options on the page, not of those last played with."""
        if command != "rules":
            return False
        self.show_rules()
        return True

    def take_preset(self, name: str) -> None:
        """Take options that go together."""
        players = self.options["players"]
        self.options = defaults(self.game) | PRESETS[self.game.name][name]
        if self.game.why_not_options(self.options | {"players": players}) is None:
            self.options["players"] = players
        self._show_options()

    def _on_changed(self, key: str, value: object) -> None:
        assert isinstance(value, bool | int | str)
        self.options[key] = value
        self._show_options()

    def _show_options(self) -> None:
        for option in self.game.options():
            if option.key in self.rows:
                row, control = self.rows[option.key]
                show_value(control, self.options[option.key])
                row.setVisible(self._is_open(option))
        own_side = self.game.sides(self.options)[0]
        for row in self.seats:
            row.setVisible(row.seat < seats_of(self.options))
            row.show_partner(is_partner=row.seat in own_side)
        self.presets.set_value(self._preset())
        refusal = self.game.why_not_options(self.options)
        self.refusal.setText(refusal_sentence(refusal) if refusal is not None else "")
        self.start.setEnabled(refusal is None)
        letter(self, self.type)

    def _is_open(self, option: Option) -> bool:
        """Tell whether an option is to be asked: it matters, and another value than its own fits."""
        fitting = [
            value
            for value in option.values
            if self.game.why_not_options(self.options | {option.key: value}) is None
        ]
        present = self.options[option.key]
        if present in fitting and self.game.is_idle(option.key, self.options):
            return False
        return len(option.values) > 1 and fitting != [present]

    def _preset(self) -> str:
        """Return the preset that holds, players apart."""
        usual = defaults(self.game)
        for name, changes in PRESETS[self.game.name].items():
            if usual | changes | {"players": self.options["players"]} == self.options:
                return name
        return ""

    def _on_start(self) -> None:
        seats = self.seats[: seats_of(self.options) - 1]
        names = [row.player() for row in seats]
        levels = [str(row.level.key()) for row in seats]
        self.match_chosen.emit(self.game.name, dict(self.options), ["", *names], [PERSON, *levels])


def preset_name(name: str) -> str:
    """Return the name of options that go together."""
    return {
        "standard": translate("NewMatch", "Standard"),
        "partners": translate("NewMatch", "Partners to 11"),
        "strict": translate("NewMatch", "Strict"),
        "quick": translate("NewMatch", "Quick"),
        "hearts": translate("NewMatch", "Like Hearts"),
        "spot": translate("NewMatch", "Spot Hearts"),
        "throws": translate("NewMatch", "With throws"),
    }[name]


def _as_read(values: list[Value]) -> list[Value]:
    """Return numbers from the lowest on; words stay as the game lists them, the default first."""
    numbers = [value for value in values if isinstance(value, int)]
    return [*sorted(numbers)] if len(numbers) == len(values) else [*values]
