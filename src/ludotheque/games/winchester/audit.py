"""Invariants of every position of Winchester."""

from __future__ import annotations

import numpy as np

from .grid import CELLS, SQUARES
from .state import FACES, HOME, LANES, NOT_ROLLED, OBSTACLE, PLAYED_OUT, QUIET_ROUNDS, SECTIONS, STALLED, START, WAITING


def audit(board: np.record, s: np.record) -> list[str]:
    wrong = _pieces(board, s)
    for section, name in enumerate(SECTIONS):
        cells = np.flatnonzero((s.what == OBSTACLE) & (board.section == section))
        if len(cells) != LANES or len(set(board.number[cells].tolist())) != 1:
            wrong.append(f"obstacles in {name}: {[SQUARES[cell] for cell in cells]}")
    seats = range(int(s.seats))
    if s.starter not in seats or s.turn not in seats or s.die not in range(NOT_ROLLED, FACES):
        wrong.append(f"starter {s.starter}, turn {s.turn}, die {s.die}")
    elif s.die != NOT_ROLLED and not s.over and (s.left[s.turn] == 0 or s.lost[s.turn]):
        wrong.append(f"seat {s.turn} is to move but sits out")
    if (s.over == PLAYED_OUT) != (s.left.sum() == 1) or (s.over == STALLED) != (s.quiet == QUIET_ROUNDS):
        wrong.append(f"ending {s.over} with {s.left.sum()} pieces left after {s.quiet} quiet rounds")
    return wrong


def _pieces(board: np.record, s: np.record) -> list[str]:
    wrong = []
    expected = np.where(s.what == OBSTACLE, s.what, 0)
    arrivals = s.home[: s.arrived].tolist()
    for seat in range(len(s.left)):
        left = int(s.left[seat])
        cells = s.at[seat, :left].tolist()
        if cells != sorted(set(cells)) or not all(0 <= cell < CELLS for cell in cells):
            wrong.append(f"pieces of seat {seat} on {cells}")
            continue
        if set(s.at[seat, left:].tolist()) - {HOME}:
            wrong.append(f"seat {seat} has pieces beyond its {left}")
        if left + arrivals.count(seat) != (board.team[s.seats] if seat < s.seats else 0):
            wrong.append(f"seat {seat} has {left} pieces left and {arrivals.count(seat)} at home")
        for cell in cells:
            if expected[cell] or board.zone[cell] < 0:
                wrong.append(f"seat {seat} cannot stand on {SQUARES[cell]}")
            expected[cell] = seat + 1 + (WAITING if board.zone[cell] == START else 0)
    different = np.flatnonzero(expected != s.what)
    if len(different):
        wrong.append(f"on the board: {[SQUARES[cell] for cell in different]}")
    if set(s.home[s.arrived :].tolist()) - {-1}:
        wrong.append(f"more at home than {s.arrived}")
    return wrong
