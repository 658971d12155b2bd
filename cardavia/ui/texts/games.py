"""The games as the pages introduce them."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def game_name(game: str) -> str:
    """Return a game's name."""
    return {
        "tractor": translate("Games", "Tractor"),
        "pepper": translate("Games", "Pepper"),
        "black_maria": translate("Games", "Black Maria"),
        "pitch": translate("Games", "Pitch"),
    }[game]


def game_size(game: str) -> str:
    """Return a game's cards and players on one line."""
    return {
        "tractor": translate("Games", "Sheng Ji · two packs · 4 players"),
        "pepper": translate("Games", "24 cards · 2 to 4 players"),
        "black_maria": translate("Games", "52 cards · 3 or 4 players"),
        "pitch": translate("Games", "Auction · 2 to 7 players"),
    }[game]


def game_promise(game: str) -> str:
    """Return what a game is about, in one sentence."""
    return {
        "tractor": translate(
            "Games", "Declare trump, bury the kitty, collect fives, tens and kings."
        ),
        "pepper": translate("Games", "Bid your tricks, name trump, and trust your bowers."),
        "black_maria": translate(
            "Games", "Give three cards, duck the hearts, and beware the queen."
        ),
        "pitch": translate("Games", "High, low, jack and game: four points in six cards."),
    }[game]
