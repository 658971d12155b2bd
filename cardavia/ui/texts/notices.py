"""What went wrong with files, what is safe, and what to do."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia.store.notices import Notice
from cardavia.ui.language import AsWritten, filled

translate = QCoreApplication.translate


def notice_sentence(notice: Notice) -> str:
    """Return the sentences of a notice."""
    sentence = _SENTENCES.get(notice.key, _unsaved)()
    name = notice.name if notice.name.isdecimal() else AsWritten(notice.name)
    return filled(sentence, name, notice.reason)


def _unsaved() -> str:
    return translate("Notices", "The game could not be saved. Reason: %1")


_SENTENCES: Final[dict[str, Callable[[], str]]] = {
    "damaged": lambda: translate(
        "Notices",
        "A file was damaged and could not be used. A copy has been kept as “%1”. You can go on playing.",
    ),
    "newer": lambda: translate(
        "Notices",
        "A file was saved by a newer version of Cardavia (%1). It has been kept; update the program to use it.",
    ),
    "locked": lambda: translate(
        "Notices",
        "Another copy of Cardavia is using the saved matches. This one goes on without saving.",
    ),
    "read_only": lambda: translate(
        "Notices",
        "The folder of saved matches can only be read. Older matches can be seen, but nothing new is saved.",
    ),
    "full": lambda: translate(
        "Notices", "The disk is full, so the match is not saved for now. Play goes on."
    ),
    "saved_again": lambda: translate("Notices", "The match is being saved again."),
    "match_cut": lambda: translate(
        "Notices",
        "The saved match was damaged near its end. It goes on from the last move that could be read.",
    ),
    "match_unreadable": lambda: translate(
        "Notices", "This saved match could not be read. It has been kept; start a new match."
    ),
    "record": lambda: translate(
        "Notices", "This record can't be opened. Line %1: %2 Nothing was changed."
    ),
    "unopened": lambda: translate("Notices", "The file “%1” can't be read."),
    "unwritten": lambda: translate(
        "Notices", "The file “%1” can't be written. Choose another folder."
    ),
    "unreadable": lambda: translate(
        "Notices", "The file “%1” could not be read. Cardavia goes on with its usual settings."
    ),
}
