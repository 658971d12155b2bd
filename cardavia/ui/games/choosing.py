"""Choosing cards of a Tractor hand by taps: a whole shape first, less with every further tap."""

from cardavia.cards.order import Order
from cardavia.rules.tractor.shapes import shape_of, suit_of_all

Shapes = list[list[int]]


def chosen_after(
    faces: list[int], chosen: set[int], index: int, shapes: Shapes, most: int
) -> set[int]:
    """Return the chosen places after a tap while following.

    ``shapes`` are what the tapped card may mean, largest first; at most ``most`` are chosen.
    """
    if index in chosen:
        return narrowed(faces, chosen, index, shapes)
    for shape in shapes:
        if len(shape) + len(chosen) <= most:
            added = places_for(faces, shape, index, chosen)
            if added:
                return chosen | added
    fitting = [shape for shape in shapes if len(shape) <= most]
    return places_for(faces, fitting[0], index, set()) if fitting else chosen


def led_after(
    faces: list[int],
    chosen: set[int],
    index: int,
    shapes: Shapes,
    order: Order,
    throws: bool,  # noqa: FBT001 - a table's option
) -> set[int]:
    """Return the chosen places after a tap while leading: what fits together stays together."""
    if index in chosen:
        return narrowed(faces, chosen, index, shapes)
    for shape in [*shapes, [faces[index]]] if chosen else []:
        added = places_for(faces, shape, index, chosen)
        together = [faces[place] for place in chosen | added]
        if added and _belong(together, order, throws):
            return chosen | added
    return places_for(faces, shapes[0], index, set())


def _belong(faces: list[int], order: Order, throws: bool) -> bool:  # noqa: FBT001 - a table's option
    if throws:
        return suit_of_all(faces, order) >= 0
    return shape_of(faces, order) is not None


def narrowed(faces: list[int], chosen: set[int], index: int, shapes: Shapes) -> set[int]:
    """Return less than is chosen: the next smaller shape with the tapped card, at last none."""
    held = [faces[place] for place in chosen]
    for shape in shapes:
        if len(shape) > 1 and all(held.count(face) >= shape.count(face) for face in shape):
            rest = chosen - _taken(faces, shape, chosen)
            smaller = next(s for s in shapes if len(s) < len(shape) and set(s) <= set(shape))
            return rest | places_for(faces, smaller, index, rest)
    return chosen - {index}


def _taken(faces: list[int], shape: list[int], chosen: set[int]) -> set[int]:
    wanted = list(shape)
    found: set[int] = set()
    for place in sorted(chosen):
        if faces[place] in wanted:
            wanted.remove(faces[place])
            found.add(place)
    return found


def places_for(faces: list[int], shape: list[int], index: int, chosen: set[int]) -> set[int]:
    """Return free places that make up a shape, the tapped one among them; none if they lack."""
    wanted = list(shape)
    wanted.remove(faces[index])
    found = {index}
    for place, face in enumerate(faces):
        if face in wanted and place not in chosen | found:
            wanted.remove(face)
            found.add(place)
    return set() if wanted else found
