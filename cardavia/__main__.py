"""Start Cardavia: ``cardavia`` or ``python -m cardavia``."""

import sys


def main() -> int:
    """Run the command line and return its exit code."""
    from cardavia.app.command_line import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
