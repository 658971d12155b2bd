"""What went wrong with files, what is safe, and what to do."""

from PySide6.QtCore import QCoreApplication

from cardavia.store.notices import Notice
from cardavia.ui.language import filled

translate = QCoreApplication.translate


def notice_sentence(notice: Notice) -> str:
    """Return the sentences of a notice."""
    if notice.key == "damaged":
        said = translate(
            "Notices",
            "A file was damaged and could not be used. A copy has been kept as “%1”. You can go on playing.",
        )
        return filled(said, notice.name)
    if notice.key == "newer":
        said = translate(
            "Notices",
            "A file was saved by a newer version of Cardavia (%1). It has been kept; update the program to use it.",
        )
        return filled(said, notice.name)
    if notice.key == "locked":
        return translate(
            "Notices",
            "Another copy of Cardavia is using the saved matches. This one goes on without saving.",
        )
    if notice.key == "read_only":
        return translate(
            "Notices",
            "The folder of saved matches can only be read. Older matches can be seen, but nothing new is saved.",
        )
    if notice.key == "full":
        return translate(
            "Notices", "The disk is full, so the match is not saved for now. Play goes on."
        )
    if notice.key == "saved_again":
        return translate("Notices", "The match is being saved again.")
    if notice.key == "match_cut":
        return translate(
            "Notices",
            "The saved match was damaged near its end. It goes on from the last move that could be read.",
        )
    if notice.key == "match_unreadable":
        return translate(
            "Notices", "This saved match could not be read. It has been kept; start a new match."
        )
    if notice.key == "record":
        said = translate(
            "Notices", "This record can't be opened: line %1 is not right. Nothing was changed."
        )
        return filled(said, notice.name)
    if notice.key == "unopened":
        return filled(translate("Notices", "The file “%1” can't be read."), notice.name)
    if notice.key == "unreadable":
        said = translate(
            "Notices", "The file “%1” could not be read. Cardavia goes on with its usual settings."
        )
        return filled(said, notice.name)
    said = translate("Notices", "The game could not be saved. Reason: %1")
    return filled(said, notice.name)
