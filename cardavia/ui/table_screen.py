"""The page of a match: the table, the bar above it, and what the person is asked."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardavia.match.match import Match
from cardavia.rules.actions import Refusal
from cardavia.rules.events import Event
from cardavia.ui.areas import TableAreas
from cardavia.ui.asking import Asking
from cardavia.ui.games.stages import stage_of
from cardavia.ui.language import Language
from cardavia.ui.prompts.hint_panel import HintPanel
from cardavia.ui.prompts.meanings import Meanings
from cardavia.ui.prompts.prompt_bar import PromptBar
from cardavia.ui.runner import PERSON, Runner
from cardavia.ui.scene.banner import Shown
from cardavia.ui.scene.card_button import WALKING
from cardavia.ui.scene.director import Director
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.scene.table_view import TableView
from cardavia.ui.scene.top_bar import TopBar
from cardavia.ui.texts.advice import Advice
from cardavia.ui.texts.card_names import cards_in_sentence
from cardavia.ui.texts.events import sentence
from cardavia.ui.texts.games import game_name
from cardavia.ui.texts.names import Names
from cardavia.ui.texts.refusals import refusal_sentence
from cardavia.ui.texts.trick import plays_words
from cardavia.ui.theme import TOP_BAR, Type
from cardavia.ui.thinker import Thinker, Thought
from cardavia.ui.widgets.button import ENTER

translate = QCoreApplication.translate

REMARK_MS = 2500
"""How long a remark stays in the middle of the table; a click takes it away sooner."""
SLOW_MS = 1500
"""A seat that thinks for longer says so."""


class TableScreen(QWidget):
    """One match on screen.

    Signals: ``left()`` back to the home page; ``deal_ended()`` and the sheet may be shown;
    ``told(sentence)`` every event in words; ``event_shown(key)`` for sounds;
    ``settings_wanted()``.
    """

    left = Signal()
    deal_ended = Signal()
    told = Signal(str)
    event_shown = Signal(str)
    settings_wanted = Signal()

    def __init__(
        self, match: Match, thinker: Thinker, gallery: Gallery, types: Type, language: Language
    ) -> None:
        """Show ``match``; nothing moves before ``start``."""
        super().__init__()
        self.match = match
        self.language = language
        self.emphasis = "subtle"
        sides = match.game.sides(match.options)
        self.names = Names(match.names, PERSON, sides)
        self.view = TableView(gallery, types, self)
        self.stage = stage_of(match, self.view, self.names, language)
        self.view.hand_size = self.stage.hand_size
        self.view.labels = self.stage.labels
        self.view.plate_sizes = self.stage.plate_sizes
        self.top_bar = TopBar(types, self)
        self.top_bar.dress(types, gallery.felt)
        self.bar = PromptBar(gallery, types, self)
        self.runner = Runner(match, thinker, self)
        self.director = Director(self.view, self)
        self.director.stage = self.stage
        self.asking = Asking(self.stage, self.view.hand, self.bar, self.runner)
        self.hint_panel = HintPanel(gallery, types, self)
        self.areas = TableAreas(self.view, self.stage)
        self._slow_seat = -1
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.timeout.connect(self._on_slow)
        self.meanings = Meanings(match, self.names, self.view, self.bar)
        self._wire()
        self.view.seat_players(match.names)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def _wire(self) -> None:
        self.runner.happened.connect(self._on_happened)
        self.runner.asked.connect(self._on_asked)
        self.runner.thinking.connect(self._on_thinking)
        self.runner.refused.connect(self.refuse)
        self.runner.rewound.connect(self._on_rewound)
        self.runner.deal_ended.connect(self._on_deal_ended)
        self.runner.hinted.connect(self._on_hinted)
        self.runner.happened.connect(self.hint_panel.hide)
        self.runner.rewound.connect(self.hint_panel.hide)
        self.hint_panel.closed.connect(self.hide_hint)
        self.director.shown.connect(self.runner.on_shown)
        self.director.told.connect(self._on_told)
        self.view.felt_clicked.connect(self.skip)
        self.asking.idle_clicked.connect(self.skip)
        self.view.resized.connect(self.stage.refresh)
        self.view.resized.connect(self.areas.bring_up)
        self.director.stepped.connect(self.areas.bring_up)
        self.view.resized.connect(self.meanings.bring_up)
        self.director.stepped.connect(self.meanings.bring_up)
        self.meanings.told.connect(self.announce)
        self.top_bar.back.clicked.connect(self.left)
        self.top_bar.hint.clicked.connect(self.hint)
        self.top_bar.undo.clicked.connect(self.undo)
        self.top_bar.last_trick.clicked.connect(self.show_last_trick)
        self.top_bar.aside.clicked.connect(self.show_aside)
        self.top_bar.settings.clicked.connect(self.settings_wanted)

    def start(self) -> None:
        """Begin or go on."""
        self.runner.start()
        if self.match.deal is not None:
            self.view.pack = self.match.game.pack(self.match.options)
            self.view.warm()

    def dress(self, gallery: Gallery, types: Type) -> None:
        """Show the whole table in another look, language size or cards."""
        self.view.dress(gallery, types)
        self.bar.dress(gallery, types)
        self.top_bar.dress(types, gallery.felt)
        self.stage.refresh()
        self.meanings.bring_up()
        self._show_hint_again()
        self._place_bar()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._set_title()
        if self.match.deal is not None:
            self.stage.refresh()
            self.stage.say_calls_again()
            self.asking.again()
            self.areas.bring_up()
            self.meanings.bring_up()
        self._show_hint_again()

    def _show_hint_again(self) -> None:
        if self.hint_panel.isVisible() and self.hint_panel.advice is not None:
            advice = self.hint_panel.advice.again()
            self.hint_panel.tell(advice, self.view.gallery, self.view.types)

    def _set_title(self) -> None:
        game = game_name(self.match.game.name)
        begun = self.match.deal is not None
        self.top_bar.set_title(game, self.stage.title() if begun else "")
        self.top_bar.offer_aside(self.stage.aside()[0] if begun else "")

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the view the whole page, with the bars over it."""
        self.view.setGeometry(self.rect())
        self.top_bar.setGeometry(0, 0, self.width(), TOP_BAR)
        self._place_bar()
        super().resizeEvent(event)

    def _place_bar(self) -> None:
        if self.view.places is not None:
            self.bar.lay(self.view.places)
        if self.hint_panel.isVisible():
            self.hint_panel.lie_over(self.rect(), self.bar.geometry())

    def _on_happened(self, events: list[Event]) -> None:
        self._set_title()
        self._end_thinking()
        self.view.hide_ghosts()
        self.view.set_active(-1)
        self.asking.close()
        self.bar.say("", "", yours=False)
        self.bar.hide()
        self.director.show(events)

    def _on_told(self, event: Event) -> None:
        if event.to not in (-1, PERSON):
            return
        words = sentence(event, self.names)
        self.event_shown.emit(event.key)
        if words:
            self.told.emit(words)
            self.announce(words)

    def announce(self, words: str) -> None:
        """Let a screen reader say something."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _on_asked(self) -> None:
        self._end_thinking()
        self.view.set_active(PERSON)
        self.asking.ask(self.emphasis)
        if self.asking.prompt is None:
            return
        self.bar.show()
        self._place_bar()
        self.announce(self.bar.accessibleDescription())

    def _on_thinking(self, seat: int) -> None:
        self.view.set_active(seat)
        self._slow.start(SLOW_MS)

    def _on_slow(self) -> None:
        """Say on the plate of a seat that it takes its time."""
        self._slow_seat = self.match.turn
        if self._slow_seat >= 0:
            self.view.remark(self._slow_seat, translate("Table", "thinking…"))

    def _end_thinking(self) -> None:
        self._slow.stop()
        if self._slow_seat >= 0:
            self.view.remark(self._slow_seat, self.stage.remark(self._slow_seat))
            self._slow_seat = -1

    def refuse(self, refusal: Refusal) -> None:
        """Say why an answer is not possible, in the bar and aloud."""
        self.remark(refusal_sentence(refusal))

    def remark(self, words: str) -> None:
        """Say something in the bar, or in the middle while nothing is asked, and aloud."""
        if self.asking.prompt is None:
            self.view.show_banner(words, [])
            QTimer.singleShot(REMARK_MS, self, lambda: self._end_remark(words))
        else:
            self.asking.explain(words)
            self._place_bar()
        self.announce(words)

    def _end_remark(self, words: str) -> None:
        if self.view.banner.text == words:
            self.view.hide_banner()

    def _on_rewound(self) -> None:
        self._end_thinking()
        # Whatever was asked was asked of another state.
        self.asking.close()
        self.bar.hide()
        self.director.restore(self.match.story)
        if self.match.deal is not None:
            self.director.set_hand(self.match.table_deal.owns[PERSON].hand.faces())
            self.stage.refresh()
        self.retranslate()

    def _on_deal_ended(self) -> None:
        self.view.set_active(-1)
        self.asking.close()
        self.bar.hide()
        self.stage.refresh()
        self.deal_ended.emit()

    def next_deal(self) -> None:
        """Deal again."""
        self.runner.next_deal()
        self.retranslate()

    def hint(self) -> None:
        """Ask what a good player would do, or put the answer away again."""
        if self.hint_panel.isVisible():
            self.hide_hint()
        else:
            self.runner.hint()

    def hide_hint(self) -> None:
        """Put the hint away; a keyboard that was on it goes back to the question."""
        held = self.hint_panel.isAncestorOf(self.window().focusWidget())
        self.hint_panel.hide()
        if held:
            self.asking.give_focus()

    def _on_hinted(self, thought: Thought) -> None:
        advice = Advice(self.match.game.name, thought, forced=self.asking.is_forced())
        self.asking.point_at(thought.action)
        self.hint_panel.tell(advice, self.view.gallery, self.view.types)
        self._place_bar()
        self.announce(advice.said())

    def undo(self) -> None:
        """Take the last decision back, with the computer's answers since."""
        if self.runner.undo():
            self.announce(translate("Table", "Your last decision is taken back."))
        else:
            self.remark(translate("Table", "There is nothing to take back."))

    def redo(self) -> None:
        """Give it again."""
        if not self.runner.redo():
            self.remark(translate("Table", "Nothing was taken back."))

    def show_last_trick(self) -> None:
        """Say and show who played what in the last finished trick, or put it away again."""
        plays = self.match.last_trick()
        if self.view.ghosts:
            self.view.hide_ghosts()
        elif plays:
            self.view.show_ghosts(plays)
            self.announce(plays_words(plays, self.names))
        else:
            self.remark(translate("Table", "No trick is finished yet."))

    def show_aside(self) -> None:
        """Show the cards that the person put aside, until the next click."""
        name, faces = self.stage.aside()
        if faces:
            self.view.show_banner(name, [Shown(self.stage.sorted_hand(faces))])
            self.announce(f"{name}: {cards_in_sentence(faces)}")

    def skip(self) -> None:
        """Skip what moves and what waits."""
        self.view.hide_ghosts()
        self.view.hide_banner()
        if not self.director.skip():
            self.runner.hurry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip pauses with Space and Enter, go to what a hint points at; digits choose cards."""
        if event.key() in ENTER and self.hint_panel.isVisible():
            self.asking.take_keyboard()
        elif event.key() in (Qt.Key.Key_Space, *ENTER):
            self.skip()
        elif event.key() == Qt.Key.Key_Escape and self.hint_panel.isVisible():
            self.hide_hint()
        elif event.key() == Qt.Key.Key_Escape and self.meanings.note.isVisible():
            self.meanings.be_silent()
        elif event.key() in WALKING or event.key() == Qt.Key.Key_F6:
            self.asking.take_keyboard()
        elif not self.asking.take_key(event.text()):
            super().keyPressEvent(event)
