"""The Qt that is installed keeps its promises to Python."""

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication, QGraphicsRectItem

ROUNDS = 1000


def lost_references(call: Callable[[], object]) -> int:
    """Return how many references of None went astray over many calls."""
    before = sys.getrefcount(None)
    for _ in range(ROUNDS):
        call()
    return abs(sys.getrefcount(None) - before)


@pytest.fixture
def item(qapp: QApplication) -> QGraphicsRectItem:
    return QGraphicsRectItem()


def test_a_void_call_keeps_the_references_of_none(item: QGraphicsRectItem) -> None:
    # PySide6 6.12.0 loses one a call on Python 3.11, and dies after some thousand.
    assert lost_references(lambda: item.setPos(1, 2)) < ROUNDS // 20


def test_processing_events_keeps_the_references_of_none(qapp: QApplication) -> None:
    assert lost_references(QCoreApplication.processEvents) < ROUNDS // 20


def test_a_signal_keeps_the_references_of_none(qapp: QApplication) -> None:
    thing = QObject()
    thing.objectNameChanged.connect(lambda _name: None)
    names = iter(range(ROUNDS))

    assert lost_references(lambda: thing.setObjectName(str(next(names)))) < ROUNDS // 20
