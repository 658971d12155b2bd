"""The words of the options of Pitch."""

from PySide6.QtCore import QCoreApplication

from cardavia.ui.texts.options.words import Words

translate = QCoreApplication.translate


def pitch_words() -> dict[str, Words]:
    """Return the words of every option of Pitch but the players."""
    return {**_table(), **_bidding(), **_playing()}


def _table() -> dict[str, Words]:
    return {
        "partnership": Words(
            translate("Options", "Partners"),
            translate("Options", "Four players: those who sit opposite each other play together."),
        ),
        "target": Words(
            translate("Options", "Points to win"),
            translate("Options", "The match ends when this score is reached."),
        ),
        "set_pitcher_may_win": Words(
            translate("Options", "A pitcher may win though set"),
            translate("Options", "Whoever stands at the target after failing a bid still wins."),
        ),
        "go_out": Words(
            translate("Options", "Who can win"),
            translate(
                "Options",
                "Either only the pitcher ends the match, by making the bid, or anyone at the target does.",
            ),
            {
                "pitcher": translate("Options", "Only the pitcher"),
                "anyone": translate("Options", "Anyone"),
            },
        ),
    }


def _bidding() -> dict[str, Words]:
    return {
        "min_bid": Words(
            translate("Options", "Lowest bid"),
            translate("Options", "No bid may be lower than this."),
        ),
        "dealer_steal": Words(
            translate("Options", "The dealer may take the bid"),
            translate(
                "Options", "The dealer, who calls last, takes a 1, 2 or 3 for the same number."
            ),
        ),
        "dealer_stuck": Words(
            translate("Options", "The dealer must bid"),
            translate(
                "Options",
                "If all others pass, the dealer bids at least 2; without this the deal is thrown in.",
            ),
        ),
        "steal_four": Words(
            translate("Options", "The dealer may take a 4"),
            translate("Options", "A bid of 4 leaves the dealer one call: pass or 4."),
        ),
        "smudge": Words(
            translate("Options", "Smudge"),
            translate(
                "Options",
                "A bid of 5 promises all four points and all six tricks; nothing tops it.",
            ),
        ),
    }


def _playing() -> dict[str, Words]:
    return {
        "low": Words(
            translate("Options", "The point for low"),
            translate(
                "Options",
                "It goes to whoever wins the lowest trump, or stays with whoever was dealt it.",
            ),
            {
                "taker": translate("Options", "Whoever wins it"),
                "holder": translate("Options", "Whoever held it"),
            },
        ),
        "follow": Words(
            translate("Options", "Following suit"),
            translate("Options", "Whether you may ruff while you still hold the suit led."),
            {
                "follow_or_trump": translate("Options", "Follow or trump"),
                "strict": translate("Options", "Always follow"),
            },
        ),
    }
