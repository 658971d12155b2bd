"""What a table can agree on, in words: a name, a sentence, and a name for each value."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from cardavia.rules.game import Value
from cardavia.ui.texts.card_names import level_name

translate = QCoreApplication.translate

OPTIONS: Final = {
    "players": QT_TRANSLATE_NOOP("Options", "Players"),
    "target": QT_TRANSLATE_NOOP("Options", "Match is played to"),
    "min_bid": QT_TRANSLATE_NOOP("Options", "Lowest bid"),
    "pitch.partnership": QT_TRANSLATE_NOOP("Options", "Partners"),
    "pitch.dealer_steal": QT_TRANSLATE_NOOP("Options", "Dealer may take the bid"),
    "pitch.dealer_stuck": QT_TRANSLATE_NOOP("Options", "Dealer must bid"),
    "pitch.steal_four": QT_TRANSLATE_NOOP("Options", "Dealer may take a 4"),
    "pitch.low": QT_TRANSLATE_NOOP("Options", "Low counts for"),
    "pitch.smudge": QT_TRANSLATE_NOOP("Options", "Smudge"),
    "pitch.set_pitcher_may_win": QT_TRANSLATE_NOOP("Options", "Set pitcher may win"),
    "pitch.go_out": QT_TRANSLATE_NOOP("Options", "Who may go out"),
    "pitch.follow": QT_TRANSLATE_NOOP("Options", "Following"),
    "pepper.all_pass": QT_TRANSLATE_NOOP("Options", "When all pass"),
    "pepper.auction": QT_TRANSLATE_NOOP("Options", "Bidding"),
    "pepper.set_penalty": QT_TRANSLATE_NOOP("Options", "Missed bid costs"),
    "pepper.alone": QT_TRANSLATE_NOOP("Options", "Pepper alone"),
    "pepper.alone_swap": QT_TRANSLATE_NOOP("Options", "Swap before playing alone"),
    "pepper.low_no_trump": QT_TRANSLATE_NOOP("Options", "Low no trump"),
    "pepper.no_trump": QT_TRANSLATE_NOOP("Options", "No trump"),
    "pepper.misdeal": QT_TRANSLATE_NOOP("Options", "Weak hands"),
    "pepper.pepper_values": QT_TRANSLATE_NOOP("Options", "Peppers count"),
    "pepper.skunk": QT_TRANSLATE_NOOP("Options", "No trick against a Pepper"),
    "black_maria.scoring": QT_TRANSLATE_NOOP("Options", "Scoring"),
    "black_maria.limit": QT_TRANSLATE_NOOP("Options", "Limit"),
    "black_maria.pass": QT_TRANSLATE_NOOP("Options", "Giving cards"),
    "black_maria.pass_count": QT_TRANSLATE_NOOP("Options", "Cards given"),
    "black_maria.moon": QT_TRANSLATE_NOOP("Options", "All penalty cards"),
    "black_maria.break_hearts": QT_TRANSLATE_NOOP("Options", "Hearts must be broken"),
    "black_maria.queen_breaks": QT_TRANSLATE_NOOP("Options", "Queen breaks hearts"),
    "black_maria.first_trick_clean": QT_TRANSLATE_NOOP("Options", "Clean first trick"),
    "black_maria.opener": QT_TRANSLATE_NOOP("Options", "Who leads first"),
    "black_maria.jd_minus10": QT_TRANSLATE_NOOP("Options", "Jack of diamonds"),
    "black_maria.tie": QT_TRANSLATE_NOOP("Options", "Tie for the lowest"),
    "black_maria.auto_finish": QT_TRANSLATE_NOOP("Options", "Finish early"),
    "tractor.first_dealer": QT_TRANSLATE_NOOP("Options", "First dealer"),
    "tractor.declare": QT_TRANSLATE_NOOP("Options", "Declaring"),
    "tractor.no_declare": QT_TRANSLATE_NOOP("Options", "When nobody declares"),
    "tractor.nt_trumps": QT_TRANSLATE_NOOP("Options", "No trump"),
    "tractor.throws": QT_TRANSLATE_NOOP("Options", "Throws"),
    "tractor.throw_penalty": QT_TRANSLATE_NOOP("Options", "Failed throw costs"),
    "tractor.tractor_follow": QT_TRANSLATE_NOOP("Options", "Following a tractor"),
    "tractor.level_gap": QT_TRANSLATE_NOOP("Options", "Gap of the level rank"),
    "tractor.kitty": QT_TRANSLATE_NOOP("Options", "Kitty counts"),
    "tractor.promo_cap": QT_TRANSLATE_NOOP("Options", "Most levels at once"),
    "tractor.must_play": QT_TRANSLATE_NOOP("Options", "Levels that must be played"),
    "tractor.start_level": QT_TRANSLATE_NOOP("Options", "Start level"),
    "tractor.end_level": QT_TRANSLATE_NOOP("Options", "End level"),
    "tractor.ace_defended": QT_TRANSLATE_NOOP("Options", "Last level must be defended"),
    "tractor.twos_trump": QT_TRANSLATE_NOOP("Options", "Twos always trump"),
}
"""Names by key; a key of one game alone bears its name in front."""

SENTENCES: Final = {
    "players": QT_TRANSLATE_NOOP("Options", "How many people sit at the table."),
    "target": QT_TRANSLATE_NOOP("Options", "The score that ends the match."),
    "min_bid": QT_TRANSLATE_NOOP("Options", "The lowest number with which one may open."),
    "pitch.partnership": QT_TRANSLATE_NOOP(
        "Options", "Opposite seats play together and share their tricks."
    ),
    "pitch.dealer_steal": QT_TRANSLATE_NOOP(
        "Options", "The dealer may take 1, 2 or 3 by bidding the same."
    ),
    "pitch.dealer_stuck": QT_TRANSLATE_NOOP(
        "Options", "If all others pass, the dealer bids at least 2."
    ),
    "pitch.steal_four": QT_TRANSLATE_NOOP("Options", "Even a bid of 4 may be taken by the dealer."),
    "pitch.low": QT_TRANSLATE_NOOP("Options", "Who gets the point for the lowest trump."),
    "pitch.smudge": QT_TRANSLATE_NOOP(
        "Options", "A bid of 5 for all four points and all six tricks."
    ),
    "pitch.set_pitcher_may_win": QT_TRANSLATE_NOOP(
        "Options", "A pitcher still at the target wins even with a missed bid."
    ),
    "pitch.go_out": QT_TRANSLATE_NOOP("Options", "Who can end the match by reaching the target."),
    "pitch.follow": QT_TRANSLATE_NOOP(
        "Options", "Whether a trump may be played instead of following suit."
    ),
    "pepper.all_pass": QT_TRANSLATE_NOOP("Options", "What happens when nobody bids."),
    "pepper.auction": QT_TRANSLATE_NOOP(
        "Options", "Whether bidding goes round until the others pass."
    ),
    "pepper.set_penalty": QT_TRANSLATE_NOOP("Options", "How many points a missed bid loses."),
    "pepper.alone": QT_TRANSLATE_NOOP(
        "Options", "The bidder of a Pepper plays without the partner."
    ),
    "pepper.alone_swap": QT_TRANSLATE_NOOP(
        "Options", "Partners exchange one card before a Pepper alone."
    ),
    "pepper.low_no_trump": QT_TRANSLATE_NOOP(
        "Options", "Without trump, the nine may be made the highest card."
    ),
    "pepper.no_trump": QT_TRANSLATE_NOOP("Options", "Whether one may play without a trump suit."),
    "pepper.misdeal": QT_TRANSLATE_NOOP(
        "Options", "A hand without a card above the ten may ask for a new deal."
    ),
    "pepper.pepper_values": QT_TRANSLATE_NOOP("Options", "What Small and Big Pepper are worth."),
    "pepper.skunk": QT_TRANSLATE_NOOP("Options", "Defenders without a trick lose six points."),
    "black_maria.scoring": QT_TRANSLATE_NOOP("Options", "What each penalty card costs."),
    "black_maria.limit": QT_TRANSLATE_NOOP("Options", "The match ends when someone reaches it."),
    "black_maria.pass": QT_TRANSLATE_NOOP("Options", "To whom cards are given before play."),
    "black_maria.pass_count": QT_TRANSLATE_NOOP("Options", "How many cards each player gives."),
    "black_maria.moon": QT_TRANSLATE_NOOP(
        "Options", "What happens when one player takes all penalty cards."
    ),
    "black_maria.break_hearts": QT_TRANSLATE_NOOP(
        "Options", "Hearts may be led only after one was thrown."
    ),
    "black_maria.queen_breaks": QT_TRANSLATE_NOOP(
        "Options", "The queen of spades thrown also breaks hearts."
    ),
    "black_maria.first_trick_clean": QT_TRANSLATE_NOOP(
        "Options", "No penalty card may be played to the first trick."
    ),
    "black_maria.opener": QT_TRANSLATE_NOOP("Options", "Who leads to the first trick."),
    "black_maria.jd_minus10": QT_TRANSLATE_NOOP(
        "Options", "Taking the jack of diamonds takes ten points off."
    ),
    "black_maria.tie": QT_TRANSLATE_NOOP(
        "Options", "What happens when the lowest scores are equal."
    ),
    "black_maria.auto_finish": QT_TRANSLATE_NOOP(
        "Options", "The deal ends when no penalty card is left."
    ),
    "tractor.first_dealer": QT_TRANSLATE_NOOP("Options", "Who deals first in a match."),
    "tractor.declare": QT_TRANSLATE_NOOP("Options", "When trump is declared."),
    "tractor.no_declare": QT_TRANSLATE_NOOP("Options", "How trump is found then."),
    "tractor.nt_trumps": QT_TRANSLATE_NOOP(
        "Options", "Which cards are trumps when there is no trump suit."
    ),
    "tractor.throws": QT_TRANSLATE_NOOP(
        "Options", "Several unbeatable shapes of one suit may be led at once."
    ),
    "tractor.throw_penalty": QT_TRANSLATE_NOOP("Options", "Points that a beaten throw loses."),
    "tractor.tractor_follow": QT_TRANSLATE_NOOP(
        "Options", "Whether a tractor must be followed with a tractor."
    ),
    "tractor.level_gap": QT_TRANSLATE_NOOP(
        "Options", "Whether pairs on both sides of the level rank follow each other."
    ),
    "tractor.kitty": QT_TRANSLATE_NOOP(
        "Options", "How the kitty is multiplied when the attackers win the last trick."
    ),
    "tractor.promo_cap": QT_TRANSLATE_NOOP("Options", "How many levels one deal can bring."),
    "tractor.must_play": QT_TRANSLATE_NOOP("Options", "Levels that cannot be jumped over."),
    "tractor.start_level": QT_TRANSLATE_NOOP("Options", "Where both teams begin."),
    "tractor.end_level": QT_TRANSLATE_NOOP("Options", "The team that goes past it wins."),
    "tractor.ace_defended": QT_TRANSLATE_NOOP(
        "Options", "One wins only by defending a deal at the last level."
    ),
    "tractor.twos_trump": QT_TRANSLATE_NOOP("Options", "All twos are trumps in every deal."),
}

VALUES: Final = {
    "pitch.low.taker": QT_TRANSLATE_NOOP("Options", "Whoever wins it"),
    "pitch.low.holder": QT_TRANSLATE_NOOP("Options", "Whoever was dealt it"),
    "pitch.go_out.pitcher": QT_TRANSLATE_NOOP("Options", "Only the pitcher"),
    "pitch.go_out.anyone": QT_TRANSLATE_NOOP("Options", "Anyone"),
    "pitch.follow.follow_or_trump": QT_TRANSLATE_NOOP("Options", "Follow or trump"),
    "pitch.follow.strict": QT_TRANSLATE_NOOP("Options", "Must follow"),
    "pepper.all_pass.throw_in_next": QT_TRANSLATE_NOOP("Options", "Next dealer deals"),
    "pepper.all_pass.stick_dealer": QT_TRANSLATE_NOOP("Options", "Dealer must bid"),
    "pepper.all_pass.redeal_same": QT_TRANSLATE_NOOP("Options", "Same dealer deals again"),
    "pepper.auction.multi": QT_TRANSLATE_NOOP("Options", "Goes round"),
    "pepper.auction.single": QT_TRANSLATE_NOOP("Options", "One bid each"),
    "pepper.set_penalty.fixed": QT_TRANSLATE_NOOP("Options", "Six (eight)"),
    "pepper.set_penalty.bid": QT_TRANSLATE_NOOP("Options", "The bid"),
    "pepper.pepper_values.6_12": QT_TRANSLATE_NOOP("Options", "6 and 12"),
    "pepper.pepper_values.12_14": QT_TRANSLATE_NOOP("Options", "12 and 14"),
    "black_maria.scoring.standard": QT_TRANSLATE_NOOP("Options", "American"),
    "black_maria.scoring.akq": QT_TRANSLATE_NOOP("Options", "Ace, king and queen of spades"),
    "black_maria.scoring.spot": QT_TRANSLATE_NOOP("Options", "Spot Hearts"),
    "black_maria.limit.auto": QT_TRANSLATE_NOOP("Options", "100, or 500 for Spot Hearts"),
    "black_maria.pass.right": QT_TRANSLATE_NOOP("Options", "To the right"),
    "black_maria.pass.left": QT_TRANSLATE_NOOP("Options", "To the left"),
    "black_maria.pass.cycle": QT_TRANSLATE_NOOP("Options", "In turn"),
    "black_maria.pass.none": QT_TRANSLATE_NOOP("Options", "None"),
    "black_maria.moon.off": QT_TRANSLATE_NOOP("Options", "Nothing special"),
    "black_maria.moon.add": QT_TRANSLATE_NOOP("Options", "The others get them"),
    "black_maria.moon.subtract": QT_TRANSLATE_NOOP("Options", "Taken off the own score"),
    "black_maria.moon.choice": QT_TRANSLATE_NOOP("Options", "The player chooses"),
    "black_maria.opener.left_of_dealer": QT_TRANSLATE_NOOP("Options", "Left of the dealer"),
    "black_maria.opener.club2": QT_TRANSLATE_NOOP("Options", "Lowest club"),
    "black_maria.tie.shared": QT_TRANSLATE_NOOP("Options", "They share the win"),
    "black_maria.tie.play_on": QT_TRANSLATE_NOOP("Options", "Play on"),
    "tractor.first_dealer.first_declarer": QT_TRANSLATE_NOOP("Options", "First to declare"),
    "tractor.first_dealer.final_declarer": QT_TRANSLATE_NOOP("Options", "Last to declare"),
    "tractor.first_dealer.random": QT_TRANSLATE_NOOP("Options", "Drawn at random"),
    "tractor.declare.after_deal": QT_TRANSLATE_NOOP("Options", "After the deal"),
    "tractor.no_declare.kitty_first": QT_TRANSLATE_NOOP("Options", "First suit of the kitty"),
    "tractor.no_declare.kitty_level_or_high": QT_TRANSLATE_NOOP(
        "Options", "Level card, else highest"
    ),
    "tractor.no_declare.no_trump": QT_TRANSLATE_NOOP("Options", "No trump"),
    "tractor.no_declare.redeal": QT_TRANSLATE_NOOP("Options", "Deal again"),
    "tractor.nt_trumps.level_and_jokers": QT_TRANSLATE_NOOP("Options", "Level cards and jokers"),
    "tractor.nt_trumps.jokers": QT_TRANSLATE_NOOP("Options", "Jokers only"),
    "tractor.tractor_follow.pairs": QT_TRANSLATE_NOOP("Options", "Pairs are enough"),
    "tractor.tractor_follow.tractor": QT_TRANSLATE_NOOP("Options", "With a tractor"),
    "tractor.level_gap.closed": QT_TRANSLATE_NOOP("Options", "Closed"),
    "tractor.level_gap.open": QT_TRANSLATE_NOOP("Options", "Open"),
    "tractor.kitty.2n": QT_TRANSLATE_NOOP("Options", "Twice the cards"),
    "tractor.kitty.2^n": QT_TRANSLATE_NOOP("Options", "Doubled for each card"),
    "tractor.kitty.2-4-8": QT_TRANSLATE_NOOP("Options", "2, 4 or 8 times"),
    "tractor.kitty.2": QT_TRANSLATE_NOOP("Options", "Twice"),
    "tractor.promo_cap.none": QT_TRANSLATE_NOOP("Options", "No limit"),
    "tractor.must_play.": QT_TRANSLATE_NOOP("Options", "None"),
}
"""Names of values that are words."""

_RANKS: Final = "23456789TJQKA"


def _known(game: str, key: str) -> str:
    whole = f"{game}.{key}"
    return whole if whole in OPTIONS else key


def option_name(game: str, key: str) -> str:
    """Return the name of an option."""
    return translate("Options", OPTIONS[_known(game, key)])  # type: ignore[arg-type]  # the stubs call it an object


def option_sentence(game: str, key: str) -> str:
    """Return the sentence that explains an option."""
    return translate("Options", SENTENCES[_known(game, key)])  # type: ignore[arg-type]  # the stubs call it an object


def value_name(game: str, key: str, value: Value) -> str:
    """Return a value as it is offered: a word, a number, a level, on or off."""
    whole = f"{game}.{key}.{value}"
    if whole in VALUES:
        return translate("Options", VALUES[whole])  # type: ignore[arg-type]  # the stubs call it an object
    if isinstance(value, bool):
        return translate("Options", "On") if value else translate("Options", "Off")
    if isinstance(value, int):
        return str(value)
    return ", ".join(level_name(_RANKS.index(rank)) for rank in value.split(",") if rank in _RANKS)
