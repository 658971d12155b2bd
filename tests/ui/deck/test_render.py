"""Pictures are drawn once, kept, and never stale or damaged."""

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from cardavia.ui.deck import render
from cardavia.ui.deck.faces import SMALL_BELOW, face_svg
from cardavia.ui.deck.render import BACK, Faces, art_version, draw_card, draw_svg, width_for
from cardavia.ui.deck.style import DeckStyle

pytestmark = pytest.mark.usefixtures("qapp")
STYLE = DeckStyle()
QUEEN = 10


def bits(image: QImage) -> bytes:
    """Return every byte of a picture."""
    return bytes(image.constBits())


def kept_files(folder: Path) -> list[Path]:
    """Return the pictures in a cache folder."""
    return sorted(folder.rglob("*.png"))


def test_a_picture_has_the_height_asked_for_and_see_through_corners() -> None:
    image = Faces().image(QUEEN, 176, STYLE)

    assert (image.width(), image.height()) == (width_for(176), 176)
    assert image.format() == QImage.Format.Format_ARGB32_Premultiplied
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(63, 88).alpha() == 255


def test_the_back_has_a_name_and_a_number() -> None:
    faces = Faces()

    assert bits(faces.image("back", 100, STYLE)) == bits(faces.image(BACK, 100, STYLE))


def test_low_cards_use_the_small_drawing() -> None:
    for height, small in ((SMALL_BELOW - 1, True), (SMALL_BELOW, False)):
        wanted = draw_svg(face_svg(QUEEN, STYLE, small), width_for(height), height)

        assert bits(draw_card(QUEEN, height, STYLE)) == bits(wanted)


def test_a_kept_picture_is_the_drawn_one_byte_for_byte(tmp_path: Path) -> None:
    drawn = [bits(Faces(tmp_path).image(face, 90, STYLE)) for face in range(54)]

    kept = [bits(Faces(tmp_path).image(face, 90, STYLE)) for face in range(54)]

    assert kept == drawn
    assert len(kept_files(tmp_path)) == 54


def test_a_kept_picture_is_not_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Faces(tmp_path).image(QUEEN, 90, STYLE)
    monkeypatch.setattr(render, "draw_card", None)

    assert not Faces(tmp_path).image(QUEEN, 90, STYLE).isNull()


@pytest.mark.parametrize("damage", ["empty", "cut", "changed", "text", "folder"])
def test_a_damaged_file_is_drawn_again(tmp_path: Path, damage: str) -> None:
    drawn = bits(Faces(tmp_path).image(QUEEN, 90, STYLE))
    (path,) = kept_files(tmp_path)
    _spoil(path, damage)

    assert bits(Faces(tmp_path).image(QUEEN, 90, STYLE)) == drawn


def _spoil(path: Path, damage: str) -> None:
    content = path.read_bytes()
    if damage == "folder":
        path.unlink()
        path.mkdir()
        return
    middle = len(content) // 2
    changed = content[:middle] + bytes([content[middle] ^ 255]) + content[middle + 1 :]
    spoiled = {"empty": b"", "cut": content[:middle], "changed": changed, "text": b"not a picture"}
    path.write_bytes(spoiled[damage])


def test_a_damaged_file_is_replaced(tmp_path: Path) -> None:
    Faces(tmp_path).image(QUEEN, 90, STYLE)
    (path,) = kept_files(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(b"")

    Faces(tmp_path).image(QUEEN, 90, STYLE)

    assert path.read_bytes() == whole


def test_a_folder_that_can_not_be_written_is_survived(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("a file where the folder should be")

    faces = Faces(blocked)

    assert not faces.image(QUEEN, 90, STYLE).isNull()
    assert not faces.image(BACK, 90, STYLE).isNull()


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write anywhere")
def test_a_read_only_folder_is_survived(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)

    assert not Faces(tmp_path).image(QUEEN, 90, STYLE).isNull()
    tmp_path.chmod(0o700)


def test_pictures_of_other_art_are_neither_used_nor_left(tmp_path: Path) -> None:
    old = tmp_path / "cards-000000000000"
    old.mkdir()
    (old / "10.png").write_bytes(b"old")
    other = tmp_path / "not-ours.txt"
    other.write_text("kept")

    Faces(tmp_path).image(QUEEN, 90, STYLE)

    assert not old.exists()
    assert other.exists()
    assert art_version() in str(kept_files(tmp_path)[0])


def test_styles_and_heights_are_kept_apart(tmp_path: Path) -> None:
    styles = [
        STYLE,
        DeckStyle(four_colours=True),
        DeckStyle(large_print=True),
        DeckStyle(back="jaali"),
    ]
    faces = Faces(tmp_path)

    for style in styles:
        for height in (60, 90):
            faces.image(50, height, style)

    assert len(kept_files(tmp_path)) == 8


def test_a_window_dragged_wider_leaves_only_the_newest_sizes(tmp_path: Path) -> None:
    faces = Faces(tmp_path)

    for height in range(60, 90):
        faces.image(0, height, STYLE)

    assert len(kept_files(tmp_path)) <= 8
    assert Faces(tmp_path).image(0, 89, STYLE).height() == 89


def test_memory_holds_the_pictures_used_last(monkeypatch: pytest.MonkeyPatch) -> None:
    one = Faces().image(0, 100, STYLE).sizeInBytes()
    monkeypatch.setattr(render, "MOST_BYTES", 3 * one)
    faces = Faces()
    first = faces.image(0, 100, STYLE)
    for face in (1, 2):
        faces.image(face, 100, STYLE)
    assert faces.image(0, 100, STYLE) is first

    faces.image(3, 100, STYLE)

    assert faces.image(0, 100, STYLE) is first
    assert faces._bytes <= 3 * one


def test_a_height_of_nothing_still_gives_a_picture() -> None:
    assert not Faces().image(0, 0, STYLE).isNull()
