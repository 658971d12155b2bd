"""Plays a deal as a screen reader would: by names, roles and presses alone.

Run by the system's own Python, which has pyatspi; prints what was pressed, read and announced.
"""

import json
import sys
import time

import pyatspi
from gi.repository import GLib

PATIENCE_S = float(sys.argv[1])
BUTTON, LABEL = pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_LABEL
ASKED = "What is asked"


def parts(root, *, asked=False):
    """Yield everything that is showing, a parent before its children, and whether it is asked."""
    try:
        if not root.getState().contains(pyatspi.STATE_SHOWING):
            return
        asked = asked or root.name == ASKED
        yield root, asked
        children = [root.getChildAtIndex(index) for index in range(root.childCount)]
    except (LookupError, RuntimeError):  # it went away while it was read
        return
    for child in children:
        if child is not None:
            yield from parts(child, asked=asked)


def program():
    for application in pyatspi.Registry.getDesktop(0):
        if application is not None and application.name == "cardavia":
            return application
    return None


class Screen:
    """The buttons and the labels that are showing, and the open buttons of what is asked."""

    def __init__(self):
        self.buttons, self.labels, self.answers = {}, [], []
        here = program()
        for part, asked in parts(here) if here is not None else ():
            try:
                self._take(part, asked)
            except (LookupError, RuntimeError):
                continue

    def _take(self, part, asked):
        if part.getRole() == LABEL:
            self.labels.append(part.name)
        if part.getRole() != BUTTON or not part.getState().contains(pyatspi.STATE_SENSITIVE):
            return
        self.buttons.setdefault(part.name, part)
        if asked:
            self.answers.append(part.name)

    def choice(self):
        """Return what to press: an answer that is open, a card, or else the hint that chooses."""
        if self.answers:
            return self.answers[0]
        cards = [name for name in self.buttons if name.endswith(", playable")]
        if not cards:
            return ""
        single = not any(label.startswith(("Choose ", "Lead a single")) for label in self.labels)
        return cards[0] if single and cards[0] not in pressed[-1:] else "Hint"


def listen(seconds):
    """Let what is announced arrive."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if not GLib.MainContext.default().iteration(False):
            time.sleep(0.01)


def play():
    """Play until the next round is offered; tells whether it came to that."""
    ends = time.monotonic() + PATIENCE_S
    while time.monotonic() < ends:
        screen = Screen()
        if "Next round" in screen.buttons:
            return True
        name = screen.choice()
        if not name:
            listen(0.1)
            continue
        read.append(screen.labels)
        before = len(announced)
        screen.buttons[name].queryAction().doAction(0)
        pressed.append(name)
        until = time.monotonic() + 3
        while len(announced) == before and time.monotonic() < until:
            listen(0.1)
        listen(0.2)
    return False


pressed, read, announced = [], [], []
pyatspi.Registry.registerEventListener(
    lambda event: announced.append(str(event.any_data)), "object:announcement"
)
ended = play()
json.dump({"pressed": pressed, "read": read, "announced": announced, "ended": ended}, sys.stdout)
