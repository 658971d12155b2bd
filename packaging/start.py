"""Where the frozen program starts: as `cardavia`, and as the Python that it calls for processes."""

import multiprocessing
import runpy
import sys

from cardavia.__main__ import main

if __name__ == "__main__":
    multiprocessing.freeze_support()
    if sys.argv[1:2] == ["-m"]:  # `sys.executable -m module`, where no Python is installed
        del sys.argv[:2]
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    else:
        sys.exit(main())
