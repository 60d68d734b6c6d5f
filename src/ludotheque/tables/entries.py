"""The log of a table: what is stored, and the only source of everything that is known about it.

A table is stored as its `Opening` and a list of entries. Entries are numbered from 1 without gaps; the number is called
the ply. An entry is never changed or removed, so what a client has seen under a number stays true: a take-back is an
entry of its own. Seats, position and result follow from reading the list from its beginning (`table.Table.apply`).

Each entry holds one change, a struct of the tagged union `Change`. In the database a change is JSON with its `kind`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Protocol, get_args

import msgspec

from ludotheque.core.contract import Value
from ludotheque.core.reading import Reader

from .first import First, Reason


class _Change(msgspec.Struct, frozen=True, gc=False, tag_field="kind", omit_defaults=True):
    """`gc=False`: a busy server keeps many thousands of them, and none can be part of a cycle."""

    seating: ClassVar[bool] = False  # changes what viewers are told of the seats
    positional: ClassVar[bool] = False  # changes the position

    @property
    def kind(self) -> str:
        return KINDS[type(self)]


class SeatTaken(_Change, frozen=True, tag="joined"):
    """A person takes an open seat."""

    seating = True
    seat: int
    name: str
    hash: str  # of the seat's token
    lang: str = "en"  # that the name was typed in


class Renamed(_Change, frozen=True, tag="renamed"):
    """A seat's player goes by another name. The record has the last one."""

    seating = True
    seat: int
    name: str
    lang: str = "en"  # that the name was typed in


class SeatFilled(_Change, frozen=True, tag="filled"):
    """The owner starts with this seat still open; a bot takes it."""

    seating = True
    seat: int
    level: str


class Mixed(_Change, frozen=True, tag="mixed"):
    """A seat adds its own randomness to the deal."""

    seating = True
    seat: int
    text: str


class Sealing(_Change, frozen=True, tag="sealing"):
    """At a sealed table: all seats are taken, and the time to seal runs."""

    seating = True


class Sealed(_Change, frozen=True, tag="sealed"):
    """A seat commits to what it will reveal."""

    seating = True
    seat: int
    seal: str  # SHA-256 of the text


class Unsealed(_Change, frozen=True, tag="unsealed"):
    """A seat did not seal in time."""

    seating = True
    seat: int


class Revealing(_Change, frozen=True, tag="revealing"):
    """No seal changes any more, and the time to reveal runs."""

    seating = True


class Revealed(_Change, frozen=True, tag="revealed"):
    """A seat reveals the text that it sealed."""

    seating = True
    seat: int
    text: str


class Unrevealed(_Change, frozen=True, tag="unrevealed"):
    """A seat did not reveal in time. Its seal takes the text's place."""

    seating = True
    seat: int


class Started(_Change, frozen=True, tag="started"):
    """The deal. In a game taken over from another, that game's moves follow as `Moved`."""

    seating = True
    positional = True
    setup: dict[str, Any]
    seed: str
    names: list[str]
    players: list[str]
    chance: str | None = None  # the seed of the dice, where it is not that of the deal
    why: Reason | None = None  # of who starts; None where it is not known


class Moved(_Change, frozen=True, tag="move"):
    """A move, as in a game record. No seat: chance acted."""

    positional = True
    seat: int | None
    move: str


class Resigned(_Change, frozen=True, tag="resigned"):
    positional = True
    seat: int


class BackAsked(_Change, frozen=True, tag="asked"):
    """A seat asks the other people to let it take back a move."""

    seat: int
    moves: int  # that would stand


class Agreed(_Change, frozen=True, tag="agreed"):
    seat: int


class Declined(_Change, frozen=True, tag="declined"):
    seat: int


class TakenBack(_Change, frozen=True, tag="back"):
    """Moves were taken back."""

    positional = True
    seat: int
    moves: int  # that stand
    redrawn: str | None = None  # the seed of what is drawn anew; the game is for practice from then on


class Hinted(_Change, frozen=True, tag="hinted"):
    """A seat asked for a hint; logged where other people play."""

    seat: int


class Replaced(_Change, frozen=True, tag="replaced"):
    """A bot plays for the seat's player."""

    seating = True
    seat: int
    level: str


class Returned(_Change, frozen=True, tag="returned"):
    """The seat's player plays again."""

    seating = True
    seat: int


class RematchOpened(_Change, frozen=True, tag="rematch"):
    seat: int | None  # None: the owner, who has no seat
    table: str


MixingChange = Mixed | Sealing | Sealed | Unsealed | Revealing | Revealed | Unrevealed
BackChange = BackAsked | Agreed | Declined | TakenBack
Change = (
    SeatTaken
    | Renamed
    | SeatFilled
    | MixingChange
    | Started
    | Moved
    | Resigned
    | BackChange
    | Hinted
    | Replaced
    | Returned
    | RematchOpened
)

KINDS: dict[type[_Change], str] = {change: str(change.__struct_config__.tag) for change in get_args(Change)}


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One change, with its place in the log."""

    table: str
    ply: int
    change: Change
    at: float  # seconds since 1970

    @property
    def kind(self) -> str:
        return self.change.kind

    @property
    def seat(self) -> int | None:
        return getattr(self.change, "seat", None)


class Place(msgspec.Struct, frozen=True):
    """A seat as the table was opened. `hash`: of its token, or of the invitation to an open seat."""

    kind: str
    name: str | None
    level: str | None
    hash: str | None
    lang: str | None = None  # that the name was typed in; None: nobody typed it


class Fork(msgspec.Struct, frozen=True):
    """The beginning of another game, which this table's game goes on from."""

    table: str | None  # where that was played; None for a record from elsewhere
    setup: dict[str, Any]
    seed: str | None  # of that deal, where it is known; it also decides what the deal leaves open
    moves: list[tuple[int | None, str]]


class Dealt(msgspec.Struct, frozen=True):
    """A deal that the host has chosen, as the terminal does; else it is drawn from the secret and the seats' texts."""

    seed: str
    setup: dict[str, Any]
    why: Reason | None = None  # of who starts


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
    hints: bool | None = None  # whether seats may ask for them; None: where at most one person plays
    sealed: bool = False  # randomness is sealed before it is revealed
    dealt: Dealt | None = None  # the deal, where the host has chosen it
    colours: list[str] | None = None  # of every seat; None: as usual
    first: First = "rules"  # who starts
    living_room: bool = False  # one screen shows the table, the players' own devices hold their hands


class Sitting(Protocol):
    @property
    def kind(self) -> str: ...


def hints_allowed(opening: Opening, seats: Iterable[Sitting]) -> bool:
    """As the table was opened; by default where at most one seat is not a bot's."""
    return sum(seat.kind != "bot" for seat in seats) <= 1 if opening.hints is None else opening.hints


CHANGE: Reader[Change] = Reader(Change)  # type: ignore[arg-type]
OPENING = Reader(Opening)
