"""Looking at a finished deal again: every step forwards and backwards, hands, playing on."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardavia.match.match import Match
from cardavia.store.settings import Settings
from cardavia.ui.deck.render import BACK, Faces
from cardavia.ui.language import Language
from cardavia.ui.pages.review_hands import STRIP, spread_in
from cardavia.ui.pages.review_page import ReviewPage
from cardavia.ui.pages.review_story import Story, in_one
from cardavia.ui.pages.review_table import ALL
from cardavia.ui.texts.names import Names
from cut_words import cut_words
from playing import NAMES, match_of, step
from ui_play import spin_until


def begun(name: str, deals: int = 2, number: int = 5) -> Match:
    """Return a match with so many finished deals."""
    match, rng = match_of(name, number), Random(number)
    match.names[0] = ""
    while len(match.past) < deals and step(match, rng):
        pass
    return match


def story_of(match: Match, deal: int = 0) -> Story:
    return Story(match, deal, Names(match.names, 0, match.game.sides(match.options)))


@pytest.fixture
def open_review(qtbot: QtBot, language: Language):
    def make(match: Match, **changes: object) -> ReviewPage:
        page = ReviewPage(Settings(animation="off", **changes), match, Faces(None), language)
        qtbot.addWidget(page)
        page.resize(1024, 640)
        page.show()
        page.setFocus()
        return page

    return make


@pytest.mark.parametrize("name", NAMES)
def test_every_event_is_told_once_and_every_answer_has_a_moment(name: str) -> None:
    match = begun(name)
    story = story_of(match, 1)
    told = [event for moment in story.moments for event in moment.told]

    assert story.events == match.story or len(story.events) == len(match.story)
    assert [event.text() for event in told] == [e.text() for e in match.told(0)]
    assert story.moments[-1].answers == len(match.past[1].answers)
    assert story.moments[-1].events == len(story.events)
    assert all(moment.words(story.names) for moment in story.moments)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_rebuilt_at_each_moment_and_stays_as_it_was(name: str) -> None:
    match = begun(name)
    before, story = match.state_hash(), story_of(match)
    hashes = [story.match_at(place).state_hash() for place in range(len(story.moments))]

    assert len(set(hashes)) == len({moment.answers for moment in story.moments})
    assert match.state_hash() == before
    assert not match.past[0].assisted


def test_tricks_are_jumped_to_at_their_leads() -> None:
    story = story_of(begun("pitch"))
    leads = story.tricks()

    assert len(leads) == 6
    assert story.after(0) == leads[0]
    assert story.after(leads[0]) == leads[1]
    assert story.before(leads[1]) == leads[0]
    assert story.before(leads[1] + 2) == leads[1]
    assert story.before(leads[0]) == 0
    assert story.after(leads[-1]) == len(story.moments) - 1
    assert [story.trick_at(place) for place in (0, leads[0], leads[2])] == [0, 1, 3]


@pytest.mark.parametrize("name", NAMES)
def test_keys_lead_through_a_deal_and_back(qtbot: QtBot, open_review, name: str) -> None:
    page = open_review(begun(name, deals=1))
    last = len(page.story.moments) - 1
    page.go_to(max(0, last - 40))
    for place in range(page.place + 1, last + 1):
        qtbot.keyClick(page, Qt.Key.Key_Right)
        assert page.place == place
    spin_until(lambda: len(page.table.view.hand.faces) == len(page.table.hand(0)))
    assert not page.bar.buttons["forward"].isEnabled()
    for key, place in (("Left", last - 1), ("Home", 0), ("End", last), ("PageUp", None)):
        qtbot.keyClick(page, getattr(Qt.Key, f"Key_{key}"))
        assert page.place == (page.story.before(last) if place is None else place)


@pytest.mark.parametrize("name", NAMES)
def test_a_jump_shows_what_every_step_before_it_would_have_led_to(open_review, name: str) -> None:
    page = open_review(begun(name, deals=1))
    view, director, story = page.table.view, page.table.director, page.story

    def seen() -> tuple[object, ...]:
        trick = [(seat, [item.face for item in items]) for seat, items in view.trick]
        return trick, {seat for seat in range(len(view.facts)) if view.has_bubble(seat)}

    for place in range(0, len(story.moments), len(story.moments) // 7):
        page.go_to(place)
        jumped = seen()
        director.restore(story.shown(place))
        assert seen() == jumped


def test_what_happened_stands_in_the_bar(open_review) -> None:
    page = open_review(begun("pitch"))
    page.step("forward_far")

    assert page.bar.words.text() == page.sentence()
    assert any(word in page.sentence() for word in ("leads", "lead"))
    assert page.bar.place.text() == "Trick 1 of 6"


def test_hands_are_open_or_seen_from_one_seat(open_review) -> None:
    page = open_review(begun("pitch"))
    page.step("forward_far")
    table = page.table
    assert [plate.isVisible() for plate in table._open[1:]] == [True] * 3
    assert table.view.hand.faces == table.hand(0)

    page.head.seat.set_key(2)
    page.head.seat.activated.emit(page.head.seat.currentIndex())
    assert [plate.isVisible() for plate in table._open[1:]] == [False, True, False]
    assert set(table.view.hand.faces) == {BACK}
    assert table.hands_in_words().startswith("Kabir: ")

    page.see(ALL)
    assert table.view.hand.faces == table.hand(0)


def test_the_last_finished_deal_comes_first_and_others_are_chosen(open_review) -> None:
    match = begun("pitch", deals=3)
    page = open_review(match)
    assert page.story.deal == 2

    page.head.deal.set_key(0)
    page.head.deal.activated.emit(page.head.deal.currentIndex())
    assert (page.story.deal, page.place) == (0, 0)
    assert page.story.match_at(0).dealing.number == match.past[0].number


def test_playing_on_begins_with_the_moment_that_is_shown(qtbot: QtBot, open_review) -> None:
    match = begun("pepper")
    page = open_review(match)
    page.go_to(page.story.tricks()[2])
    with qtbot.waitSignal(page.play_on_chosen) as asked:
        page.bar.play_on.click()
    (cut,) = asked.args

    assert cut.dealing.assisted
    assert cut.dealing.answers == match.past[1].answers[: len(cut.dealing.answers)]
    assert cut.state_hash() == page.table.stage.match.state_hash()
    page.step("last")
    assert not page.bar.play_on.isEnabled()


def test_keys_step_also_after_a_button_was_pressed(qtbot: QtBot, open_review) -> None:
    page = open_review(begun("pitch"))
    button = page.bar.buttons["forward"]
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    qtbot.keyClick(button, Qt.Key.Key_Right)
    assert page.place == 2

    qtbot.keyClick(button, Qt.Key.Key_End)
    assert page.window().focusWidget() is page
    qtbot.keyClick(page, Qt.Key.Key_Home)
    assert page.place == 0


def test_the_scores_lie_over_the_table_until_escape(qtbot: QtBot, open_review) -> None:
    page = open_review(begun("pitch"))
    page.head.scores.click()
    assert page.scores is not None
    assert page.scores.isVisible()

    qtbot.keyClick(page.scores, Qt.Key.Key_Escape)
    assert page.scores is None
    qtbot.keyClick(page.window().focusWidget(), Qt.Key.Key_End)
    assert page.place == len(page.story.moments) - 1


def test_a_new_look_is_followed_at_once(open_review) -> None:
    page = open_review(begun("pitch"))
    page.set_settings(Settings(felt="midnight", animation="slow"))

    assert page.table.view.gallery.felt.name == page.bar.felt.name == "midnight"
    assert page.table.view.motion.factor > 1


def test_what_is_told_together_reads_as_one_text() -> None:
    assert in_one(["High: Asha", "Low: you", "You score 2 points.", "Asha: 3"]) == (
        "High: Asha · Low: you · You score 2 points. Asha: 3"
    )


def test_escape_closes(qtbot: QtBot, open_review) -> None:
    page = open_review(begun("pitch"))
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


@pytest.mark.parametrize("count", [1, 6, 13, 17, 25, 33])
@pytest.mark.parametrize(("width", "height"), [(215, 52), (330, 95), (110, 50), (600, 200)])
def test_open_cards_show_their_corners_where_there_is_room(
    count: int, width: float, height: float
) -> None:
    spread = spread_in(count, width, height)
    spots = [spread.spot(place) for place in range(count)]

    assert len(set(spots)) == count
    assert max(x for x, _ in spots) + spread.card * 250 / 350 <= width + 1 or width < 200
    if width > 300:
        assert spread.across >= STRIP * spread.card
        assert max(y for _, y in spots) + spread.down <= height


@pytest.mark.parametrize("code", ["en", "hi"])
@pytest.mark.parametrize("scale", [100, 200])
def test_nothing_is_cut(
    qtbot: QtBot, open_review, language: Language, scale: int, code: str
) -> None:
    language.choose(code)
    page = open_review(begun("tractor", deals=1), text_scale=scale)
    page.go_to(page.story.tricks()[0])

    qtbot.waitUntil(lambda: not any(cut_words(page)))


def test_the_bar_writes_large_where_a_large_window_has_room(qtbot: QtBot, open_review) -> None:
    usual, large = (
        open_review(begun("tractor", deals=1), text_scale=scale) for scale in (100, 200)
    )
    sizes = []
    for page in (usual, large):
        page.resize(1920, 1080)
        sizes.append([page.bar.words.font().pixelSize(), page.bar.play_on.font().pixelSize()])

    assert all(b > a * 1.3 for a, b in zip(*sizes, strict=True))
    qtbot.waitUntil(lambda: not any(cut_words(large)))
