"""What the command line says, in both languages (it runs without Qt and its catalogues)."""

import os
from typing import Final

HELP: Final = {
    "en": """Cardavia: Tractor, Pepper, Black Maria and Pitch at one quiet table.

cardavia                          open the window
cardavia play [--game GAME] [--deal NUMBER] [--open FILE] [--safe-mode]
cardavia check FILE               replay a record ("-" reads standard input)
cardavia hint FILE [--json]       what the computer would do, what else there is, and why
cardavia arena GAME --seats LEVELS --deals NUMBER [--seed NUMBER] [--options JSON]
               [--worlds NUMBER] [--processes NUMBER] [--json] [--save FOLDER]
cardavia bench [--window] [--json] measure this machine
cardavia --version | --help | --paths

--language hi|en                  the language of texts (else LANG)
Games: tractor, pepper, black_maria, pitch. Levels: easy, normal, hard, expert.
""",
    "hi": """Cardavia: ट्रैक्टर, पेपर, ब्लैक मारिया और पिच, एक ही मेज़ पर।

cardavia                          विंडो खोलें
cardavia play [--game GAME] [--deal NUMBER] [--open FILE] [--safe-mode]
cardavia check FILE               खेल की फ़ाइल जाँचें ("-" = मानक इनपुट)
cardavia hint FILE [--json]       कंप्यूटर क्या चलता, और क्या हो सकता था, और क्यों
cardavia arena GAME --seats LEVELS --deals NUMBER [--seed NUMBER] [--options JSON]
               [--worlds NUMBER] [--processes NUMBER] [--json] [--save FOLDER]
cardavia bench [--window] [--json] इस मशीन की गति नापें
cardavia --version | --help | --paths

--language hi|en                  भाषा (नहीं तो LANG)
खेल: tractor, pepper, black_maria, pitch. स्तर: easy, normal, hard, expert.
""",
}

_SENTENCES: Final = {
    "unknown_command": (
        "Cardavia does not know the command “{0}”. Try cardavia --help.",
        "Cardavia को “{0}” आदेश नहीं पता। cardavia --help देखें।",
    ),
    "unknown_option": (
        "The option “{0}” is not known here. Try cardavia --help.",
        "“{0}” विकल्प यहाँ नहीं चलता। cardavia --help देखें।",
    ),
    "needs_value": (
        "The option “{0}” needs a value.",
        "“{0}” विकल्प के साथ मान भी लिखें।",
    ),
    "needs_number": (
        "The option “{0}” needs a whole number from {1} to {2}.",
        "“{0}” के साथ {1} से {2} तक की पूरी संख्या लिखें।",
    ),
    "unknown_game": (
        "There is no game named “{0}”: choose tractor, pepper, black_maria or pitch.",
        "“{0}” नाम का खेल नहीं है: tractor, pepper, black_maria या pitch चुनें।",
    ),
    "unknown_level": (
        "There is no level named “{0}”: choose easy, normal, hard or expert.",
        "“{0}” नाम का स्तर नहीं है: easy, normal, hard या expert चुनें।",
    ),
    "unknown_language": (
        "The language must be hi or en, not “{0}”.",
        "भाषा hi या en हो, “{0}” नहीं।",
    ),
    "needs_game": (
        "Name a game: tractor, pepper, black_maria or pitch.",
        "खेल का नाम लिखें: tractor, pepper, black_maria या pitch।",
    ),
    "no_cluster": (
        "There is no Dask scheduler at “{0}”.",
        "“{0}” पर कोई Dask शेड्यूलर नहीं मिला।",
    ),
    "needs_file": ("Name a file.", "फ़ाइल का नाम लिखें।"),
    "unreadable": (
        "The file “{0}” can't be read.",
        "“{0}” फ़ाइल पढ़ी नहीं जा सकी।",
    ),
    "refused": (
        "The file “{0}” is refused at line {1}. {2}",
        "“{0}” फ़ाइल पंक्ति {1} पर ठीक नहीं है। {2}",
    ),
    "too_many": ("“{0}” is one word too many.", "“{0}” एक शब्द ज़्यादा है।"),
    "wrong_seats": (
        "This table has {0} seats: name as many levels, parted by commas.",
        "इस मेज़ पर {0} खिलाड़ी हैं: उतने ही स्तर अल्पविराम से अलग करके लिखें।",
    ),
    "wrong_options": (
        "The options do not fit the game: {0}.",
        "विकल्प इस खेल के नहीं हैं: {0}",
    ),
    "unwritable": ("The folder “{0}” can't be written.", "“{0}” फ़ोल्डर में लिखा नहीं जा सका।"),
    "nothing_to_do": (
        "Nobody is to act in this record.",
        "इस फ़ाइल में अभी किसी की बारी नहीं है।",
    ),
    "hint_for": ("seat {0}: {1}", "खिलाड़ी {0}: {1}"),
    "no_screen": (
        "The window can't be opened: {0}. Install the named package and start again.",
        "विंडो नहीं खुल सकी: {0}। बताया गया पैकेज लगाकर फिर कोशिश करें।",
    ),
    "no_display": (
        "There is no screen to open the window on. Start Cardavia from a desktop.",
        "विंडो खोलने के लिए कोई स्क्रीन नहीं मिली। Cardavia को डेस्कटॉप से चलाएँ।",
    ),
    "no_dask": (
        "The option --dask needs the package distributed.",
        "--dask के लिए distributed पैकेज चाहिए।",
    ),
}


def language_of(words: list[str]) -> str:
    """Return ``hi`` or ``en`` for a command line: what it says, else what the system says."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        wanted = following if word == "--language" else word.removeprefix("--language=")
        if wanted in HELP and word.startswith("--language"):
            return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "hi" if value.startswith("hi") else "en"
    return "en"


def said(key: str, language: str, *parts: object) -> str:
    """Return a sentence with its parts put in."""
    english, hindi = _SENTENCES[key]
    return (hindi if language == "hi" else english).format(*parts)


def keys() -> list[str]:
    """Return every key there is a sentence for."""
    return list(_SENTENCES)
