#!/bin/sh
# Build the Flatpak: packaging/flatpak/build.sh. Needs flatpak-builder, and Flathub for the runtime.
# Not run yet: see packaging/README.md.
set -eu
cd "$(dirname "$0")/../.."
python=3.12 # of the runtime
wheels=build/flatpak/wheels
fetch() {
    python3 -m pip download -q --only-binary :all: --python-version "$python" --no-deps \
        --platform "manylinux_2_28_$(uname -m)" --platform "manylinux2014_$(uname -m)" "$@"
}
rm -rf "$wheels"
fetch -d "$wheels/run" pydantic pydantic-core annotated-types typing-extensions typing-inspection \
    platformdirs fontpkg fontpkg-mukta mypy-extensions miniaudio cffi pycparser
fetch -d "$wheels/build" setuptools wheel mypy mypy-extensions typing-extensions pathspec librt
flatpak-builder --force-clean --install-deps-from=flathub --repo=build/flatpak/repo \
    build/flatpak/app packaging/flatpak/io.github.cardavia.Cardavia.yml
flatpak build-bundle build/flatpak/repo build/flatpak/cardavia.flatpak io.github.cardavia.Cardavia
