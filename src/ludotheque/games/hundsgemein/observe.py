"""The observation of Hundsgemein for learning programs."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from ludotheque.core.kernels.decorators import kernel, wide
from ludotheque.core.kernels.scratch import scratch
from ludotheque.core.observation import Observation, Part, clear, from_here, size, starts

from .rules import along, mover, tally
from .state import (
    BLOCKS,
    BREEDS,
    DOGS_OF_A_KIND,
    FACE_UP,
    FLEAS,
    FLEAS_OF_A_BREED,
    KINDS,
    NO_FLEA,
    SEATS,
    SIDE,
    STREETS,
)

PARTS = (
    Part("seated", (SEATS,), 0, 1, "1 for every seat that is taken"),
    Part("mover", (SEATS,), 0, 1, "1 for the seat to act"),
    Part("over", (1,), 0, 1, "1 when the game is over"),
    Part("options", (3,), 0, 1, "expert scoring, on your honour, open owners"),
    Part("breeds", (BREEDS, SIDE, SIDE), 0, 1, "fleas of each breed on the blocks, row by row"),
    Part("owners", (SEATS, SIDE, SIDE), 0, 1, "fleas of each seat; all saw who laid them"),
    Part("asked", (SIDE, SIDE), 0, 1, "the flea just laid, about which the mover is asked"),
    Part("layer", (SEATS,), 0, 1, "1 for the seat that laid it"),
    Part("dogs", (KINDS, STREETS), 0, 1, "the streets with Zorro, Daisy, Fifi, Rex"),
    Part("along", (SEATS, STREETS), 0, 2 * SIDE, "fleas of each seat along each street"),
    Part("face_up", (SEATS, BREEDS), 0, FACE_UP, "fleas face up, by breed"),
    Part(
        "reserve",
        (SEATS, BREEDS),
        0,
        FLEAS_OF_A_BREED // 2,
        "fleas still face down, by breed: what was not yet turned up",
    ),
    Part("gone", (BREEDS,), 0, FLEAS_OF_A_BREED, "fleas out of the game, by breed"),
    Part("won", (SEATS,), 0, STREETS, "dogs, as the streets stand"),
    Part("score", (SEATS,), 0, STREETS, "points, as the streets stand"),
)


def parts(board: np.record) -> tuple[Part, ...]:
    """No seat has more points than the sum of all dogs."""
    return (*PARTS[:-1], replace(PARTS[-1], high=DOGS_OF_A_KIND * int(board.worth.sum())))


SIZE = size(PARTS)
(
    SEATED,
    MOVER,
    OVER,
    OPTIONS,
    BREEDS_AT,
    OWNERS,
    ASKED,
    LAYER,
    DOGS,
    ALONG,
    UP,
    RESERVE,
    GONE,
    WON,
    SCORE,
) = starts(PARTS)


@kernel
def observe(board: np.record, s: np.record, seat: int, out: Observation) -> None:
    clear(out, SIZE)
    seats = wide(s.seats)
    now = mover(board, s)
    if now >= 0:
        out[MOVER + from_here(seat, now, seats)] = 1
    else:
        out[OVER] = 1
    out[OPTIONS] = s.scoring
    out[OPTIONS + 1] = s.honour
    out[OPTIONS + 2] = s.open_owners
    points = scratch(SEATS, np.int32)
    dogs = scratch(SEATS, np.int32)
    tally(board, s, points, dogs)
    for breed in range(BREEDS):
        blocks = wide(s.breeds[breed])
        gone = FLEAS_OF_A_BREED - wide(s.left[breed])
        for block in range(BLOCKS):
            lies = blocks >> block & 1
            out[BREEDS_AT + BLOCKS * breed + block] = lies
            gone -= lies
        out[GONE + breed] = gone
    for p in range(seats):
        row = from_here(seat, p, seats)
        out[SEATED + row] = 1
        out[WON + row] = dogs[p]
        out[SCORE + row] = points[p]
        blocks = wide(s.owners[p])
        for block in range(BLOCKS):
            out[OWNERS + BLOCKS * row + block] = blocks >> block & 1
        for street in range(STREETS):
            out[ALONG + STREETS * row + street] = along(s, street, p)
        for k in range(FACE_UP):
            if s.up[p, k] != NO_FLEA:
                out[UP + BREEDS * row + wide(s.up[p, k])] += 1
        for k in range(wide(s.turned[p]), FLEAS // seats):
            out[RESERVE + BREEDS * row + wide(s.reserve[p, k])] += 1
    if s.asked >= 0:
        out[ASKED + wide(s.laid) % BLOCKS] = 1
        out[LAYER + from_here(seat, wide(s.turn), seats)] = 1
    for street in range(STREETS):
        out[DOGS + STREETS * wide(s.dogs[street]) + street] = 1
