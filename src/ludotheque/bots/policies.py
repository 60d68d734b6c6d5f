"""Bots that choose with one kernel call."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import branch, generator, pick
from ludotheque.core.errors import BadRequest
from ludotheque.core.kernels.policy_codes import GREEDY
from ludotheque.core.match import Match

from .codes import POLICIES


def policy_codes(names: Sequence[str], seats: int) -> npt.NDArray[np.int8]:
    """One code for each seat. A single name stands for every seat."""
    for name in names:
        if name not in POLICIES:
            raise BadRequest("error-bot", found=name, known=list(POLICIES))
    if len(names) not in (1, seats):
        raise BadRequest("error-bots", found=len(names), seats=seats)
    chosen = list(names) * seats if len(names) == 1 else names
    return np.array([POLICIES[name] for name in chosen], np.int8)


@dataclass
class PolicyBot:
    """A bot at one seat. Its choice follows from its seed and the position.

    It only sees positions imagined for its seat, never the true one. `span` is how long it remembers, as in
    `SearchBot`.
    """

    name: str
    seed: int
    span: float | None = None

    def __post_init__(self) -> None:
        policy_codes([self.name], 1)

    def choose(self, match: Match) -> int:
        """The action for the seat to move."""
        engine = match.engine
        seat = match.mover
        assert seat is not None
        rng = generator(branch(self.seed, match.ply))
        imagined = match.position(match.ply)
        if self.span is not None and engine.forget is not None:
            engine.forget(match.board, imagined, seat, self.span, branch(self.seed, seat))
        engine.imagine(match.board, imagined, seat, rng)
        if POLICIES[self.name] == GREEDY:
            return int(engine.greedy(match.board, imagined, rng))
        legal = match.legal_actions()
        return int(legal[pick(rng, len(legal))])
