"""PCG64 as NumPy has it, with its way to make a state of a seed (`SeedSequence`)."""

from __future__ import annotations

MASK32, MASK64, MASK128 = (1 << 32) - 1, (1 << 64) - 1, (1 << 128) - 1
POOL = 4
A_START, A_STEP = 0x43B0D7E5, 0x931E8875
B_START, B_STEP = 0x8B51F9DD, 0x58F38DED
MIX_LEFT, MIX_RIGHT = 0xCA01F9DD, 0x4973F715
MULTIPLIER = 0x2360ED051FC65DA44385DF649FCCF645


class _Hash:
    def __init__(self, start: int, step: int) -> None:
        self._constant, self._step = start, step

    def __call__(self, value: int) -> int:
        value ^= self._constant
        self._constant = self._constant * self._step & MASK32
        value = value * self._constant & MASK32
        return value ^ value >> 16


def _mixed(x: int, y: int) -> int:
    found = (MIX_LEFT * x - MIX_RIGHT * y) & MASK32
    return found ^ found >> 16


def seeded(seed: int, words: int) -> list[int]:
    """So many words of 64 bits for a generator."""
    entropy = [seed >> k & MASK32 for k in range(0, max(seed.bit_length(), 1), 32)]
    scramble = _Hash(A_START, A_STEP)
    pool = [scramble(entropy[k] if k < len(entropy) else 0) for k in range(POOL)]
    for source in range(POOL):
        for target in range(POOL):
            if source != target:
                pool[target] = _mixed(pool[target], scramble(pool[source]))
    for word in entropy[POOL:]:
        for target in range(POOL):
            pool[target] = _mixed(pool[target], scramble(word))
    spread = _Hash(B_START, B_STEP)
    halves = [spread(pool[k % POOL]) for k in range(2 * words)]
    return [low | high << 32 for low, high in zip(halves[::2], halves[1::2], strict=True)]


class PCG64:
    def __init__(self, seed: int) -> None:
        a, b, c, d = seeded(seed, 4)
        self._step = (((c << 64 | d) << 1) | 1) & MASK128
        self._state = 0
        self._advance()
        self._state = (self._state + (a << 64 | b)) & MASK128
        self._advance()

    def _advance(self) -> None:
        self._state = (self._state * MULTIPLIER + self._step) & MASK128

    def word(self) -> int:
        self._advance()
        folded, turn = (self._state >> 64 ^ self._state) & MASK64, self._state >> 122
        return (folded >> turn | folded << (64 - turn)) & MASK64


class Generator:
    def __init__(self, source: PCG64) -> None:
        self._source = source

    def random(self) -> float:
        """At least 0 and below 1."""
        return (self._source.word() >> 11) * 2.0**-53
