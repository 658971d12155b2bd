"""The first deal of Pitch: as dealer you steal the bid, and win all four points."""

from PySide6.QtCore import QCoreApplication

from cardavia.ui.guide.lesson import Lesson, Step

translate = QCoreApplication.translate


def pitch_lesson() -> Lesson:
    """Return the lesson in the present language."""
    return Lesson(
        game="pitch",
        dealer=0,
        hands=(
            "AH JH 2H TS KC 6D",
            "4H QC 9C 8D 5S JS",
            "KH 9H AS 7S QD 3C",
            "7H 4C 5D TD 8S 6S",
        ),
        rest="",
        steps=(*_bidding(), *_leading(), *_trumping()),
        closing=translate(
            "Guide",
            "You won high, jack, low and game: 4 points for a bid of 2. Whoever wins the bid and makes it goes on like this until someone reaches 7.",
        ),
    )


def _bidding() -> tuple[Step, ...]:
    return (
        Step("pass"),
        Step("bid 2"),
        Step("pass"),
        Step(
            "bid 2",
            translate(
                "Guide",
                "Each player bids once for how many of four points they will win: high, low, jack and game. You are the dealer and speak last, so you may take the bid for the same number. Bid 2.",
            ),
            translate("Guide", "You stole the bid. Now you lead, and your first card makes trump."),
            translate(
                "Guide", "With these hearts the bid is worth having, and 2 is enough for it."
            ),
        ),
    )


def _leading() -> tuple[Step, ...]:
    return (
        Step(
            "play AH",
            translate(
                "Guide",
                "Three of your cards are hearts, so make hearts trump. The ace is the highest: play it and the point for high is yours.",
            ),
            translate("Guide", "Everyone had to follow with a heart. High is yours."),
            translate("Guide", "Hearts should be trump here, and the ace wins the trick for sure."),
        ),
        *(Step("play 4H"), Step("play 9H"), Step("play 7H")),
        Step(
            "play KC",
            translate(
                "Guide",
                "The king of hearts may still be out and would catch your jack. Keep the hearts and lead the king of clubs.",
            ),
            translate("Guide", "The ace of clubs was not dealt. Your king counts 3 for game."),
            translate(
                "Guide", "Save the hearts and the ten for later: the king of clubs is safer now."
            ),
        ),
        *(Step("play 9C"), Step("play 3C"), Step("play 4C")),
        Step(
            "play 6D",
            translate(
                "Guide",
                "Now let someone else lead, so that you can use your trumps. Lead the 6 of diamonds.",
            ),
            translate("Guide", "The player opposite won with the queen and leads now."),
            translate(
                "Guide", "Hearts and the ten of spades are worth keeping: lead the small diamond."
            ),
        ),
        *(Step("play 8D"), Step("play QD"), Step("play 5D")),
    )


def _trumping() -> tuple[Step, ...]:
    return (
        *(Step("play AS"), Step("play 8S")),
        Step(
            "play JH",
            translate(
                "Guide",
                "The ace of spades is led. You could follow with the ten, but in this game you may always play a trump. Take the trick with the jack of hearts.",
            ),
            translate("Guide", "The jack of trumps is safe in your own trick: another point."),
            translate(
                "Guide",
                "Nobody after you can beat the jack of hearts: bring it home in this trick.",
            ),
        ),
        Step("play 5S"),
        Step(
            "play TS",
            translate(
                "Guide",
                "One heart is still out, higher than your 2. Play the ten of spades first and let that heart go.",
            ),
            translate("Guide", "The king of hearts is gone: your 2 is the last trump."),
            translate(
                "Guide", "The king of hearts would take the 2, and with it the point for low."
            ),
        ),
        *(Step("play JS"), Step("play KH"), Step("play 6S"), Step("play 7S"), Step("play TD")),
        Step(
            "play 2H",
            translate(
                "Guide", "Your last card is a trump, and nobody else has one. Play the 2 of hearts."
            ),
            translate(
                "Guide", "The lowest trump won a trick with a ten in it: low and game are yours."
            ),
            translate("Guide", "Play the 2 of hearts."),
        ),
        Step("play QC"),
    )
