"""The gallery gives every painting the player's levels, and keeps what it made."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

import cardavia.ui.scene.gallery as gallery_module
from cardavia.store.settings import Settings
from cardavia.ui.deck.render import BACK, Faces
from cardavia.ui.display import Levels, contrast_ratio
from cardavia.ui.dressing import Wardrobe, gallery_of, levels_of, style_of
from cardavia.ui.scene.card_item import CardItem
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.theme import DIMMED

SIX_OF_CLUBS = 3 * 13 + 4


@pytest.fixture(scope="module")
def faces() -> Faces:
    return Faces()


def rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def test_high_contrast_is_four_deep_colours_on_a_flat_black_table(faces: Faces) -> None:
    settings = Settings(high_contrast=True, contrast=50, grain=80)
    gallery = gallery_of(settings, faces)

    assert levels_of(settings) == Levels(65, 50, 0)
    assert style_of(settings).four_colours
    assert style_of(settings).high_contrast
    assert gallery.line().widthF() == 3
    assert rgb(gallery.plate) == (0, 0, 0)


def test_contrast_beyond_the_least_is_the_players_own() -> None:
    assert levels_of(Settings(high_contrast=True, contrast=90)).contrast == 90


def test_the_shade_yields_where_suits_would_vanish(faces: Faces) -> None:
    neutral = gallery_of(Settings(contrast=50, temperature=50, grain=0), faces)
    corner = gallery_of(Settings(contrast=0, temperature=0, four_colours=True), faces)

    assert neutral.shade(0.25).alphaF() == pytest.approx(0.25, abs=0.01)
    assert rgb(neutral.shade(0.25)) == rgb(QColor(DIMMED))
    assert corner.shade(0.25).alphaF() < 0.2


def test_a_picture_is_made_once(faces: Faces) -> None:
    gallery = gallery_of(Settings(), faces)

    assert gallery.card(SIX_OF_CLUBS, 120) is gallery.card(SIX_OF_CLUBS, 120)
    assert gallery.cloth(QSize(320, 200)) is gallery.cloth(QSize(320, 200))


def drawn(gallery: Gallery, *, ringed: bool = False, focused: bool = False) -> QImage:
    item = CardItem(gallery, SIX_OF_CLUBS, 176)
    item.ringed, item.focused = ringed, focused
    image = QImage(180, 220, QImage.Format.Format_RGB32)
    image.fill(QColor(gallery.felt.middle))
    painter = QPainter(image)
    painter.translate(90, 110)
    item.paint(painter, None)  # type: ignore[arg-type]  # the option is not read
    painter.end()
    return image


@pytest.mark.parametrize("ringed", [False, True])
@pytest.mark.parametrize("high_contrast", [False, True])
def test_the_keyboards_card_is_seen_by_two_lines(
    faces: Faces, *, high_contrast: bool, ringed: bool
) -> None:
    gallery = gallery_of(Settings(high_contrast=high_contrast, grain=0), faces)
    image = drawn(gallery, ringed=ringed, focused=True)
    left = [rgb(image.pixelColor(x, 110)) for x in range(16, 40)]
    steps = [contrast_ratio(a, b) for a, b in zip(left, left[2:], strict=False)]

    # From the cloth to white, from white to ink: each a step that anyone sees.
    assert sum(step >= 3 for step in steps) >= 3
    assert left != [rgb(drawn(gallery, ringed=ringed).pixelColor(x, 110)) for x in range(16, 40)]


def test_the_same_look_keeps_its_pictures_and_another_makes_its_own(faces: Faces) -> None:
    wardrobe = Wardrobe(faces)
    first = wardrobe.gallery(Settings())
    assert wardrobe.gallery(Settings(trick_hold_ms=300)) is first
    assert wardrobe.gallery(Settings(), plain=True) is not first
    assert wardrobe.gallery(Settings()) is first
    assert wardrobe.gallery(Settings(contrast=80)) is not first


def test_points_and_trumps_are_marked_by_small_pictures_made_once(faces: Faces) -> None:
    gallery = gallery_of(Settings(), faces)
    assert gallery.edge(100) is gallery.edge(100)
    assert gallery.flowers(100, 10) is gallery.flowers(100, 10)
    assert gallery.flowers(100, 10).height() > gallery.flowers(100, 5).height()
    plain, marked = CardItem(gallery, 8, 100), CardItem(gallery, 8, 100)
    marked.show_worth(10, trump=True)
    assert pictured(marked) != pictured(plain)
    marked.show_worth(0, trump=False)
    assert pictured(marked) == pictured(plain)


def pictured(card: CardItem) -> QImage:
    image = QImage(120, 150, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(60, 75)
    card.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def test_sizes_that_nobody_asks_for_make_room(
    faces: Faces, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery_module, "MOST_CARDS", 5)
    gallery = gallery_of(Settings(), faces)
    for height in range(60, 130, 5):
        gallery.card(0, height)
        gallery.card(1, 60)
    kept = [height for height in range(60, 130, 5) if gallery.has_card(0, height)]
    assert kept[-1] == 125
    assert 2 < len(kept) <= 5
    assert gallery.has_card(1, 60)


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_deck_for_the_hand_and_one_for_the_trick_are_kept(faces: Faces, ratio: float) -> None:
    gallery = gallery_of(Settings(), faces)
    gallery.ratio = ratio
    wanted = [(face, height) for height in (20, 17) for face in range(BACK, 54)]
    for face, height in wanted:
        gallery.card(face, height)
    assert all(gallery.has_card(*one) for one in wanted)


def test_every_picture_counts_as_room(faces: Faces, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery_module, "MOST_CARDS", 4)
    gallery = gallery_of(Settings(), faces)
    for make in (
        lambda size: gallery.portrait("SK", size),
        lambda size: gallery.pip(0, size),
        lambda size: gallery.edge(size * 20),
        lambda size: gallery.flowers(size * 20, 10),
    ):
        gallery.card(0, 60)
        for size in range(60, 130, 5):
            make(size)
        assert not gallery.has_card(0, 60)
