"""The rules of Winchester. Names in brackets are the ids of the paragraphs in `rulebook/`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fair import below, left_over
from ludotheque.core.contract import CHANCE, NOBODY
from ludotheque.core.decisions import Decision
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.scratch import scratch
from ludotheque.core.scoring import rank

from .grid import CELLS, COLUMNS, PASS, STEPS
from .state import (
    ALL_PIECES,
    FACES,
    HOME,
    KING,
    KNIGHT,
    LAYOUT_FIRST,
    MOST_MOVES,
    NOT_OVER,
    NOT_ROLLED,
    NUMBERS,
    OBSTACLE,
    PAWN,
    PIECES,
    PLAYED_OUT,
    QUEEN,
    QUIET_ROUNDS,
    ROOK,
    SEATS,
    STALLED,
    START,
    WAITING,
    E,
)

Actions = npt.NDArray[np.int16]

# Possible answers of `refusal`: ids of rulebook paragraphs. The faces of the die come first, in order.
REFUSALS = (
    "",
    "king",
    "queen",
    "rook",
    "bishop",
    "knight",
    "pawn",
    "roll",
    "own",
    "must",
    "obstacle",
    "jump",
    "C2",
    "before-start",
    "C3",
    "C4",
    "arrival",
    "end",
)
AS_ROLLED = 1  # plus the face
ROLL_FIRST, NOT_YOURS, MUST_MOVE, ON_OBSTACLE, NO_JUMP, OWN_PIECE = 7, 8, 9, 10, 11, 12
BEFORE_START, LINES, CLOSED, TOO_DEEP, IS_OVER = 13, 14, 15, 16, 17


# --- setting up [setup], [obstacles], [C10] ---


@kernel
def draw(board: np.record, s: np.record, seats: int, layout: Actions) -> None:
    for section in range(LAYOUT_FIRST):
        layout[section] = 1 + below(s, NUMBERS)
    # out of the word of section F: the rolls are the same as in games from before C10, in which seat 0 was first
    layout[LAYOUT_FIRST] = left_over(s, NUMBERS, seats)


@kernel
def deal(board: np.record, s: np.record, seats: int, options: npt.NDArray[np.int8], layout: Actions) -> None:
    first = wide(layout[LAYOUT_FIRST])
    s.seats = seats
    s.starter = first
    s.turn = first
    s.die = NOT_ROLLED
    s.quiet = 0
    s.arrived = 0
    s.over = NOT_OVER
    for place in range(ALL_PIECES):
        s.home[place] = -1
    for cell in range(CELLS):
        section = wide(board.section[cell])
        s.what[cell] = OBSTACLE if section >= 0 and board.number[cell] == layout[section] else 0
    for seat in range(SEATS):
        s.lost[seat] = 0
        s.left[seat] = board.team[seats] if seat < seats else 0
        place = seat  # in the order of play, clockwise from the first [C10]
        if seat < seats:
            place = seat - first if seat >= first else seat - first + seats
        for k in range(PIECES):
            cell = wide(board.openings[seats, place, k])
            s.at[seat, k] = cell
            if cell != HOME:
                s.what[cell] = WAITING + seat + 1


# --- legal actions ---


@kernel
def mover(board: np.record, s: np.record) -> int:
    if s.over:
        return NOBODY
    return CHANCE if s.die == NOT_ROLLED else wide(s.turn)


@kernel
def legal(board: np.record, s: np.record, out: Actions) -> int:
    if s.over:
        return 0
    face = wide(s.die)
    if face == NOT_ROLLED:
        for outcome in range(FACES):
            out[outcome] = outcome
        return FACES
    seat = wide(s.turn)
    n = 0
    if face == KNIGHT:
        n = _jumps(board, s, seat, out)
    elif face == PAWN:
        n = _pawn_moves(board, s, seat, out)
    elif face == KING:
        n = _steps(board, s, seat, out)
    elif face == QUEEN:
        n = _slides(board, s, seat, 0, 8, out)
    elif face == ROOK:
        n = _slides(board, s, seat, 0, 4, out)
    else:
        n = _slides(board, s, seat, 4, 8, out)
    if n == 0:
        out[0] = PASS
        return 1
    return n


# A piece may land where `what` is 0, and on any racing piece of another seat: 1 … 5. Waiting pieces [C4] and obstacles
# have higher numbers. A piece in the start captures nothing [before-start]: its highest is 0.


@helper
def _highest_prey(board: np.record, cell: int) -> int:
    return 0 if board.zone[cell] == START else SEATS


@helper
def _slides(board: np.record, s: np.record, seat: int, low: int, high: int, out: Actions) -> int:
    n = 0
    for k in range(wide(s.left[seat])):
        cell = wide(s.at[seat, k])
        prey = _highest_prey(board, cell)
        for direction in range(low, high):
            action = wide(board.first[cell, direction])
            step = STEPS[direction]
            to = cell
            for _ in range(wide(board.reach[cell, direction])):
                to += step
                there = wide(s.what[to])
                if there:
                    if there <= prey and there != seat + 1:
                        out[n] = action
                        n += 1
                    break
                out[n] = action
                n += 1
                action += 1
    return n


@helper
def _steps(board: np.record, s: np.record, seat: int, out: Actions) -> int:
    n = 0
    for k in range(wide(s.left[seat])):
        cell = wide(s.at[seat, k])
        prey = _highest_prey(board, cell)
        for direction in range(8):
            if board.reach[cell, direction]:
                there = wide(s.what[cell + STEPS[direction]])
                if there <= prey and there != seat + 1:
                    out[n] = board.first[cell, direction]
                    n += 1
    return n


@helper
def _jumps(board: np.record, s: np.record, seat: int, out: Actions) -> int:
    n = 0
    for k in range(wide(s.left[seat])):
        cell = wide(s.at[seat, k])
        prey = _highest_prey(board, cell)
        for j in range(wide(board.jump_count[cell])):
            there = wide(s.what[board.landings[cell, j]])
            if there <= prey and there != seat + 1:
                out[n] = board.jumps[cell, j]
                n += 1
    return n


@helper
def _pawn_moves(board: np.record, s: np.record, seat: int, out: Actions) -> int:
    n = 0
    for k in range(wide(s.left[seat])):
        cell = wide(s.at[seat, k])
        prey = _highest_prey(board, cell)
        ahead = wide(board.ahead[cell])
        for direction in range(8):
            if ahead >> direction & 1 and board.reach[cell, direction]:
                there = wide(s.what[cell + STEPS[direction]])
                if there == 0 if direction < 4 else 0 < there <= prey and there != seat + 1:
                    out[n] = board.first[cell, direction]
                    n += 1
    return n


# --- reasons for illegal moves ---


@kernel
def refusal(board: np.record, s: np.record, action: int) -> int:
    """The rule that forbids a move. `legal` decides what is legal; this says why not."""
    if s.over:
        return IS_OVER
    if (action < PASS) != (s.die == NOT_ROLLED):
        return ROLL_FIRST
    out = scratch(MOST_MOVES, np.int16)
    for k in range(legal(board, s, out)):
        if out[k] == action:
            return 0
    if action == PASS:
        return MUST_MOVE
    cell = wide(board.origin[action])
    to = wide(board.target[action])
    if wide(s.what[cell]) & 7 != wide(s.turn) + 1:
        return NOT_YOURS
    x = to % COLUMNS - cell % COLUMNS
    y = to // COLUMNS - cell // COLUMNS
    face = wide(s.die)
    if not _goes(face, abs(x), abs(y)):
        return AS_ROLLED + face
    if face == KNIGHT:
        for j in range(wide(board.jump_count[cell])):
            if board.jumps[cell, j] == action:
                return _why_not_there(board, s, cell, to)
        return LINES
    direction = _direction(x, y)
    if face == PAWN and not wide(board.ahead[cell]) >> direction & 1:
        return AS_ROLLED + face
    return _why_not_along(board, s, cell, direction, max(abs(x), abs(y)))


@helper
def _goes(face: int, x: int, y: int) -> bool:
    """Whether the face can move this many columns and rows at all; a pawn: one step in any direction."""
    if face == KNIGHT:
        return x * y == 2
    if face in (KING, PAWN):
        return max(x, y) == 1
    straight = x == 0 or y == 0
    if face == ROOK:
        return straight
    return x == y or (straight and face == QUEEN)


@helper
def _direction(x: int, y: int) -> int:
    if y == 0:
        return 0 if x > 0 else 2
    if x == 0:
        return 1 if y > 0 else 3
    if y > 0:
        return 4 if x > 0 else 5
    return 7 if x > 0 else 6


@helper
def _why_not_along(board: np.record, s: np.record, cell: int, direction: int, distance: int) -> int:
    to = cell
    for k in range(distance):
        here = to
        to += STEPS[direction]
        if k >= board.reach[cell, direction]:
            return TOO_DEEP if board.zone[here] == START != board.zone[cell] else LINES
        if s.what[to] and k < distance - 1:
            return CLOSED if board.zone[to] == START != board.zone[cell] else NO_JUMP
    what = wide(s.what[to])
    if what == 0:  # a pawn captures diagonally, and there is nothing to capture
        return AS_ROLLED + PAWN
    if s.die == PAWN and direction < 4 and what != OBSTACLE and (what <= SEATS or board.zone[cell] == START):
        return AS_ROLLED + PAWN
    return _why_not_there(board, s, cell, to)


@helper
def _why_not_there(board: np.record, s: np.record, cell: int, to: int) -> int:
    """The square is occupied."""
    if s.what[to] == OBSTACLE:
        return ON_OBSTACLE
    if board.zone[to] == START != board.zone[cell]:
        return CLOSED
    return OWN_PIECE if wide(s.what[to]) & 7 == wide(s.turn) + 1 else BEFORE_START


# --- what players decide ---

DECISIONS = (Decision("move", "plan", turn=True), Decision("pass", "act", turn=True))
MOVES_PIECE, PASSES = range(2)


@kernel
def decision(board: np.record, s: np.record, action: int) -> int:
    return PASSES if action == PASS else MOVES_PIECE


# --- applying an action ---


@kernel
def apply(board: np.record, s: np.record, action: int) -> None:
    if action < PASS:
        s.words += 1
        s.die = action
        if _sits_out(s, wide(s.turn)):
            _next_turn(s)
        return
    if action == PASS:
        s.lost[s.turn] = 1
    else:
        _move(board, s, wide(board.origin[action]), wide(board.target[action]))
        if s.over:
            return
    _next_turn(s)


@helper
def _move(board: np.record, s: np.record, cell: int, to: int) -> None:
    seat = wide(s.turn)
    other = wide(s.what[to])
    s.what[cell] = other
    if other:  # [capture]
        _shift(s, other - 1, to, cell)
    if board.zone[to] != START:
        s.what[to] = seat + 1
        _shift(s, seat, cell, to)
    elif board.zone[cell] == START:
        s.what[to] = WAITING + seat + 1
        _shift(s, seat, cell, to)
    else:
        _shift(s, seat, cell, HOME)
        _arrive(board, s, seat)


@helper
def _shift(s: np.record, seat: int, cell: int, to: int) -> None:
    """Move one piece of this seat from cell to cell; its row in `at` stays ascending."""
    k = 0
    while s.at[seat, k] != cell:
        k += 1
    while k > 0 and s.at[seat, k - 1] > to:
        s.at[seat, k] = s.at[seat, k - 1]
        k -= 1
    last = wide(s.left[seat]) - 1
    while k < last and s.at[seat, k + 1] < to:
        s.at[seat, k] = s.at[seat, k + 1]
        k += 1
    s.at[seat, k] = to


@helper
def _arrive(board: np.record, s: np.record, seat: int) -> None:
    """[arrival], [end]"""
    s.home[s.arrived] = seat
    s.arrived += 1
    s.left[seat] -= 1
    s.quiet = -1
    if s.arrived == wide(s.seats) * board.team[s.seats] - 1:
        s.over = PLAYED_OUT


# --- the next mover [roll], [two], [pass], [C1] ---


@helper
def _sits_out(s: np.record, seat: int) -> bool:
    """Whether this seat's turn is skipped. Skipping uses up a lost turn."""
    if s.left[seat] == 0:
        return True
    if s.lost[seat]:
        s.lost[seat] = 0
        return True
    return False


