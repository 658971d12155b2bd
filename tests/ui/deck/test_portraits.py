"""Everyone at the table and every game has a picture of its own."""

from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from cardavia.rules.catalogue import all_games
from cardavia.ui.deck.portraits import RESIDENTS, SEATS, portrait_svg, resident_svg
from cardavia.ui.deck.render import draw_svg

pytestmark = pytest.mark.usefixtures("qapp")


def test_there_are_portraits_for_eight_at_a_table() -> None:
    assert len({portrait_svg(name) for name in SEATS}) == len(SEATS) >= 8


@pytest.mark.parametrize("name", SEATS)
def test_a_portrait_is_round(name: str) -> None:
    image = draw_svg(portrait_svg(name), 100, 100)

    outside = [
        (x, y) for x in range(100) for y in range(100) if (x - 49.5) ** 2 + (y - 49.5) ** 2 > 51**2
    ]
    assert all(image.pixelColor(*point).alpha() == 0 for point in outside)
    assert image.pixelColor(50, 50).alpha() == 255


@pytest.mark.parametrize("drawing", [*map(portrait_svg, SEATS), *map(resident_svg, RESIDENTS)])
def test_qt_draws_every_portrait_as_written(drawing: str) -> None:
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(drawing).iter()}

    assert tags <= {"svg", "g", "path"}
    assert QSvgRenderer(QByteArray(drawing.encode())).isValid()


def test_every_game_has_a_resident_of_its_own() -> None:
    assert len({resident_svg(game) for game in RESIDENTS}) == 4
    assert set(RESIDENTS) >= {game.name for game in all_games()}
