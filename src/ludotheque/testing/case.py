"""The case a check is looking at (game, options, seats, seed, move, seat), for the message of a failure."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator
from typing import Any, Protocol, cast

import msgspec
import numpy as np

from ludotheque.core.contract import Engine, Game, Variant
from ludotheque.core.kernels.structure import FILLER

from .walk import Step, walk


class Check(Protocol):
    """Asserts something of a game with so many players. `brief`: in few positions, where each takes long."""

    __name__: str

    def __call__(self, variant: Variant, seats: int, brief: bool = False) -> None: ...


GAMES = 3  # ways through the game that a check looks at
LIMIT = 400  # moves of each
FEW = 60  # positions that are too few: of short games, more are looked at
MOST_GAMES = 30
BRIEFLY = 25  # positions, one way through the game, for a brief check
SHOWN = 4  # differences that a sentence names


def cases(game: Game) -> Iterator[tuple[Variant, int]]:
    """Every combination of options with every number of players."""
    for variant in game.variants():
        for seats in game.seat_counts:
            yield variant, seats


def case_name(value: object) -> str:
    if isinstance(value, Variant):
        return "-".join([value.name, *(str(choice) for choice in value.options.values())])
    return f"{value}p" if isinstance(value, int) else getattr(value, "__name__", str(value))


class Case:
    """A game under some options with so many players; seed, ply and seat move on as a check goes through it."""

    def __init__(self, variant: Variant, seats: int, brief: bool = False) -> None:
        self.variant, self.seats, self.brief = variant, seats, brief
        self.seed: int | None = None
        self.ply: int | None = None
        self.seat: int | None = None

    @property
    def engine(self) -> Engine:
        return self.variant.engine

    def steps(self, games: int = GAMES, limit: int = LIMIT) -> Iterator[Step]:
        """The positions of a few games, played now greedily, now at random."""
        seen, few = 0, FEW
        if self.brief:
            games, limit, few = 1, min(limit, BRIEFLY), 0
        for seed in range(MOST_GAMES):
            if seed >= games and seen >= few:
                break
            self.seed, self.ply, self.seat = seed, 0, None
            for ply, step in enumerate(walk(self.variant, self.seats, seed, limit), 1):
                yield step
                self.seed, self.ply, self.seat = seed, ply, None  # where the walk looks next
                seen += 1

    def each_seat(self) -> Iterator[int]:
        for seat in range(self.seats):
            self.seat = seat
            yield seat
        self.seat = None

    def __str__(self) -> str:
        options = [f"{name}={str(value).lower()}" for name, value in self.variant.options.items()]
        where = [" ".join([self.variant.name, *options]), _count(self.seats, "player")]
        if self.seed is not None:
            where.append(f"seed {self.seed}")
        if self.ply is not None:
            where.append(f"after {_count(self.ply, 'move')}")
        if self.seat is not None:
            where.append(f"seat {self.seat}")
        return ", ".join(where)


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def check(function: Callable[[Case], None]) -> Check:
    """A check whose failures begin with the case, whether it was the check that failed or the game."""

    @functools.wraps(function, assigned=("__module__", "__name__", "__qualname__", "__doc__"))
    def checked(variant: Variant, seats: int, brief: bool = False) -> None:
        case = Case(variant, seats, brief)
        try:
            function(case)
        except AssertionError as error:
            error.args = (f"{case}: {error}",)
            raise
        except Exception as error:
            raise AssertionError(f"{case}: {type(error).__name__}: {error}") from error

    del checked.__wrapped__  # its signature is that of a check
    return cast(Check, checked)


def raised(kind: type[Exception], call: Callable[..., object], *arguments: Any, **named: Any) -> Exception | None:
    """The error of this kind that the call raises; None if it raises none."""
    try:
        call(*arguments, **named)
    except kind as error:
        return error
    return None


def differences(expected: Any, found: Any) -> str:
    """Where two things differ, field by field."""
    told = list(_differences(plain(expected), plain(found), ""))
    rest = f" and {len(told) - SHOWN} more" if len(told) > SHOWN else ""
    return "; ".join(told[:SHOWN]) + rest


def _differences(expected: Any, found: Any, path: str) -> Iterator[str]:
    if isinstance(expected, dict) and isinstance(found, dict):
        for name in [*expected, *(name for name in found if name not in expected)]:
            yield from _differences(expected.get(name), found.get(name), f"{path}.{name}" if path else str(name))
    elif isinstance(expected, (list, tuple)) and isinstance(found, (list, tuple)) and len(expected) == len(found):
        for k, (one, other) in enumerate(zip(expected, found, strict=True)):
            yield from _differences(one, other, f"{path}[{k}]")
    elif expected != found:
        yield f"{f'`{path}` is ' if path else ''}{found!r}, expected {expected!r}"


def plain(value: Any) -> Any:
    """A position, an array or a message as lists and numbers."""
    if isinstance(value, np.void):
        names = value.dtype.names or ()
        # the gaps between fields belong to no field, but the bytes of equal positions must be equal
        ordered = itertools.chain(
            (name for name in names if not name.startswith(FILLER)), (name for name in names if name.startswith(FILLER))
        )
        return {name: plain(value[name]) for name in ordered}
    return value.tolist() if hasattr(value, "tolist") else msgspec.to_builtins(value)
