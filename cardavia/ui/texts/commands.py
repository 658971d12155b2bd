"""What each command of the window does, in words."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def command_words(name: str) -> str:
    """Return what a command does; an unknown name is a KeyError."""
    return (_of_table() | _of_window())[name]


def _of_table() -> dict[str, str]:
    return {
        "restart": translate("Shortcuts", "Restart this deal"),
        "undo": translate("Shortcuts", "Undo your last decision"),
        "redo": translate("Shortcuts", "Redo"),
        "hint": translate("Shortcuts", "Hint, with the reason"),
        "last_trick": translate("Shortcuts", "Show the last trick"),
        "autoplay": translate("Shortcuts", "Let the computer play your seat, or take it back"),
        "claim": translate("Shortcuts", "Claim the rest of the tricks"),
        "copy_number": translate("Shortcuts", "Copy the number of the deal"),
        "export": translate("Shortcuts", "Save the record as a file"),
        "areas": translate("Shortcuts", "Next part of the table"),
        "areas_back": translate("Shortcuts", "Previous part of the table"),
        "menu": translate("Shortcuts", "All commands of the table"),
    }


def _of_window() -> dict[str, str]:
    return {
        "quit": translate("Shortcuts", "Quit"),
        "home": translate("Shortcuts", "Back to the games"),
        "new_match": translate("Shortcuts", "New match"),
        "numbered": translate("Shortcuts", "Deal by number"),
        "open": translate("Shortcuts", "Open a record"),
        "report": translate("Shortcuts", "Report a problem"),
        "rules": translate("Shortcuts", "How to play"),
        "how": translate("Shortcuts", "How the computer plays"),
        "shortcuts": translate("Shortcuts", "Keyboard shortcuts"),
        "about": translate("Shortcuts", "About Cardavia"),
        "statistics": translate("Shortcuts", "Statistics"),
        "scores": translate("Shortcuts", "Scores of this match"),
        "review": translate("Shortcuts", "Look at the last round again"),
        "history": translate("Shortcuts", "Your matches"),
        "settings": translate("Shortcuts", "Settings"),
        "four_colours": translate("Shortcuts", "Four suit colours on or off"),
        "emphasis": translate("Shortcuts", "Change how playable cards are marked"),
        "full_screen": translate("Shortcuts", "Full screen"),
    }
