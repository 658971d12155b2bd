"""The words of the options of Pepper."""

from PySide6.QtCore import QCoreApplication

from cardavia.ui.texts.options.words import Words

translate = QCoreApplication.translate


def pepper_words() -> dict[str, Words]:
    """Return the words of every option of Pepper but the players."""
    return {**_bidding(), **_scoring(), **_variants()}


def _bidding() -> dict[str, Words]:
    return {
        "all_pass": Words(
            translate("Options", "When nobody bids"),
            translate(
                "Options",
                "The next player deals, the dealer has to bid, or the same dealer deals again.",
            ),
            {
                "throw_in_next": translate("Options", "Next dealer"),
                "stick_dealer": translate("Options", "The dealer must bid", "value"),
                "redeal_same": translate("Options", "Same dealer again"),
            },
        ),
        "auction": Words(
            translate("Options", "Auction"),
            translate(
                "Options",
                "The auction goes round until all others pass, or each player calls once.",
            ),
            {
                "multi": translate("Options", "Several rounds"),
                "single": translate("Options", "One call each"),
            },
        ),
        "min_bid": Words(
            translate("Options", "Lowest bid"),
            translate("Options", "No bid may be lower than this."),
        ),
        "no_trump": Words(
            translate("Options", "No trump allowed"),
            translate("Options", "The highest bidder may play without a trump suit."),
        ),
        "low_no_trump": Words(
            translate("Options", "Low no trump"),
            translate(
                "Options",
                "The highest bidder may also turn the order round: the nine is highest, the ace lowest.",
            ),
        ),
    }


def _scoring() -> dict[str, Words]:
    return {
        "target": Words(
            translate("Options", "Points to win"),
            translate("Options", "The match ends when this score is reached."),
        ),
        "set_penalty": Words(
            translate("Options", "Penalty for a failed bid"),
            translate(
                "Options",
                "A failed bid costs 6 (8 with eight cards), or just the number that was bid.",
            ),
            {
                "fixed": translate("Options", "Always 6 or 8"),
                "bid": translate("Options", "The bid"),
            },
        ),
        "pepper_values": Words(
            translate("Options", "Worth of the Peppers"),
            translate("Options", "What Small and Big Pepper score and cost with six cards."),
            {
                "6_12": translate("Options", "6 and 12"),
                "12_14": translate("Options", "12 and 14"),
            },
        ),
        "skunk": Words(
            translate("Options", "Skunk"),
            translate(
                "Options", "Opponents of a Pepper who take no trick lose 6 (8 with eight cards)."
            ),
        ),
    }


def _variants() -> dict[str, Words]:
    return {
        "alone": Words(
            translate("Options", "Pepper alone"),
            translate(
                "Options", "At a Pepper the bidder’s partner lays the hand down and sits out."
            ),
        ),
        "alone_swap": Words(
            translate("Options", "Swap a card before playing alone"),
            translate("Options", "The partner first gives the bidder one card and gets one back."),
        ),
        "misdeal": Words(
            translate("Options", "Hopeless hands may be thrown in"),
            translate(
                "Options",
                "Whoever holds nothing above a ten may ask for a new deal instead of bidding.",
            ),
        ),
    }
