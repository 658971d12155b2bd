"""Name the Debian packages that are missing to build, play or test; install them in CI.

``system_packages.py build|play|test|package``. Root without a display, as in CI, gets them installed;
everyone else is told the one command. Runs before anything is installed: standard library only.
"""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

PURPOSES: Final = ("build", "play", "test", "package")
"""Each needs what those before it need."""

LIBRARIES: Final = {
    "build": {
        "libglib-2.0.so.0": "libglib2.0-0",
        "libbrotlidec.so.1": "libbrotli1",
        "libgssapi_krb5.so.2": "libgssapi-krb5-2",  # lrelease links to Qt's network
    },
    "play": {
        "libGL.so.1": "libgl1",
        "libEGL.so.1": "libegl1",
        "libxkbcommon.so.0": "libxkbcommon0",
        "libdbus-1.so.3": "libdbus-1-3",
        "libfontconfig.so.1": "libfontconfig1",
        # Qt blames xcb-cursor0 whichever of these is missing.
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-image.so.0": "libxcb-image0",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-randr.so.0": "libxcb-randr0",
        "libxcb-render-util.so.0": "libxcb-render-util0",
        "libxcb-shape.so.0": "libxcb-shape0",
        "libxcb-xkb.so.1": "libxcb-xkb1",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    },
    "test": {},
    "package": {
        # Qt's plugin for Wayland needs them; dpkg looks up which package has them.
        "libwayland-client.so.0": "libwayland-client0",
        "libwayland-cursor.so.0": "libwayland-cursor0",
        "libwayland-egl.so.1": "libwayland-egl1",
    },
}
PROGRAMS: Final = {
    "build": {},
    "play": {},
    "test": {
        "Xvfb": "xvfb",
        "xdotool": "xdotool",
        "openbox": "openbox",
        "import": "imagemagick",
        "dbus-run-session": "dbus-daemon",
    },
    "package": {
        "dpkg-shlibdeps": "dpkg-dev",
        "desktop-file-validate": "desktop-file-utils",
        "appstreamcli": "appstream",
        "lintian": "lintian",
        "debootstrap": "debootstrap",
        "strace": "strace",
    },
}
FILES: Final = {
    "test": {
        # What a screen reader hears, and what reads it as one does.
        "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
        "/usr/lib/python3/dist-packages/pyatspi/__init__.py": "python3-pyatspi",
    },
}


def missing(purpose: str) -> list[str]:
    """Return the packages to install before a purpose can be met."""
    found: list[str] = []
    for one in PURPOSES[: PURPOSES.index(purpose) + 1]:
        found += [package for name, package in LIBRARIES[one].items() if not has_library(name)]
        found += [package for name, package in PROGRAMS[one].items() if not shutil.which(name)]
        files = FILES.get(one, {})
        found += [package for name, package in files.items() if not Path(name).exists()]
    return python_packages(purpose) + found


def has_library(name: str) -> bool:
    """Tell whether the dynamic linker finds a library of this Python's own architecture."""
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def python_packages(purpose: str) -> list[str]:
    """Return what is missing of this Python, which Debian keeps apart, and to compile for it."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    found = []
    if importlib.util.find_spec("ensurepip") is None:
        found.append(f"{version}-venv")
    tested = purpose in ("test", "package")
    if tested and not shutil.which("gcc"):
        found += ["gcc", "libc6-dev"]  # the compiled program is half of what is tested
    if tested and not Path(sysconfig.get_path("include"), "Python.h").exists():
        found.append(f"{version}-dev")
    return found


def may_install() -> bool:
    """Tell whether this is a machine without a person at it, such as CI."""
    has_display = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return os.geteuid() == 0 and not has_display and shutil.which("apt-get") is not None


def install(packages: list[str]) -> bool:
    """Install with apt, quietly unless it fails; tell whether it worked."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    print("installing", *packages, flush=True)
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", "-q", *command], env=quiet, capture_output=True, text=True, check=False
        )
        if done.returncode:
            sys.stderr.write(done.stdout + done.stderr)
            return False
    return True


def main(words: list[str]) -> int:
    """Check for one purpose; 1 if something is still missing."""
    if len(words) != 1 or words[0] not in PURPOSES:
        sys.stderr.write(f"{__doc__}\n")
        return 2
    if sys.platform != "linux":
        return 0
    packages = missing(words[0])
    if not packages or (may_install() and install(packages)):
        return 0
    command = " ".join(["sudo apt install", *packages])
    sys.stderr.write(f"Some system libraries are missing. Please install them: {command}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
