"""The figures of the statistics: each with its name, its exact value and what it counts."""

from dataclasses import dataclass
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from cardavia.store.statistics import Summary
from cardavia.ui.language import filled, number, shown

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Told:
    """One figure: what it is called, its value, and a sentence that explains it."""

    name: str
    value: str
    why: str


def figures_of(game: str, found: Summary) -> list[Told]:
    """Return everything that is counted in a game, leaving out what cannot occur in it."""
    told = [_matches(found), *_given_up(found), _deals(found)]
    if found.bids or found.against:
        told += _tractor_contracts(found) if game == "tractor" else _contracts(found)
    told += [_tricks(found), *_points(game, found), *_streaks(found), _assisted(found)]
    return told


def part_of(part: int, whole: int) -> str:
    """Return counts as they are, and the share of them in per cent."""
    counts = filled(translate("Statistics", "%1 of %2"), number(part), number(whole))
    if not whole:
        return counts
    percent = decimal(Fraction(100 * part, whole))
    return filled(translate("Statistics", "%1 · %2%"), counts, percent)


def decimal(value: Fraction) -> str:
    """Return a fraction with one place, rounded half up; a whole number without."""
    tenths = (abs(value) * 10 + Fraction(1, 2)).__floor__()
    sign = "-" if value < 0 and tenths else ""
    whole, rest = divmod(tenths, 10)
    return shown(f"{sign}{whole}.{rest}" if rest else f"{sign}{whole}")


def _matches(found: Summary) -> Told:
    return Told(
        translate("Statistics", "Matches won"),
        part_of(found.won, found.matches),
        translate("Statistics", "Finished matches, and those that were given up and count."),
    )


def _given_up(found: Summary) -> list[Told]:
    if not found.given_up:
        return []
    why = translate("Statistics", "Deleted unfinished, and counted as lost.")
    return [Told(translate("Statistics", "Given up"), number(found.given_up), why)]


def _deals(found: Summary) -> Told:
    why = translate("Statistics", "Finished deals in which at least one trick was played.")
    return Told(translate("Statistics", "Deals"), number(found.deals), why)


def _contracts(found: Summary) -> list[Told]:
    return [
        Told(
            translate("Statistics", "Bids made"),
            part_of(found.made, found.bids),
            translate("Statistics", "Of the bids your side won, those that it made."),
        ),
        Told(
            translate("Statistics", "Bids failed"),
            part_of(found.failed, found.bids),
            translate("Statistics", "Of the bids your side won, those that it missed."),
        ),
        Told(
            translate("Statistics", "Opponents’ bids broken"),
            part_of(found.broken, found.against),
            translate("Statistics", "Of the bids others won, those that they missed."),
        ),
    ]


def _tractor_contracts(found: Summary) -> list[Told]:
    return [
        Told(
            translate("Statistics", "Deals defended"),
            part_of(found.made, found.bids),
            translate("Statistics", "Of the deals your team dealt, those that it kept."),
        ),
        Told(
            translate("Statistics", "Deals taken over"),
            part_of(found.broken, found.against),
            translate("Statistics", "Of the deals the opponents dealt, those that you took."),
        ),
    ]


def _tricks(found: Summary) -> Told:
    return Told(
        translate("Statistics", "Tricks won"),
        part_of(found.tricks, found.of_tricks),
        translate("Statistics", "Of all tricks, those that your side won."),
    )


def _points(game: str, found: Summary) -> list[Told]:
    if game != "tractor":
        name = translate("Statistics", "Points")
        why = translate("Statistics", "What all deals added to your side’s score.")
        return [Told(name, _a_deal(found.points, found.points_a_deal), why)]
    cards = Fraction(found.card_points, found.deals) if found.deals else None
    return [
        Told(
            translate("Statistics", "Levels gained"),
            _a_deal(found.points, found.points_a_deal),
            translate("Statistics", "How many levels your team went up."),
        ),
        Told(
            translate("Statistics", "Points won in tricks"),
            _a_deal(found.card_points, cards),
            translate("Statistics", "Fives, tens and kings in the tricks of your team."),
        ),
    ]


def _a_deal(total: int, mean: Fraction | None) -> str:
    if mean is None:
        return number(total)
    said = translate("Statistics", "%1 · %2 a deal")
    return filled(said, number(total), decimal(mean))


def _streaks(found: Summary) -> list[Told]:
    n = abs(found.streak)
    now = translate("Statistics", "%n won", "", n)
    if found.streak < 0:
        now = translate("Statistics", "%n lost", "", n)
    why = translate("Statistics", "Matches in a row with the same result, up to the last one.")
    told = [Told(translate("Statistics", "Streak now"), now, why)] if n else []
    return [
        *told,
        Told(
            translate("Statistics", "Longest winning streak"),
            number(found.longest_won),
            translate("Statistics", "Most matches won in a row."),
        ),
        Told(
            translate("Statistics", "Longest losing streak"),
            number(found.longest_lost),
            translate("Statistics", "Most matches lost in a row."),
        ),
    ]


def _assisted(found: Summary) -> Told:
    return Told(
        translate("Statistics", "Deals with hints or undo"),
        number(found.assisted),
        translate("Statistics", "They count like others; this tells how many there were."),
    )
