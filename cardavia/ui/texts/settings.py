"""The words of the settings: names, remarks and values."""

from PySide6.QtCore import QCoreApplication

from cardavia.ui.language import shown

translate = QCoreApplication.translate


def setting_title(field: str) -> str:
    """Return the name of a setting."""
    titles = {
        "language": translate("Settings", "Language"),
        "letters": translate("Settings", "Card corners"),
        "digits": translate("Settings", "Digits"),
        "hand_order": translate("Settings", "Order in the hand"),
        "four_colours": translate("Settings", "Four suit colours"),
        "large_print": translate("Settings", "Large print"),
        "contrast": translate("Settings", "Contrast"),
        "temperature": translate("Settings", "Colour temperature"),
        "grain": translate("Settings", "Grain"),
        "felt": translate("Settings", "Table cloth"),
        "back": translate("Settings", "Card backs"),
        "high_contrast": translate("Settings", "High contrast"),
        "text_scale": translate("Settings", "Text size"),
    }
    return titles.get(field) or _play_title(field)


def _play_title(field: str) -> str:
    return {
        "animation": translate("Settings", "Animation speed"),
        "reduced_motion": translate("Settings", "Reduced motion"),
        "trick_hold_ms": translate("Settings", "A finished trick stays"),
        "emphasis": translate("Settings", "Mark playable cards"),
        "play_forced": translate("Settings", "Play the only card by itself"),
        "claim": translate("Settings", "Offer to claim the rest"),
        "coach": translate("Settings", "Coach at once"),
        "think_ms": translate("Settings", "Thinking time of experts"),
        "sound": translate("Settings", "Sound"),
        "volume": translate("Settings", "Volume"),
    }[field]


def setting_remark(field: str) -> str:
    """Return what a setting does, where its name does not say it."""
    return {
        "high_contrast": translate(
            "Settings", "A black table, no grain, thick outlines and four suit colours."
        ),
        "reduced_motion": translate("Settings", "Cards change places at once instead of flying."),
        "trick_hold_ms": translate("Settings", "A click or Space always goes on at once."),
        "emphasis": translate("Settings", "Cards that may not be played now are dimmed."),
        "play_forced": translate("Settings", "Where the rules leave one card only."),
        "claim": translate("Settings", "A button, once every trick to come is certain."),
        "hand_order": translate("Settings", "Trumps stand on the side of the high cards."),
        "coach": translate(
            "Settings", "Tells you right after a costly answer, which you can take back."
        ),
        "think_ms": translate("Settings", "More time makes them stronger."),
    }.get(field, "")


def setting_values(field: str) -> list[tuple[object, str]]:
    """Return the values to choose from with their words."""
    if field == "text_scale":
        return [(size, shown(f"{size}%")) for size in (100, 125, 150, 175, 200)]
    values: dict[str, list[tuple[object, str]]] = {
        "letters": [("latin", "A K Q J"), ("devanagari", "इ रा बे गु")],
        "digits": [("latin", "1 2 3"), ("devanagari", "१ २ ३")],
        "hand_order": [("high_left", shown("A K … 2")), ("high_right", shown("2 … K A"))],
        "animation": [
            ("off", translate("Settings", "Off", "animation")),
            ("fast", translate("Settings", "Fast")),
            ("normal", translate("Settings", "Normal")),
            ("slow", translate("Settings", "Slow")),
        ],
        "trick_hold_ms": [
            (600, translate("Settings", "Briefly")),
            (1200, translate("Settings", "A moment")),
            (2500, translate("Settings", "Longer")),
            (0, translate("Settings", "Until I click")),
        ],
        "emphasis": [
            ("off", translate("Settings", "Off", "emphasis")),
            ("subtle", translate("Settings", "Gently")),
            ("strong", translate("Settings", "Strongly")),
        ],
        "coach": [
            ("off", translate("Settings", "Off", "coach")),
            ("gentle", translate("Settings", "Gross mistakes")),
            ("strict", translate("Settings", "Clear mistakes")),
            ("severe", translate("Settings", "Every mistake")),
        ],
        "think_ms": [
            (300, translate("Settings", "Short")),
            (800, translate("Settings", "Medium")),
            (2000, translate("Settings", "Long")),
            (5000, translate("Settings", "Very long")),
        ],
    }
    return values[field]


def slider_ends(field: str) -> tuple[str, str]:
    """Return what the ends of a slider mean."""
    return {
        "contrast": (
            translate("Settings", "Softer"),
            translate("Settings", "Stronger"),
        ),
        "temperature": (
            translate("Settings", "Warm"),
            translate("Settings", "Cool"),
        ),
        "grain": (
            translate("Settings", "Smooth"),
            translate("Settings", "Textured"),
        ),
        "volume": (
            translate("Settings", "Quiet"),
            translate("Settings", "Loud"),
        ),
    }[field]


def reset_words(field: str) -> str:
    """Return the words of the way back to a slider's middle."""
    return {
        "contrast": translate("Settings", "Reset the contrast"),
        "temperature": translate("Settings", "Reset the colour temperature"),
        "grain": translate("Settings", "Reset the grain"),
        "volume": translate("Settings", "Reset the volume"),
    }[field]


def swatch_names(field: str) -> dict[str, str]:
    """Return the names of cloths or backs."""
    if field == "felt":
        return {
            "green": translate("Settings", "Green cloth"),
            "midnight": translate("Settings", "Midnight blue cloth"),
            "walnut": translate("Settings", "Walnut brown cloth"),
            "slate": translate("Settings", "Slate grey cloth"),
        }
    return {
        "jaali": translate("Settings", "Jaali, a lattice"),
        "paisley": translate("Settings", "Paisley"),
        "lotus": translate("Settings", "Lotus"),
        "peacock": translate("Settings", "Peacock"),
        "marigold": translate("Settings", "Marigold"),
        "stars": translate("Settings", "Stars"),
    }
