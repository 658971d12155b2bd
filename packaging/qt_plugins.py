"""Tell Qt where its plugins lie, as PyInstaller does by itself, but without importing Qt for it.

So a computer seat's process, which has no window, does without Qt, and a window imports it as it
sees fit.
"""

import os
import sys

# PyInstaller's own name for the folder of the program.
os.environ["QT_PLUGIN_PATH"] = os.path.join(sys._MEIPASS, "PySide6", "Qt", "plugins")  # type: ignore[attr-defined] # noqa: PTH118, SLF001 - the loader's only name for it
