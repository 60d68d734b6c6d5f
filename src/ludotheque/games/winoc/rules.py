"""The rules of Winoc. Names in brackets are the ids of the paragraphs in `rulebook/`."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fair import below
from ludotheque.core.contract import NOBODY
from ludotheque.core.decisions import Decision
from ludotheque.core.kernels.decorators import helper, kernel, wide

from .state import (
    CHOOSING,
    CLOCKWISE,
    COUNTER,
    DRAWING,
    FLY,
    FLYING,
    FOLLOWING,
    GUARD_WON,
    GUARDS,
    JUNIOR,
    LAYOUT_FIRST,
    LAYOUT_GUARDS,
    MOVE,
    MOVING,
    NORTH,
    NOT_OVER,
    OTHER,
    PASS,
    PATH,
    PLAYED_OUT,
    SEATS,
    SIX,
    STALLED,
    STAY,
    STONES,
    TURNS,
)

Actions = npt.NDArray[np.int16]

# Possible answers of `refusal`: ids of rulebook paragraphs.
REFUSALS = (
    "",
    "path",
    "draw",
    "centre",
    "move",
    "empty-path",
    "whole-move",
    "others",
    "winoc",
    "elsewhere",
    "junior-moves",
    "win",
)
NO_PATH, KEEP_DRAWING, NOT_THERE, MOVE_NOW, NO_STONES, ALL_STEPS, FOLLOW_NOW, FLY_NOW, SAME_PLACE, ONLY_STONES, DONE = (
    range(1, 12)
)


# --- setting up [setup] ---


@kernel
def draw(board: np.record, s: np.record, seats: int, layout: Actions) -> None:
    faces = below(s, 1 << STONES)
    for stone in range(STONES):
        layout[stone] = board.face[stone, faces >> stone & 1]
    for seat in range(SEATS):
        layout[LAYOUT_GUARDS + seat] = _usual_guard(seat, seats)
    layout[LAYOUT_FIRST] = below(s, seats)


@helper
def _usual_guard(seat: int, seats: int) -> int:
    """[O3]"""
    if seat >= seats:
        return -1
    return 2 * seat if seats == 2 else seat


@kernel
def deal(board: np.record, s: np.record, seats: int, options: npt.NDArray[np.int8], layout: Actions) -> None:
    s.rules = options[0]
    s.fortress = options[1]
    s.open_memory = options[2]
    s.seats = seats
    s.arrangement = _arrangement(s)
    for stone in range(STONES):
        up = wide(layout[stone])
        other = 1 if board.face[stone, 0] == up else 0
        s.up[stone] = up
        s.down[stone] = board.face[stone, other]
        s.seen[stone] = 0
    s.turned = 0
    for path in range(2):
        s.path[path] = 0
        s.symbols[path] = 0
        s.count[path] = 0
    for guard in range(GUARDS):
        s.place[guard] = board.gate[guard]
        s.carries[guard] = 0
        s.walked[guard] = 0
        s.owner[guard] = -1
    for seat in range(SEATS):
        guard = wide(layout[LAYOUT_GUARDS + seat])
        s.guard[seat] = guard
        if guard >= 0:
            s.owner[guard] = seat
    s.following = 0
    s.turns = 0
    s.over = NOT_OVER
    s.winner = -1
    s.active = layout[LAYOUT_FIRST]
    if s.rules == JUNIOR:
        for later in range(seats):
            guard = wide(s.guard[(wide(s.active) + later) % seats])
            s.walked[guard] = later * wide(board.ahead)
            s.place[guard] = (wide(s.place[guard]) + wide(s.walked[guard])) % wide(board.places)
    _start_turn(s)


@helper
def _arrangement(s: np.record) -> int:
    """[stone-names] From the secret seed and not from the opening, because the opening must stay hidden."""
    mixed = 0
    for i in range(8):
        mixed = (mixed ^ wide(s.key[i])) * 0x5BD1E995 & 0xFFFFFFFF
        mixed ^= mixed >> 15
    return mixed


@helper
def _start_turn(s: np.record) -> None:
    """[path] There is a choice only if both are empty."""
    s.phase = DRAWING
    s.drawing = NORTH
    if s.count[NORTH]:
        s.drawing = 1 - NORTH
    elif s.count[1 - NORTH] == 0 and s.rules != JUNIOR:
        s.phase = CHOOSING


# --- legal actions ---


@kernel
def mover(board: np.record, s: np.record) -> int:
    if s.over:
        return NOBODY
    if s.phase == FOLLOWING and s.owner[s.following] >= 0:
        return wide(s.owner[s.following])
    return wide(s.active)  # [unowned] guards without a player too


@helper
def centre(board: np.record, s: np.record) -> int:
    """The stones in the town centre."""
    return (1 << wide(board.stones)) - 1 & ~(wide(s.path[0]) | wide(s.path[1]))


@kernel
def legal(board: np.record, s: np.record, out: Actions) -> int:
    if s.over:
        return 0
    n = 0
    if s.phase == DRAWING:
        stones = centre(board, s)
        for stone in range(wide(board.stones)):
            # always written, counted only if it lies there: no branch to mispredict
            out[n] = stone
            n += stones >> stone & 1
    elif s.phase == MOVING:
        for path in range(2):
            first = MOVE + 3 * path
            if s.count[path]:
                out[n] = first + CLOCKWISE
                out[n + 1] = first + COUNTER
                n += 2
            else:
                out[n] = first + STAY
                n += 1
    elif s.phase == FLYING:
        here = wide(s.place[s.guard[s.active]])
        for place in range(wide(board.places)):
            if place != here:
                out[n] = FLY + place
                n += 1
    else:
        first = OTHER if s.phase == FOLLOWING else PATH
        out[0] = first
        out[1] = first + 1
        n = 2
    return n


@kernel
def refusal(board: np.record, s: np.record, action: int) -> int:
    if s.over:
        return DONE
    if action < PATH:
        if s.phase == DRAWING:
            return 0 if centre(board, s) >> action & 1 else NOT_THERE
        return _asked_for(s)
    if s.rules == JUNIOR:
        return ONLY_STONES
    if action < MOVE:
        return 0 if s.phase == CHOOSING else NO_PATH
    if action < OTHER:
        if s.phase != MOVING:
            return _asked_for(s)
        stays = (action - MOVE) % 3 == STAY
        if s.count[(action - MOVE) // 3]:
            return ALL_STEPS if stays else 0
        return 0 if stays else NO_STONES
    if action < FLY:
        return 0 if s.phase == FOLLOWING else _asked_for(s)
    if s.phase != FLYING:
        return FLY_NOW
    return SAME_PLACE if action - FLY == s.place[s.guard[s.active]] else 0


@helper
def _asked_for(s: np.record) -> int:
    """The rule for what the mover must do now."""
    if s.phase == CHOOSING:
        return NO_PATH
    if s.phase == DRAWING:
        return KEEP_DRAWING
    if s.phase == MOVING:
        return MOVE_NOW
    return FOLLOW_NOW if s.phase == FOLLOWING else FLY_NOW


# --- what players decide ---

# Every turn has one walk or flight of the player's own guard; in the junior game it has only stones, and one of them is
# the first.
DECISIONS = (
    Decision("path", "glance"),
    Decision("stone", "choice"),
    Decision("stone", "choice", turn=True),
    Decision("walk", "plan", turn=True),
    Decision("follow", "choice"),
    Decision("fly", "plan", turn=True),
)
CHOOSES_PATH, TURNS_STONE, BEGINS_JUNIOR, WALKS, FOLLOWS, FLIES = range(6)


@kernel
def decision(board: np.record, s: np.record, action: int) -> int:
    if action < PATH:
        return BEGINS_JUNIOR if s.rules == JUNIOR and s.count[NORTH] == 0 else TURNS_STONE
    if action < MOVE:
        return CHOOSES_PATH
    if action < OTHER:
        return WALKS
    return FOLLOWS if action < FLY else FLIES


# --- applying an action ---


@kernel
def apply(board: np.record, s: np.record, action: int) -> None:
    if action < PATH:
        _turn(board, s, action)
    elif action < MOVE:
        s.drawing = action - PATH
        s.phase = DRAWING
    elif action < OTHER:
        _move(board, s, (action - MOVE) // 3, (action - MOVE) % 3)
    elif action < FLY:
        _follow(board, s, action - OTHER)
    else:
        _fly(board, s, action - FLY)


@helper
def _turn(board: np.record, s: np.record, stone: int) -> None:
    """[draw], [neutral], [double], [twins]"""
    shown = wide(s.down[stone])
    s.down[stone] = s.up[stone]
    s.up[stone] = shown
    s.turned = wide(s.turned) | 1 << stone
    s.seen[stone] = s.turns
    path = wide(s.drawing)
    double = wide(s.symbols[path]) >> shown & 1  # the neutral face is never among the symbols
    if s.rules == JUNIOR:
        _lay(s, stone, path)
        if double or shown == 0:
            _lap(board, s)
        return
    if not double:
        _lay(s, stone, path)
        if s.count[path] == SIX:
            s.phase = FLYING
        elif shown == 0:
            s.phase = MOVING
        return
    other = 1 - path
    s.phase = MOVING
    if wide(s.symbols[other]) >> shown & 1:
        _send_home(s, shown, other)
    else:
        _lay(s, stone, other)
        if s.count[other] == SIX:
            s.phase = FLYING


@helper
def _lay(s: np.record, stone: int, path: int) -> None:
    s.path[path] = wide(s.path[path]) | 1 << stone
    s.count[path] += 1
    s.symbols[path] = wide(s.symbols[path]) | 1 << wide(s.up[stone]) & 0xFE


@helper
def _send_home(s: np.record, symbol: int, path: int) -> None:
    """[twins] The stone with this symbol leaves the path; its twin was never laid there."""
    stones = wide(s.path[path])
    for stone in range(STONES):
        if stones >> stone & 1 and s.up[stone] == symbol:
            stones -= 1 << stone
    s.path[path] = stones
    s.count[path] -= 1
    s.symbols[path] = wide(s.symbols[path]) & ~(1 << symbol)


@helper
def _clear(s: np.record, path: int) -> None:
    """[back] Nothing is turned on the way."""
    s.path[path] = 0
    s.symbols[path] = 0
    s.count[path] = 0


@helper
def _move(board: np.record, s: np.record, path: int, way: int) -> None:
    """[move], [empty-path]"""
    guard = wide(s.guard[s.active])
    steps = wide(s.count[path])
    _clear(s, path)
    if way != STAY:
        _walk(board, s, guard, steps, way)
        if s.over:
            return
    if s.count[1 - path] == 0:
        _end_turn(s)
        return
    s.following = (guard + 1) % GUARDS
    s.phase = FOLLOWING


@helper
def _follow(board: np.record, s: np.record, way: int) -> None:
    """[others]"""
    guard = wide(s.following)
    _walk(board, s, guard, wide(s.count[0]) + wide(s.count[1]), way)  # one of the paths is empty now
    if s.over:
        return
    s.following = (guard + 1) % GUARDS
    if s.following == s.guard[s.active]:
        _end_turn(s)


@helper
def _fly(board: np.record, s: np.record, place: int) -> None:
    """[winoc], [winoc-stones]"""
    _clear(s, 0)
    _clear(s, 1)
    guard = wide(s.guard[s.active])
    if place == board.gate[(guard + 2) % GUARDS]:
        s.carries[guard] = 1
    _arrive(board, s, guard, place)
    if not s.over:
        _end_turn(s)


@helper
def around(place: int, places: int) -> int:
    """This place on a way round of so many, for a place less than once round outside of it: quicker than a division."""
    if place < 0:
        return place + places
    return place - places if place >= places else place


@helper
def _walk(board: np.record, s: np.record, guard: int, steps: int, way: int) -> None:
    places = wide(board.places)
    here = wide(s.place[guard])
    there = here + steps if way == CLOCKWISE else here - steps
    there %= places
    fortress = wide(board.gate[(guard + 2) % GUARDS])
    if there == fortress:
        s.carries[guard] = 1  # [fortress], [O6]
    elif s.fortress == PASS:
        ahead = fortress - here if way == CLOCKWISE else here - fortress
        if 0 < ahead % places < steps:
            s.carries[guard] = 1
    _arrive(board, s, guard, there)


@helper
def _arrive(board: np.record, s: np.record, guard: int, place: int) -> None:
    """[sent-off], [refuge], [win]"""
    s.place[guard] = place
    refuge = wide(board.refuge[place])
    if refuge != place:
        for other in range(GUARDS):
            if other != guard and s.place[other] == place:
                s.place[other] = refuge  # [O5] nothing else changes
    elif place == board.gate[guard] and s.carries[guard]:
        _win(s, guard)


@helper
def _win(s: np.record, guard: int) -> None:
    s.winner = guard
    s.over = PLAYED_OUT if s.owner[guard] >= 0 else GUARD_WON + guard


@helper
def _lap(board: np.record, s: np.record) -> None:
    """[junior-move], [junior-win]: surplus steps are walked back."""
    guard = wide(s.guard[s.active])
    lap = wide(board.places)
    walked = wide(s.walked[guard]) + wide(s.count[NORTH])
    if walked > lap:
        walked = 2 * lap - walked
    s.walked[guard] = walked
    s.place[guard] = (wide(board.gate[guard]) + walked) % lap
    _clear(s, NORTH)
    if walked == lap:
        _win(s, guard)
    else:
        _end_turn(s)


@helper
def _end_turn(s: np.record) -> None:
    """[next], [O7]"""
    s.turns += 1
    if s.turns == TURNS:
        s.over = STALLED
        return
    s.active = (wide(s.active) + 1) % wide(s.seats)
    _start_turn(s)


@kernel
def reveals(board: np.record, s: np.record, action: int) -> int:
    """The face of a stone that was turned."""
    return wide(s.up[action]) if action < PATH else -1


# --- the result [win], [unowned-win], [O7] ---


@kernel
def scores(board: np.record, s: np.record, out: npt.NDArray[np.int32]) -> None:
    for seat in range(s.seats):
        out[seat] = 1 if s.winner >= 0 and s.guard[seat] == s.winner else 0


@kernel
def places(board: np.record, s: np.record, out: npt.NDArray[np.int32]) -> None:
    for seat in range(s.seats):
        out[seat] = 1 if s.winner < 0 or s.guard[seat] == s.winner else 2


@kernel
def ending(board: np.record, s: np.record) -> int:
    return wide(s.over)
