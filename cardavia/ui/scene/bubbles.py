"""What each seat said last, in a bubble beside its plate."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.layout import SeatPlace
from cardavia.ui.scene.motion import BUBBLE_MS, Motion
from cardavia.ui.scene.plates import Plate, bubble_painting, bubble_size
from cardavia.ui.theme import Type

BELOW: Final = 4
"""How far above its lower edge a bubble of the person's own ends: it needs no tail."""


@dataclass(frozen=True)
class Said:
    """Words of a seat, and cards it showed with them."""

    text: str
    muted: bool = False
    faces: list[int] = field(default_factory=list)


class Bubbles:
    """The bubbles of all seats; of the person's own only cards that were shown are in sight."""

    def __init__(self, new_plate: Callable[[], Plate], motion: Motion) -> None:
        """Make plates with ``new_plate``; ``motion`` brings them in."""
        self._new_plate = new_plate
        self._motion = motion
        self._plates: dict[int, Plate] = {}
        self.said: dict[int, Said] = {}
        self.boxes: dict[int, QRectF] = {}
        """Where the bubbles in sight lie."""

    def show(self, seat: int, said: Said, place: SeatPlace, gallery: Gallery, types: Type) -> None:
        """Show what a seat said, until it says something else."""
        if seat not in self._plates:
            self._plates[seat] = self._new_plate()
        plate = self._plates[seat]
        if self.said.get(seat) != said:
            plate.setOpacity(0.0)
            self._motion.fade(plate, 1.0, BUBBLE_MS)
        self.said[seat] = said
        width, height = bubble_size(said.text, types, len(said.faces))
        centre = QPointF(*place.bubble.centre)
        box = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
        if place.side == "left":
            box.moveLeft(place.bubble.x)
        elif place.side == "right":
            box.moveRight(place.bubble.right)
        elif place.side == "bottom":
            box.moveBottom(place.bubble.bottom)
        elif box.top() < place.plate.bottom + 6:
            box.moveTop(place.plate.bottom + 6)
        tip = QPointF(*tip_of(place)) - box.topLeft()
        painting = bubble_painting(
            said.text, gallery, types, tip, muted=said.muted, faces=said.faces
        )
        plate.lay(box, painting)
        plate.setVisible(place.side != "bottom" or bool(said.faces))
        self.boxes.pop(seat, None)
        if place.side != "bottom" or said.faces:
            self.boxes[seat] = box

    def clear(self, *, but_shown: bool) -> None:
        """Take all bubbles away, or all but those with cards."""
        for seat, said in list(self.said.items()):
            if but_shown and said.faces:
                continue
            plate = self._plates.pop(seat)
            del self.said[seat]
            self.boxes.pop(seat, None)
            scene = plate.scene()
            if scene is not None:
                scene.removeItem(plate)


def tip_of(place: SeatPlace) -> tuple[float, float]:
    """Return where a bubble points: at its plate, but not into the dealer's mark."""
    plate = place.plate
    if place.side == "bottom":
        return place.bubble.x, place.bubble.bottom - BELOW
    if place.side == "top":
        return plate.x + plate.width * 0.45, plate.bottom + 4
    across = plate.right + 4 if place.side == "left" else plate.x - 4
    return across, plate.y + plate.height * 0.4
