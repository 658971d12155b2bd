"""Parts of a page that the keyboard can go to in turn."""

from PySide6.QtWidgets import QWidget


def next_focus(areas: list[QWidget | None]) -> None:
    """Move the keyboard from the area that has it to the next that can take it."""
    usable = [area for area in areas if area is not None and area.isVisible()]
    if not usable:
        return
    current = next((i for i, area in enumerate(usable) if area.hasFocus()), -1)
    usable[(current + 1) % len(usable)].setFocus()
