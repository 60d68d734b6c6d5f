"""A state of an OpenSpiel game: a node behind OpenSpiel's interface."""

from __future__ import annotations

from collections.abc import Callable

import pyspiel

from ludotheque.core.chance.fast import generator

from .nodes import BYTE, DealNode, Node
from .ruleset import TERMINAL

DEAL_OUTCOMES = [(byte, 1 / BYTE) for byte in range(BYTE)]


class ShelfState(pyspiel.State):  # type: ignore[misc]
    """A state. OpenSpiel copies and pickles its attributes; the only one is an immutable node."""

    def __init__(self, game: pyspiel.Game, node: DealNode | Node) -> None:
        super().__init__(game)
        self.node = node

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes, all equally likely."""
        if isinstance(self.node, DealNode):
            return DEAL_OUTCOMES
        outcomes = self.node.legal()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.text(action)

    def returns(self) -> list[float]:
        return self.node.returns()

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> ShelfState:
        """A state that the player cannot tell from this one, drawn uniformly.

        Its history is empty, because that of this state would reveal what the player must not know.
        """
        twin: ShelfState = self.get_game().new_initial_state()
        if isinstance(self.node, DealNode):
            for _ in self.node.chosen:
                twin.apply_action(int(rng() * BYTE))
        else:
            twin.node = self.node.imagined(player, generator(int(rng() * 2**32) << 32 | int(rng() * 2**32)))
        return twin

    def __str__(self) -> str:
        return str(self.node)
