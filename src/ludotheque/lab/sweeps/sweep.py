"""A sweep, in numbers."""

from __future__ import annotations

import msgspec

from ludotheque.core.contract import Value

from ..stats.intervals import Estimate
from .swept import SweptDial


class SweptMeasure(msgspec.Struct, frozen=True):
    """What was measured at one place."""

    measure: str
    found: Estimate
    change: Estimate | None  # beside the base on the same deals; None at the base itself, and with too few games


class SweptPlace(msgspec.Struct, frozen=True):
    """One value of each dial, with one number of players."""

    values: list[Value]
    seats: int
    games: int
    measures: list[SweptMeasure]
    settled: bool  # as exact as was asked for


class Sweep(msgspec.Struct, frozen=True):
    """After an interruption, and where `games` did not suffice, some places are not settled."""

    version: str
    game: str
    options: dict[str, Value]
    bots: list[str]
    seed: int | str
    dials: list[SweptDial]
    base: list[Value]  # the values that all are compared with
    seats: list[int]
    precision: float  # half the width of an interval of the first measure, in points
    games: int  # at most, at each place
    places: list[SweptPlace]  # without those that no game was played at
    played: int  # games, those that had been kept included
    finished: bool = True
    left_out: list[list[Value]] = []  # values of the dials of which there can be no board
