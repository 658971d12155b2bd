"""The settings and their values, in words."""

from PySide6.QtCore import QCoreApplication

from cardavia.ui.language import filled

translate = QCoreApplication.translate


def setting_name(name: str) -> str:
    """Return the name of a setting."""
    return {
        "language": translate("Settings", "Language"),
        "letters": translate("Settings", "Card corners"),
        "digits": translate("Settings", "Digits"),
        "four_colours": translate("Settings", "Four suit colours"),
        "large_print": translate("Settings", "Large print"),
        "contrast": translate("Settings", "Contrast"),
        "temperature": translate("Settings", "Colour temperature"),
        "grain": translate("Settings", "Grain"),
        "felt": translate("Settings", "Table"),
        "back": translate("Settings", "Card back"),
        "high_contrast": translate("Settings", "High-contrast table"),
        "text_scale": translate("Settings", "Text size"),
        "animation": translate("Settings", "Animation speed"),
        "trick_hold_ms": translate("Settings", "A finished trick stays"),
        "emphasis": translate("Settings", "Mark playable cards"),
        "reduced_motion": translate("Settings", "Reduced motion"),
        "play_forced": translate("Settings", "Play a single possible card by itself"),
        "think_ms": translate("Settings", "Thinking time"),
        "sound": translate("Settings", "Sound"),
        "volume": translate("Settings", "Volume"),
    }[name]


def choice_name(name: str, value: object) -> str:
    """Return the name of a value of a setting."""
    if name in ("letters", "digits", "animation", "emphasis"):
        return _words(name, str(value))
    if name in ("text_scale", "volume"):
        return filled(translate("Settings", "%1%"), str(value))
    if value == 0:
        return translate("Settings", "until a click")
    assert isinstance(value, int)
    seconds = f"{value / 1000:.1f}".removesuffix(".0")
    return filled(translate("Settings", "%1 s"), seconds)


def _words(name: str, value: str) -> str:
    return {
        "letters latin": "A K Q J",
        "letters devanagari": "इ रा बे गु",
        "digits latin": "1 2 3",
        "digits devanagari": "१ २ ३",
        "animation off": translate("Settings", "Off"),
        "animation fast": translate("Settings", "Fast"),
        "animation normal": translate("Settings", "Normal"),
        "animation slow": translate("Settings", "Slow"),
        "emphasis off": translate("Settings", "Off"),
        "emphasis subtle": translate("Settings", "Subtle"),
        "emphasis strong": translate("Settings", "Strong"),
    }[f"{name} {value}"]


def ends_of(name: str) -> tuple[str, str]:
    """Return what the two ends of a slider mean."""
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
    }[name]
