"""Chanterelle: what a seat cannot know, how well each seat stands, and a quick sensible move."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import Rng, pick
from ludotheque.core.chance.hidden import redraw_chance, redraw_hidden
from ludotheque.core.kernels.decorators import kernel, wide

from .rules import cards_of, legal, scores
from .state import ACTIONS, EACH, KEEP, MOST_CARDS, SEATS, TOADSTOOL

ENOUGH = 2  # toadstools in the basket from which on the witch is worth a try


@kernel
def imagine(board: np.record, s: np.record, seat: int, rng: Rng) -> None:
    """[hidden] The cards this seat has not seen, shuffled."""
    cards = wide(s.seats) * EACH
    hidden = np.empty(MOST_CARDS, np.bool_)
    for k in range(cards):
        hidden[k] = not wide(s.known[k]) >> seat & 1
    redraw_hidden(s.card, hidden, cards, rng)
    redraw_chance(s, rng)


@kernel
def estimate(board: np.record, s: np.record, out: npt.NDArray[np.float64]) -> None:
    """A lead is worth more, the fewer cards are left."""
    points = np.empty(SEATS, np.int32)
    scores(board, s, points)
    left = EACH - wide(s.found) / wide(s.seats)
    total = 0.0
    for seat in range(wide(s.seats)):
        out[seat] = np.exp(points[seat] / (1.0 + left))
        total += out[seat]
    for seat in range(wide(s.seats)):
        out[seat] /= total


@kernel
def greedy(board: np.record, s: np.record, rng: Rng) -> int:
    """Give toadstools away, unless there are enough for the witch, and keep the rest."""
    actions = np.empty(ACTIONS, np.int16)
    n = legal(board, s, actions)
    unwanted = s.card[s.found] == TOADSTOOL and not (s.witch and cards_of(s, wide(s.turn), TOADSTOOL) >= ENOUGH)
    first = 1 if unwanted and n > 1 and actions[0] == KEEP else 0  # `keep` comes first where it is legal
    if not unwanted and actions[0] == KEEP:
        return KEEP
    return wide(actions[first + pick(rng, n - first)])
