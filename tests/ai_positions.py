"""Positions for the computer players: the seat to act is S (0); W, N and E are 1, 2 and 3."""

from cardavia.ai.decision import Decision
from cardavia.ai.levels import decided
from cardavia.cards.hand import Hand, bit, hand_of
from cardavia.rules.actions import Action, NameTrump, Show
from cardavia.rules.black_maria import BlackMariaGame
from cardavia.rules.deal import Deal, Own
from cardavia.rules.events import Event, Played
from cardavia.rules.game import Game, Options, Standing, Value, seats_of
from cardavia.rules.notation import written
from cardavia.rules.pepper import PepperGame
from cardavia.rules.pitch import PitchGame
from cardavia.rules.sight import Sight
from cardavia.rules.tractor import Tractor, TractorGame
from notation import SUITS, call, cards, options_of, plays
from tractor_positions import in_play, level_of

SEATS = "SWNE"


def answer_text(action: Action) -> str:
    """Return an answer as the tables of positions write it."""
    key, value = written(action)
    if isinstance(value, list):
        return " ".join(sorted(value))
    return "pass" if key == "pass" else str(value)


def chosen(sight: Sight, level: str, worlds: int = 200) -> str:
    """Return what a level answers."""
    return answer_text(decision(sight, level, worlds).action)


def decision(sight: Sight, level: str, worlds: int = 200) -> Decision:
    """Return a level's decision."""
    return decided(sight, level, 1, worlds, None)


def blind(
    game: Game,
    options: Options,
    hand: str,
    *,
    dealer: int = 0,
    scores: list[int] | None = None,
    deals: int = 1,
) -> Sight:
    """Return what S sees of a fresh deal, after some deals."""
    standing = game.start(options, dealer)
    standing.scores = scores or standing.scores
    standing.deals = deals
    sight = Sight(game, options, standing, 0)
    hands: list[list[int]] = [cards(hand)] + [[] for _ in range(seats_of(options) - 1)]
    sight.deal = game.begin(options, standing, hands, [])
    return sight


def give_answers(sight: Sight, answers: list[Action]) -> None:
    """Carry out answers of whoever is to act."""
    assert sight.deal is not None
    for action in answers:
        sight.seats.append(sight.deal.table.turn)
        sight.answers.append(action)
        sight.deal.apply(action, sight.story)


def pepper(
    hand: str, trump: str, contract: str, bid: str, led: str = "", **chosen_options: Value
) -> Sight:
    """Return a Pepper position after the contractor's bid, with cards played from the contractor."""
    game = PepperGame()
    contractor = SEATS.index(contract)
    sight = blind(game, options_of(game, **chosen_options), hand, dealer=(contractor + 3) % 4)
    give_answers(sight, [call(bid), call("pass"), call("pass"), call("pass")])
    give_answers(sight, [NameTrump(SUITS[trump])])
    give_answers(sight, plays(led))
    return sight


def pepper_calls(hand: str, dealer: int, calls: str, scores: list[int] | None = None) -> Sight:
    """Return a Pepper auction in which S is to call."""
    game = PepperGame()
    sight = blind(game, options_of(game), hand, dealer=dealer, scores=scores)
    give_answers(sight, [call(word) for word in calls.split()])
    return sight


def pitch(hand: str, pitcher: str, bid: int, led: str = "") -> Sight:
    """Return a Pitch position with cards played from the pitcher."""
    game = PitchGame()
    seat = SEATS.index(pitcher)
    sight = blind(game, options_of(game), hand, dealer=(seat + 3) % 4)
    give_answers(sight, [call(bid), call("pass"), call("pass"), call("pass")])
    give_answers(sight, plays(led))
    return sight


def pitch_calls(hand: str, dealer: int, calls: str, scores: list[int] | None = None) -> Sight:
    """Return a Pitch auction in which S is to call."""
    game = PitchGame()
    sight = blind(game, options_of(game), hand, dealer=dealer, scores=scores)
    give_answers(sight, [call(word) for word in calls.split()])
    return sight


def black_maria(
    hand: str, leader: str, led: str = "", scores: list[int] | None = None, **more: Value
) -> Sight:
    """Return a Black Maria position after the gifts, with cards played from a leader."""
    game = BlackMariaGame()
    options = options_of(game, **({"pass": "none"} | more))
    seat = SEATS.index(leader)
    sight = blind(game, options, hand, dealer=(seat + 3) % 4, scores=scores)
    give_answers(sight, plays(led))
    return sight


