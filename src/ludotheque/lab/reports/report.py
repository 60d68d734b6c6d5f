"""What a game is like under given rules and bots, in numbers."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.contract import Value

from ..lengths.pace import Pace
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


class AtLevel(msgspec.Struct, frozen=True):
    """The game between players of one level."""

    level: str
    games: int
    first: Estimate  # wins of the player who starts
    length: Estimate  # turns
    minutes: Estimate
    leads: Estimate | None  # changes of the lead per game


class TableReport(msgspec.Struct, frozen=True):
    """The report for one number of players."""

    seats: int
    games: int
    watched: int
    turns: list[InTurn]
    ties: Estimate  # share of the games
    scores: dict[int, int]  # points: how many seats had them at the end
    margin: Estimate  # points between the best and the second
    length: Estimate  # turns of all players together
    rounds: Estimate  # turns of a player
    lengths: dict[int, int]  # turns: how many games had so many
    minutes: Estimate  # of thinking; the range includes that of the seconds a move takes
    moves: Estimate  # a turn can have several, and bookkeeping counts
    endings: dict[str, Estimate]  # those that happened
    choices: Estimate | None  # legal moves per decision; None until a game has been watched
    leads: Estimate | None  # changes of the lead per game
    fired: list[Fired]
    luck: Luck | None
    levels: list[AtLevel]  # side by side; empty if there are no two


class Report(msgspec.Struct, frozen=True):
    version: str
    game: str
    options: dict[str, Value]
    numbers: dict[str, Any]
    bots: list[str]
    seed: int | str
    pace: Pace
    tables: list[TableReport]
    as_needed: bool = False  # hard questions got more games than easy ones
    finished: bool = True  # False: interrupted, and made from fewer games
