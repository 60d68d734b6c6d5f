"""Positions imagined for a seat, in which a user's bot can try moves."""

from __future__ import annotations

from random import Random

import numpy as np

from ludotheque.core.chance import fair
from ludotheque.core.chance.fast import generator
from ludotheque.core.contract import CHANCE, NOBODY, Variant
from ludotheque.core.errors import BadText
from ludotheque.core.kernels.structure import copied
from ludotheque.core.position import moves_shown, places_of, scores_of


class World:
    """A possible position, to try moves in. It holds nothing that the seat it was imagined for cannot know."""

    def __init__(self, variant: Variant, state: np.record, seats: int) -> None:
        self.variant = variant
        self.state = state
        self.seats = seats

    @property
    def mover(self) -> int | None:
        """The seat to act; None when chance is to act or the game is over."""
        mover = int(self.variant.engine.mover(self.variant.engine.board, self.state))
        return None if mover < 0 else mover

    @property
    def at_chance(self) -> bool:
        return int(self.variant.engine.mover(self.variant.engine.board, self.state)) == CHANCE

    @property
    def over(self) -> bool:
        return int(self.variant.engine.mover(self.variant.engine.board, self.state)) == NOBODY

    @property
    def scores(self) -> list[int]:
        return scores_of(self.variant.engine.scores, self.variant.engine.board, self.state, self.seats)

    @property
    def places(self) -> list[int]:
        return places_of(self.variant.engine.places, self.variant.engine.board, self.state, self.seats)

    def legal(self) -> list[str]:
        """The legal moves as people see and type them (all outcomes, when chance is to act)."""
        return list(self._legal())

    def play(self, text: str) -> None:
        legal = self._legal()
        if text not in legal:
            raise BadText(text, list(legal))
        self.variant.engine.apply(self.variant.engine.board, self.state, legal[text])

    def after(self, text: str) -> World:
        """A copy in which this move has been played."""
        world = self.copy()
        world.play(text)
        return world

    def chance(self) -> None:
        """Let chance act."""
        outcomes = list(self._legal().values())
        outcome = outcomes[fair.peek(self.state, len(outcomes))]
        self.variant.engine.apply(self.variant.engine.board, self.state, outcome)

    def greedy(self, random: Random) -> str:
        """The move of the bot `greedy` for the seat to move."""
        engine = self.variant.engine
        action = int(engine.greedy(engine.board, self.state, generator(random.getrandbits(64))))
        return next(text for text, legal in self._legal().items() if legal == action)

    def estimate(self) -> list[float]:
        """For every seat the game's guess, from 0 to 1, of how well it stands."""
        out = np.zeros(self.seats)
        self.variant.engine.estimate(self.variant.engine.board, self.state, out)
        return [float(share) for share in out]

    def copy(self) -> World:
        return World(self.variant, copied(self.state), self.seats)

    def _legal(self) -> dict[str, int]:
        return moves_shown(self.variant.engine, self.state)
