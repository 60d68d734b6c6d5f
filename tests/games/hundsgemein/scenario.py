"""Positions of Hundsgemein from drawings."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

import ludotheque
from ludotheque import Match
from ludotheque.core.errors import IllegalMove
from ludotheque.core.events import Event
from ludotheque.games.hundsgemein.notation import BLOCK_NAMES, DOG_NAMES, STREET_NAMES
from ludotheque.games.hundsgemein.state import BLOCKS, BREEDS, FLEAS, NO_FLEA, SIDE
from ludotheque.games.hundsgemein.view import HundsgemeinView, Street

SEATS = "ABCD"
EMPTY = ". . . . . . ."


def position(
    quarter: str = "",
    up: tuple[str, ...] = ("1 2", "3 4"),
    reserves: tuple[str, ...] = (),
    first: int = 0,
    dogs: dict[str, str] | None = None,
    **options: Any,
) -> Match:
    """A position in mid-game, with `up` face up and `reserves` face down; all other fleas are out of the game.

    The quarter is drawn row by row; `.` is free, `2A` a flea of breed 2 laid by seat 0, `A` one of any breed.
    """
    match = ludotheque.game("hundsgemein", **options).new(len(up), seed=1, first=first)
    state = match.state
    for row, line in enumerate(quarter.strip().splitlines()):
        cells = line.split()
        assert len(cells) == SIDE, line
        for column, cell in enumerate(cells):
            if cell != ".":
                lay(state, 7 * row + column, int(cell[:-1] or 1) - 1, SEATS.index(cell[-1]))
    size = FLEAS // len(up)
    left = [0] * BREEDS
    for seat, shown in enumerate(up):
        breeds = [int(breed) - 1 for breed in shown.split()]
        hidden = [int(breed) - 1 for breed in reserves[seat].split()] if reserves else []
        state.up[seat] = sorted(breeds + [NO_FLEA] * (2 - len(breeds)))
        state.turned[seat] = size - len(hidden)
        state.reserve[seat, size - len(hidden) : size] = hidden
        for breed in breeds + hidden:
            left[breed] += 1
    state.left[:] = left
    for street, dog in (dogs or {}).items():
        state.dogs[STREET_NAMES.index(street)] = DOG_NAMES.index(dog)
    return match


def lay(state: np.record, block: int, breed: int, seat: int) -> None:
    state.breeds[breed] |= 1 << block
    state.owners[seat] |= 1 << block


def rows(**drawn: str) -> str:
    """A quarter with fleas in some rows only: `rows(r4="1A . . . . . .")`."""
    return "\n".join(drawn.get(f"r{row}", EMPTY) for row in range(1, SIDE + 1))


# For every breed, rows and columns whose crossings leave no block for another flea of that breed.
CLOSING = {1: ("257", "beg"), 2: ("257", "adf"), 3: ("136", "beg"), 4: ("136", "adf")}


def closed(*breeds: int) -> str:
    """A quarter, laid lawfully by seat 0, in which no further flea of these breeds can be laid."""
    cells = dict.fromkeys(BLOCK_NAMES, ".")
    for breed in breeds:
        numbers, letters = CLOSING[breed]
        cells |= {f"{letter}{number}": f"{breed}A" for number in numbers for letter in letters}
    return "\n".join(" ".join(cells[f"{letter}{row}"] for letter in "abcdefg") for row in range(1, SIDE + 1))


def reserves(*openings: str) -> list[list[int]]:
    """Whole reserves that begin with these fleas; the others follow in ascending order."""
    of_a_breed = 12 // len(openings)
    full = []
    for opening in openings:
        begun = [int(breed) for breed in opening.split()]
        rest = [breed for breed in (1, 2, 3, 4) for _ in range(of_a_breed - begun.count(breed))]
        full.append(begun + rest)
    return full


def start(*openings: str, first: int = 0, **options: Any) -> Match:
    """A game from its opening, with reserves that begin like this."""
    return ludotheque.game("hundsgemein", **options).new(
        len(openings), seed=1, reserves=reserves(*openings), first=first
    )


def play(match: Match, moves: str) -> Match:
    """Moves separated by commas."""
    for move in moves.split(","):
        match.play(move.strip())
    return match


def told(match: Match, move: str, seat: int | None = None) -> list[Event]:
    """Play the move and return its story."""
    before = np.zeros(1, match.engine.state)
    before[0] = match.state
    action = match.check(move)
    match.play(move)
    return match.engine.tell(match.board, before[0], action, match.state, seat)


def refused(match: Match, text: str) -> str:
    """The rule that forbids this move; the match does not change."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as error:
        match.play(text)
    assert match.state.tobytes() == before
    return error.value.rule


def seen(match: Match, seat: int | None = None) -> HundsgemeinView:
    view = match.view(seat)
    assert isinstance(view, HundsgemeinView)
    return view


def street(match: Match, name: str) -> Street:
    return next(street for street in seen(match).streets if street.name == name)


def bytes_seen(match: Match, seat: int | None) -> bytes:
    return msgspec.json.encode(match.view(seat))


def blocks_for(match: Match, breed: int) -> set[str]:
    """The blocks where a flea of this breed may be laid now."""
    return {text[2:] for text in match.legal() if text.startswith(f"{breed}@")}


def fleas(match: Match) -> dict[str, int]:
    """The fleas on the board: block to breed."""
    return {flea.block: flea.breed for flea in seen(match).fleas}


ALL_BLOCKS = set(BLOCK_NAMES)
assert len(ALL_BLOCKS) == BLOCKS
