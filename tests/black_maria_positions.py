"""Black Maria positions in the middle of play, written as text."""

from cardavia.cards.hand import mask_of
from cardavia.rules.actions import Action, Give
from cardavia.rules.black_maria import BlackMaria, BlackMariaGame, Terms
from cardavia.rules.black_maria.table import PLAYING
from cardavia.rules.deal import NOBODY, Deal
from cardavia.rules.game import Options, Standing, Value
from notation import cards, dealt, options_of

GAME = BlackMariaGame()
HANDS = [
    "AS KS QS AH KH QH 2D 3D 4D 5D 2C 3C 4C",
    "JS TS 9S 8S 7S 6S 5S 4S 3S 2S 5C 6C 7C",
    "JH TH 9H 8H 7H 6H 5H 4H 3H 2H 8C 9C TC",
    "AD KD QD JD TD 9D 8D 7D 6D AC KC QC JC",
]


def table_of(deal: Deal) -> BlackMaria:
    """Return the deal's table."""
    assert isinstance(deal.table, BlackMaria)
    return deal.table


def maria(**chosen: Value) -> Options:
    """Return the options of a Black Maria table."""
    return options_of(GAME, **chosen)


def gift(text: str) -> Action:
    """Return a gift of these cards."""
    return Give(cards(text))


def opened(**chosen: Value) -> tuple[Deal, BlackMaria]:
    """Return a deal at its first lead, nothing given, dealer 3: seat 0 leads."""
    deal = dealt(GAME, maria(**chosen, **{"pass": "none"}), 1, dealer=chosen_last(chosen))
    return deal, table_of(deal)


def chosen_last(chosen: dict[str, Value]) -> int:
    """Return the last seat, whose left is seat 0."""
    return 2 if chosen.get("players") == 3 else 3


def in_trick(played: str, *, first: bool = True, **chosen: Value) -> BlackMaria:
    """Return a table with cards played in order, seat 0 leading, none of them checked."""
    deal, table = opened(**chosen)
    if not first:
        table.tricks_left -= 1
    for one in cards(played):
        table.play(deal.owns, one, None)
    return table


def shared_out(terms: Terms, points: list[int]) -> list[int]:
    """Return the penalty cards of each seat, as masks, that are worth these points."""
    faces = [face for face in range(52) if terms.points[face] > 0]
    faces.sort(key=lambda face: -terms.points[face])
    found = _share(terms, faces, points, [[] for _ in points])
    assert found is not None, points
    return [mask_of(held) for held in found]


def _share(
    terms: Terms, faces: list[int], left: list[int], held: list[list[int]]
) -> list[list[int]] | None:
    if not faces:
        return held
    worth = terms.points[faces[0]]
    for seat, room in enumerate(left):
        if room < worth:
            continue
        less = [*left[:seat], room - worth, *left[seat + 1 :]]
        more = [*held[:seat], [*held[seat], faces[0]], *held[seat + 1 :]]
        found = _share(terms, faces[1:], less, more)
        if found is not None:
            return found
    return None


def finished(points: list[int], **chosen: Value) -> Deal:
    """Return a deal at its end in which the seats have taken these points."""
    deal, table = opened(**chosen)
    table.taken = shared_out(table.terms, points)
    table.turn = 0
    table.tricks_left = 0
    table._end_play(None)
    return deal


def settled(before: list[int], points: list[int], **chosen: Value) -> Standing:
    """Return the standing after a deal of these points."""
    options = maria(**chosen)
    standing = Standing(before, 0, 3)
    deal = finished(points, **chosen)
    assert deal.table.turn == NOBODY
    return GAME.settle(options, standing, deal)


def leading(**chosen: Value) -> BlackMaria:
    """Return a table after its first trick, somebody to lead."""
    _, table = opened(**chosen)
    table.tricks_left -= 1
    assert table.stage == PLAYING
    return table
