"""Run as a program: resume the last match of a folder, or start one, and play on by chance.

After each committed change it says what it would show now: the match, the number of its lines, and
the state. Whoever started it kills it at some moment.
"""

import sys
from pathlib import Path
from random import Random

from cardavia.match.match import Match
from cardavia.store.matches import Matches
from playing import match_of, step


def main(folder: Path, seed: int) -> None:
    rng = Random(seed)
    store = Matches(folder)
    assert not store.notices, store.notices
    while True:
        number, match = continued(store) if rng.random() < 0.8 else started(store, rng)
        for _ in range(rng.randrange(5, 200)):
            if rng.random() < 0.05:
                say("undoing")
                match.undo()
            elif not step(match, rng):
                break
            say(f"{number} {lines_of(match)} {match.state_hash()}")


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def started(store: Matches, rng: Random) -> tuple[int, Match]:
    name = rng.choice(("tractor", "pepper", "black_maria", "pitch"))
    match = match_of(name, rng.randrange(1, 10**6))
    return store.start(match, "2026-11-30"), match


def continued(store: Matches) -> tuple[int, Match]:
    for saved in store.unfinished():
        match = store.resume(saved.id)
        assert match is not None
        return saved.id, match
    return started(store, Random(1))


def lines_of(match: Match) -> int:
    return sum(1 + len(dealing.answers) for dealing in match.dealings)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
