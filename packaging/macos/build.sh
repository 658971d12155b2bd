#!/bin/sh
# Build Cardavia.app and a disk image on macOS, from a clean clone: packaging/macos/build.sh
# Needs Python 3.11 or newer and the command line tools. Not run yet: see packaging/README.md.
set -eu
cd "$(dirname "$0")/../.."
make frozen
version=$(cd / && "$OLDPWD/.venv/bin/python" -c 'from cardavia.version import VERSION; print(VERSION)')
app=build/frozen/Cardavia.app
plutil -lint "$app/Contents/Info.plist"
# Signed for this machine only; a certificate of a developer and notarising come before a release.
codesign --force --deep --sign - "$app"
rm -rf build/macos
mkdir -p build/macos/image
cp -R "$app" build/macos/image/
ln -s /Applications build/macos/image/Applications
hdiutil create -volname Cardavia -srcfolder build/macos/image -ov "build/macos/Cardavia-$version.dmg"
