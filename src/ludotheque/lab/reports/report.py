"""What a game is like under given rules and bots, in numbers."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.contract import Value

from ..stats.intervals import Estimate
from .luck import Luck


class InTurn(msgspec.Struct, frozen=True):
    """A place in the order of play; the first is 1."""

    turn: int
    wins: Estimate  # share of the games that a player won; some games can end without a winner
    score: Estimate


class Fired(msgspec.Struct, frozen=True):
    """How often an event happens."""

    tag: str
    times: Estimate  # per game
    games: Estimate  # share of the games in which it happens


class TableReport(msgspec.Struct, frozen=True):
    """The report for one number of players."""

    seats: int
    games: int
    watched: int
    turns: list[InTurn]
    ties: Estimate  # share of the games
    scores: dict[int, int]  # points: how many seats had them at the end
    margin: Estimate  # points between the best and the second
    moves: Estimate
    lengths: dict[int, int]  # moves: how many games had so many
    minutes: Estimate
    endings: dict[str, Estimate]
    choices: Estimate | None  # legal moves per decision; None until a game has been watched
    leads: Estimate | None  # changes of the lead per game
    fired: list[Fired]
    luck: Luck | None


class Report(msgspec.Struct, frozen=True):
    version: str
    game: str
    options: dict[str, Value]
    numbers: dict[str, Any]
    bots: list[str]
    seed: int | str
    pace: float  # seconds per move
    tables: list[TableReport]
    finished: bool = True  # False: interrupted, and made from fewer games
