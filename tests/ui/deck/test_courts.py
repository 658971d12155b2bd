"""No two courts share a face, and gold can be seen on every window."""

import itertools

import pytest

from cardavia.ui.deck.brush import FINE
from cardavia.ui.deck.courts import COURTS, dress_of
from cardavia.ui.deck.faces import face_svg
from cardavia.ui.deck.heads import head
from cardavia.ui.deck.palette import BLUE_DIAMONDS, LIVERIES, WARM_CLUBS, WARM_HEARTS
from cardavia.ui.deck.style import DeckStyle
from deck_pictures import colour_difference, contrast, face, part, picture

pytestmark = pytest.mark.usefixtures("qapp")
PLAIN = DeckStyle()


@pytest.mark.parametrize("rank", "JQK")
def test_each_court_of_a_rank_has_a_face_of_its_own(rank: str) -> None:
    looks = [dress_of(suit + rank, PLAIN, FINE).look for suit in "SHDC"]
    lines = {(look.nose, look.brow, look.beard, look.hair) for look in looks}

    assert len(lines) == 4


def test_each_jack_has_a_nose_of_his_own_and_not_one_earring_is_worn_by_three() -> None:
    jacks = [dress_of(suit + "J", PLAIN, FINE) for suit in "SHDC"]

    assert len({jack.look.nose for jack in jacks}) == 4
    assert len({jack.ear for jack in jacks}) == 3


def test_no_head_is_drawn_twice() -> None:
    heads = {head(FINE, dress_of(court, PLAIN, FINE).look) for court in COURTS}

    assert len(heads) == 12


def test_all_twelve_differ_at_120_pixels_with_the_index_covered() -> None:
    images = {
        court: part(picture(face_svg(face(court), PLAIN), 120), (58, 30, 192, 175))
        for court in COURTS
    }

    for one, other in itertools.combinations(images, 2):
        assert colour_difference(images[one], images[other]) > 0.2, (one, other)


@pytest.mark.parametrize(
    "livery", [*LIVERIES.values(), BLUE_DIAMONDS, WARM_HEARTS, WARM_CLUBS], ids=lambda x: x.window
)
def test_the_lines_of_a_window_stand_out_from_it(livery: object) -> None:
    assert contrast(livery.trim, livery.window) >= 2.9  # type: ignore[attr-defined]
