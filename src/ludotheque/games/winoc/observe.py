"""The observation of Winoc for learning programs, and their numbering of the moves.

The number of a stone reveals its pair of faces [stone-names]. So stones are identified by their spots in town, as
people see them, and turning the stone on spot k is action k.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import pick
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.scratch import scratch
from ludotheque.core.observation import Observation, Part, clear, from_here, size, starts

from .rules import mover
from .state import DRAWING, FLYING, FOLLOWING, GUARD_WON, GUARDS, JUNIOR, PLACES, SEATS, SIX, STONES, SYMBOLS, TURNS

PARTS = (
    Part("seated", (SEATS,), 0, 1, "1 for every seat that is taken"),
    Part("mover", (SEATS,), 0, 1, "1 for the seat to act"),
    Part("active", (SEATS,), 0, 1, "1 for the seat whose turn it is"),
    Part("ending", (3,), 0, 1, "the game is over: played out, stalled, won by a guard that nobody owns"),
    Part("options", (3,), 0, 1, "junior game, fortress picked up in passing, open memory"),
    Part(
        "phase",
        (FLYING + 1,),
        0,
        1,
        "what is asked for: a path, a stone, the own move, a guard’s that follows, a flight",
    ),
    Part("drawing", (2,), 0, 1, "stones are turned onto North, South"),
    Part("shows", (STONES, SYMBOLS + 1), 0, 1, "the upper face of the stone on each spot, neutral first"),
    Part("under", (STONES, SYMBOLS + 1), 0, 1, "its lower face, if it has been up before and all saw it"),
    Part("lies", (STONES, 2), 0, 1, "it lies on North, on South"),
    Part("count", (2,), 0, SIX, "stones on North and South"),
    Part("colour", (GUARDS, GUARDS), 0, 1, "of each guard: yellow, white, green, red; those nobody owns come last"),
    Part("place", (GUARDS, PLACES), 0, 1, "where each guard stands"),
    Part("carries", (GUARDS,), 0, 1, "1 for guards that have their fortress"),
    Part("walked", (GUARDS,), 0, PLACES, "places since the start (junior)"),
    Part("follower", (GUARDS,), 0, 1, "1 for the guard that is to follow"),
    Part("winner", (GUARDS,), 0, 1, "1 for the guard that has won"),
    Part("turn", (1,), 0, TURNS, "turns played"),
)
SIZE = size(PARTS)
(
    SEATED,
    MOVER,
    ACTIVE,
    ENDING,
    OPTIONS,
    PHASE,
    DRAWING_ON,
    SHOWS,
    UNDER,
    LIES,
    COUNT,
    COLOUR,
    PLACE,
    CARRIES,
    WALKED,
    FOLLOWER,
    WINNER,
    TURN,
) = starts(PARTS)


@helper
def _arrange(board: np.record, s: np.record, stones: npt.NDArray[np.int64]) -> None:
    """The stones in the order of their spots, as `view.arranged` says."""
    count = wide(board.stones)
    for stone in range(count):
        stones[stone] = stone
    rng = scratch(1, np.uint64)
    rng[0] = s.arrangement
    for last in range(count - 1, 0, -1):
        other = pick(rng, last + 1)
        stone = stones[last]
        stones[last] = stones[other]
        stones[other] = stone


@kernel
def disguise(board: np.record, s: np.record, actions: npt.NDArray[np.int16], n: int) -> None:
    """Replace stones by spots."""
    if s.phase != DRAWING:  # no legal action turns a stone
        return
    stones = scratch(STONES, np.int64)
    _arrange(board, s, stones)
    spots = scratch(STONES, np.int64)
    for spot in range(wide(board.stones)):
        spots[stones[spot]] = spot
    for k in range(n):
        if actions[k] < wide(board.stones):
            actions[k] = spots[actions[k]]


@kernel
def undisguise(board: np.record, s: np.record, action: int) -> int:
    if action >= wide(board.stones):
        return action
    stones = scratch(STONES, np.int64)
    _arrange(board, s, stones)
    return wide(stones[action])


@kernel
def observe(board: np.record, s: np.record, seat: int, out: Observation) -> None:
    clear(out, SIZE)
    seats = wide(s.seats)
    for p in range(seats):
        out[SEATED + p] = 1
    out[ACTIVE + from_here(seat, wide(s.active), seats)] = 1
    if s.over:
        out[ENDING + min(wide(s.over), GUARD_WON) - 1] = 1
    else:
        out[MOVER + from_here(seat, mover(board, s), seats)] = 1
        out[PHASE + wide(s.phase)] = 1
        if s.phase == DRAWING:
            out[DRAWING_ON + wide(s.drawing)] = 1
    out[OPTIONS] = s.rules
    out[OPTIONS + 1] = s.fortress
    out[OPTIONS + 2] = s.open_memory
    out[COUNT] = s.count[0]
    out[COUNT + 1] = s.count[1]
    out[TURN] = s.turns
    _observe_stones(board, s, out)
    unowned = seats
    for guard in range(GUARDS):
        if s.owner[guard] >= 0:
            row = from_here(seat, wide(s.owner[guard]), seats)
        else:
            row = unowned
            unowned += 1
        if s.owner[guard] >= 0 or s.rules != JUNIOR:
            out[COLOUR + GUARDS * row + guard] = 1
            out[PLACE + PLACES * row + wide(s.place[guard])] = 1
            out[CARRIES + row] = s.carries[guard]
            out[WALKED + row] = s.walked[guard]
        if not s.over and s.phase == FOLLOWING and s.following == guard:
            out[FOLLOWER + row] = 1
        if s.winner == guard:
            out[WINNER + row] = 1


@helper
def _observe_stones(board: np.record, s: np.record, out: Observation) -> None:
    stones = scratch(STONES, np.int64)
    _arrange(board, s, stones)
    for spot in range(wide(board.stones)):
        stone = stones[spot]
        out[SHOWS + (SYMBOLS + 1) * spot + wide(s.up[stone])] = 1
        if wide(s.turned) >> stone & 1:
            out[UNDER + (SYMBOLS + 1) * spot + wide(s.down[stone])] = 1
        for path in range(2):
            out[LIES + 2 * spot + path] = wide(s.path[path]) >> stone & 1
