"""The first deal of Pepper: four tricks with a partner, and the jack that changes its suit."""

from PySide6.QtCore import QCoreApplication

from cardavia.ui.guide.lesson import Lesson, Step

translate = QCoreApplication.translate


def pepper_lesson() -> Lesson:
    """Return the lesson in the present language."""
    return Lesson(
        game="pepper",
        dealer=2,
        hands=(
            "9C AS JH TH JD 9D",
            "AC JC 9S QH AD QD",
            "KC QC TS AH 9H KD",
            "TC KS QS JS KH TD",
        ),
        rest="",
        steps=(*_bidding(), *_own_tricks(), *_left_bower(), *_last()),
        closing=translate(
            "Guide",
            "Your team won four tricks and bid four: 4 points. The other team scores 2 for its two tricks. Had you won only three, it would have cost 6 points. The first team to reach 30 wins.",
        ),
    )


def _bidding() -> tuple[Step, ...]:
    return (
        Step("bid 2"),
        Step(
            "bid 4",
            translate(
                "Guide",
                "The player on your right promises 2 of the six tricks. With hearts as trump you would hold the two highest cards, the ace of spades besides, and your partner helps: bid 4.",
            ),
            translate("Guide", "Everyone else passes, so you choose trump and lead."),
            translate(
                "Guide", "Your jacks and the ace are worth more, with a partner’s help: bid 4."
            ),
        ),
        *(Step("pass"), Step("pass"), Step("pass")),
        Step(
            "trump H",
            translate(
                "Guide",
                "Choose hearts. The jack of hearts is then the highest card, and the jack of diamonds, of the same colour, the second highest.",
            ),
            translate(
                "Guide", "Look at your hand: the jack of diamonds now stands among the trumps."
            ),
            translate("Guide", "With hearts both red jacks are trumps: choose hearts."),
        ),
    )


def _own_tricks() -> tuple[Step, ...]:
    return (
        Step(
            "play JH",
            translate(
                "Guide",
                "Lead your highest trump. Everyone must follow with a trump if they can, so that few are left against you.",
            ),
            translate("Guide", "Three hearts fell under your jack."),
            translate("Guide", "First draw the trumps of the others: lead the jack of hearts."),
        ),
        *(Step("play QH"), Step("play 9H"), Step("play KH")),
        Step(
            "play AS",
            translate(
                "Guide", "The ace is the highest spade. Play it while everyone still has spades."
            ),
            translate("Guide", "Two tricks are yours."),
            translate("Guide", "The ace of spades wins a trick now: play it before the others."),
        ),
        *(Step("play 9S"), Step("play TS"), Step("play KS")),
        Step(
            "play 9C",
            translate(
                "Guide",
                "Keep your two trumps for later and give the lead away: play the 9 of clubs.",
            ),
            translate("Guide", "The ace of clubs won. Now the player on your left leads."),
            translate("Guide", "Your trumps win later, too. Play the 9 of clubs."),
        ),
    )


def _left_bower() -> tuple[Step, ...]:
    return (
        *(Step("play AC"), Step("play QC"), Step("play TC"), Step("play AD")),
        *(Step("play KD"), Step("play TD")),
        Step(
            "play 9D",
            translate(
                "Guide",
                "Diamonds are led. Your jack of diamonds is a trump in this round and no diamond, so only the 9 can follow. Play it.",
            ),
            translate("Guide", "Two tricks for them, two for you."),
            translate("Guide", "Play the 9 of diamonds."),
        ),
    )


def _last() -> tuple[Step, ...]:
    return (
        *(Step("play QD"), Step("play AH"), Step("play JS")),
        Step(
            "play TH",
            translate(
                "Guide",
                "Your partner has trumped with the ace and is winning this trick: that counts for you both. Give the 10 and keep the jack.",
            ),
            translate("Guide", "Your partner’s trick is the third, and your partner leads."),
            translate(
                "Guide", "The trick is your partner’s already. Keep the jack for the last one."
            ),
        ),
        *(Step("play KC"), Step("play QS")),
        Step(
            "play JD",
            translate("Guide", "Your last card is the highest trump left: the jack of diamonds."),
            translate("Guide", "That was the fourth trick."),
            translate("Guide", "Play the jack of diamonds."),
        ),
        Step("play JC"),
    )
