"""What a seat of Chanterelle cannot know, imagined anew; who stands how well; a quick sensible move."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import Rng, next_word, pick
from ludotheque.core.kernels.decorators import kernel, wide

from .rules import cards_of, legal, scores
from .state import ACTIONS, EACH, KEEP, KINDS, MOST_CARDS, SEATS, TOADSTOOL

LOW, S32 = np.uint64(0xFFFFFFFF), np.uint64(32)
ENOUGH = 2  # toadstools in the basket from which on the witch is worth a try


@kernel
def imagine(board: np.record, s: np.record, seat: int, rng: Rng) -> None:
    """[hidden] The cards this seat has not seen, shuffled; put in order first, for nothing may show how they lay."""
    unseen = np.empty(MOST_CARDS, np.int8)
    n = 0
    for kind in range(KINDS):
        for k in range(wide(s.seats) * EACH):
            if not wide(s.known[k]) >> seat & 1 and s.card[k] == kind:
                unseen[n] = kind
                n += 1
    for k in range(wide(s.seats) * EACH):
        if not wide(s.known[k]) >> seat & 1:
            other = pick(rng, n)
            n -= 1
            s.card[k] = unseen[other]
            unseen[other] = unseen[n]
    for i in range(0, 8, 2):
        word = next_word(rng)
        s.key[i] = word & LOW
        s.key[i + 1] = word >> S32


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
