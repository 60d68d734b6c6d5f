"""Fair chance follows from the seed as docs/reference/chance.md says."""

from __future__ import annotations

import hashlib
from collections import Counter

import numpy as np

import ludotheque
from ludotheque.core.chance import fair
from ludotheque.core.chance.fast import generator, pick
from ludotheque.core.kernels.structure import structure

STATE = structure(fair.FIELDS)


def seeded(seed: int) -> np.record:
    state: np.record = np.zeros(1, STATE)[0]
    fair.sow(state, fair.key_of(seed), 0)
    return state


def keystream(seed: int, blocks: int) -> bytes:
    out = np.zeros(16, np.uint32)
    stream = b""
    for counter in range(blocks):
        fair.block(fair.key_of(seed), counter, out)
        stream += out.astype("<u4").tobytes()
    return stream


def chacha20(key: bytes, counter: int) -> bytes:
    """RFC 8439, written anew for the test: one block, nonce 0."""

    def words(data: bytes) -> list[int]:
        return [int.from_bytes(data[i : i + 4], "little") for i in range(0, len(data), 4)]

    def quarter(x: list[int], a: int, b: int, c: int, d: int) -> None:
        for first, second, third, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[first] = (x[first] + x[second]) % 2**32
            x[third] ^= x[first]
            x[third] = (x[third] << bits | x[third] >> 32 - bits) % 2**32

    start = words(b"expand 32-byte k") + words(key) + [counter, 0, 0, 0]
    x = start.copy()
    for _ in range(10):
        for i in range(4):
            quarter(x, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return b"".join(((a + b) % 2**32).to_bytes(4, "little") for a, b in zip(x, start, strict=True))


def test_stream_is_chacha20() -> None:
    # RFC 8439, appendix A.1, test vectors 1 and 2: the key of zeros
    zeros = keystream(0, 2).hex()
    assert zeros.startswith("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7")
    assert zeros[128:].startswith("9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed")
    for seed in (1, 2**255 + 12345, 2**256 - 1):
        assert keystream(seed, 3) == b"".join(chacha20(seed.to_bytes(32, "big"), counter) for counter in range(3))


def test_sow_counts_seeds_up() -> None:
    for seed, offset in ((7, 0), (2**32 - 1, 1), (2**64 - 3, 5), (2**256 - 1, 1)):
        state = seeded(0)
        fair.sow(state, fair.key_of(seed), offset)
        assert state.key.tolist() == fair.key_of((seed + offset) % 2**256).tolist()


def test_a_number_is_the_next_word_as_a_fraction() -> None:
    state = seeded(99)
    stream = keystream(99, 3)
    for place in range(20):
        word = int.from_bytes(stream[8 * place : 8 * place + 8], "little")
        assert fair.peek(state, 6) == word * 6 >> 64
        assert fair.below(state, 6) == word * 6 >> 64
    assert state.words == 20


def test_shuffle_as_documented() -> None:
    """Fisher-Yates from the last card down; four numbers out of each word."""
    state = seeded(5)
    items = np.arange(66, dtype=np.int16)
    fair.shuffle(state, items, 66)

    expected, stream, place, left, word = list(range(66)), keystream(5, 3), 0, 0, 0
    for last in range(65, 0, -1):
        if left == 0:
            word, place, left = int.from_bytes(stream[place : place + 8], "little"), place + 8, 4
        product = word * (last + 1)
        other, word, left = product >> 64, product % 2**64, left - 1
        expected[last], expected[other] = expected[other], expected[last]
    assert items.tolist() == expected
    assert state.words == place // 8 == 17


def test_a_whole_deal_can_be_checked_without_our_generator() -> None:
    """What docs/reference/chance.md tells a stranger to do, for a game of three."""
    match = ludotheque.game("winston").new(3, seed=2024)
    seed = (2024).to_bytes(32, "big")
    assert match.commitment == hashlib.sha256(seed).hexdigest()
    stream = b"".join(chacha20(seed, counter) for counter in range(4))
    deck = [c + part for c in "ROYGBP" for part in ["h"] * 3 + ["b"] * 8]
    place, left, word = 0, 0, 0
    for last in range(65, 0, -1):
        if left == 0:
            word, place, left = int.from_bytes(stream[place : place + 8], "little"), place + 8, 4
        product = word * (last + 1)
        other, word, left = product >> 64, product % 2**64, left - 1
        deck[last], deck[other] = deck[other], deck[last]
    first = int.from_bytes(stream[place : place + 8], "little") * 3 >> 64
    assert match.setup == {"deck": deck, "first": first}


def test_every_place_is_equally_likely() -> None:
    found: Counter[tuple[int, ...]] = Counter()
    state = seeded(0)
    items = np.zeros(4, np.int16)
    for seed in range(24_000):
        fair.sow(state, fair.key_of(seed), 0)
        items[:] = range(4)
        fair.shuffle(state, items, 4)
        found[tuple(items.tolist())] += 1
    assert len(found) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in found.values()) < 23 + 5 * 46**0.5


def test_fast_numbers_are_even() -> None:
    rng = generator(3)
    found = Counter(pick(rng, 10) for _ in range(20_000))
    assert sorted(found) == list(range(10))
    assert sum((n - 2000) ** 2 / 2000 for n in found.values()) < 9 + 5 * 18**0.5
