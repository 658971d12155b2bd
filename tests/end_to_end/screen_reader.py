"""Plays a deal of Pitch as a screen reader would: by names, roles and presses alone.

Run by the system's own Python, which has pyatspi; prints what was pressed, asked and announced.
"""

import json
import sys
import time

import pyatspi
from gi.repository import GLib

PATIENCE_S = 180.0
BUTTON, LABEL = pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_LABEL


def parts(root):
    """Yield everything that is showing, a parent before its children."""
    try:
        if not root.getState().contains(pyatspi.STATE_SHOWING):
            return
        yield root
        children = [root.getChildAtIndex(index) for index in range(root.childCount)]
    except (LookupError, RuntimeError):  # it went away while it was read
        return
    for child in children:
        if child is not None:
            yield from parts(child)


def program():
    for application in pyatspi.Registry.getDesktop(0):
        if application is not None and application.name == "cardavia":
            return application
    return None


def showing():
    """Return the buttons and the labels that are showing, by name."""
    found = {BUTTON: {}, LABEL: {}}
    here = program()
    for part in parts(here) if here is not None else ():
        try:
            if part.name:
                found.get(part.getRole(), {}).setdefault(part.name, part)
        except (LookupError, RuntimeError):
            continue
    return found[BUTTON], found[LABEL]


def is_open(button):
    return button.getState().contains(pyatspi.STATE_SENSITIVE)


def choice(buttons):
    """Return the name of a card that may be played, or of the lowest call there is."""
    cards = [name for name in buttons if name.endswith(", playable")]
    calls = [name for name in ("Pass", "2", "3", "4") if name in buttons and is_open(buttons[name])]
    return next(iter([*cards, *calls]), "")


def listen(seconds):
    """Let what is announced arrive."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if not GLib.MainContext.default().iteration(False):
            time.sleep(0.01)


def play():
    pressed, read = [], []
    ends = time.monotonic() + PATIENCE_S
    while time.monotonic() < ends:
        buttons, labels = showing()
        if "Next round" in buttons:
            return pressed, read, True
        name = choice(buttons)
        if not name:
            listen(0.1)
            continue
        read.append(list(labels))
        before = len(announced)
        buttons[name].queryAction().doAction(0)
        pressed.append(name)
        until = time.monotonic() + 3
        while len(announced) == before and time.monotonic() < until:
            listen(0.1)
        listen(0.2)
    return pressed, read, False


announced: list[str] = []
pyatspi.Registry.registerEventListener(
    lambda event: announced.append(str(event.any_data)), "object:announcement"
)
pressed, labels, ended = play()
found = {"pressed": pressed, "labels": labels, "announced": announced, "ended": ended}
json.dump(found, sys.stdout)
