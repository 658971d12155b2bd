"""What the machine lacks is named by its Debian package, and installed only where nobody sits."""

import os
import re
import shutil

import pytest

import system_packages
from hot_modules import ROOT


def test_a_library_that_is_missing_is_named_by_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = ("libGL.so.1", "libxcb-icccm.so.4")
    monkeypatch.setattr(system_packages, "has_library", lambda name: name not in lacking)

    assert system_packages.missing("build") == []
    assert system_packages.missing("play") == ["libgl1", "libxcb-icccm4"]


def test_a_program_is_asked_for_only_by_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_packages, "has_library", lambda _name: True)
    monkeypatch.setattr(shutil, "which", lambda _name: None)

    assert system_packages.missing("play") == []
    assert {"gcc", "xvfb", "xdotool"} <= set(system_packages.missing("test"))


def test_libraries_are_asked_of_the_system_itself() -> None:
    assert system_packages.has_library("libc.so.6")
    assert not system_packages.has_library("libcardavia-is-not-there.so.1")


@pytest.mark.parametrize(
    ("user", "display", "may"), [(0, "", True), (0, ":0", False), (1000, "", False)]
)
def test_only_root_without_a_display_installs(
    monkeypatch: pytest.MonkeyPatch, user: int, display: str, may: bool
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")

    assert system_packages.may_install() == may


def test_everyone_else_is_told_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system_packages, "missing", lambda _purpose: ["libgl1", "xvfb"])
    monkeypatch.setattr(system_packages, "may_install", lambda: False)

    assert system_packages.main(["test"]) == 1
    assert "sudo apt install libgl1 xvfb\n" in capsys.readouterr().err


def test_an_unknown_purpose_is_refused() -> None:
    assert system_packages.main(["dance"]) == 2


def test_every_purpose_that_make_asks_for_is_known() -> None:
    asked = set(re.findall(r"\bsystem-(\w+)", (ROOT / "Makefile").read_text("utf-8")))

    assert asked == set(system_packages.PURPOSES)
