"""The names of the policies that are one kernel call, with their codes in compiled loops."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.core.kernels.policy_codes import GREEDY, RANDOM

POLICIES = {"random": RANDOM, "greedy": GREEDY}


def all_compiled(bots: Iterable[str]) -> bool:
    """Whether games of these bots can be played in one compiled loop."""
    return all(name in POLICIES for name in bots)
