"""Computer seats against each other: every deal is played again with the seats moved round.

Run as ``python tests/ai_arena.py GAME LEVEL LEVEL DEALS [worlds]``; the soak tests call ``duel``.
"""

import sys
import time
from random import Random

from cardavia.ai.levels import decide
from cardavia.cards.packs import shuffled
from cardavia.rules.actions import Action
from cardavia.rules.catalogue import game_named
from cardavia.rules.deal import Deal
from cardavia.rules.game import Game, Options, Standing, defaults, seats_of, split
from cardavia.rules.sight import SightWriter
from cardavia.rules.tractor import Tractor


class Seating:
    """One deal and who plays it."""

    def __init__(self, game: Game, options: Options, number: int, levels: list[str]) -> None:
        rng = Random(number)
        self.game, self.options, self.levels = game, options, levels
        self.hands, self.stock = split(game, options, shuffled(game.pack(options), rng))
        self.before = self.start(rng)
        hands = [list(hand) for hand in self.hands]
        self.deal: Deal = game.begin(options, self.before, hands, list(self.stock))
        self.answers: list[tuple[int, Action]] = []
        self.times: dict[str, list[float]] = {level: [] for level in levels}

    def start(self, rng: Random) -> Standing:
        standing = self.game.start(self.options, int(rng.random() * seats_of(self.options)))
        if self.game.name == "tractor":
            standing.scores = [int(rng.random() * 13)] * 2
            standing.deals = 1
        return standing

    def sight(self, seat: int) -> str:
        table = self.deal.table
        writer = SightWriter(self.game, self.options, self.before, seat)
        writer.hand(self.hands[seat], self.stock if table.shows_stock(seat) else [])
        for actor, action in self.answers:
            writer.answer(actor, action, seen=actor == seat or table.shows(seat, actor, action))
        return writer.text()

    def play(self, seed: int, worlds: int) -> None:
        while not self.deal.table.is_over():
            seat = self.deal.table.turn
            level = self.levels[seat]
            text = self.sight(seat)
            start = time.perf_counter()
            action = decide(text, level, seed, worlds).action
            self.times[level].append(time.perf_counter() - start)
            refusal = self.deal.why_not(action)
            assert refusal is None, (action.text(), refusal.text() if refusal else "", text)
            self.answers.append((seat, action))
            self.deal.apply(action, None)

    def result(self) -> list[float]:
        """Return what each side gained, in the unit that levels are compared by."""
        return [float(score) for score in self.deal.table.scores()]

    def attackers(self) -> float:
        """Return the attackers' points of a Tractor deal."""
        table = self.deal.table
        return float(table.points) if isinstance(table, Tractor) else 0.0


def seatings(game: Game, options: Options, one: str, other: str) -> list[list[str]]:
    """Return who sits where: a side of ``one`` against ``other``, moved round all sides."""
    sides = game.sides(options)
    found = []
    for side in sides:
        found.append([one if seat in side else other for seat in range(seats_of(options))])
    return found


def mean_error(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    square = sum((value - mean) ** 2 for value in values)
    return mean, (square / max(1, len(values) - 1) / len(values)) ** 0.5


def duel(name: str, one: str, other: str, deals: range, worlds: int = 60, **chosen: object) -> dict:
    """Return per deal the mean result of ``one`` and its lead over the other sides."""
    game = game_named(name)
    assert game is not None
    options: Options = defaults(game) | chosen
    own, lead, points = [], [], []
    times: dict[str, list[float]] = {one: [], other: []}
    for number in deals:
        mine, diff, plus = [], [], []
        for side, levels in enumerate(seatings(game, options, one, other)):
            seating = Seating(game, options, number, levels)
            seating.play(number, worlds)
            scores = seating.result()
            rest = [score for index, score in enumerate(scores) if index != side]
            mine.append(scores[side])
            better = -1 if name == "black_maria" else 1
            diff.append(better * (scores[side] - sum(rest) / len(rest)))
            sign = 1 if (side + seating.deal.table.dealer) % 2 else -1
            plus.append(sign * seating.attackers())
            for level in times:
                times[level] += seating.times.get(level, [])
        own.append(sum(mine) / len(mine))
        lead.append(sum(diff) / len(diff))
        points.append(sum(plus) / len(plus))
    return {"own": own, "lead": lead, "points": points, "times": times}


def main() -> None:
    name, one, other, count = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
    worlds = int(sys.argv[5]) if len(sys.argv) > 5 else 60
    first = int(sys.argv[6]) if len(sys.argv) > 6 else 1
    chosen = {}
    for word in sys.argv[7:]:
        key, value = word.split("=")
        chosen[key] = (
            int(value) if value.isdigit() else {"True": True, "False": False}.get(value, value)
        )
    start = time.perf_counter()
    found = duel(name, one, other, range(first, first + count), worlds, **chosen)
    print(name, one, other, count, f"{time.perf_counter() - start:.1f}s", chosen)
    for key in ("own", "lead", "points"):
        mean, error = mean_error(found[key])
        print(f"  {key:7} {mean:+.3f} +- {error:.3f}")
    for level, values in found["times"].items():
        values.sort()
        if values:
            print(
                f"  {level:7} ms median {values[len(values) // 2] * 1e3:.2f} p99 {values[len(values) * 99 // 100] * 1e3:.2f} max {values[-1] * 1e3:.2f}"
            )


if __name__ == "__main__":
    main()