def black_maria_gift(hand: str, **more: Value) -> Sight:
    """Return the moment of giving."""
    game = BlackMariaGame()
    return blind(game, options_of(game, **more), hand, dealer=3)


def black_maria_end(hand: str, unseen: str, **more: Value) -> Sight:
    """Return a late lead: all cards but these have been played, and N has every penalty."""
    sight = black_maria(hand, "S", **more)
    assert sight.deal is not None
    table = sight.deal.table
    kept = cards(hand) + cards(unseen)
    gone = [face for face in range(52) if face not in kept]
    sight.story = [Played(place % 4, [face], 0) for place, face in enumerate(gone)]
    for face in gone:
        table.seen |= bit(face)
    table.tricks_left = len(cards(hand))
    table.taken[2] = table.seen & table.terms.penalties
    return sight


def tractor_plays(text: str) -> list[tuple[int, list[int]]]:
    """Return the plays of ``"E KS N 5S W 9S"``."""
    found: list[tuple[int, list[int]]] = []
    for word in text.split():
        if word in SEATS:
            found.append((SEATS.index(word), []))
        else:
            found[-1][1].extend(cards(word))
    return found


def tractor(
    hand: str,
    now: str = "",
    earlier: str = "",
    *,
    level: str = "7",
    trump: str = "clubs",
    dealer: str = "S",
    points: int = 0,
    unseen: str = "",
    away: str = "",
) -> Sight:
    """Return a Tractor position; with ``unseen`` all other cards have been played."""
    table = in_play(level, trump, dealer=SEATS.index(dealer))
    table.is_first = False
    owns = [Own(hand_of(cards(hand))), Own(Hand()), Own(Hand()), Own(Hand())]
    owns[0].away = cards(away)
    story: list[Event] = []
    if unseen:
        story = gone_story(table, cards(hand) + cards(unseen) + cards(away), now)
    told = tractor_plays(earlier) + tractor_plays(now)
    own_played = sum(len(faces) for seat, faces in told if seat == 0)
    table.left = len(cards(hand)) + own_played
    if told:
        table.turn = told[0][0]
        table.trick.leader = told[0][0]
    for seat, faces in told:
        assert table.turn == seat, (seat, faces)
        table.play(owns, faces, story)
    table.points = points
    assert table.turn == 0
    table.trick.leader = table.trick.leader if now else 0
    sight = Sight(
        TractorGame(),
        options_of(TractorGame()),
        Standing([level_of(level)] * 2, table.dealer, 1),
        0,
    )
    sight.deal = Deal(table, owns, cards(away))
    sight.story = story
    return sight


def gone_story(table: Tractor, kept: list[int], now: str) -> list[Event]:
    """Mark all other cards as played and return a story that says so."""
    held = list(kept)
    for _, faces in tractor_plays(now):
        held += faces
    story: list[Event] = []
    for face in TractorGame().pack(options_of(TractorGame())):
        if face in held:
            held.remove(face)
            continue
        story.append(Played(len(story) % 4, [face], 0))
        table.seen_twice |= table.seen_once & bit(face)
        table.seen_once |= bit(face)
    return story


def tractor_declaring(hand: str, level: str, dealer: str, answers: str) -> Sight:
    """Return a declaring in which S is to speak; answers like ``"2D, pass"``."""
    game = TractorGame()
    sight = blind(
        game, options_of(game), hand, dealer=SEATS.index(dealer), scores=[level_of(level)] * 2
    )
    for word in answers.split(","):
        text = word.strip()
        give_answers(sight, [call("pass") if text == "pass" else Show(cards(text))])
    return sight


def tractor_first_declaring(hand: str) -> Sight:
    """Return the first deal of a match in which S is the first to speak."""
    game = TractorGame()
    return blind(game, options_of(game), hand, deals=0)


def tractor_burying(hand: str, level: str, trump: str) -> Sight:
    """Return the moment before S, the dealer, buries."""
    sight = tractor(hand, level=level, trump=trump)
    assert sight.deal is not None
    sight.deal.table.phase = 1
    sight.deal.table.left = 25
    return sight
