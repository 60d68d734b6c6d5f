"""The names of the policies that are one kernel call, with their codes in compiled loops."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ludotheque.core.kernels.policy_codes import GREEDY, QUICK, RANDOM

POLICIES = {"random": RANDOM, "greedy": GREEDY, "quick": QUICK}

MEMORY = "~"  # before the length of a bot's memory
PERFECT = "all"  # a memory that forgets nothing

_REMEMBERING = re.compile(rf"(greedy|quick){MEMORY}(?:0|[1-9][0-9]{{0,3}}|{PERFECT})", re.ASCII)


def policy_of(name: str) -> str | None:
    """The policy by which this bot plays, with any memory; None if it does not play by one."""
    found = _REMEMBERING.fullmatch(name)
    return found[1] if found else name if name in POLICIES else None


def all_compiled(bots: Iterable[str]) -> bool:
    """Whether games of these bots can be played in one compiled loop."""
    return all(policy_of(name) for name in bots)
