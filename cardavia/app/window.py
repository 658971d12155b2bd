"""``cardavia play``: what the command line asks of the window."""

from cardavia.app.arguments import Arguments, BadInputError
from cardavia.app.checking import record_text
from cardavia.rules.catalogue import game_named


def play(words: list[str]) -> int:
    """Open the window, straight into a game where one is named; returns when it is closed."""
    arguments = Arguments(words, {"--game", "--deal", "--open"}, {"--safe-mode"})
    arguments.only(0, "too_many")
    game = arguments.values.get("--game", "")
    if game and game_named(game) is None:
        raise BadInputError("unknown_game", game)
    number = arguments.number("--deal", 0, 1, 2**53 - 1)
    name = arguments.values.get("--open", "")
    record = record_text(name) if name else ""
    try:
        from cardavia.ui.program import Wishes, run_program
    except ImportError as error:
        raise BadInputError("no_screen", error) from None
    language = arguments.values.get("--language", "")
    game = game or ("pitch" if number else "")
    return run_program(Wishes(game, number, record, language, "--safe-mode" in arguments.on))
