"""The laws that every game in the catalogue keeps, at every option it offers."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.cards.cards import name_of
from cardavia.cards.hand import hand_of
from cardavia.cards.packs import shuffled
from cardavia.rules.actions import Action, Prompt
from cardavia.rules.catalogue import all_games, game_named
from cardavia.rules.deal import Deal
from cardavia.rules.events import EVERYONE, Event
from cardavia.rules.game import Game, Options, Standing, defaults, seats_of, split
from cardavia.rules.notation import action_written, written
from cardavia.rules.sight import SightWriter, sight_from

GAMES = all_games()
NAMES = [game.name for game in GAMES]
DEALS = settings(max_examples=60, deadline=None)


@st.composite
def agreements(draw: st.DrawFn, game: Game) -> Options:
    """Draw options that fit together."""
    options: Options = {o.key: draw(st.sampled_from(o.values)) for o in game.options()}
    return options if game.why_not_options(options) is None else defaults(game)


@st.composite
def starts(draw: st.DrawFn) -> tuple[Game, Options, int]:
    """Draw a game, options and a deal number."""
    game = draw(st.sampled_from(GAMES))
    return game, draw(agreements(game)), draw(st.integers(1, 10**6))


class Play:
    """A deal played at random, with everything that happened."""

    def __init__(self, game: Game, options: Options, number: int) -> None:
        rng = Random(number)
        self.game, self.options = game, options
        hands, stock = split(game, options, shuffled(game.pack(options), rng))
        self.hands, self.stock = hands, stock
        self.standing = game.start(options, int(rng.random() * seats_of(options)))
        self.deal = self.fresh()
        self.rng = rng
        self.answers: list[tuple[int, Action]] = []
        self.events: list[Event] = []

    def fresh(self) -> Deal:
        hands = [list(hand) for hand in self.hands]
        return self.game.begin(self.options, self.standing, hands, list(self.stock))

    def step(self) -> None:
        action = some_answer(self.deal, self.rng)
        self.answers.append((self.deal.table.turn, action))
        self.deal.apply(action, self.events)

    def finish(self) -> "Play":
        while not self.deal.table.is_over():
            self.step()
        return self

    def settle(self) -> Standing:
        return self.game.settle(self.options, self.standing, self.deal)


def some_answer(deal: Deal, rng: Random) -> Action:
    """Return a legal answer: one of those listed, or cards tried until they pass."""
    prompt = deal.prompt()
    if prompt.listed:
        return prompt.legal[int(rng.random() * len(prompt.legal))]
    return chosen_cards(deal, prompt, rng)


def chosen_cards(deal: Deal, prompt: Prompt, rng: Random) -> Action:
    for _ in range(20000):
        size = prompt.least + int(rng.random() * (prompt.most - prompt.least + 1))
        pool = shuffled(prompt.cards, rng)
        action = action_written(prompt.asks, written_cards(pool[:size]))
        assert action is not None
        if deal.why_not(action) is None:
            return action
    raise AssertionError("no legal answer found: " + prompt.text())


def written_cards(faces: list[int]) -> list[str]:
    return [name_of(face) for face in faces]


def where_cards_are(play: Play) -> Counter[int]:
    """Count every card that is held, played, put away or in the stock at the end."""
    found: Counter[int] = Counter()
    for own in play.deal.owns:
        found.update(own.hand.faces())
    for event in play.events:
        if event.key == "played":
            found.update(event.cards)
    return found


@DEALS
@given(starts())
def test_law_1_random_play_reaches_the_end_and_no_card_is_lost(
    start: tuple[Game, Options, int],
) -> None:
    play = Play(*start).finish()

    pack = Counter(play.game.pack(play.options))
    found = where_cards_are(play)
    assert not found - pack
    dealt = sum(len(hand) for hand in play.hands)
    assert sum(found.values()) in (dealt, dealt - len(play.deal.owns[0].away))
    assert len(play.settle().scores) == len(play.game.sides(play.options))


@DEALS
@given(starts())
def test_law_2_a_view_asks_and_refuses_like_the_deal(start: tuple[Game, Options, int]) -> None:
    play = Play(*start)
    while not play.deal.table.is_over():
        seat = play.deal.table.turn
        sight = sight_from(sight_text(play, seat), GAMES)
        view = sight.view()
        assert view.prompt().text() == play.deal.prompt().text()
        for action in play.deal.prompt().legal[:5]:
            assert view.why_not(action) is None
        assert view.own.hand.same_as(play.deal.owns[seat].hand)
        play.step()


def sight_text(play: Play, seat: int) -> str:
    """Return the sight of a seat now, hiding what it may not know."""
    writer = SightWriter(play.game, play.options, play.standing, seat)
    table = play.deal.table
    stock = play.stock if table.shows_stock(seat) else []
    writer.hand(play.hands[seat], stock)
    for actor, action in play.answers:
        writer.answer(actor, action, seen=actor == seat or table.shows(seat, actor, action))
    return writer.text()


@DEALS
@given(starts(), st.integers(0, 200))
def test_law_3_unseen_cards_change_no_view(start: tuple[Game, Options, int], steps: int) -> None:
    play = Play(*start)
    for _ in range(steps):
        if play.deal.table.is_over():
            return
        play.step()
    if play.deal.table.is_over():
        return
    seat = play.deal.table.turn
    before = sight_text(play, seat)
    view = play.deal.view(seat).prompt().text()
    swap_unseen(play, seat)

    assert play.deal.view(seat).prompt().text() == view
    assert sight_text(play, seat) == before


def swap_unseen(play: Play, seat: int) -> None:
    """Exchange the cards of two hidden hands where both can spare them."""
    others = [own for index, own in enumerate(play.deal.owns) if index != seat]
    pool = [face for own in others for face in own.hand.faces()]
    rng = Random(5)
    pool = shuffled(pool, rng)
    for own in others:
        size = own.hand.size()
        own.hand = hand_of(pool[:size])
        pool = pool[size:]


@DEALS
@given(starts())
def test_law_4_the_same_answers_give_the_same_deal(start: tuple[Game, Options, int]) -> None:
    play = Play(*start).finish()
    twin, events = play.fresh(), []
    for _, action in play.answers:
        twin.apply(action, events)

    assert twin.state() == play.deal.state()
    assert [e.text() for e in events] == [e.text() for e in play.events]


@DEALS
@given(starts(), st.integers(0, 60))
def test_law_4_a_copy_plays_on_alone(start: tuple[Game, Options, int], steps: int) -> None:
    play = Play(*start)
    for _ in range(steps):
        if play.deal.table.is_over():
            break
        play.step()
    copy, state = play.deal.copy(), play.deal.state()
    done = len(play.answers)
    play.finish()

    assert copy.state() == state
    for _, action in play.answers[done:]:
        copy.apply(action, None)
    assert copy.state() == play.deal.state()


@DEALS
@given(starts())
def test_law_5_telling_changes_nothing(start: tuple[Game, Options, int]) -> None:
    play = Play(*start).finish()
    silent = play.fresh()
    for _, action in play.answers:
        silent.apply(action, None)

    assert silent.state() == play.deal.state()


@DEALS
@given(starts())
def test_law_6_events_rebuild_what_a_seat_sees(start: tuple[Game, Options, int]) -> None:
    play = Play(*start).finish()
    for seat in range(seats_of(play.options)):
        told = [e.text() for e in play.events if e.to in (EVERYONE, seat)]
        sight = sight_from(sight_text(play, seat), GAMES)
        assert [e.text() for e in sight.story] == told


IDLE = [
    ("tractor", "throw_penalty", {"throws": False}),
    ("black_maria", "pass_count", {"players": 3, "pass": "none"}),
]


@pytest.mark.parametrize(("name", "key", "options"), IDLE)
def test_an_idle_option_changes_no_deal(name: str, key: str, options: Options) -> None:
    game = game_named(name)
    assert game is not None
    chosen = defaults(game) | options
    assert [option.key for option in game.options() if game.is_idle(option.key, chosen)] == [key]
    for number in range(1, 9):
        told = set()
        for value in next(option.values for option in game.options() if option.key == key):
            play = Play(game, chosen | {key: value}, number).finish()
            told.add("".join(event.text() for event in play.events))
        assert len(told) == 1


@pytest.mark.parametrize("name", NAMES)
def test_answers_survive_being_written(name: str) -> None:
    game = game_named(name)
    assert game is not None
    play = Play(game, defaults(game), 11).finish()
    for _, action in play.answers:
        key, value = written(action)
        again = action_written(key, value)
        assert again is not None
        assert again.text() == action.text()


@pytest.mark.parametrize("name", NAMES)
def test_asking_twice_gives_equal_answers(name: str) -> None:
    game = game_named(name)
    assert game is not None
    play = Play(game, defaults(game), 12)
    while not play.deal.table.is_over():
        first = play.deal.prompt()
        first_text = first.text()
        first.legal.clear()
        assert play.deal.prompt().text() == first_text
        play.step()
