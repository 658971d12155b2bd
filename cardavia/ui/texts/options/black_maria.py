"""The words of the options of Black Maria."""

from PySide6.QtCore import QCoreApplication

from cardavia.ui.texts.options.words import Words

translate = QCoreApplication.translate


def black_maria_words() -> dict[str, Words]:
    """Return the words of every option of Black Maria but the players."""
    return {**_scoring(), **_passing(), **_playing()}


def _scoring() -> dict[str, Words]:
    return {
        "scoring": Words(
            translate("Options", "Penalty cards"),
            translate(
                "Options",
                "Hearts and the queen of spades; the king and ace of spades too; or hearts by their number.",
            ),
            {
                "standard": translate("Options", "Hearts and the queen"),
                "akq": translate("Options", "Ace, king and queen of spades"),
                "spot": translate("Options", "Hearts by number"),
            },
        ),
        "limit": Words(
            translate("Options", "The match ends at"),
            translate("Options", "When anyone reaches this many points, the lowest score wins."),
            {
                "auto": translate("Options", "100 (500 by number)"),
            },
        ),
        "moon": Words(
            translate("Options", "Taking every penalty card"),
            translate("Options", "Who takes them all may be rewarded instead of punished."),
            {
                "off": translate("Options", "No reward"),
                "add": translate("Options", "The others get the points"),
                "subtract": translate("Options", "The points come off"),
                "choice": translate("Options", "The taker chooses"),
            },
        ),
        "jd_minus10": Words(
            translate("Options", "Jack of diamonds takes 10 off"),
            translate("Options", "Whoever wins the jack of diamonds counts 10 points less."),
        ),
        "tie": Words(
            translate("Options", "Equal lowest scores"),
            translate(
                "Options", "Equals share the win, or deals go on until one stands lowest alone."
            ),
            {
                "shared": translate("Options", "Share the win"),
                "play_on": translate("Options", "Play on"),
            },
        ),
    }


def _passing() -> dict[str, Words]:
    return {
        "pass": Words(
            translate("Options", "Giving cards"),
            translate("Options", "To whom everyone gives cards after the deal."),
            {
                "right": translate("Options", "To the right"),
                "left": translate("Options", "To the left"),
                "cycle": translate("Options", "A new way each deal"),
                "none": translate("Options", "Not at all"),
            },
        ),
        "pass_count": Words(
            translate("Options", "Cards to give"),
            translate("Options", "Three players may agree on four."),
        ),
    }


def _playing() -> dict[str, Words]:
    return {
        "break_hearts": Words(
            translate("Options", "Hearts must be broken"),
            translate("Options", "No heart is led until one has been played."),
        ),
        "queen_breaks": Words(
            translate("Options", "The queen breaks hearts too"),
            translate(
                "Options", "Hearts may also be led once the queen of spades has been played."
            ),
        ),
        "first_trick_clean": Words(
            translate("Options", "Clean first trick"),
            translate(
                "Options", "No penalty card in the first trick, unless nothing else may be played."
            ),
        ),
        "opener": Words(
            translate("Options", "Who leads first"),
            translate(
                "Options",
                "The player left of the dealer, or whoever holds the lowest club, with that card.",
            ),
            {
                "left_of_dealer": translate("Options", "Left of the dealer"),
                "club2": translate("Options", "The lowest club"),
            },
        ),
        "auto_finish": Words(
            translate("Options", "Finish early"),
            translate("Options", "The deal ends once no card that scores is left."),
        ),
    }
