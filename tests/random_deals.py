"""Deals played at random under random options, and their story as readable text."""

from collections import Counter
from random import Random

from cardavia.cards.cards import names_of
from cardavia.cards.packs import shuffled
from cardavia.rules.actions import Action, Give
from cardavia.rules.deal import Deal
from cardavia.rules.events import EVERYONE, Event
from cardavia.rules.game import Game, Options, defaults, seats_of, split
from cardavia.rules.notation import written


def some_options(game: Game, rng: Random) -> Options:
    """Return a random agreement, drawn again until its options fit together."""
    while True:
        options: Options = {option.key: rng.choice(option.values) for option in game.options()}
        if game.why_not_options(options) is None:
            return options


def some_answer(deal: Deal, rng: Random) -> Action:
    """Return one of the answers listed, or some of the cards to give."""
    prompt = deal.prompt()
    if prompt.listed:
        return rng.choice(prompt.legal)
    return Give(rng.sample(prompt.cards, prompt.least))


def start(game: Game, options: Options, seed: int) -> Deal:
    """Return a random deal with a random dealer, after some deals."""
    rng = Random(seed)
    hands, stock = split(game, options, shuffled(game.pack(options), rng))
    standing = game.start(options, rng.randrange(seats_of(options)))
    standing.deals = rng.randrange(4)
    return game.begin(options, standing, hands, stock)


def play_checked(game: Game, options: Options, seed: int) -> tuple[Deal, list[Event]]:
    """Play a deal to its end, asking before each answer whether it may be given."""
    deal, rng = start(game, options, seed), Random(seed)
    told: list[Event] = []
    while not deal.table.is_over():
        action = some_answer(deal, rng)
        refusal = deal.why_not(action)
        assert refusal is None, (action.text(), refusal.text() if refusal else "")
        deal.apply(action, told)
    return deal, told


def story(game: Game, seed: int, **chosen: bool | int | str) -> str:
    """Return a whole deal as text: hands, answers, and what else happened."""
    options = defaults(game) | chosen
    deal, rng = start(game, options, seed), Random(seed)
    lines = [f"dealer {deal.table.dealer}"]
    for seat, own in enumerate(deal.owns):
        lines.append(f"seat {seat} holds {names_of(own.hand.faces())}")
    while not deal.table.is_over():
        lines += _step(deal, rng)
    return "\n".join([*lines, f"scores {deal.table.scores()}", ""])


def _step(deal: Deal, rng: Random) -> list[str]:
    action = some_answer(deal, rng)
    told: list[Event] = []
    key, value = written(action)
    shown = " ".join(value) if isinstance(value, list) else value
    lines = [f"seat {deal.table.turn} {key} {shown}"]
    deal.apply(action, told)
    return lines + [_line(event) for event in told if event.key not in ("played", "pass", "bid")]


def _line(event: Event) -> str:
    words = ["   ", event.key, f"seat {event.seat}"]
    words += [f"to seat {event.other}"] if event.other >= 0 else []
    words += [str(event.number)] if event.number else []
    words += [names_of(event.cards)] if event.cards else []
    words += ["(secret)"] if event.to != EVERYONE else []
    return " ".join(words)


def whole_deal(game: Game, seed: int) -> tuple[Options, Deal, list[Event]]:
    """Play a random deal under random options: it ends, and every card is counted."""
    options = some_options(game, Random(seed))
    deal, told = play_checked(game, options, seed)
    found = Counter(one for held in deal.owns for one in held.hand.faces()) + Counter(deal.stock)
    found += Counter(one for event in told if event.key == "played" for one in event.cards)
    assert found == Counter(game.pack(options))
    return options, deal, told
