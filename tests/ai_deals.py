"""Deals played by computer seats, and the same deal with the unseen cards imagined anew."""

from random import Random

from cardavia.ai.dice import Dice
from cardavia.ai.guessing import Guesser, World
from cardavia.ai.levels import decide
from cardavia.ai.minds import mind_of
from cardavia.cards.packs import shuffled
from cardavia.rules.actions import Action, Bury, Give
from cardavia.rules.black_maria import BlackMaria
from cardavia.rules.catalogue import all_games, game_named
from cardavia.rules.deal import Deal, Table
from cardavia.rules.game import Options, defaults, seats_of, split
from cardavia.rules.pepper import Pepper
from cardavia.rules.sight import Sight, SightWriter, sight_from
from cardavia.rules.tractor import Tractor
from cardavia.rules.tractor.table import BURYING, DECLARING

GAMES = all_games()


class Seats:
    """A deal that computer seats play, and what each of them sees."""

    def __init__(self, name: str, number: int, options: Options | None = None) -> None:
        game = game_named(name)
        assert game is not None
        self.game = game
        self.options = options or defaults(game)
        rng = Random(number)
        self.hands, self.stock = split(game, self.options, shuffled(game.pack(self.options), rng))
        self.before = game.start(self.options, int(rng.random() * seats_of(self.options)))
        self.before.deals = number % 3
        self.deal = self.fresh(self.hands, self.stock)
        self.answers: list[tuple[int, Action]] = []

    def fresh(self, hands: list[list[int]], stock: list[int]) -> Deal:
        copies = [list(hand) for hand in hands]
        return self.game.begin(self.options, self.before, copies, list(stock))

    @property
    def turn(self) -> int:
        return self.deal.table.turn

    @property
    def is_over(self) -> bool:
        return self.deal.table.is_over()

    def text(self, seat: int) -> str:
        return written_sight(
            self, self.deal.table, seat, self.hands[seat], self.stock, self.answers
        )

    def sight(self, seat: int) -> Sight:
        return sight_from(self.text(seat), GAMES)

    def answer(self, level: str, worlds: int = 4) -> Action:
        return decide(self.text(self.turn), level, 3, worlds).action

    def submit(self, action: Action) -> None:
        refusal = self.deal.why_not(action)
        assert refusal is None, (action.text(), refusal.text() if refusal else "")
        self.answers.append((self.turn, action))
        self.deal.apply(action, None)

    def play(self, level: str, steps: int) -> "Seats":
        for _ in range(steps):
            if self.is_over:
                break
            self.submit(self.answer(level))
        return self


def written_sight(
    seats: Seats,
    table: Table,
    seat: int,
    hand: list[int],
    stock: list[int],
    answers: list[tuple[int, Action]],
) -> str:
    writer = SightWriter(seats.game, seats.options, seats.before, seat)
    writer.hand(hand, stock if table.shows_stock(seat) else [])
    for actor, action in answers:
        writer.answer(actor, action, seen=actor == seat or table.shows(seat, actor, action))
    return writer.text()


def worlds_of(sight: Sight, count: int, seed: int = 1) -> list[World]:
    guesser = Guesser(mind_of(sight.game.name).knowledge(sight), Dice(seed))
    return [guesser.world() for _ in range(count)]


class Other:
    """A whole deal that would have looked the same to one seat."""

    def __init__(self, seats: Seats, seat: int, world: World) -> None:
        self.seats, self.seat = seats, seat
        self.hands = [list(hand) for hand in world.hands]
        self.hands[seat] = seats.deal.owns[seat].hand.faces()
        self.stock = list(world.stock)
        self.answers = list(seats.answers)
        for event in seats.sight(seat).story:
            if event.key == "played":
                self.hands[event.seat] += event.cards
        table = seats.deal.table
        if isinstance(table, BlackMaria):
            self._undo_gifts(table)
        if isinstance(table, Tractor):
            self._undo_kitty(table)
        if isinstance(table, Pepper):
            self._undo_swap(table)
        self.hands[seat] = list(seats.hands[seat])

    def _undo_swap(self, table: Pepper) -> None:
        """Give back what partners swapped, any card where the seat did not see it."""
        for index, (actor, action) in reversed(list(enumerate(self.answers))):
            if not isinstance(action, Give):
                continue
            receiver = table.out if actor == table.contractor else table.contractor
            known = self.seat in (actor, receiver)
            gift = action.cards() if known else self.hands[receiver][:1]
            self.hands[receiver] = [face for face in self.hands[receiver] if face not in gift]
            self.hands[actor] = self.hands[actor] + gift
            self.answers[index] = (actor, Give(gift))

    def _undo_gifts(self, table: BlackMaria) -> None:
        number = table.terms.pass_count
        if table.shift == 0:
            return
        if table.stage == 0:
            for index, (actor, _) in enumerate(self.answers):
                if actor != self.seat:
                    gift, self.stock = self.stock[:number], self.stock[number:]
                    self.hands[actor] += gift
                    self.answers[index] = (actor, Give(gift))
            return
        gifts: dict[int, list[int]] = {}
        for actor, action in self.answers[: table.seats]:
            receiver = table.receiver(actor)
            known = self.seat in (actor, receiver)
            gifts[actor] = action.cards() if known else self.hands[receiver][:number]
        for index, (actor, _) in enumerate(self.answers[: table.seats]):
            gift, receiver = gifts[actor], table.receiver(actor)
            self.hands[receiver] = [face for face in self.hands[receiver] if face not in gift]
            self.answers[index] = (actor, Give(gift))
        for actor, gift in gifts.items():
            self.hands[actor] = self.hands[actor] + gift

    def _undo_kitty(self, table: Tractor) -> None:
        if table.phase in (DECLARING, BURYING):
            if table.phase == BURYING:
                self.stock = list(self.seats.stock)
            return
        if table.dealer == self.seat:
            self.stock = list(self.seats.stock)
            return
        for index, (actor, action) in enumerate(self.answers):
            if isinstance(action, Bury):
                self.answers[index] = (actor, Bury(list(self.stock)))
        pool = self.hands[table.dealer] + self.stock
        kitty = list(table.exposed) or self._some_kitty(pool, table.dealer)
        for face in kitty:
            pool.remove(face)
        self.hands[table.dealer] = pool
        self.stock = kitty

    def _some_kitty(self, pool: list[int], dealer: int) -> list[int]:
        """Return eight cards of the dealer's that need not have been dealt to it."""
        free = list(pool)
        for actor, action in self.answers:
            if action.kind == "show" and actor == dealer:
                for face in action.cards():
                    if face in free:
                        free.remove(face)
        return free[:8]

    def replayed(self) -> Deal:
        """Play the same answers with the other cards; each must be legal."""
        deal = self.seats.fresh(self.hands, self.stock)
        for actor, action in self.answers:
            assert deal.table.turn == actor
            refusal = deal.why_not(action)
            assert refusal is None, (action.text(), refusal.text() if refusal else "")
            deal.apply(action, None)
        return deal

    def text(self) -> str:
        """Return what the seat would have seen."""
        deal = self.replayed()
        return written_sight(
            self.seats, deal.table, self.seat, self.hands[self.seat], self.stock, self.answers
        )
