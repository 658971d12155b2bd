"""The words of the options of Tractor."""

from PySide6.QtCore import QCoreApplication

from cardavia.cards.cards import RANK_LETTERS
from cardavia.rules.game import Value
from cardavia.ui.texts.card_names import level_name
from cardavia.ui.texts.options.words import Words

translate = QCoreApplication.translate


def tractor_words() -> dict[str, Words]:
    """Return the words of every option of Tractor but the players."""
    return {**_declaring(), **_trumps(), **_playing(), **_climbing()}


def _levels() -> dict[Value, str]:
    return {letter: level_name(rank) for rank, letter in enumerate(RANK_LETTERS)}


def _declaring() -> dict[str, Words]:
    return {
        "declare": Words(
            translate("Options", "Declaring trump"),
            translate("Options", "Trump is declared when all cards are dealt."),
            {
                "after_deal": translate("Options", "After the deal"),
            },
        ),
        "first_dealer": Words(
            translate("Options", "Dealer of the first deal"),
            translate("Options", "Who takes the kitty in the first deal of a match."),
            {
                "first_declarer": translate("Options", "Who declared first"),
                "final_declarer": translate("Options", "Who declared last"),
                "random": translate("Options", "Drawn by lot"),
            },
        ),
        "no_declare": Words(
            translate("Options", "When nobody declares"),
            translate(
                "Options",
                "The kitty decides the trump suit, there is none, or the cards are dealt again.",
            ),
            {
                "kitty_first": translate("Options", "First card of the kitty"),
                "kitty_level_or_high": translate("Options", "Level card or highest of the kitty"),
                "no_trump": translate("Options", "No trump suit"),
                "redeal": translate("Options", "Deal again"),
            },
        ),
    }


def _trumps() -> dict[str, Words]:
    return {
        "nt_trumps": Words(
            translate("Options", "Trumps without a trump suit"),
            translate("Options", "Whether level cards are trumps when there is no trump suit."),
            {
                "level_and_jokers": translate("Options", "Level cards and jokers"),
                "jokers": translate("Options", "Jokers only"),
            },
        ),
        "level_gap": Words(
            translate("Options", "The place of the level"),
            translate(
                "Options",
                "Whether the ranks below and above the level follow each other in a tractor.",
            ),
            {
                "closed": translate("Options", "Closed"),
                "open": translate("Options", "Left open"),
            },
        ),
        "twos_trump": Words(
            translate("Options", "Twos are always trumps"),
            translate("Options", "They rank just below the level cards."),
        ),
    }


def _playing() -> dict[str, Words]:
    return {
        "throws": Words(
            translate("Options", "Throws"),
            translate(
                "Options",
                "Several singles, pairs and tractors of one suit may be led at once if none can be beaten.",
            ),
        ),
        "throw_penalty": Words(
            translate("Options", "Penalty for a failed throw"),
            translate("Options", "Points that a failed throw costs."),
        ),
        "tractor_follow": Words(
            translate("Options", "Following a tractor"),
            translate(
                "Options",
                "Whether a tractor led asks for pairs only, or for a tractor if you have one.",
            ),
            {
                "pairs": translate("Options", "Pairs will do"),
                "tractor": translate("Options", "A tractor if held"),
            },
        ),
        "kitty": Words(
            translate("Options", "Points in the kitty"),
            translate(
                "Options", "How often they count for attackers who win the last trick with n cards."
            ),
            {
                "2n": translate("Options", "2 × n times"),
                "2^n": translate("Options", "2 to the power of n"),
                "2-4-8": translate("Options", "2, 4 or 8 times"),
                "2": translate("Options", "Twice"),
            },
        ),
    }


def _climbing() -> dict[str, Words]:
    return {
        "promo_cap": Words(
            translate("Options", "Levels in one deal"),
            translate("Options", "The most levels that one deal can bring."),
            {
                "none": translate("Options", "No limit"),
            },
        ),
        "must_play": Words(
            translate("Options", "Levels that must be played"),
            translate("Options", "These levels can’t be jumped over."),
            {
                "": translate("Options", "None"),
                "5,T,K": "5, 10, K",
                "2,5,T,K": "2, 5, 10, K",
                "J,A": "J, A",
            },
        ),
        "start_level": Words(
            translate("Options", "First level"),
            translate("Options", "Where both teams begin."),
            _levels(),
        ),
        "end_level": Words(
            translate("Options", "Last level"),
            translate("Options", "A team past this level wins the match."),
            _levels(),
        ),
        "ace_defended": Words(
            translate("Options", "The last level must be defended"),
            translate("Options", "A team wins only by defending a deal of the last level."),
        ),
    }
