"""The first deal of Tractor: declare, bury, lead a tractor, follow with a pair and trump."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from cardavia.ui.guide.lesson import Lesson, Step

translate = QCoreApplication.translate

HANDS: Final = (
    "RJ 2H AH KH QH 9H 9H 5H AS AS KS KS 6S TC TC 8C 6C 3C 3D 4D 6D 8D 9D JD QD",
    "AD 4D 8D TD QD JS 7S 4S 3S QS 8C 7C KC JC 3C QH TH 7H 5H 3H 2H 2S 2D 2C RJ",
    "AD 9D 6D TD 5D TS TS 5S 5S JS 6S AC AC QC 5C AH JH JH 8H 6H 6H 4H 2D 2C BJ",
    "KD KD JD 7D 5D 9S 9S 4S 7S QS 8S KC 9C 6C QC 5C 4C KH TH 8H 7H 4H 3H 2S BJ",
)
KITTY: Final = "4C 7C 9C JC 3D 7D 3S 8S"


def tractor_lesson() -> Lesson:
    """Return the lesson in the present language."""
    return Lesson(
        game="tractor",
        dealer=0,
        hands=HANDS,
        rest=KITTY,
        steps=(*_dealer(), *_leading(), *_partner(), *_trumping()),
        closing=translate(
            "Guide",
            "Four tricks, and the attackers have no point yet. A round has 25 cards each; below 80 points your team keeps the deal and goes up. Now you know enough for a match of your own.",
        ),
    )


def _dealer() -> tuple[Step, ...]:
    return (
        Step(
            "show 2H",
            translate(
                "Guide",
                "Both teams begin at level 2, so twos are the level cards: all of them are trumps. You hold the 2 of hearts and many hearts besides. Show it, and hearts become trump.",
            ),
            translate(
                "Guide", "Nobody shows anything stronger: hearts are trump, and you are the dealer."
            ),
            translate("Guide", "With so many hearts it is worth showing the 2 of hearts."),
        ),
        *(Step("pass"), Step("pass"), Step("pass")),
        Step(
            "bury 3D 3D 4D 6D 7D 8D 9D JD",
            translate(
                "Guide",
                "The eight cards of the kitty are yours now, and eight go back. Put away all diamonds but the queen: they win nothing, and without diamonds you can trump. Never bury fives, tens or kings lightly: they are the points.",
            ),
            translate("Guide", "Only you know what lies in the kitty."),
            translate(
                "Guide", "Bury the eight diamonds below the queen, so that hardly any are left."
            ),
        ),
    )


def _leading() -> tuple[Step, ...]:
    return (
        Step(
            "play AS AS KS KS",
            translate(
                "Guide",
                "Two aces and two kings of spades, two pairs that follow each other: that is a tractor. Tap one of the aces, and all four are chosen; then play them together.",
            ),
            translate(
                "Guide",
                "Everyone had to play four spades, and pairs where they had them. Your partner added 30 points, which the attackers will never see.",
            ),
            translate("Guide", "The four high spades together are the strongest lead you have."),
        ),
        *(Step("play 9S 9S 4S 7S"), Step("play TS TS 5S 5S"), Step("play JS 7S 4S 3S")),
        Step(
            "play QD",
            translate(
                "Guide",
                "Lead your last diamond, the queen. Afterwards you have none and may trump whenever diamonds are led.",
            ),
            translate(
                "Guide",
                "An attacker hoped for the trick with the king, but your partner had the ace.",
            ),
            translate("Guide", "Lead the queen of diamonds, to have no diamonds left."),
        ),
        *(Step("play KD"), Step("play AD"), Step("play 4D")),
    )


def _partner() -> tuple[Step, ...]:
    return (
        *(Step("play AC AC"), Step("play 3C 7C")),
        Step(
            "play TC TC",
            translate(
                "Guide",
                "Your partner leads a pair of aces of clubs. You have a pair of clubs, the tens, so you must play it. Here that is welcome: the points go to your own side.",
            ),
            translate("Guide", "20 points for your team, and your partner leads again."),
            translate(
                "Guide", "The pair of tens is your only pair of clubs: it must follow the aces."
            ),
        ),
        Step("play 4C 6C"),
    )


def _trumping() -> tuple[Step, ...]:
    return (
        *(Step("play 9D"), Step("play AD")),
        Step(
            "play 5H",
            translate(
                "Guide",
                "The other ace of diamonds would win for the attackers. You have no diamonds: trump it with the 5 of hearts.",
            ),
            translate("Guide", "A small trump beats the ace, and its 5 points stay with you."),
            translate("Guide", "A small trump is enough here: the 5 of hearts."),
        ),
        Step("play 7D"),
    )