@helper
def _next_turn(s: np.record) -> None:
    seats = wide(s.seats)
    seat = wide(s.turn)
    while True:
        seat += 1
        if seat == seats:
            seat = 0
        if seat == s.starter:
            s.quiet += 1
            if s.quiet == QUIET_ROUNDS:  # [C8]
                s.over = STALLED
                return
            if seats > 2:  # the starter of a round rolls for it, even without taking part
                seat += 1
                if seat == seats:
                    seat = 0
                s.starter = seat
                break
        if not _sits_out(s, seat):
            if seats > 2:
                s.turn = seat
                return
            break
    s.turn = seat
    s.die = NOT_ROLLED


# --- the count [score] ---


@kernel
def scores(board: np.record, s: np.record, out: npt.NDArray[np.int32]) -> None:
    for seat in range(s.seats):
        out[seat] = 0
    for place in range(s.arrived):
        out[s.home[place]] += board.place_points[place]
    if s.seats > 2:
        _add_bonuses(board, s, out)
    if s.over == PLAYED_OUT:
        for seat in range(s.seats):
            if s.left[seat] and board.zone[s.at[seat, 0]] >= E:  # [last]
                out[seat] += board.last_piece


@helper
def _add_bonuses(board: np.record, s: np.record, out: npt.NDArray[np.int32]) -> None:
    arrived = wide(s.arrived)
    for place in range(1, min(arrived, 4)):  # [bonus-second]
        if s.home[place] == s.home[0]:
            out[s.home[0]] += board.close_second
            break
    for seat in range(s.seats):  # [bonus-three], [C6]
        for place in range(2, arrived):
            if s.home[place - 2] == seat and s.home[place - 1] == seat and s.home[place] == seat:
                out[seat] += board.three_in_a_row
                break
    first_team = -1  # [bonus-team]
    earliest = ALL_PIECES
    for seat in range(s.seats):
        if s.left[seat] == 0:
            last = arrived - 1
            while s.home[last] != seat:
                last -= 1
            if last < earliest:
                earliest = last
                first_team = seat
    if first_team >= 0:
        out[first_team] += board.team_home


@kernel
def places(board: np.record, s: np.record, out: npt.NDArray[np.int32]) -> None:
    points = scratch(SEATS, np.int32)
    scores(board, s, points)
    rank(points, wide(s.seats), out)


@kernel
def ending(board: np.record, s: np.record) -> int:
    return wide(s.over)
