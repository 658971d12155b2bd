"""Run as a program by the benchmark: times the first picture of the window, or one frame.

What only a frame needs is imported for a frame only, so that a start holds nothing but itself,
and begins as the window does.
"""

import sys

from cardavia.ui.garbage import look_late


def measured(what: str, begun: float) -> float:
    """Return the figure asked for, in milliseconds."""
    look_late()
    if what == "start":
        from cardavia.app.first_picture import first_picture_ms

        return first_picture_ms(begun)
    from cardavia.app.frames import frame_ms

    return frame_ms()


if __name__ == "__main__":
    print(measured(sys.argv[1], float(sys.argv[2])))  # noqa: T201 - the answer
