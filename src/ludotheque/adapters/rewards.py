"""The rewards of learners."""

from __future__ import annotations

from collections.abc import Sequence


def rewards_of(places: Sequence[int]) -> list[float]:
    """For every seat its share of the win times the number of seats, minus one: a loss is -1, and all add up to 0.

    A sole winner of two has 1, of three 2; two winners of three have 0.5 each. If no player won (a guard without a
    player came home first), all have 0.
    """
    winners = list(places).count(1)
    if winners == 0:
        return [0.0] * len(places)
    return [len(places) / winners - 1.0 if place == 1 else -1.0 for place in places]
