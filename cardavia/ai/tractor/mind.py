"""The computer player of Tractor."""

from typing import final

from cardavia.ai.decision import Candidate, best_first
from cardavia.ai.dice import Dice
from cardavia.ai.mind import Mind
from cardavia.ai.reading import Knowledge
from cardavia.ai.tractor.burying import VOID_WORTH, buried, bury_candidates
from cardavia.ai.tractor.choices import Follows, lead_choices
from cardavia.ai.tractor.counting import Count, note_voids
from cardavia.ai.tractor.declaring import call_value, declare_candidates
from cardavia.ai.tractor.explaining import story_fit
from cardavia.ai.tractor.knowing import known_cards, shown_voids
from cardavia.ai.tractor.plain import plain_value
from cardavia.ai.tractor.reasons import play_reasons
from cardavia.ai.tractor.rollout import Rollout
from cardavia.ai.tractor.valuing import Sizing
from cardavia.rules.actions import Play
from cardavia.rules.deal import NOBODY, Deal, Own
from cardavia.rules.sight import Sight
from cardavia.rules.tractor.declaring import calls_in
from cardavia.rules.tractor.scoring import TAKEOVER, is_taken_over
from cardavia.rules.tractor.table import BEATING, BURYING, DECLARING, PLAYING, Tractor

TAKING_DEAL = 1.0
PER_POINT = 0.01
MATCH = 4.0


@final
class TractorMind(Mind):
    """Declares by strength, buries for voids, plays by counting."""

    def candidates(self, sight: Sight) -> list[Candidate]:
        """Weigh declarations, ways to bury, or plays."""
        table = table_of(sight)
        own = sight.view().own
        if table.phase == BEATING:
            return [Candidate(table.prompt(own).legal[0], 0.0, [])]
        if table.phase == DECLARING:
            return best_first(declare_candidates(table, own.hand))
        if table.phase == BURYING:
            return bury_candidates(own.hand, table.order)
        count = Count(table, own, sight.seat, self.voids(sight))
        sizing = Sizing(count)
        found: list[Candidate] = []
        for faces in plays_of(count, own):
            found.append(Candidate(Play(faces), sizing.value(faces), []))
        ranked = best_first(found)
        for one in ranked[:12]:
            one.reasons = play_reasons(sizing, one.action.cards())
        return ranked

    def plain_candidates(self, sight: Sight) -> list[Candidate]:
        """Win with a high card where that is possible, else throw the lowest."""
        table = table_of(sight)
        own = sight.view().own
        if table.phase == BURYING:
            return bury_candidates(own.hand, table.order)[-1:]
        if table.phase != PLAYING:
            return self.candidates(sight)
        count = Count(table, own, sight.seat, self.voids(sight))
        found: list[Candidate] = []
        for faces in plays_of(count, own):
            found.append(Candidate(Play(faces), plain_value(count, faces), []))
        return best_first(found)

    def knowledge(self, sight: Sight) -> Knowledge:
        """Read voids, failed pairs, declared and exposed cards, and the dealer's kitty."""
        return known_cards(sight)

    def voids(self, sight: Sight) -> list[int]:
        """Return the voids and lacking pairs that each seat has shown."""
        return shown_voids(sight)

    def imagined(self, sight: Sight, hands: list[list[int]], stock: list[int]) -> Deal:
        """Let the imagined dealer know the imagined kitty."""
        deal = super().imagined(sight, hands, stock)
        table = deal.table
        assert isinstance(table, Tractor)
        if table.phase == PLAYING or table.phase == BEATING:
            if table.dealer != sight.seat:
                deal.owns[table.dealer].away = stock.copy()
        return deal

    def explains(self, sight: Sight) -> bool:
        """The cards played say what a seat did not hold, where none were thrown."""
        table = table_of(sight)
        is_simple = not table.terms.throws and not table.terms.owes_tractors
        return is_simple and table.phase == PLAYING and table.seen_once != 0

    def fit(self, sight: Sight, hands: list[list[int]], stock: list[int]) -> float:
        """Return how well an imagined deal explains the plays, each against the best one."""
        return story_fit(sight, table_of(sight), hands, stock)

    def play_out(self, deal: Deal, dice: Dice, voids: list[int]) -> None:
        """Declare, bury and play by rules of thumb."""
        table = deal.table
        assert isinstance(table, Tractor)
        out = voids.copy()
        while table.turn != NOBODY:
            seat = table.turn
            own = deal.owns[seat]
            if table.phase == PLAYING and is_plain(table):
                Rollout(table, deal.owns, out).run()
            elif table.phase == PLAYING:
                faces = self.best_play(table, own, out)
                note_voids(table, seat, faces, out)
                table.play(deal.owns, faces, None)
            else:
                self.prepare(table, deal)

    def best_play(self, table: Tractor, own: Own, voids: list[int]) -> list[int]:
        """Return the play that is worth most to the seat to act."""
        count = Count(table, own, table.turn, voids)
        sizing = Sizing(count)
        best: list[int] = []
        best_value = -1e9
        for faces in plays_of(count, own):
            value = sizing.value(faces)
            if value > best_value:
                best, best_value = faces, value
        return best

    def prepare(self, table: Tractor, deal: Deal) -> None:
        """Declare, bury or beat a throw by rules of thumb."""
        own = deal.owns[table.turn]
        if table.phase == BEATING:
            assert table.throw is not None
            table.beat(deal.owns, table.throw.answer(own.hand), None)
        elif table.phase == BURYING:
            table.bury(deal.owns, deal.stock, buried(own.hand, table.order, VOID_WORTH, 1.0), None)
        else:
            self._declare(table, deal)

    def _declare(self, table: Tractor, deal: Deal) -> None:
        hand = deal.owns[table.turn].hand
        best, chosen = 0.0, [-1]
        for faces in calls_in(hand, table.level, table.declaring.strength):
            value = call_value(table, hand, faces)
            if value > best:
                best, chosen = value, faces
        if chosen[0] < 0:
            table.say_pass(deal.owns, deal.stock, None)
        else:
            table.declare(chosen, None)

    def utility(self, sight: Sight, deal: Deal) -> float:
        """Return levels won, the deal, a little for points, and the match where it ends.

        Points count from the takeover, so that both roles compare when trump is declared.
        """
        table = deal.table
        assert isinstance(table, Tractor)
        side = sight.seat % 2
        if table.redealt:
            return 0.0
        after = sight.game.settle(sight.options, sight.standing, deal)
        gained = table.scores()
        value = float(gained[side] - gained[1 - side])
        attacks = table.is_attacker(sight.seat)
        value += TAKING_DEAL if is_taken_over(table.points) == attacks else 0.0
        value += PER_POINT * float(table.points - TAKEOVER) * (1 if attacks else -1)
        if after.winners:
            value += MATCH if after.winners[0] % 2 == side else -MATCH
        return value


def table_of(sight: Sight) -> Tractor:
    """Return the table of a sight."""
    table = sight.view().table
    assert isinstance(table, Tractor)
    return table


def is_plain(table: Tractor) -> bool:
    """Tell whether no throw lies on the table, and pairs alone are owed to a tractor."""
    lead = table.trick.shape
    return not table.terms.owes_tractors and (lead is None or not lead.parts)


def plays_of(count: Count, own: Own) -> list[list[int]]:
    """Return the plays worth weighing."""
    if not count.table.trick.plays:
        return lead_choices(count)
    return Follows(count, own).choices()
