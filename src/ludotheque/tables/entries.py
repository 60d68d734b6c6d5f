"""What is stored: a table as it was opened, and the list of everything that happened at it since.

The list is the truth. Its entries are numbered from 1, without gaps; the number is called the ply. An entry is never
changed or removed, so that what a client has seen under a number stays true: a take-back is an entry of its own. What
can be known about a table (seats, position, result) is found by reading the list from its beginning.

    kind       seat           text            data
    joined     the seat       display name    hash of the seat's token
    mixed      the seat       what it added
    filled     the seat       bot's level     (the owner starts with seats still open)
    sealed     the seat       its seal        (at a sealed table: the SHA-256 of what it will reveal)
    sealing                                   (all seats are taken; time to seal runs)
    unsealed   the seat                       (did not seal in time)
    revealing                                 (no seal changes any more; time to reveal runs)
    revealed   the seat       what it sealed
    unrevealed the seat                       (did not reveal in time; its seal takes the text's place)
    started                                   setup, seed, names, players: the deal (in a game that is taken over
                                              from another one, its moves up to there follow as `move`)
    move       who, or none   the move
    resigned   the seat
    asked      the seat       moves to stand  (a take-back that others must agree to)
    agreed     the seat
    declined   the seat
    back       the seat       moves to stand  (redrawn: the seed of what is drawn anew, in a game for practice)
    hinted     the seat                       (it asked for a hint; noted where other people play)
    replaced   the seat       bot's level     (a bot plays for it)
    returned   the seat                       (its player plays again)
    rematch    the seat       the new table
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

import msgspec

from ludotheque.core.contract import Value
from ludotheque.core.reading import Reader

JOINED, MIXED, FILLED, STARTED = "joined", "mixed", "filled", "started"
SEALED, SEALING, UNSEALED = "sealed", "sealing", "unsealed"
REVEALED, REVEALING, UNREVEALED = "revealed", "revealing", "unrevealed"
MOVE, RESIGNED, BACK, HINTED = "move", "resigned", "back", "hinted"
ASKED, AGREED, DECLINED = "asked", "agreed", "declined"
REPLACED, RETURNED, REMATCH = "replaced", "returned", "rematch"

POSITION = frozenset({STARTED, MOVE, RESIGNED, BACK})  # these change the position
MIXING = frozenset({MIXED, SEALED, SEALING, UNSEALED, REVEALED, REVEALING, UNREVEALED})  # these prepare the deal
SEATING = MIXING | {JOINED, FILLED, STARTED, REPLACED, RETURNED}  # these change what is said of seats


class Entry(msgspec.Struct, frozen=True, gc=False):
    """`gc`: a busy server keeps many thousands of them, none of which can ever be part of a cycle."""

    table: str
    ply: int
    kind: str
    seat: int | None
    text: str | None
    data: dict[str, Any] | None
    at: float


class Place(msgspec.Struct, frozen=True):
    """A seat as the table was opened. `hash`: of its token, or of the invitation to an open seat."""

    kind: str
    name: str | None
    level: str | None
    hash: str | None


class Fork(msgspec.Struct, frozen=True):
    """The beginning of another game, which this table's game goes on from."""

    table: str | None  # where that was played; None for a record from elsewhere
    setup: dict[str, Any]
    seed: str | None  # of that deal, where it is known; it also decides what the deal leaves open
    moves: list[tuple[int | None, str]]


class Opening(msgspec.Struct, frozen=True):
    """A table as it was opened."""

    id: str
    game: str
    options: dict[str, Value]
    places: list[Place]
    owner: str  # hashes of capabilities
    watch: str
    secret: str  # hexadecimal
    public: bool
    wait: bool
    pace: float
    away: float | None
    stand_in: str
    created: float
    fork: Fork | None = None
    numbers: dict[str, Any] = {}  # of the board, where they are not as printed
    hints: bool | None = None  # whether seats may ask for them; None: where nobody plays against other people
    sealed: bool = False  # randomness is sealed before it is revealed


class Sitting(Protocol):
    @property
    def kind(self) -> str: ...


def hints_allowed(opening: Opening, seats: Iterable[Sitting]) -> bool:
    """As the table was opened, else where nobody plays against other people."""
    return sum(seat.kind != "bot" for seat in seats) <= 1 if opening.hints is None else opening.hints


class Deal(msgspec.Struct, frozen=True):
    """The data of `started`."""

    setup: dict[str, Any]
    seed: str
    names: list[str]
    players: list[str]
    chance: str | None = None  # the seed that the dice follow from, where it is not that of the deal


OPENING, DEAL = Reader(Opening), Reader(Deal)
