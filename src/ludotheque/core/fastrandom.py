"""Fast random numbers for what bots and simulations choose: SplitMix64, one word of state in an array.

Nothing dealt or rolled in a game comes from here; that is `core.chance`.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .kernel import helper, wide

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX1 = np.uint64(0xBF58476D1CE4E5B9)
MIX2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)

Rng = npt.NDArray[np.uint64]


def generator(seed: int) -> Rng:
    """A generator for Python code; kernels take the array."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], np.uint64)


@helper
def next_word(rng: Rng) -> np.uint64:
    rng[0] += GOLDEN
    z: np.uint64 = rng[0]
    z = (z ^ (z >> S30)) * MIX1
    z = (z ^ (z >> S27)) * MIX2
    return z ^ (z >> S31)


@helper
def pick(rng: Rng, n: int) -> int:
    """A number from 0 to n-1."""
    return (wide(next_word(rng) >> S32) * n) >> 32


@helper
def reseed(rng: Rng, state: np.record, stream: int) -> None:
    """Start `rng` anew from the seed of a position, so that one game's choices can be repeated alone."""
    rng[0] = np.uint64(stream)
    for i in range(8):
        rng[0] = next_word(rng) ^ np.uint64(state.key[i])
