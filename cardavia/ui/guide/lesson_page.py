"""A lesson on the screen: the real table, and beside it the slip that teaches."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout

from cardavia.match.match import Match
from cardavia.rules.actions import Action
from cardavia.store.settings import Settings
from cardavia.ui.guide.lesson import Step
from cardavia.ui.guide.lessons import LESSONS
from cardavia.ui.guide.note import LessonNote
from cardavia.ui.guide.script import Script
from cardavia.ui.language import Language, filled
from cardavia.ui.match_page import MatchPage
from cardavia.ui.scene.gallery import Gallery
from cardavia.ui.theme import Type
from cardavia.ui.widgets.cloth_page import ClothPage

_NOTE_WIDTH: Final = 262
_MOST_SHARE: Final = 0.36
_NARROW: Final = 940
"""In a narrower window the slip is a strip above the table."""
_STRIP_SHARE: Final = 0.19


class LessonTable(MatchPage):
    """The table of a lesson, at which the lesson has the last word.

    Signals: ``turned()`` whenever something is asked, done or taken back.
    """

    turned = Signal()

    def __init__(
        self, match: Match, script: Script, gallery: Gallery, types: Type, language: Language
    ) -> None:
        """Show ``match``, played by ``script``."""
        self.script = script
        super().__init__(match, script, gallery, types, language)
        for signal in (self.runner.happened, self.runner.asked, self.runner.deal_ended):
            signal.connect(self.turned)

    def follow(self, settings: Settings, speed: float) -> None:
        """Take pace and look from the settings, but let nothing speak or play besides the lesson."""
        alone = {"coach": "off", "claim": False, "play_forced": False}
        super().follow(settings.changed(alone), speed)

    def claim(self) -> None:
        """Claim nothing: every step is to be played."""

    def _on_asked(self) -> None:
        if not self.script.is_over():
            super()._on_asked()

    def _on_thinking(self, seat: int) -> None:
        if not self.script.is_over():
            super()._on_thinking(seat)

    def _on_deal_over(self) -> None:
        """Leave the account to the slip."""


class LessonPage(ClothPage):
    """A lesson from its first card to its last sentence.

    Signals: ``left()``; ``again_wanted(game)`` to repeat it; ``match_wanted(game)`` to play.
    """

    left = Signal()
    again_wanted = Signal(str)
    match_wanted = Signal(str)

    def __init__(
        self,
        game: str,
        settings: Settings,
        gallery: Gallery,
        types: Type,
        language: Language,
    ) -> None:
        """Teach ``game`` from its first card on."""
        super().__init__(settings)
        self.game = game
        self.lesson = LESSONS[game]()
        match = self.lesson.match(["", *Settings().names][: len(self.lesson.hands)])
        self.script = Script(self.lesson, match, self)
        self.table = LessonTable(match, self.script, gallery, types, language)
        self.table.runner.guard = self._is_right
        self.note = LessonNote(self)
        self._wrong = False
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._box.addWidget(self.table, 1)
        self._box.addWidget(self.note)
        self._connect()
        self.retranslate()
        self.setFocusProxy(self.table)

    def _connect(self) -> None:
        self.table.left.connect(self.left)
        self.table.turned.connect(self._on_turned)
        self.note.skipped.connect(self.left)
        self.note.again_wanted.connect(lambda: self.again_wanted.emit(self.game))
        self.note.match_wanted.connect(lambda: self.match_wanted.emit(self.game))

    def start(self) -> None:
        """Deal the cards of the lesson, which is no news from now on."""
        seen = [game for game in self.settings.guided if game != self.game]
        self.settings.guided = [*seen, self.game]
        self.table.runner.begin(self.lesson.dealing(self.table.match.standing.copy()))

    def _is_right(self, action: Action) -> bool:
        """Let the person's answer through if the lesson wants it."""
        step = self.script.step()
        right = step is not None and _same(step.action(), action)
        self._wrong = not right
        self._speak()
        return right

    def _on_turned(self) -> None:
        self._wrong = False
        self._speak()

    def _speak(self) -> None:
        """Write on the slip what the present step has to say."""
        step, over = self.script.step(), self.script.is_over()
        steps = self.lesson.steps
        yours = [one for one in steps if one.is_yours]
        done = [one for one in steps[: self.script.given] if one.is_yours]
        now = self.lesson.closing if over else ""
        if step is not None and step.is_yours:
            now = step.before
        elif done and not over:
            now = done.pop().before  # what came of it is told when the others have answered
        self.note.say(done[-1].after if done else "", now, self._kind_words(step))
        self.note.offer(over=over)
        said = self.tr("Step %1 of %2")
        number = str(min(len(done) + 1, len(yours)))
        self.note.progress.setText("" if over else filled(said, number, str(len(yours))))
        told = [words for words in (self.note.done.text(), now) if words]
        self._announce(self.note.wrong.text() or " ".join(told))

    def _announce(self, words: str) -> None:
        """Say the newest sentence aloud, once."""
        if words and words != self.note.accessibleDescription() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
        self.note.setAccessibleDescription(words)

    def _kind_words(self, step: Step | None) -> str:
        if step is None or not self._wrong:
            return ""
        usual = self.tr("The rules allow that too, but here try what the slip says.")
        return step.wrong or usual

    def retranslate(self) -> None:
        """Teach in the present language."""
        self.script.lesson = self.lesson = LESSONS[self.game]()
        self.note.retranslate()
        self._speak()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the slip beside the table, or above it where it is narrow."""
        super().resizeEvent(event)
        self._lay()

    def set_settings(self, settings: Settings) -> None:
        """Give larger letters a wider slip."""
        super().set_settings(settings)
        self._lay()

    def _lay(self) -> None:
        grown = self.unit() * self.settings.text_scale / 100
        beside = self.width() >= _NARROW
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.BottomToTop
        self._box.setDirection(way)
        self.note.lie(flat=not beside)
        wide = min(self.width() * _MOST_SHARE, _NOTE_WIDTH * grown) if beside else self.width()
        tall = self.height() if beside else self.height() * _STRIP_SHARE
        self.note.setFixedSize(round(wide), round(tall))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip the lesson on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _same(wanted: Action, given: Action) -> bool:
    """Tell whether two answers are equal, in whatever order their cards were chosen."""
    return wanted.kind == given.kind and (
        sorted(wanted.cards()) == sorted(given.cards())
        if given.cards()
        else wanted.text() == given.text()
    )
