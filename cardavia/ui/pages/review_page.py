"""A finished deal looked at again: card by card, by tricks, with open hands, and played on from."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardavia.match.match import Match
from cardavia.store.settings import Settings
from cardavia.ui.deck.render import Faces
from cardavia.ui.dressing import gallery_of, speed_of
from cardavia.ui.language import Language, filled
from cardavia.ui.pages.review_bars import ReviewBar, ReviewHead
from cardavia.ui.pages.review_scores import ReviewScores
from cardavia.ui.pages.review_story import PERSON, Story, in_one
from cardavia.ui.pages.review_table import ALL, ReviewTable
from cardavia.ui.texts.games import game_name
from cardavia.ui.texts.names import Names
from cardavia.ui.theme import TOP_BAR
from cardavia.ui.widgets.page import Page

LEAST_BAR: Final = 54
KEYS: Final = {
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_PageUp: "back_far",
    Qt.Key.Key_Up: "back_far",
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_Down: "forward_far",
    Qt.Key.Key_PageDown: "forward_far",
    Qt.Key.Key_End: "last",
}


class ReviewPage(Page):
    """Every finished deal of a match, one at a time.

    Signals: ``closed()``; ``play_on_chosen(match)``, the match as it stood at this moment.
    """

    closed = Signal()
    play_on_chosen = Signal(object)

    def __init__(
        self,
        settings: Settings,
        match: Match,
        faces: Faces,
        language: Language,
        parent: QWidget | None = None,
        *,
        deal: int = -1,
    ) -> None:
        """Open a match at a deal, from 0; the last finished one unless it is said."""
        super().__init__(settings, parent)
        assert match.past
        self.match = match
        self.names = Names(match.names, PERSON, match.game.sides(match.options))
        deal = deal if 0 <= deal < len(match.past) else len(match.past) - 1
        self.story = Story(match, deal, self.names)
        self.place = 0
        self._faces = faces
        self.gallery = gallery_of(settings, faces)
        start = self.story.match_at(0)
        self.table = ReviewTable(start, self.names, self.gallery, self.type, language)
        self.table.setParent(self)
        self._follow(settings)
        self.head, self.bar = ReviewHead(self), ReviewBar(self)
        self.scores: ReviewScores | None = None
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def _connect(self) -> None:
        self.head.back.clicked.connect(self.closed)
        self.head.scores.clicked.connect(self.show_scores)
        self.head.deal_chosen.connect(self.show_deal)
        self.head.seat_chosen.connect(self.see)
        self.bar.stepped.connect(self.step)
        self.bar.play_on_chosen.connect(self.play_on)
        for button in (*self.bar.buttons.values(), self.bar.play_on, self.head.scores):
            button.installEventFilter(self)

    def show_deal(self, deal: int) -> None:
        """Turn to another finished deal, at its begin."""
        self.story = Story(self.match, deal, self.names)
        self.go_to(0)
        self.setFocus()

    def see(self, seat: int) -> None:
        """Look on as one seat, or with all hands open."""
        self.table.see(seat)
        self.setFocus()

    def show_scores(self) -> None:
        """Show the score sheet of the match over the table."""
        self.hide_scores()
        self.scores = ReviewScores(self.match, self.names, self)
        self.scores.closed.connect(self.hide_scores)
        self.scores.place(self.rect(), self.type)
        self.scores.show()
        self.scores.setFocus()

    def hide_scores(self) -> None:
        """Put the score sheet away."""
        sheet, self.scores = self.scores, None
        if sheet is not None:
            sheet.hide()
            sheet.deleteLater()
            self.setFocus()

    def step(self, step: str) -> None:
        """Move by a step of the bar."""
        story, last = self.story, len(self.story.moments) - 1
        places = {
            "first": 0,
            "back_far": story.before(self.place),
            "back": max(0, self.place - 1),
            "forward": min(last, self.place + 1),
            "forward_far": story.after(self.place),
            "last": last,
        }
        self.go_to(places[step], moving=step == "forward")

    def go_to(self, place: int, *, moving: bool = False) -> None:
        """Show a moment; one step forward moves as it did at the table."""
        moving = moving and place == self.place + 1
        self.place = place
        self.table.show_moment(self.story, place, moving=moving)
        self._tell()
        self._place()

    def play_on(self) -> None:
        """Ask for the match as it stands here, to be played on."""
        self.play_on_chosen.emit(self.story.match_at(self.place))

    def sentence(self) -> str:
        """Return what has just happened, in words."""
        return self.shown(in_one(self.story.moments[self.place].words(self.names)))

    def _tell(self) -> None:
        last = len(self.story.moments) - 1
        if self.place in (0, last) and self.bar.isAncestorOf(self.focusWidget() or self):
            self.setFocus()  # else the keyboard would go on from a button that is off
        self.bar.allow(back=self.place > 0, forward=self.place < last)
        self.bar.play_on.setEnabled(not self.table.stage.match.is_deal_over())
        self.bar.place.setText(self._where())
        self.bar.say(self.sentence(), self.type)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self, self.sentence())
            QAccessible.updateAccessibility(event)

    def _where(self) -> str:
        trick, tricks = self.story.trick_at(self.place), len(self.story.tricks())
        if trick == 0:
            return self.tr("Before the first trick")
        return filled(self.tr("Trick %1 of %2"), self.number(trick), self.number(tricks))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        head = self.head
        head.title.setText(game_name(self.match.game.name))
        head.scores.setText(self.tr("Scores"))
        head.detail.setText(self.tr("looked at again"))
        head.back.setToolTip(self.tr("Close"))
        head.back.setAccessibleName(self.tr("Close"))
        said = self.tr("Round %1")
        deals = range(len(self.match.past))
        head.deal.offer([(deal, filled(said, self.number(deal + 1))) for deal in deals])
        head.deal.set_key(self.story.deal)
        head.deal.setAccessibleName(self.tr("Round"))
        seen = self.tr("Only %1")
        seats = [(seat, filled(seen, self.names.of(seat))) for seat in range(len(self.names.names))]
        head.seat.offer([(ALL, self.tr("All hands open")), *seats])
        head.seat.setAccessibleName(self.tr("Whose cards are open"))
        self._name_steps()
        if self.isVisible():
            self.table.retranslate()
            self._tell()
        if self.scores is not None:
            self.show_scores()

    def _name_steps(self) -> None:
        words = {
            "first": self.tr("To the beginning (Home)"),
            "back_far": self.tr("A trick back (Page Up)"),
            "back": self.tr("A step back (←)"),
            "forward": self.tr("A step forward (→)"),
            "forward_far": self.tr("A trick forward (Page Down)"),
            "last": self.tr("To the end (End)"),
        }
        for step, button in self.bar.buttons.items():
            button.setToolTip(words[step])
            button.setAccessibleName(words[step])
        self.bar.play_on.setText(self.tr("Play on from here"))
        remark = self.tr("Begins a new match at this moment; its deal counts as assisted.")
        self.bar.play_on.setToolTip(remark)
        self.bar.play_on.setAccessibleDescription(remark)

    def set_settings(self, settings: Settings) -> None:
        """Show the deal in another look, at another pace."""
        self.gallery = gallery_of(settings, self._faces)
        self._follow(settings)
        super().set_settings(settings)

    def _follow(self, settings: Settings) -> None:
        self.table.view.motion.factor = speed_of(settings)
        self.table.view.high_right = settings.hand_order == "high_right"

    def reletter(self) -> None:
        """Dress table and bars in letters that fit them."""
        super().reletter()
        self.head.dress(self.type, self.gallery.felt)
        self.bar.dress(self.type, self.gallery.felt)
        self.table.dress(self.gallery, self.type)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the table the page, with the bars over it."""
        self.table.setGeometry(self.rect())
        super().resizeEvent(event)
        self._place()
        if self.table.stage.match.deal is not None:
            self.go_to(self.place)

    def _place(self) -> None:
        self.head.setGeometry(0, 0, self.width(), TOP_BAR)
        if self.scores is not None:
            self.scores.place(self.rect(), self.type)
        places = self.table.view.places
        if places is not None:
            # Where the table has its status line, over the hand and under the trick.
            status = places.status
            high = max(LEAST_BAR, status.height + 6)
            self.bar.line = round(high)
            left, wide = round(status.x), round(status.width)
            # Once no card is held there is room for the whole account of the deal.
            top = round(status.bottom - high)
            if not self.table.hand(PERSON):
                high = max(high, min(self.bar.wanted_height(self.type), high + places.card / 2))
            self.bar.setGeometry(left, top, wide, round(high))
            self.bar.dress(self.type, self.gallery.felt)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step by keys also where a button has the keyboard, which would go to its neighbour."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = KEYS.get(Qt.Key(event.key()))
            if step is not None:
                self.step(step)
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by arrows, pages, Home and End; Escape closes."""
        step = KEYS.get(Qt.Key(event.key()))
        if step is not None:
            self.step(step)
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
