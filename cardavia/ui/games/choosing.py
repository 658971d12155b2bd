"""Choosing cards of a Tractor hand by taps: a whole shape first, less with every further tap."""

from collections.abc import Callable

from cardavia.cards.cards import NO_CARD

Shapes = list[list[int]]
Fits = Callable[[list[int]], bool]


class Taps:
    """What is chosen of a hand; it remembers which card was tapped last."""

    def __init__(self) -> None:
        """Start with nothing tapped."""
        self.last = NO_CARD

    def follow(
        self, faces: list[int], chosen: set[int], index: int, shapes: Shapes, most: int
    ) -> set[int]:
        """Return the chosen places after a tap while following.

        ``shapes`` are what the tapped card may mean, largest first; at most ``most`` are chosen.
        """
        if index in chosen:
            return self._less(faces, chosen, index, shapes)
        self.last = faces[index]
        for shape in shapes:
            if len(shape) + len(chosen) <= most:
                added = places_for(faces, shape, index, chosen)
                if added:
                    return chosen | added
        fitting = [shape for shape in shapes if len(shape) <= most]
        return places_for(faces, fitting[0], index, set()) if fitting else chosen

    def lead(
        self, faces: list[int], chosen: set[int], index: int, shapes: Shapes, fits: Fits
    ) -> set[int]:
        """Return the chosen places after a tap while leading: what ``fits`` together stays."""
        if index in chosen:
            return self._less(faces, chosen, index, shapes)
        self.last = faces[index]
        for shape in [*shapes, [faces[index]]] if chosen else []:
            added = places_for(faces, shape, index, chosen)
            if added and fits([faces[place] for place in chosen | added]):
                return chosen | added
        return places_for(faces, shapes[0], index, set())

    def _less(self, faces: list[int], chosen: set[int], index: int, shapes: Shapes) -> set[int]:
        """Narrow around the card tapped last; of another card take both copies out."""
        face = faces[index]
        copies = {place for place in chosen if faces[place] == face}
        if face == self.last or copies == chosen:
            self.last = face
            return narrowed(faces, chosen, index, shapes)
        self.last = face
        return chosen - copies


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


def slid_over(before: set[int], start: int, here: int, most: int) -> set[int]:
    """Return the chosen places after a drag: those passed are added, or taken out if the first was.

    Never more than ``most`` are chosen; those nearest to the start come first.
    """
    passed = list(range(start, here + 1)) if here >= start else list(range(start, here - 1, -1))
    if start in before:
        return before - set(passed)
    fresh = [place for place in passed if place not in before]
    return before | set(fresh[: max(0, most - len(before))])
