"""What every game's computer player can do; one subclass a game."""

from abc import ABC, abstractmethod

from cardavia.ai.decision import Candidate
from cardavia.ai.dice import Dice
from cardavia.ai.reading import Knowledge
from cardavia.cards.hand import hand_of
from cardavia.rules.deal import Deal, Own
from cardavia.rules.sight import Sight


class Mind(ABC):
    """The knowledge of one game: rules of thumb, imagined play, and what a result is worth."""

    @abstractmethod
    def candidates(self, sight: Sight) -> list[Candidate]:
        """Weigh the possible answers by rules of thumb, best first."""

    @abstractmethod
    def plain_candidates(self, sight: Sight) -> list[Candidate]:
        """Weigh the answers as a player does who follows simple habits only, best first."""

    @abstractmethod
    def knowledge(self, sight: Sight) -> Knowledge:
        """Return where the unseen cards can be."""

    def voids(self, sight: Sight) -> list[int]:
        """Return the suits each seat has shown it is out of, as bits; rollouts go on from them."""
        return [0] * sight.view().table.seats

    @abstractmethod
    def play_out(self, deal: Deal, dice: Dice, voids: list[int]) -> None:
        """Play an imagined deal to its end, each seat by rules of thumb from what it may know."""

    @abstractmethod
    def utility(self, sight: Sight, deal: Deal) -> float:
        """Return what a finished deal is worth to the seat of a sight."""

    def explains(self, sight: Sight) -> bool:
        """Tell whether ``fit`` says something about the story so far."""
        return False

    def fit(self, sight: Sight, hands: list[list[int]], stock: list[int]) -> float:
        """Return how well an imagined deal explains what was played and bid; only ratios count."""
        return 1.0

    def imagined(self, sight: Sight, hands: list[list[int]], stock: list[int]) -> Deal:
        """Return the present deal with imagined cards in the other hands."""
        assert sight.deal is not None
        owns: list[Own] = []
        for seat in range(len(hands)):
            own = sight.deal.owns[seat].copy()
            if seat != sight.seat:
                own.hand = hand_of(hands[seat])
            owns.append(own)
        return Deal(sight.deal.table.copy(), owns, list(stock))
