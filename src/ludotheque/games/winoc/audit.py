"""Invariants of every position of Winoc."""

from __future__ import annotations

from collections import Counter

import numpy as np

from .state import CHOOSING, DRAWING, FLYING, FOLLOWING, GUARDS, JUNIOR, MOVING, SIX, SOUTH, STONES


def audit(board: np.record, s: np.record) -> list[str]:
    return _stones(board, s) + _paths(board, s) + _guards(board, s)


def _stones(board: np.record, s: np.record) -> list[str]:
    """Every pair of symbols exists as often as it was printed."""
    stones = range(int(board.stones))
    printed = Counter(tuple(sorted((int(board.face[k, 0]), int(board.face[k, 1])))) for k in stones)
    there = Counter(tuple(sorted((int(s.up[k]), int(s.down[k])))) for k in stones)
    return [] if there == printed else [f"stones {sorted(there.elements())}"]


def _paths(board: np.record, s: np.record) -> list[str]:
    wrong = []
    if s.path[0] & s.path[1]:
        wrong.append("a stone lies on both paths")
    for path, name in enumerate("NS"):
        stones = [k for k in range(STONES) if int(s.path[path]) >> k & 1]
        shown = [int(s.up[k]) for k in stones if s.up[k]]
        if any(k >= board.stones for k in stones):
            wrong.append(f"{name}: stones {stones}")
        if len(stones) != s.count[path] or sum(1 << symbol for symbol in set(shown)) != s.symbols[path]:
            wrong.append(f"{name}: {stones} against {s.count[path]} and {s.symbols[path]:b}")
        if len(set(shown)) != len(shown):
            wrong.append(f"{name}: a symbol lies there twice: {shown}")
        if any(not int(s.turned) >> k & 1 for k in stones):
            wrong.append(f"{name}: a stone lies there that was never turned")
    if not s.over and not _phase_fits(s):
        wrong.append(f"phase {s.phase} with {s.count} stones")
    return wrong


def _phase_fits(s: np.record) -> bool:
    if s.rules == JUNIOR:
        return bool(s.phase == DRAWING and s.count[SOUTH] == 0)
    if (s.phase == FLYING) != (SIX in s.count):
        return False
    if s.phase == CHOOSING:
        return not any(s.count)
    return s.phase not in (MOVING, FOLLOWING) or any(s.count)


def _guards(board: np.record, s: np.record) -> list[str]:
    wrong = []
    places = [int(place) for place in s.place]
    towers = [place for place in places if board.refuge[place] != place]
    if s.rules != JUNIOR and len(set(towers)) != len(towers):
        wrong.append(f"guards share a tower: {places}")
    if any(place >= board.places for place in places):
        wrong.append(f"guards at {places}")
    for guard in range(GUARDS):
        if s.rules == JUNIOR and places[guard] != (board.gate[guard] + s.walked[guard]) % board.places:
            wrong.append(f"guard {guard} at {places[guard]} after {s.walked[guard]}")
        seat = int(s.owner[guard])
        if seat >= 0 and s.guard[seat] != guard:
            wrong.append(f"guard {guard} of seat {seat}, which has {s.guard[seat]}")
    return wrong
