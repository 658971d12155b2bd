"""What a screen shows: every text with the place it was given, and where the two do not fit."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QComboBox, QLabel, QLineEdit
from PySide6.QtWidgets import QWidget as Widget

NEAR: Final = 1.5
"""Pixels that nobody sees."""


@dataclass(frozen=True)
class Painted:
    """A text that was painted: its room and its letters, in pixels of the window if it is there."""

    text: str
    room: QRectF
    ink: QRectF
    on: Widget | None
    """The widget it lies on, or None for a picture kept for later."""


@contextmanager
def painted_texts() -> Iterator[list[Painted]]:
    """Take down every text that is painted inside."""
    seen: list[Painted] = []
    paint = QPainter.drawText

    def paint_and_tell(painter: QPainter, *given: object) -> object:
        told = _told(painter, given)
        if told is not None:
            seen.append(told)
        return paint(painter, *given)  # type: ignore[call-overload]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", paint_and_tell)
        yield seen


def _told(painter: QPainter, given: tuple[object, ...]) -> Painted | None:
    text = str(given[-1])
    if not text.strip():
        return None
    metrics = QFontMetricsF(painter.font(), painter.device())
    if isinstance(given[0], QRectF | QRect):
        room, flags = QRectF(given[0]), _number(given[1])
        lines = painter.boundingRect(room, flags, text)
        ink = lines if "\n" in text or lines.height() > metrics.height() * 1.5 else None
        ink = ink or _tight(metrics, text, QPointF(lines.x(), lines.y() + metrics.ascent()))
    else:
        spot = QPointF(given[0]) if isinstance(given[0], QPoint | QPointF) else None
        spot = spot or QPointF(float(str(given[0])), float(str(given[1])))
        ink = _tight(metrics, text, spot)
        room = ink
    turn = painter.deviceTransform()
    on = painter.device()
    return Painted(
        text, turn.mapRect(room), turn.mapRect(ink), on if isinstance(on, Widget) else None
    )


def _number(flags: object) -> int:
    return flags if isinstance(flags, int) else int(getattr(flags, "value", 0))


def _tight(metrics: QFontMetricsF, text: str, baseline: QPointF) -> QRectF:
    return metrics.tightBoundingRect(text).translated(baseline)


def texts_of(widget: Widget) -> list[str]:
    """Return what the shown widgets below one say, to the eye and to a screen reader."""
    said: list[str] = []
    for one in [widget, *widget.findChildren(Widget)]:
        if not one.isVisibleTo(widget):
            continue
        said += [one.accessibleName(), one.accessibleDescription(), one.toolTip()]
        if isinstance(one, QLabel | QAbstractButton | QLineEdit):
            said.append(one.text())
        if isinstance(one, QComboBox):
            said += [one.itemText(place) for place in range(one.count())]
    return [text for text in said if text]


def misfits(window: Widget, painted: list[Painted]) -> list[str]:
    """Return what is cut, elided, covered or out of sight in a window that was just painted."""
    shown = [one for one in window.findChildren(Widget) if _is_seen(one, window)]
    faults = [f"cut: {one.text!r}" for one in painted if not _fits(one)]
    whole = texts_of(window)
    faults += [
        f"elided: {one.text!r}"
        for one in painted
        if one.text.endswith("…") and one.text not in whole
    ]
    faults += [f"cut: {one.text()!r}" for one in shown if isinstance(one, QLabel) and _is_cut(one)]
    for one in shown:
        if isinstance(one, QAbstractButton) and not _lies_inside(one, window):
            faults.append(f"out of sight: {_name(one)!r}")
    return list(dict.fromkeys(faults + _overlaps(shown, window) + _painted_overlaps(painted)))


def _is_seen(one: Widget, window: Widget) -> bool:
    if not one.isVisibleTo(window) or one.visibleRegion().isEmpty() or _is(one, "ReadArea"):
        return False
    top = window.childAt(one.mapTo(window, one.visibleRegion().boundingRect().center()))
    return top is not None and (top is one or one.isAncestorOf(top) or top.isAncestorOf(one))


def _fits(one: Painted) -> bool:
    return one.room.adjusted(-NEAR, -NEAR, NEAR, NEAR).contains(one.ink)


def _is_cut(label: QLabel) -> bool:
    if not label.text():
        return False
    room = label.contentsRect().width() + NEAR
    if not label.wordWrap():
        return label.sizeHint().width() > room + 1
    words = label.text().split() if label.textFormat() == Qt.TextFormat.PlainText else []
    longest = max((label.fontMetrics().horizontalAdvance(word) for word in words), default=0)
    return longest > room or label.heightForWidth(label.width()) > label.height() + NEAR


def _lies_inside(one: Widget, window: Widget) -> bool:
    """Tell whether a widget lies in the window; what a list scrolls may lie below its edge."""
    place = QRect(one.mapTo(window, QPoint(0, 0)), one.size())
    room = window.rect()
    for area in window.findChildren(QAbstractScrollArea):
        if area.viewport().isAncestorOf(one):
            left = area.viewport().mapTo(window, QPoint(0, 0)).x()
            room = QRect(left, -99999, area.viewport().width(), 999999)
    return room.adjusted(-1, -1, 1, 1).contains(place)


def _overlaps(shown: list[Widget], window: Widget) -> list[str]:
    """Return which words lie over each other, among labels and buttons of the same parent."""
    faults: list[str] = []
    worded = [one for one in shown if _name(one) and isinstance(one, QLabel | QAbstractButton)]
    for place, one in enumerate(worded):
        for other in worded[place + 1 :]:
            if one.parentWidget() is other.parentWidget() and not _is(
                one, "CardButton", "BubbleButton"
            ):
                both = _words_place(one) & _words_place(other)
                if both.width() > 1 and both.height() > 1:
                    faults.append(f"overlap: {_name(one)!r} and {_name(other)!r}")
    return faults


def _painted_overlaps(painted: list[Painted]) -> list[str]:
    """Return which painted words lie over each other on the same widget."""
    faults: list[str] = []
    there = [one for one in painted if one.on is not None]
    for place, one in enumerate(there):
        for other in there[place + 1 :]:
            both = one.ink & other.ink
            if one.on is other.on and both.width() > NEAR and both.height() > NEAR:
                faults.append(f"painted over each other: {one.text!r} and {other.text!r}")
    return faults


def _words_place(one: Widget) -> QRect:
    """Return where a widget's words lie: the letters leave air above and below in their line."""
    air = round(one.fontMetrics().height() * 0.18) if isinstance(one, QLabel) else 0
    return one.geometry().adjusted(0, air, 0, -air)


def _is(one: Widget, *names: str) -> bool:
    """Tell whether a widget is of a kind that overlaps by design, or speaks to readers only."""
    return type(one).__name__ in names


def _name(one: Widget) -> str:
    said = one.text() if isinstance(one, QLabel | QAbstractButton) else ""
    return said or one.accessibleName()
