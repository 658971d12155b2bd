"""The life of a match at the table: late, missing and wrong answers change nothing they should not."""

import pytest
from PySide6.QtCore import QElapsedTimer
from pytestqt.qtbot import QtBot

from cardavia.ai.levels import decide
from cardavia.match.match import Match
from cardavia.rules.actions import Action, Bid, Pass
from cardavia.rules.catalogue import game_named
from cardavia.rules.game import defaults
from cardavia.ui.runner import FORCED_PAUSE_MS, LEAST_PAUSE_MS, PERSON, Runner
from cardavia.ui.thinker import Thinker, Thought
from ui_play import spin, spin_until

NONSENSE = Bid(77)


class PatientThinker(Thinker):
    """Notes what it is asked, and answers when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, str, str]] = []
        self.forgotten = 0

    def ask(self, sight: str, level: str, seed: int, think_ms: int, worlds: int = 0) -> int:
        self.asked.append((len(self.asked) + 1, sight, level))
        return len(self.asked)

    def forget(self) -> None:
        self.forgotten += 1

    def answer(self, action: Action | None = None, ticket: int = 0) -> None:
        number, sight, _ = self.asked[-1]
        self.decided.emit(ticket or number, Thought(action or decided(sight), []))


def decided(sight: str) -> Action:
    return decide(sight, "normal", 1).action


class Evening:
    """A match, of Pitch unless another is asked for, whose events are shown at once, or when the test says so."""

    def __init__(self, *, first: int = 5, shows_itself: bool = True, game: str = "pitch") -> None:
        kind = game_named(game)
        assert kind is not None
        self.match = Match(kind, defaults(kind), ["", "Asha", "Kabir", "Meera"], first)
        self.thinker = PatientThinker()
        self.runner = Runner(self.match, self.thinker)
        self.runner.pace = 0.0
        self.questions = 0
        self.hints: list[Thought] = []
        self.runner.asked.connect(self._on_asked)
        self.runner.hinted.connect(self.hints.append)
        if shows_itself:
            self.runner.happened.connect(lambda _events: self.runner.on_shown())

    def _on_asked(self) -> None:
        self.questions += 1

    @property
    def answers(self) -> int:
        """Return how many answers the match has taken."""
        return len(self.match.dealing.answers) if self.match.dealing else 0

    def until_person(self) -> None:
        """Let the computer seats answer until the person is asked."""
        self.runner.start()
        while not self.questions:
            self.thinker.answer()
            spin(2)


@pytest.fixture
def evening(qtbot: QtBot) -> Evening:
    return Evening()


def test_case_47_a_late_answer_finds_an_old_ticket(evening: Evening) -> None:
    evening.runner.start()
    old, sight, _ = evening.thinker.asked[-1]
    evening.runner.drop()

    evening.thinker.answer(decided(sight), ticket=old)
    spin(5)

    assert evening.answers == 0
    assert evening.thinker.forgotten == 1


def test_case_47_undo_while_the_computer_thinks_asks_the_person_again(evening: Evening) -> None:
    evening.until_person()
    before = evening.answers
    assert evening.runner.submit(Pass())
    late = evening.thinker.asked[-1][0]

    evening.runner.undo()
    evening.thinker.answer(Pass(), ticket=late)
    spin(5)

    assert evening.questions == 2
    assert evening.answers == before


def test_the_same_answer_told_twice_is_given_once(evening: Evening) -> None:
    evening.runner.start()
    ticket, sight, _ = evening.thinker.asked[-1]
    for _ in range(3):
        evening.thinker.answer(decided(sight), ticket=ticket)
    spin(10)

    assert evening.answers == 1


def test_an_illegal_answer_is_asked_for_again_then_replaced(evening: Evening) -> None:
    evening.runner.start()
    evening.thinker.answer(NONSENSE)
    assert len(evening.thinker.asked) == 2
    seat = evening.match.turn

    evening.thinker.answer(NONSENSE)
    spin_until(lambda: evening.answers == 1)

    assert evening.match.dealing is not None
    assert evening.match.dealing.answers[0][0] == seat


def test_a_worker_that_gives_up_is_replaced_by_a_legal_answer(evening: Evening) -> None:
    evening.runner.start()

    evening.thinker.failed.emit(evening.thinker.asked[-1][0])
    spin_until(lambda: evening.answers == 1)


def test_the_person_cannot_answer_before_everything_is_shown(qtbot: QtBot) -> None:
    evening = Evening(shows_itself=False)
    evening.runner.start()
    while evening.match.turn != PERSON:
        evening.runner.on_shown()
        evening.thinker.answer()
        spin(2)

    assert not evening.runner.submit(Pass())

    evening.runner.on_shown()
    assert evening.runner.submit(Pass())
    assert not evening.runner.submit(Pass())


def test_an_illegal_answer_of_the_person_is_refused_with_its_reason(
    qtbot: QtBot, evening: Evening
) -> None:
    evening.until_person()

    with qtbot.waitSignal(evening.runner.refused) as got:
        assert not evening.runner.submit(NONSENSE)

    assert got.args is not None
    assert got.args[0].key


def test_a_hint_changes_nothing_and_marks_the_deal(evening: Evening) -> None:
    evening.until_person()
    before = evening.match.state_hash()

    evening.runner.hint()
    evening.thinker.answer()

    assert evening.match.why_not(PERSON, evening.hints[0].action) is None
    assert evening.match.state_hash() == before
    assert evening.match.dealing is not None
    assert evening.match.dealing.assisted


def test_a_hint_is_written_down_before_it_is_given(evening: Evening) -> None:
    written: list[bool] = []
    evening.until_person()
    evening.match.journal = lambda match: written.append(match.dealings[-1].assisted)

    evening.runner.hint()

    assert written == [True]


def test_case_42_a_hint_is_given_even_without_the_worker(evening: Evening) -> None:
    evening.until_person()
    evening.runner.hint()

    evening.thinker.failed.emit(evening.thinker.asked[-1][0])

    assert evening.match.why_not(PERSON, evening.hints[0].action) is None


def test_a_hint_that_comes_after_the_answer_is_not_shown(evening: Evening) -> None:
    evening.until_person()
    evening.runner.hint()
    ticket, sight, _ = evening.thinker.asked[-1]
    evening.runner.submit(Pass())

    evening.thinker.answer(decided(sight), ticket=ticket)

    assert evening.hints == []


@pytest.mark.parametrize("answers", range(0, 28, 3))
def test_case_48_a_match_goes_on_from_wherever_it_stands(qtbot: QtBot, answers: int) -> None:
    evening = Evening()
    evening.match.next_deal()
    for _ in range(answers):
        if not evening.match.is_deal_over():
            turn = evening.match.turn
            evening.match.submit(turn, decided(evening.match.sight_text(turn)))
    over = evening.match.is_deal_over()
    ended: list[bool] = []
    evening.runner.deal_ended.connect(lambda: ended.append(True))

    evening.runner.start()

    assert bool(ended) == over
    assert over or evening.questions or len(evening.thinker.asked) == 1


def test_the_computer_may_play_for_the_person(evening: Evening) -> None:
    evening.until_person()

    evening.runner.set_autoplay(on=True)
    evening.thinker.answer()
    spin(5)

    assert evening.match.dealing is not None
    assert evening.match.dealing.answers[-1][0] == PERSON


def test_a_thoughtless_pause_is_kept_and_can_be_skipped(qtbot: QtBot) -> None:
    evening = Evening()
    evening.runner.pace = 1.0
    clock = QElapsedTimer()
    evening.runner.start()
    clock.start()

    evening.thinker.answer()
    spin(FORCED_PAUSE_MS // 4)
    assert evening.answers == 0
    evening.runner.hurry()
    spin_until(lambda: evening.answers == 1)

    assert clock.elapsed() < LEAST_PAUSE_MS


def test_no_hint_takes_the_place_of_the_computer_s_own_question(evening: Evening) -> None:
    evening.until_person()
    evening.runner.set_autoplay(on=True)
    asked = len(evening.thinker.asked)

    evening.runner.hint()

    assert len(evening.thinker.asked) == asked
    assert evening.match.dealing is not None
    assert not evening.match.dealing.assisted


def test_t34_who_has_nothing_to_declare_passes_unasked(qtbot: QtBot) -> None:
    evening = Evening(game="tractor", first=6)
    evening.until_person()

    prompt = evening.match.view(PERSON).prompt()
    assert prompt.asks != "show"
    passes = [action for seat, action in evening.match.dealing.answers if seat == PERSON]
    assert passes
    assert all(isinstance(action, Pass) for action in passes)


def test_an_illegal_hint_is_replaced_by_a_legal_one(evening: Evening) -> None:
    evening.until_person()
    evening.runner.hint()

    evening.thinker.answer(NONSENSE)

    assert evening.match.why_not(PERSON, evening.hints[0].action) is None
