"""The bots that are one kernel call: how they are named and numbered for compiled loops."""

from __future__ import annotations

RANDOM, GREEDY = 0, 1

POLICIES = {"random": RANDOM, "greedy": GREEDY}
