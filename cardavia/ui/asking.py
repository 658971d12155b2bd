"""Asks the person: buttons for calls, cards of the hand for plays, and tells why not."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from cardavia.rules.actions import Action, Bury, Give, Play, Prompt
from cardavia.ui.games.choosing import slid_over
from cardavia.ui.games.stage import GameStage, most_cards
from cardavia.ui.language import filled
from cardavia.ui.prompts.prompt_bar import PromptBar
from cardavia.ui.runner import Runner
from cardavia.ui.scene.card_item import DIMMING
from cardavia.ui.scene.hand_row import HandRow
from cardavia.ui.texts.card_names import card_name
from cardavia.ui.texts.refusals import refusal_sentence
from cardavia.ui.widgets.keyboard_place import is_elsewhere

translate = QCoreApplication.translate

CARD_KEYS = "1234567890abc"
EXPLAINED_MS: Final = 5000
"""How long a sentence stands in place of the question."""


class Asking(QObject):
    """One question to the person at a time; cards may be chosen before the turn comes.

    Signals: ``idle_clicked()`` a card was clicked while nothing was asked.
    """

    idle_clicked = Signal()

    def __init__(self, stage: GameStage, hand: HandRow, bar: PromptBar, runner: Runner) -> None:
        """Ask through ``bar`` and ``hand``, answer to ``runner``."""
        super().__init__(bar)
        self.stage = stage
        self.hand = hand
        self.bar = bar
        self.runner = runner
        self.prompt: Prompt | None = None
        self.double_click_ms = QApplication.doubleClickInterval()
        self._since_play = QElapsedTimer()
        self._since_click = QElapsedTimer()
        self._since_play.start()
        self._since_click.start()
        self.explained = QTimer(bar)
        """Runs while a sentence stands in place of the question."""
        self.explained.setSingleShot(True)
        self.explained.setInterval(EXPLAINED_MS)
        self.explained.timeout.connect(self._say_question)
        self.emphasis = "subtle"
        hand.taken.connect(self._on_taken)
        hand.confirmed.connect(self._on_confirmed)
        hand.thrown.connect(self._on_thrown)
        hand.slid.connect(self._on_slid)
        hand.describe = self.describe
        hand.may_slide = lambda: self.is_for_cards() and not self.is_single()
        bar.answered.connect(self._on_answered)
        bar.confirmed.connect(self._on_button)

    def ask(self, emphasis: str) -> None:
        """Ask what the match asks now."""
        self.emphasis = emphasis
        self.prompt = self.runner.match.view(0).prompt()
        if self._plays_ahead():
            return
        if self.is_single() or not self.is_play():
            self.hand.choose(set())
        self.again()
        self.give_focus()

    def _plays_ahead(self) -> bool:
        """Play the card that was chosen before the turn came, if it may be played."""
        faces = self.hand.chosen_faces()
        if not self.is_single() or len(faces) != 1:
            return False
        action = Play(faces)
        return self.runner.why_not(action) is None and self.runner.submit(action)

    def give_focus(self) -> None:
        """Lead the keyboard on to the question; a mouse player's focus stays unseen."""
        page = self.bar.parentWidget()
        assert page is not None
        if is_elsewhere(page):
            return
        if not self.hand.keyboard:
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.take_keyboard()

    def take_keyboard(self) -> None:
        """Give the keyboard to the hand or to the buttons."""
        self.hand.keyboard = True
        if self.is_for_cards() or self.prompt is None:
            self.hand.take_focus()
        else:
            self.bar.take_focus()

    def close(self) -> None:
        """Ask nothing any more."""
        self.prompt = None
        self.explained.stop()
        self.hand.set_playable(None, 0.0)

    def is_play(self) -> bool:
        """Tell whether cards are to be played."""
        return self.prompt is not None and self.prompt.asks == "play"

    def is_for_cards(self) -> bool:
        """Tell whether the answer is cards of the hand."""
        return self.prompt is not None and self.prompt.asks in ("play", "give", "bury")

    def is_forced(self) -> bool:
        """Tell whether the rules leave one answer only."""
        return self.prompt is not None and self.prompt.listed and len(self.prompt.legal) == 1

    def is_single(self) -> bool:
        """Tell whether one click on a card is an answer."""
        prompt = self.prompt
        if prompt is None or not self.is_play() or not prompt.listed:
            return False
        return self.stage.plays_at_once(prompt)

    def again(self) -> None:
        """Show the question anew, in the present language."""
        if self.prompt is None:
            return
        if not self.is_for_cards():
            choices = self.stage.choices(self.prompt)
            self.bar.ask(self.stage.prompt_title(self.prompt), self._text(), choices)
        elif self.is_single():
            self.bar.say(self._your_turn(), self._text(), yours=True)
        else:
            self._show_chosen()
        self._mark_playable()

    def _your_turn(self) -> str:
        return translate("Table", "Your turn")

    def _text(self) -> str:
        return self.stage.prompt_text()

    def _mark_playable(self) -> None:
        if not self.is_for_cards() or self.prompt is None:
            self.hand.set_playable(None, 0.0)
            return
        playable = self.stage.playable(self.prompt, self.hand.faces)
        self.hand.set_playable(playable, DIMMING[self.emphasis])

    def _show_chosen(self) -> None:
        """Show the button that says what is chosen, and why it is not yet possible."""
        action = self._chosen_action()
        refusal = self.runner.why_not(action)
        why = refusal_sentence(refusal) if refusal is not None else ""
        if self.prompt is None:
            return
        text = self.stage.choosing_text(self.prompt, action, why)
        button = self.stage.button_text(self.prompt, action)
        self.bar.ask_cards(self._your_turn(), text, button, ready=refusal is None, why=why)

    def _chosen_action(self) -> Action:
        faces = self.hand.chosen_faces()
        asks = self.prompt.asks if self.prompt is not None else "play"
        if asks == "give":
            return Give(faces)
        return Bury(faces) if asks == "bury" else Play(faces)

    def _on_taken(self, index: int) -> None:
        """Take a click on a card."""
        if not self.is_for_cards() or self.prompt is None:
            self._choose_ahead(index)
            self.idle_clicked.emit()
        elif self.is_single():
            self._play_one(index)
        else:
            self._choose(index)

    def _play_one(self, index: int) -> None:
        """Play a card at once; the second click of a double click is no second play."""
        if self.hand.keyboard or self._since_play.elapsed() > self.double_click_ms:
            self._try(Play([self.hand.faces[index]]), index)

    def _choose_ahead(self, index: int) -> None:
        """Choose a card before the turn has come; clicks in a row choose nothing."""
        rapid = not self.hand.keyboard and self._since_click.restart() < self.double_click_ms
        if rapid or self.hand.laid_down or not self.stage.may_choose_ahead():
            return
        only = set() if self.stage.plays_many else {index}
        self.hand.choose(self.hand.chosen ^ {index} if not only else only - self.hand.chosen)

    def _choose(self, index: int) -> None:
        assert self.prompt is not None
        self.hand.choose(self.stage.tapped(self.prompt, self.hand, index))
        self._show_chosen()

    def _on_slid(self, start: int, here: int) -> None:
        """Choose all cards from where a drag began to where it is, or take them out again."""
        if self.prompt is None or self.hand.before is None:
            return
        chosen = slid_over(self.hand.before, start, here, most_cards(self.prompt))
        if chosen != self.hand.chosen:
            self.hand.choose(chosen)
            self._show_chosen()

    def _on_confirmed(self, index: int) -> None:
        """Take Enter on a card: play it, or confirm what is chosen."""
        if self.is_single():
            self._on_taken(index)
        elif self.is_for_cards():
            if not self.hand.chosen:
                self._on_taken(index)
                return
            self._on_button()

    def _on_button(self) -> None:
        if self.is_for_cards() and not self.is_single():
            self._try(self._chosen_action(), -1)

    def _on_thrown(self, index: int) -> None:
        """Take a card dragged onto the table, with all that is chosen."""
        if not self.is_play():
            return
        if self.is_single() or index not in self.hand.chosen:
            self._try(Play([self.hand.faces[index]]), index)
        else:
            self._try(self._chosen_action(), index)

    def _try(self, action: Action, index: int) -> None:
        if self.runner.submit(action):
            self._since_play.restart()
        else:
            self.hand.shake(index)

    def _on_answered(self, action: Action) -> None:
        if self.prompt is not None:
            self.hand.keyboard = not self.bar.by_mouse
            self.runner.submit(action)

    def explain(self, words: str) -> None:
        """Show a sentence in place of the question's own, for a while."""
        if self.prompt is None:
            return
        if self.is_for_cards() and not self.is_single():
            self._show_chosen()
        self._say(words)
        self.explained.start()

    def _say(self, words: str) -> None:
        if self.is_single():
            self.bar.say(self._your_turn(), words, yours=True)
        else:
            self.bar.set_text(words)

    def _say_question(self) -> None:
        if self.is_for_cards() and not self.is_single():
            self._show_chosen()
        elif self.prompt is not None:
            self._say(self._text())

    def point_at(self, action: Action) -> None:
        """Raise the cards of an answer and lead the keyboard to them, or to its button."""
        found = self.hand.places_of(action.cards())
        if not self.is_for_cards():
            self.bar.lead_to(action)
        elif self.is_single():
            self.hand.raised = found
            self.hand.refresh()
        else:
            self.hand.choose(found)
            self._show_chosen()
        if found:
            self.hand.turn_to(min(found))

    def take_key(self, text: str) -> bool:
        """Take a digit for the card at that place; tells whether it was one."""
        place = CARD_KEYS.find(text.lower()) if text else -1
        if place < 0 or place >= len(self.hand.faces):
            return False
        self.hand.keyboard = True
        self._on_taken(place)
        return True

    def describe(self, index: int) -> str:
        """Return what a screen reader says of a card of the hand."""
        if index >= len(self.hand.faces):
            return ""
        said = translate("Table", "%1, card %2 of %3")
        name = card_name(self.hand.faces[index])
        words = filled(said, name, str(index + 1), str(len(self.hand.faces)))
        if self.hand.laid_down:
            return filled(translate("Table", "%1, laid down"), words)
        if index in self.hand.chosen:
            return filled(translate("Table", "%1, selected"), words)
        if not self.is_for_cards():
            return words
        if self.hand.playable is None or index in self.hand.playable:
            return filled(translate("Table", "%1, playable"), words)
        return filled(translate("Table", "%1, not playable now"), words)
