"""Bots that choose with one kernel call."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import branch, generator, pick
from ludotheque.core.contract import Quick, Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.kernels.policy_codes import QUICK, RANDOM
from ludotheque.core.match import Match

from .codes import MEMORY, PERFECT, POLICIES

PLAIN = ("random", "greedy")
FINE = 1_000_000  # parts of a chance
FOREVER = -1.0  # the span of a memory in compiled loops


class Lineup(NamedTuple):
    """The bots of compiled loops, by seat."""

    codes: npt.NDArray[np.int8]
    spans: npt.NDArray[np.float64]  # how long they remember; `FOREVER`: they forget nothing
    slips: npt.NDArray[np.float64]  # how often they play just any move


def policy_codes(names: Sequence[str], seats: int) -> npt.NDArray[np.int8]:
    """One code for each seat, of policies that need nothing but the position. A single name stands for every seat."""
    for name in names:
        if name not in PLAIN:
            raise BadRequest("error-bot", found=name, known=list(PLAIN))
    if len(names) not in (1, seats):
        raise BadRequest("error-bots", found=len(names), seats=seats)
    chosen = list(names) * seats if len(names) == 1 else names
    return np.array([POLICIES[name] for name in chosen], np.int8)


def compiled_lineup(names: Sequence[str], variant: Variant) -> Lineup:
    """How the bots at these seats play in a compiled loop; `all_compiled` says that they can."""
    made = []
    for name in names:
        policy, _, memory = name.partition(MEMORY)
        code, quick = POLICIES[policy], quick_at(variant, len(names))
        span, slip = (quick.span, quick.slip) if code == QUICK else (FOREVER, 0.0)
        if memory:  # a greedy bot with a memory is a quick one that does not slip
            code, span = QUICK, FOREVER if memory == PERFECT else float(memory)
        made.append((code, span, slip))
    codes, spans, slips = zip(*made, strict=True)
    return Lineup(np.array(codes, np.int8), np.array(spans, np.float64), np.array(slips, np.float64))


def quick_at(variant: Variant, seats: int) -> Quick:
    """How a quick bot plays with so many players."""
    known = variant.engine.thinking.quick
    return known[min(seats - variant.game.players[0], len(known) - 1)]


@dataclass
class PolicyBot:
    """A bot at one seat. Its choice follows from its seed and the position.

    It only sees positions imagined for its seat, never the true one. `span` is how long it remembers, as in
    `SearchBot`; without one, a quick bot remembers as long as it usually does, and any other for ever.
    """

    name: str
    seed: int
    span: float | None = None
    forever: bool = False

    def __post_init__(self) -> None:
        if self.name not in POLICIES:
            raise BadRequest("error-bot", found=self.name, known=list(POLICIES))

    def choose(self, match: Match) -> int:
        """The action for the seat to move."""
        engine = match.engine
        seat = match.mover
        assert seat is not None
        rng = generator(branch(self.seed, match.ply))
        imagined = match.position(match.ply)
        quick = quick_at(match.variant, match.seats) if POLICIES[self.name] == QUICK else None
        span = quick.span if quick is not None and self.span is None and not self.forever else self.span
        if span is not None and engine.forget is not None:
            engine.forget(match.board, imagined, seat, span, branch(self.seed, seat))
        engine.imagine(match.board, imagined, seat, rng)
        slips = quick is not None and pick(rng, FINE) < quick.slip * FINE
        if POLICIES[self.name] != RANDOM and not slips:
            return int(engine.greedy(match.board, imagined, rng))
        legal = match.legal_actions()
        return int(legal[pick(rng, len(legal))])
