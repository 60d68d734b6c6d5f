"""Fast random numbers for what bots and simulations choose: SplitMix64, one word of state in an array.

Nothing dealt or rolled in a game comes from here; that is `chance.fair`.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ..kernels.decorators import helper, wide
from ..kernels.exponential import exp

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX1 = np.uint64(0xBF58476D1CE4E5B9)
MIX2 = np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)

Rng = npt.NDArray[np.uint64]


def generator(seed: int) -> Rng:
    """A generator for Python code; kernels take the array."""
    return np.array([seed & 0xFFFFFFFFFFFFFFFF], np.uint64)


def branch(seed: int, number: int) -> int:
    """A seed for a part of something: the choice at one ply, the game on one deal."""
    return (seed * 0x2545F4914F6CDD1D + (number + 1) * 0xD1342543DE82EF95) & 0x7FFFFFFFFFFFFFFF


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
def mixed(seed: int, thing: int) -> int:
    """A number of 32 bits that looks random, always the same for the same seed and thing."""
    z = np.uint64(seed) + GOLDEN * np.uint64(thing + 1)
    z = (z ^ (z >> S30)) * MIX1
    z = (z ^ (z >> S27)) * MIX2
    return wide((z ^ (z >> S31)) >> S32)


@helper
def remembers(seed: int, thing: int, age: int, span: float) -> bool:
    """Whether a person still knows what was seen, `age` other things later. What is forgotten stays forgotten: `seed`
    identifies the player's memory and `thing` what was seen, and the same two give the same answer until it fades.

    The forgetting curve is exponential: after `span` things about a third (1/e) is left. A span of 0 keeps nothing.
    """
    if span <= 0.0:
        return False
    return bool(mixed(seed, thing) < exp(-age / span) * 4294967296.0)


@helper
def reseed(rng: Rng, state: np.record, stream: int) -> None:
    """Start `rng` anew from the seed of a position, so that one game's choices can be repeated alone."""
    reseed_above(rng, state, stream)
    reseed_below(rng, state)


@helper
def reseed_above(rng: Rng, state: np.record, stream: int) -> None:
    """The first part of `reseed`, by all of the seed but its last 64 bits."""
    rng[0] = np.uint64(stream)
    for i in range(0, 6, 2):
        _stir(rng, state, i)


@helper
def reseed_below(rng: Rng, state: np.record) -> None:
    """The second part of `reseed`, by the last 64 bits of the seed."""
    _stir(rng, state, 6)


@helper
def _stir(rng: Rng, state: np.record, i: int) -> None:
    rng[0] = next_word(rng) ^ (np.uint64(state.key[i]) | np.uint64(state.key[i + 1]) << S32)
