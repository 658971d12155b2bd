"""What the arena counts: a mean and its standard error for each level, from paired deals."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

UNITS: Final = {
    "tractor": "levels a deal",
    "pepper": "points a deal",
    "black_maria": "penalty points a deal",
    "pitch": "points a deal",
}


@dataclass(frozen=True)
class Played:
    """One deal played once: who sat where, and what each side gained."""

    number: int
    seats: list[str]
    sides: list[list[int]]
    gained: list[int]
    declaring: int
    """First seat of the side with the contract, or -1."""
    last_trick: int
    """Who took the last trick, or -1."""
    attack: int | None
    """Tractor: the points of the attackers, the kitty included."""
    times: list[tuple[str, float]]

    def side(self, seat: int) -> int:
        """Return the side a seat plays for."""
        return next(index for index, side in enumerate(self.sides) if seat in side)


Measure = Callable[[Played, int], float | None]
"""What one seat of one deal counts, or None for nothing."""


def gain(one: Played, seat: int) -> float | None:
    """Return what the side of a seat gained."""
    return float(one.gained[one.side(seat)])


def gain_declaring(one: Played, seat: int) -> float | None:
    """Return the gain of a seat whose side had the contract."""
    mine = one.declaring >= 0 and one.side(one.declaring) == one.side(seat)
    return gain(one, seat) if mine else None


def gain_against(one: Played, seat: int) -> float | None:
    """Return the gain of a seat that played against a contract."""
    other = one.declaring >= 0 and one.side(one.declaring) != one.side(seat)
    return gain(one, seat) if other else None


def last_trick_lost(one: Played, seat: int) -> float | None:
    """Return 1 for a last trick that went to another side."""
    return None if one.last_trick < 0 else float(one.side(one.last_trick) != one.side(seat))


def attack(one: Played, seat: int) -> float | None:
    """Return the attackers' points, as a gain of theirs and a loss of the defenders."""
    if one.attack is None:
        return None
    attacks = gain_against(one, seat) is not None
    return float(one.attack if attacks else -one.attack)


def report(game: str, seats: list[str], played: list[Played]) -> dict[str, object]:
    """Return the arena's answer."""
    levels = list(dict.fromkeys(seats))
    first, second = levels[0], levels[1] if len(levels) > 1 else levels[0]
    found: dict[str, object] = {
        "game": game,
        "deals": len({one.number for one in played}),
        "unit": UNITS[game],
        "levels": {level: _level(level, played) for level in levels},
        "difference": _difference(first, second, played, gain),
    }
    if any(one.attack is not None for one in played):
        found["attack_difference"] = _difference(first, second, played, attack)
    return found


def _level(level: str, played: list[Played]) -> dict[str, object]:
    times = sorted(ms for one in played for name, ms in one.times if name == level)
    mean, error = mean_and_error(list(by_deal(level, played, gain).values()))
    return {
        "mean": mean,
        "se": error,
        "ms_median": quantile(times, 0.5),
        "ms_p99": quantile(times, 0.99),
        "declaring": _mean(level, played, gain_declaring),
        "against": _mean(level, played, gain_against),
        "last_tricks_lost": _mean(level, played, last_trick_lost),
    }


def _mean(level: str, played: list[Played], measure: Measure) -> float | None:
    values = list(by_deal(level, played, measure).values())
    return mean_and_error(values)[0] if values else None


def _difference(
    first: str, second: str, played: list[Played], measure: Measure
) -> dict[str, float]:
    ours, theirs = by_deal(first, played, measure), by_deal(second, played, measure)
    paired = [ours[number] - theirs[number] for number in ours if number in theirs]
    mean, error = mean_and_error(paired)
    return {"mean": mean, "se": error}


def by_deal(level: str, played: list[Played], measure: Measure) -> dict[int, float]:
    """Return the mean of a measure over a level's seats and seatings, for each deal."""
    found: dict[int, list[float]] = {}
    for one in played:
        for seat, name in enumerate(one.seats):
            value = measure(one, seat) if name == level else None
            if value is not None:
                found.setdefault(one.number, []).append(value)
    return {number: sum(values) / len(values) for number, values in found.items()}


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """Return the mean and its standard error."""
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    if len(values) == 1:
        return round(mean, 6), 0.0
    square = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return round(mean, 6), round((square / len(values)) ** 0.5, 6)


def quantile(ordered: list[float], share: float) -> float:
    """Return the value below which a share of ordered values lies."""
    if not ordered:
        return 0.0
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 3)


def report_text(found: dict[str, object]) -> str:
    """Return the answer as lines for a person."""
    levels, difference = found["levels"], found["difference"]
    assert isinstance(levels, dict)
    assert isinstance(difference, dict)
    lines = [f"{found['game']}: {found['deals']} deals, {found['unit']}"]
    for name, one in levels.items():
        figures = "{mean:+9.3f} ± {se:.3f}   {ms_median:.1f} ms, p99 {ms_p99:.1f} ms"
        lines.append(f"{name:>8} " + figures.format(**one))
    lines.append("    diff " + "{mean:+9.3f} ± {se:.3f}".format(**difference))
    return "\n".join(lines)
