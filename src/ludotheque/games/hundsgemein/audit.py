"""Invariants of every position of Hundsgemein."""

from __future__ import annotations

import itertools

import numpy as np

from .notation import BLOCK_NAMES
from .state import ALL, BLOCKS, BREEDS, FACE_UP, FLEAS, FLEAS_OF_A_BREED, SIDE
from .view import face_up


def audit(board: np.record, s: np.record) -> list[str]:
    return [*_blocks_wrong(board, s), *_fleas_wrong(s), *_turn_wrong(s)]


def _blocks_wrong(board: np.record, s: np.record) -> list[str]:
    wrong = []
    for what, words in (("breeds", s.breeds), ("owners", s.owners)):
        if any(int(a) & int(b) for a, b in itertools.combinations(words, 2)):
            wrong.append(f"two {what} on one block")
    if sum(map(int, s.breeds)) != sum(map(int, s.owners)):
        wrong.append("fleas without an owner, or owners without a flea")
    if sum(map(int, s.breeds)) & ~ALL:
        wrong.append("a flea outside the quarter")
    if not s.honour:
        if any(int(word) & int(board.bones) for word in s.breeds):
            wrong.append("a flea on the crossed bones")
        for breed in range(BREEDS):
            fleas = [block for block in range(BLOCKS) if int(s.breeds[breed]) >> block & 1]
            for a, b in itertools.combinations(fleas, 2):
                if max(abs(a // SIDE - b // SIDE), abs(a % SIDE - b % SIDE)) == 1:
                    wrong.append(f"breed {breed + 1} on {BLOCK_NAMES[a]} and {BLOCK_NAMES[b]}")
    return wrong


def _fleas_wrong(s: np.record) -> list[str]:
    wrong = []
    seats = int(s.seats)
    held = [0] * BREEDS
    for seat in range(seats):
        shown = face_up(s, seat)
        hidden = [int(breed) + 1 for breed in s.reserve[seat, s.turned[seat] : FLEAS // seats]]
        for breed in shown + hidden:
            held[breed - 1] += 1
        everything = sorted(int(breed) for breed in s.reserve[seat, : FLEAS // seats])
        if everything != sorted(list(range(BREEDS)) * (FLEAS_OF_A_BREED // seats)):
            wrong.append(f"seat {seat} began with {everything}")
        if shown != sorted(shown):
            wrong.append(f"seat {seat} has {shown} face up")
        if len(shown) < FACE_UP and hidden and not (s.asked >= 0 and seat == s.turn):
            wrong.append(f"seat {seat} has {shown} face up and {len(hidden)} in reserve")
        if len(shown) + len(hidden) + int(s.owners[seat]).bit_count() > FLEAS // seats:
            wrong.append(f"seat {seat} has too many fleas")
    if held != s.left.tolist():
        wrong.append(f"{held} fleas are left, said to be {s.left}")
    if any(held[b] + int(s.breeds[b]).bit_count() > FLEAS_OF_A_BREED for b in range(BREEDS)):
        wrong.append("too many fleas of a breed")
    return wrong


def _turn_wrong(s: np.record) -> list[str]:
    wrong = []
    if (s.asked >= 0) != (s.laid >= 0) or (s.asked >= 0 and (not s.honour or s.over)):
        wrong.append(f"seat {s.asked} is asked about {s.laid}")
    if s.asked == s.turn:
        wrong.append("a player is asked about a flea of their own")
    if s.laid >= 0:
        breed, block = divmod(int(s.laid), BLOCKS)
        if not int(s.owners[s.turn]) & int(s.breeds[breed]) & 1 << block:
            wrong.append("the flea asked about does not lie there")
    if not s.over and s.asked < 0 and not face_up(s, int(s.turn)):
        wrong.append("a player without a flea is to move")
    return wrong
