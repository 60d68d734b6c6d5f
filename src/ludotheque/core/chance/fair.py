"""Fair chance: every shuffle and every roll follows from a 256-bit seed that anyone can check afterwards.

The stream is ChaCha20 (RFC 8439) with the seed as key, nonce 0 and counter 0, the same that
`openssl enc -chacha20 -K SEED -iv 0… -in /dev/zero` prints. `docs/reference/chance.md` says step by step how
cards and dice are read off it. The generator is part of the position:

    key    the seed, 32 bytes, as eight little-endian words
    words  how many 64-bit words of the stream have been used

Sums are made in 64 bits and masked to 32, so that they are the same compiled and uncompiled.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import numpy.typing as npt

from ..kernels.decorators import helper, kernel, wide
from ..kernels.scratch import scratch

FIELDS: list[tuple[Any, ...]] = [("key", np.uint32, (8,)), ("words", np.uint32)]

SEED_BYTES = 32
MASK = 0xFFFFFFFF
WORDS_PER_BLOCK = 8
DRAWS_PER_WORD = 4  # a shuffle takes four numbers out of each word: the bias stays below 2**-36

# "expand 32-byte k"
A0, A1, A2, A3 = np.uint32(0x61707865), np.uint32(0x3320646E), np.uint32(0x79622D32), np.uint32(0x6B206574)


def seed_bytes(seed: int) -> bytes:
    """The seed as its 32 bytes, most significant first (so that its hex digits read as the number)."""
    return seed.to_bytes(SEED_BYTES, "big")


def commitment(seed: int) -> str:
    """What is published before the first move: SHA-256 of the seed's 32 bytes."""
    return hashlib.sha256(seed_bytes(seed)).hexdigest()


def key_of(seed: int) -> npt.NDArray[np.uint32]:
    return np.frombuffer(seed_bytes(seed), "<u4").astype(np.uint32)


@kernel
def sow(state: np.record, key: npt.NDArray[np.uint32], offset: int) -> None:
    """Seed the generator with the number behind `key` plus `offset` (below 2**32), modulo 2**256."""
    carry = wide(offset)
    for i in range(7, -1, -1):
        w = wide(key[i])
        w = (w >> 24 & 0xFF) | (w >> 8 & 0xFF00) | (w << 8 & 0xFF0000) | (w << 24 & 0xFF000000)
        w += carry
        carry = w >> 32
        w &= MASK
        w = (w >> 24 & 0xFF) | (w >> 8 & 0xFF00) | (w << 8 & 0xFF0000) | (w << 24 & 0xFF000000)
        state.key[i] = w
    state.words = 0


@helper
def _add(x: np.uint32, y: np.uint32) -> np.uint32:
    return np.uint32((wide(x) + wide(y)) & MASK)


@helper
def _turn(x: np.uint32, bits: int) -> np.uint32:
    return np.uint32((wide(x) << bits | wide(x) >> 32 - bits) & MASK)


@helper
def _quarter(
    a: np.uint32, b: np.uint32, c: np.uint32, d: np.uint32
) -> tuple[np.uint32, np.uint32, np.uint32, np.uint32]:
    a = _add(a, b)
    d = _turn(d ^ a, 16)
    c = _add(c, d)
    b = _turn(b ^ c, 12)
    a = _add(a, b)
    d = _turn(d ^ a, 8)
    c = _add(c, d)
    b = _turn(b ^ c, 7)
    return a, b, c, d


@helper
def block(key: npt.NDArray[np.uint32], counter: int, out: npt.NDArray[np.uint32]) -> None:
    """One ChaCha20 block: sixteen 32-bit words."""
    k0, k1, k2, k3, k4, k5, k6, k7 = key[0], key[1], key[2], key[3], key[4], key[5], key[6], key[7]
    count = np.uint32(counter)
    a0, a1, a2, a3, b0, b1, b2, b3 = A0, A1, A2, A3, k0, k1, k2, k3
    c0, c1, c2, c3, d0, d1, d2, d3 = k4, k5, k6, k7, count, np.uint32(0), np.uint32(0), np.uint32(0)
    for _ in range(10):
        a0, b0, c0, d0 = _quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = _quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = _quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = _quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = _quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = _quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = _quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = _quarter(a3, b0, c1, d2)
    out[0], out[1], out[2], out[3] = _add(a0, A0), _add(a1, A1), _add(a2, A2), _add(a3, A3)
    out[4], out[5], out[6], out[7] = _add(b0, k0), _add(b1, k1), _add(b2, k2), _add(b3, k3)
    out[8], out[9], out[10], out[11] = _add(c0, k4), _add(c1, k5), _add(c2, k6), _add(c3, k7)
    out[12], out[13], out[14], out[15] = _add(d0, count), d1, d2, d3


@kernel
def peek(state: np.record, n: int) -> int:
    """The number below `n` that the next word of the stream gives, without using the word up."""
    stream = scratch(16, np.uint32)
    used = wide(state.words)
    block(state.key, used // WORDS_PER_BLOCK, stream)
    at = 2 * (used % WORDS_PER_BLOCK)
    low = wide(stream[at]) * n
    high = wide(stream[at + 1]) * n + (low >> 32)
    return high >> 32


@helper
def below(state: np.record, n: int) -> int:
    """A number from 0 to n-1; uses up one word."""
    number = peek(state, n)
    state.words += 1
    return number


@helper
def left_over(state: np.record, n: int, m: int) -> int:
    """A number from 0 to m-1 out of the word last used, after `below(state, n)` took its number; uses up no word.

    The word is a fraction of 2**64: times n its whole part was the number, and the rest, times m, gives this one.
    """
    stream = scratch(16, np.uint32)
    last = wide(state.words) - 1
    block(state.key, last // WORDS_PER_BLOCK, stream)
    at = 2 * (last % WORDS_PER_BLOCK)
    low = wide(stream[at]) * n
    high = (wide(stream[at + 1]) * n + (low >> 32)) & MASK
    low = (low & MASK) * m
    return (high * m + (low >> 32)) >> 32


@helper
def shuffle(state: np.record, items: npt.NDArray[np.int16], n: int) -> None:
    """Shuffle the first `n` items in place (Fisher-Yates from the last one down); uses up ⌈(n-1)/4⌉ words."""
    stream = scratch(16, np.uint32)
    used = wide(state.words)
    loaded = wide(-1)
    low, high, left = wide(0), wide(0), 0
    for last in range(n - 1, 0, -1):
        if left == 0:
            if used // WORDS_PER_BLOCK != loaded:
                loaded = used // WORDS_PER_BLOCK
                block(state.key, loaded, stream)
            at = 2 * (used % WORDS_PER_BLOCK)
            low, high = wide(stream[at]), wide(stream[at + 1])
            used += 1
            left = DRAWS_PER_WORD
        # the word is a fraction of 2**64: times (last + 1), its whole part is the draw and the rest serves the next
        low *= last + 1
        high = high * (last + 1) + (low >> 32)
        low &= MASK
        other = high >> 32
        high &= MASK
        left -= 1
        item = items[last]
        items[last] = items[other]
        items[other] = item
    state.words = used
