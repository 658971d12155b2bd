"""Sounds: one at a time, silence between them, and nothing where there is no device."""

import sys
from types import SimpleNamespace

import pytest

from cardavia.store.settings import Settings
from cardavia.ui.sounds import SAMPLE_BYTES, Sounds, samples


class Device:
    """A device that plays into a list, when asked."""

    def __init__(self, backend: str = "ALSA") -> None:
        self.backend = backend
        self.closed = False

    def start(self, stream: object) -> None:
        self.stream = stream

    def close(self) -> None:
        self.closed = True

    def frames(self, count: int) -> bytes:
        return self.stream.send(count)


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Device:
    made = Device()
    library = SimpleNamespace(
        PlaybackDevice=lambda **_: made, SampleFormat=SimpleNamespace(SIGNED16=2)
    )
    monkeypatch.setitem(sys.modules, "miniaudio", library)
    return made


def test_a_sound_is_played_to_its_end_and_silence_after_it(device: Device) -> None:
    Sounds(Settings(volume=40)).on_event("bid")
    whole = samples("tick", 40)
    count = len(whole) // SAMPLE_BYTES

    assert device.frames(100) + device.frames(count - 100) == whole
    assert device.frames(50) == bytes(50 * SAMPLE_BYTES)


def test_a_newer_sound_takes_the_place_of_an_older_one(device: Device) -> None:
    sounds = Sounds(Settings(volume=40))
    sounds.on_event("match_won")
    device.frames(10)

    sounds.on_event("played")

    assert device.frames(20) == samples("slide", 40)[: 20 * SAMPLE_BYTES]


def test_the_same_sound_begins_anew(device: Device) -> None:
    sounds = Sounds(Settings(volume=40))
    sounds.on_event("played")
    first = device.frames(20)

    sounds.on_event("played")

    assert device.frames(20) == first


def test_a_device_that_plays_nothing_is_let_go_for_good(device: Device) -> None:
    device.backend = "Null"
    sounds = Sounds(Settings(volume=40))

    sounds.on_event("played")
    sounds.on_event("played")

    assert device.closed
    assert not hasattr(device, "stream")


def test_sounds_off_open_no_device(device: Device) -> None:
    Sounds(Settings(sound=False)).on_event("played")
    Sounds(Settings(volume=0)).on_event("played")

    assert not hasattr(device, "stream")
