"""Short dry sounds made by the program itself, and silence where there is no device."""

import contextlib
import math
import random
from collections.abc import Generator
from functools import cache
from typing import Any, Final

from cardavia.store.settings import Settings

RATE: Final = 44_100
SAMPLE_BYTES: Final = 2
_EVENTS: Final = {
    "dealt": "deal",
    "played": "slide",
    "bid": "tick",
    "pass": "tick",
    "declared": "tick",
    "trick_won": "trick",
    "your_turn": "turn",
    "match_won": "win",
}


def _burst(ms: int, low: float, fall: float, seed: int) -> list[float]:
    """Return filtered noise that falls away: the slide or snap of a card."""
    rng = random.Random(seed)
    count, value, found = RATE * ms // 1000, 0.0, []
    for i in range(count):
        value += low * (rng.uniform(-1, 1) - value)
        found.append(value * math.exp(-fall * i / count) * min(1.0, i / 40))
    return found


def _tone(ms: int, pitch: float, fall: float) -> list[float]:
    count = RATE * ms // 1000
    turn = 2 * math.pi * pitch / RATE
    return [
        0.5 * math.sin(turn * i) * math.exp(-fall * i / count) * min(1.0, i / 80)
        for i in range(count)
    ]


@cache
def waveform(name: str) -> tuple[float, ...]:
    """Return a sound as samples from -1 to 1: deal, slide, tick, trick, turn or win."""
    if name == "deal":
        gap = [0.0] * (RATE * 35 // 1000)
        return tuple(x for n in range(6) for x in [*_burst(28, 0.55, 5, n), *gap])
    if name == "slide":
        return tuple(_burst(70, 0.25, 4, 11))
    if name == "trick":
        return tuple(_burst(120, 0.16, 5, 23))
    if name == "turn":
        return tuple(_tone(110, 660, 5) + _tone(140, 880, 5))
    if name == "win":
        return tuple(x for pitch in (523, 659, 784, 1046) for x in _tone(130, pitch, 4))
    return tuple(_burst(22, 0.7, 6, 5))


def samples(name: str, volume: int) -> bytes:
    """Return a sound as 16-bit samples at a volume of 0 to 100."""
    level = 20_000 * volume / 100
    return b"".join(
        int(max(-1.0, min(1.0, x)) * level).to_bytes(2, "little", signed=True)
        for x in waveform(name)
    )


class Sounds:
    """Plays the sound of an event, if sounds are on and there is a device."""

    def __init__(self, settings: Settings) -> None:
        """Open nothing before the first sound."""
        self.settings = settings
        self._device: Any = None
        self._newest = b""
        """Written here only, and read by the thread of the device."""
        self._silent = False

    def on_event(self, key: str) -> None:
        """Play the sound that belongs to an event or moment."""
        name = _EVENTS.get(key)
        if name is not None and self.settings.sound and self.settings.volume > 0:
            self.play(name)

    def play(self, name: str) -> None:
        """Play one sound; without a device nothing happens, once and for all."""
        if self._silent:
            return
        try:
            self._start(name)
        except Exception:
            self._silent = True

    def _start(self, name: str) -> None:
        if self._device is None:
            self._device = self._opened()
        self._newest = samples(name, self.settings.volume)

    def _opened(self) -> Any:
        """Open the device and let it run: stopping it for every sound could wait for ever."""
        import miniaudio

        with _no_chatter():
            device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16, nchannels=1, sample_rate=RATE
            )
        if device.backend == "Null":
            device.close()
            raise OSError("there is no device")
        stream = self.stream()
        next(stream)
        device.start(stream)
        return device

    def stream(self) -> Generator[bytes, int, None]:
        """Give what is left of the newest sound, and silence after it, as many frames as asked."""
        heard, at = b"", 0
        frames = yield b""
        while True:
            if self._newest is not heard:
                heard, at = self._newest, 0
            size = frames * SAMPLE_BYTES
            part = heard[at : at + size]
            at += size
            frames = yield part.ljust(size, b"\0")

    def close(self) -> None:
        """Let go of the device."""
        if self._device is not None:
            self._device.close()
            self._device = None


@contextlib.contextmanager
def _no_chatter() -> Any:
    """Keep the sound library of the system from writing to the terminal."""
    import os

    quiet, keep = os.open(os.devnull, os.O_WRONLY), os.dup(2)
    os.dup2(quiet, 2)
    try:
        yield
    finally:
        os.dup2(keep, 2)
        os.close(quiet)
        os.close(keep)
