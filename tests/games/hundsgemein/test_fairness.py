"""The opening of Hundsgemein follows from the seed, as docs/reference/chance.md says."""

from __future__ import annotations

from typing import TypeVar

import pytest

import ludotheque
from ludotheque.games.hundsgemein.notation import DOG_NAMES, STREET_NAMES
from tests.core.chance.test_fair import chacha20

Thing = TypeVar("Thing")


class Stream:
    """docs/reference/chance.md, with whole numbers of any size."""

    def __init__(self, seed: int) -> None:
        key = seed.to_bytes(32, "big")
        self.bytes = b"".join(chacha20(key, counter) for counter in range(4))
        self.used = 0

    def word(self) -> int:
        self.used += 1
        return int.from_bytes(self.bytes[8 * self.used - 8 : 8 * self.used], "little")

    def below(self, n: int) -> int:
        return self.word() * n >> 64

    def shuffled(self, things: list[Thing]) -> list[Thing]:
        things = list(things)
        fraction = 0
        for drawn, i in enumerate(range(len(things) - 1, 0, -1)):
            if drawn % 4 == 0:
                fraction = self.word()
            fraction *= i + 1
            j, fraction = fraction >> 64, fraction % 2**64
            things[i], things[j] = things[j], things[i]
        return things


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, 7, 2**256 - 1])
def test_the_deal_can_be_checked_without_our_generator(seats: int, seed: int) -> None:
    stream = Stream(seed)
    dogs = stream.shuffled([dog for dog in DOG_NAMES for _ in range(3)])
    fleas = [breed for breed in (1, 2, 3, 4) for _ in range(12 // seats)]
    reserves = [stream.shuffled(fleas) for _ in range(seats)]
    match = ludotheque.game("hundsgemein").new(seats, seed=seed)
    assert match.setup == {
        "dogs": dict(zip(STREET_NAMES, dogs, strict=True)),
        "reserves": reserves,
        "first": stream.below(seats),
    }
    assert match.state.words == stream.used
