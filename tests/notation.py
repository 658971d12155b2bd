"""Cards, deals and calls as text, so that tests read like a newspaper column."""

from random import Random

from cardavia.cards.hand import Hand, hand_of
from cardavia.cards.packs import shuffled
from cardavia.rules.actions import Action, Bid, Pass, Play
from cardavia.rules.deal import Deal, Own
from cardavia.rules.events import Event
from cardavia.rules.game import Game, Options, Standing, Value, defaults, seats_of, split
from cardavia.rules.notation import action_written, faces_written

SUITS = {"spades": 0, "hearts": 1, "diamonds": 2, "clubs": 3, "none": -1}


def cards(text: str) -> list[int]:
    """Return the faces of ``"AS TD BJ"``."""
    faces = faces_written(text)
    assert faces is not None, text
    return faces


def face(text: str) -> int:
    """Return one face."""
    (only,) = cards(text)
    return only


def hand(text: str) -> Hand:
    """Return a hand."""
    return hand_of(cards(text))


def own(text: str) -> Own:
    """Return what a seat knows that holds these cards."""
    return Own(hand(text))


def play(text: str) -> Play:
    """Return a play of these cards."""
    return Play(cards(text))


def call(word: str | int) -> Action:
    """Return a call: ``"pass"``, a number, ``"small"`` or ``"big"``."""
    if word == "pass":
        return Pass()
    if isinstance(word, int) or word.isdigit():
        return Bid(int(word))
    action = action_written("bid", word)
    assert action is not None, word
    return action


def options_of(game: Game, **chosen: Value) -> Options:
    """Return the game's defaults with some options chosen."""
    options = defaults(game) | chosen
    assert game.why_not_options(options) is None, options
    return options


def dealt(
    game: Game, options: Options, number: int, *, dealer: int = 0, scores: list[int] | None = None
) -> Deal:
    """Return the deal that a number gives."""
    hands, rest = split(game, options, shuffled(game.pack(options), Random(number)))
    standing = game.start(options, dealer)
    if scores is not None:
        standing.scores = scores
    return game.begin(options, standing, hands, rest)


def deal_of(
    game: Game, options: Options, hands: list[str], *, dealer: int = 0, rest: str = ""
) -> Deal:
    """Return a deal of these hands, seat 0 first; missing hands are dealt from the unseen cards."""
    faces = [cards(text) for text in hands]
    if len(faces) == seats_of(options):
        return game.begin(options, game.start(options, dealer), faces, cards(rest))
    named = [face for held in faces for face in held]
    pack = game.pack(options)
    for one in named:
        pack.remove(one)
    size = game.hand_size(options)
    while len(faces) < seats_of(options):
        faces.append(pack[:size])
        pack = pack[size:]
    return game.begin(options, game.start(options, dealer), faces, pack)


def run(deal: Deal, answers: list[Action]) -> list[Event]:
    """Carry out answers, each of which must be legal, and return what happened."""
    told: list[Event] = []
    for action in answers:
        refusal = deal.why_not(action)
        assert refusal is None, (action.text(), refusal.text() if refusal else "")
        deal.apply(action, told)
    return told


def plays(text: str) -> list[Action]:
    """Return single-card plays in order."""
    return [Play([one]) for one in cards(text)]


def legal_cards(deal: Deal) -> set[int]:
    """Return the faces the seat to act may play, all answers being single cards."""
    return {action.cards()[0] for action in deal.prompt().legal}


def legal_calls(deal: Deal) -> list[str]:
    """Return the calls open to the seat to act, as ``pass`` and numbers."""
    return [
        str(action.value) if isinstance(action, Bid) else "pass" for action in deal.prompt().legal
    ]


def refused(deal: Deal, action: Action) -> str:
    """Return the key of the refusal, or an empty text if the answer is legal."""
    refusal = deal.why_not(action)
    return "" if refusal is None else refusal.key


def standing_after(game: Game, options: Options, before: Standing, deal: Deal) -> Standing:
    """Return the standing after a finished deal."""
    assert deal.table.is_over()
    return game.settle(options, before, deal)
