"""Settings: one file, written whole or not at all; whatever is wrong in it costs only itself."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardavia.store.notices import Notice
from cardavia.store.settings import (
    FILE,
    MOST_BYTES,
    VERSION,
    Settings,
    load_settings,
    save_settings,
)

OUT_OF_THE_BOX = Settings()


def test_without_a_file_everything_is_as_out_of_the_box(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "nowhere") == (OUT_OF_THE_BOX, [])
    assert (OUT_OF_THE_BOX.contrast, OUT_OF_THE_BOX.grain, OUT_OF_THE_BOX.temperature) == (
        50,
        50,
        50,
    )
    assert OUT_OF_THE_BOX.volume == 40
    assert OUT_OF_THE_BOX.trick_hold_ms == 1200


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    chosen = Settings(
        language="hi",
        contrast=80,
        names=["आशा", "Kabir"],
        options={"pitch": {"players": 5, "smudge": True}},
        geometry="AdnQ=",
        full_screen=True,
    )
    assert save_settings(chosen, tmp_path / "new" / "folder") is None
    assert load_settings(tmp_path / "new" / "folder") == (chosen, [])
    assert [path.name for path in (tmp_path / "new" / "folder").iterdir()] == [FILE]


def test_what_was_changed_by_hand_is_looked_over(tmp_path: Path) -> None:
    save_settings(Settings(volume=70), tmp_path)
    text = (tmp_path / FILE).read_text("utf-8")
    (tmp_path / FILE).write_text(text.replace('"volume": 70', '"volume": 7000'), "utf-8")

    assert load_settings(tmp_path) == (OUT_OF_THE_BOX, [])


def test_what_is_wrong_when_written_is_looked_over_when_read(tmp_path: Path) -> None:
    save_settings(Settings(names=["", "Kabir"], contrast=80), tmp_path)

    assert load_settings(tmp_path) == (Settings(contrast=80), [])


def test_a_field_that_may_hold_other_things_now_is_looked_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setitem(Settings.__annotations__, "felt", str)
        save_settings(Settings(contrast=80).changed({"felt": "straw"}), tmp_path)

    assert load_settings(tmp_path) == (Settings(contrast=80), [])


@pytest.mark.parametrize(
    ("field", "value", "read"),
    [
        ("contrast", 120, 100),
        ("contrast", -5, 0),
        ("contrast", "loud", 50),
        ("grain", None, 50),
        ("temperature", 33.6, 33),
        ("grain", True, 50),
        ("language", "fr", ""),
        ("language", 7, ""),
        ("animation", "warp", "normal"),
        ("trick_hold_ms", -1, 1200),
        ("text_scale", 5000, 100),
        ("names", "Asha", OUT_OF_THE_BOX.names),
        ("names", ["", "x"], OUT_OF_THE_BOX.names),
        ("options", [1], {}),
        ("options", {"pitch": 3}, {}),
        ("full_screen", "perhaps", False),
        ("something_new", 3, None),
    ],
)
def test_a_wrong_value_costs_only_its_own_field(
    tmp_path: Path, field: str, value: object, read: object
) -> None:
    raw = {"version": VERSION, "volume": 11, field: value}
    (tmp_path / FILE).write_text(json.dumps(raw), "utf-8")

    found, notices = load_settings(tmp_path)

    assert getattr(found, field, None) == read
    assert found.volume == 11
    assert notices == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"contrast": 5',
        "[" * 100_000,
        '{"geometry": "\\ud800"}',
        " " * (MOST_BYTES + 1),
        "NaN",
    ],
)
def test_a_damaged_file_is_kept_under_a_new_name(tmp_path: Path, text: str) -> None:
    for time in (1, 2):
        (tmp_path / FILE).write_text(text, "utf-8")
        found, notices = load_settings(tmp_path)

        assert found == OUT_OF_THE_BOX
        assert notices == [Notice("damaged", f"{FILE}.damaged-{time}")]
        assert (tmp_path / f"{FILE}.damaged-{time}").read_text("utf-8") == text


def test_bytes_that_are_no_text_are_kept_too(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"\xff\xfe\x00")
    assert load_settings(tmp_path) == (OUT_OF_THE_BOX, [Notice("damaged", f"{FILE}.damaged-1")])


def test_a_file_of_a_newer_program_is_kept_and_told(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"version": 9, "contrast": 80}', "utf-8")
    assert load_settings(tmp_path) == (OUT_OF_THE_BOX, [Notice("newer", "9")])
    assert (tmp_path / f"{FILE}.version-9-1").read_text("utf-8") == '{"version": 9, "contrast": 80}'


def test_a_file_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert load_settings(tmp_path) == (OUT_OF_THE_BOX, [Notice("unreadable", FILE)])
    notice = save_settings(OUT_OF_THE_BOX, tmp_path)
    assert notice is not None
    assert notice.key == "unsaved"
    assert list(tmp_path.glob("*.new")) == []


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("in the way")
    notice = save_settings(OUT_OF_THE_BOX, tmp_path / "config")
    assert notice is not None
    assert notice.key == "unsaved"


def test_a_write_that_fails_half_way_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_settings(Settings(contrast=80), tmp_path)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    assert save_settings(Settings(contrast=10), tmp_path) == Notice("full")
    assert load_settings(tmp_path)[0].contrast == 80
    assert list(tmp_path.glob("*.new")) == []


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=12,
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(st.sampled_from(sorted(Settings.__annotations__)), JSON, max_size=8))
def test_garbage_never_stops_the_program(tmp_path: Path, raw: dict[str, object]) -> None:
    raw.pop("version", None)
    (tmp_path / FILE).write_text(json.dumps(raw), "utf-8")
    found, notices = load_settings(tmp_path)

    assert notices == []
    assert save_settings(found, tmp_path) is None
    assert load_settings(tmp_path) == (found, [])
