"""The first deal of Black Maria: give danger away, duck, and be rid of the queen."""

from PySide6.QtCore import QCoreApplication

from cardavia.ui.guide.lesson import Lesson, Step

translate = QCoreApplication.translate


def black_maria_lesson() -> Lesson:
    """Return the lesson in the present language."""
    return Lesson(
        game="black_maria",
        dealer=3,
        hands=(
            "AS KS 3S AH 8H 2H QD 9D 6D 5D 4D 3D 7C",
            "QS 9S 5S TH 7H 5H 3H JD 8D TC 9C 4C 2C",
            "JS 8S 6S 2S KH 9H 4H AD 7D AC JC 6C 3C",
            "TS 7S 4S QH JH 6H KD TD 2D KC QC 8C 5C",
        ),
        rest="",
        steps=(*_giving(), *_clubs(), *_hearts(), *_diamonds()),
        closing=translate(
            "Guide",
            "The player on your right has 17 points after four tricks, you have none. A round has 13 tricks; who ends the match with the fewest points wins it. Now you know enough for a match of your own.",
        ),
    )


def _giving() -> tuple[Step, ...]:
    return (
        Step(
            "give AS KS AH",
            translate(
                "Guide",
                "Each heart costs 1 point, the queen of spades 13. Give away three cards that would win such tricks: the ace and king of spades and the ace of hearts. Choose them and press the button.",
            ),
            translate("Guide", "From the left you got the queen of spades herself. No panic."),
            translate(
                "Guide",
                "High spades and hearts catch points: give the ace and king of spades and the ace of hearts.",
            ),
        ),
        *(Step("give QS TH JD"), Step("give KH JS AD"), Step("give KD QH TS")),
    )


def _clubs() -> tuple[Step, ...]:
    return (
        Step(
            "play 7C",
            translate(
                "Guide",
                "You lead. This 7 is your only club: play it, and from then on you may throw away what you like whenever clubs are led.",
            ),
            translate("Guide", "The king of clubs took it: no points in this trick."),
            translate("Guide", "Lead the 7 of clubs, so that you have no clubs left."),
        ),
        *(Step("play TC"), Step("play JC"), Step("play KC"), Step("play 5C")),
        Step(
            "play QS",
            translate(
                "Guide",
                "Clubs are led and you have none. A card of another suit can’t win, so this is the moment: throw the queen of spades.",
            ),
            translate(
                "Guide", "The 5 of clubs stayed highest: 13 points for the player on your right."
            ),
            translate(
                "Guide", "You may, but the queen is the most dangerous card you hold: throw her."
            ),
        ),
        *(Step("play 4C"), Step("play 3C")),
    )


def _hearts() -> tuple[Step, ...]:
    return (
        Step("play 6H"),
        Step(
            "play 2H",
            translate(
                "Guide",
                "Hearts are led and you must follow. Stay below the 6, so that you don’t win the trick: play the 2.",
            ),
            translate("Guide", "Four hearts in one trick, and none of them is yours."),
            translate(
                "Guide", "A higher heart could win this trick with all its points: play the 2."
            ),
        ),
        *(Step("play 3H"), Step("play 4H")),
    )


def _diamonds() -> tuple[Step, ...]:
    return (
        Step("play TD"),
        Step(
            "play 9D",
            translate(
                "Guide",
                "Diamonds are led with the 10. Play the highest card that stays below it, the 9, and keep the small ones for later.",
            ),
            translate("Guide", "The 10 won, and you are rid of a high card."),
            translate(
                "Guide", "Small diamonds will be useful later. The 9 is high and still stays below."
            ),
        ),
        *(Step("play 8D"), Step("play 7D")),
    )
