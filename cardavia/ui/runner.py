"""Drives a match: shows what happened, asks the person, asks the worker for the computer seats.

The match changes first; showing comes after and can be skipped. A late answer of the worker bears
an old ticket and finds nothing to do.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from cardavia.match.match import Dealing, Match
from cardavia.rules.actions import Action, Give, Pass, Prompt, Refusal
from cardavia.rules.claiming import Claim
from cardavia.rules.claims import claim_of
from cardavia.rules.tractor.dice import Dice
from cardavia.rules.tractor.table import Tractor
from cardavia.ui.thinker import Thinker, Thought

LEAST_PAUSE_MS: Final = 450
FORCED_PAUSE_MS: Final = 200
PERSON: Final = 0


class Runner(QObject):
    """The life of one match at the table.

    Signals: ``happened(events)`` after the state changed; ``asked()`` when the person is to act;
    ``thinking(seat)``; ``refused(refusal)``; ``rewound()`` after an undo; ``deal_ended()``;
    ``hinted(thought)``.
    """

    happened = Signal(object)
    asked = Signal()
    thinking = Signal(int)
    refused = Signal(object)
    rewound = Signal()
    deal_ended = Signal()
    hinted = Signal(object)

    def __init__(self, match: Match, thinker: Thinker, parent: QObject | None = None) -> None:
        """Drive ``match``; nothing happens before ``start``."""
        super().__init__(parent)
        self.match = match
        self.thinker = thinker
        self.think_ms = 800
        self.pace = 1.0
        """Factor on pauses; 0 for none."""
        self.autoplay = False
        self.play_forced = False
        self.guard: Callable[[Action], bool] | None = None
        """Asked before a legal answer of the person is taken: a lesson lets some through only."""
        self._ticket = 0
        self._hint_ticket = 0
        self._ready: Action | None = None
        self._asked_again = False
        self._claiming = False
        self._shown = True
        self._clock = QElapsedTimer()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._answer_now)
        thinker.decided.connect(self._on_decided)
        thinker.failed.connect(self._on_failed)

    def start(self) -> None:
        """Go on from wherever the match stands: a fresh one is dealt."""
        if self.match.deal is None and not self.match.is_over():
            self._show(self.match.next_deal())
        else:
            self.rewound.emit()
            self.go_on()

    def begin(self, dealing: Dealing) -> None:
        """Begin a deal of given cards."""
        self._show(self.match.begin(dealing))

    def next_deal(self) -> None:
        """Deal again after a finished deal."""
        if self.match.is_deal_over() and not self.match.is_over():
            self._show(self.match.next_deal())

    def _show(self, events: list[object] | object) -> None:
        self._shown = False
        self.happened.emit(events)

    def on_shown(self) -> None:
        """Go on after everything that happened has been shown."""
        self._shown = True
        self.go_on()

    def go_on(self) -> None:
        """Ask whoever is to act."""
        if not self._shown:
            return
        if self.match.is_deal_over():
            self._claiming = False
            self.deal_ended.emit()
        elif self._claiming:
            self._play_claim()
        elif self.is_persons_turn():
            self._ask_person()
        elif self._ready is not None:
            self._wait_and_answer()
        else:
            self._ask_worker()

    def is_persons_turn(self) -> bool:
        """Tell whether the person is to act, and is not playing by computer."""
        return self.match.turn == PERSON and not self.autoplay

    def _ask_person(self) -> None:
        prompt = self.match.view(PERSON).prompt()
        forced = prompt.listed and len(prompt.legal) == 1
        if forced and self._needs_no_person(prompt):
            self._ready = prompt.legal[0]
            self._clock.start()
            self._wait_and_answer()
            return
        self.asked.emit()

    def _needs_no_person(self, prompt: Prompt) -> bool:
        """Tell whether a single answer is given unasked: a duty, or a card if the person likes."""
        if prompt.asks == "beat" or isinstance(prompt.legal[0], Pass):
            return True
        return prompt.asks == "play" and self.play_forced

    def submit(self, action: Action) -> bool:
        """Take the person's answer, or say why not; a second click finds another turn."""
        if not self._shown or not self.is_persons_turn():
            return False
        refusal = self.match.why_not(PERSON, action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        if self.guard is not None and not self.guard(action):
            return False
        self._carry_out(PERSON, action)
        return True

    def judge_claim(self) -> Claim:
        """Judge whether every trick to come is the person's."""
        match = self.match
        is_asked = self._shown and not match.is_deal_over() and self.is_persons_turn()
        if not is_asked or self.guard is not None:
            return Claim([], Refusal("claim_not_now"))
        return claim_of(match.view(PERSON), match.told(PERSON), match.game.pack(match.options))

    def claim(self) -> bool:
        """Take every trick to come, played out card by card, or say why that is not certain."""
        claim = self.judge_claim()
        if claim.refusal is not None:
            self.refused.emit(claim.refusal)
            return False
        self._claiming = True
        self._carry_out(PERSON, claim.plays[0])
        return True

    def _play_claim(self) -> None:
        """Go on with a claim: the others may play anything, they get nothing."""
        action = some_legal(self.match) if self.match.turn != PERSON else None
        if action is None:
            claim = self.judge_claim()
            if claim.refusal is not None:
                self._claiming = False
                self.go_on()
                return
            action = claim.plays[0]
        self._ready = action
        self._clock.start()
        self._wait_and_answer()

    def why_not(self, action: Action) -> Refusal | None:
        """Say why the person may not answer so now."""
        return self.match.why_not(PERSON, action)

    def _carry_out(self, seat: int, action: Action) -> None:
        self._ready = None
        if self._hint_ticket:
            self.thinker.forget()
            self._hint_ticket = 0
        self._show(self.match.submit(seat, action))

    def _ask_worker(self) -> None:
        seat = self.match.turn
        level = self.match.levels[seat]
        if seat == PERSON:
            level = "hard"
        self._clock.start()
        self.thinking.emit(seat)
        seed = self.match.number * 1009 + len(self.match.past)
        self._ticket = self.thinker.ask(self.match.sight_text(seat), level, seed, self.think_ms)

    def _on_decided(self, ticket: int, thought: Thought) -> None:
        if ticket == self._hint_ticket:
            if self.match.why_not(PERSON, thought.action) is None:
                self._hint_ticket = 0
                self.hinted.emit(thought)
            else:
                self._on_failed(ticket)
            return
        if ticket != self._ticket or self.match.is_deal_over():
            return
        if self.match.why_not(self.match.turn, thought.action) is None:
            self._take(thought.action)
        elif self._asked_again:
            self._on_failed(ticket)
        else:
            self._asked_again = True
            self._ask_worker()

    def _take(self, action: Action) -> None:
        """Keep a decided answer until it is time to give it."""
        self._ticket = 0
        self._asked_again = False
        self._ready = action
        self._wait_and_answer()

    def _on_failed(self, ticket: int) -> None:
        """Play something legal where the worker can't; a hint is then simpler."""
        if ticket == self._hint_ticket:
            self._hint_ticket = 0
            self.hinted.emit(Thought(some_legal(self.match, "normal"), []))
            return
        if ticket != self._ticket or self.match.is_deal_over():
            return
        self._take(some_legal(self.match))

    def _wait_and_answer(self) -> None:
        prompt = self.match.view(self.match.turn).prompt()
        forced = prompt.listed and len(prompt.legal) == 1 and prompt.asks == "play"
        forced = forced or self._claiming
        least = FORCED_PAUSE_MS if forced else LEAST_PAUSE_MS
        left = round(least * self.pace) - self._clock.elapsed()
        self._pause.start(max(0, left))

    def _answer_now(self) -> None:
        action = self._ready
        if action is None or not self._shown or self.match.is_deal_over():
            return
        self._carry_out(self.match.turn, action)

    def hurry(self) -> None:
        """Skip the pause of a computer seat that has decided."""
        if self._ready is not None and self._pause.isActive():
            self._pause.start(0)

    def hint(self) -> None:
        """Ask what a good player would answer for the person; marks the deal assisted."""
        if self.match.deal is None or not self._shown or not self.is_persons_turn():
            return
        self.match.assist()
        self._hint_ticket = self.thinker.ask(
            self.match.sight_text(PERSON), "expert", self.match.number, self.think_ms
        )

    def undo(self) -> int:
        """Take the person's last answer back, with the computer's since; returns how many."""
        gone = self.match.undo(PERSON)
        if gone:
            self._rewind()
        return gone

    def redo(self) -> bool:
        """Give what was taken back again."""
        if not self.match.can_redo():
            return False
        self.match.redo(PERSON)
        self._rewind()
        return True

    def restart_deal(self) -> None:
        """Begin the present deal anew with the same cards."""
        if self.match.dealing is not None:
            self.match.restart_deal()
            self._rewind()

    def _rewind(self) -> None:
        self.drop()
        self.rewound.emit()
        self.go_on()

    def drop(self) -> None:
        """Forget what was asked and what waits to be answered or shown."""
        self.thinker.forget()
        self._ticket = self._hint_ticket = 0
        self._ready = None
        self._asked_again = self._claiming = False
        self._pause.stop()
        self._shown = True

    def set_autoplay(self, *, on: bool) -> None:
        """Hand the person's seat to the computer, or take it back."""
        self.autoplay = on
        if self.match.turn == PERSON and self._shown:
            self.drop()
            self.go_on()


def some_legal(match: Match, level: str = "random") -> Action:
    """Return a legal answer for the seat to act, at once and without the worker."""
    from cardavia.ai.levels import decide

    try:
        action = decide(match.sight_text(match.turn), level, match.number).action
    except Exception:
        # What made the worker fail may fail here too; the rules alone never do.
        return _any_legal(match)
    return action if match.why_not(match.turn, action) is None else _any_legal(match)


def _any_legal(match: Match) -> Action:
    deal = match.table_deal
    if isinstance(deal.table, Tractor):
        return deal.table.some_answer(deal.owns[match.turn], Dice(match.number))
    prompt = deal.prompt()
    return prompt.legal[0] if prompt.listed else Give(prompt.cards[: prompt.least])
