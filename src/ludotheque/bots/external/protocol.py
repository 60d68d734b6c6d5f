"""The messages between a match and a program: one JSON object on each line (docs/reference/bot-protocol.md)."""

from __future__ import annotations

import msgspec

from ludotheque.core.contract import Value
from ludotheque.core.events import Event, View
from ludotheque.core.reading import Reader

PROTOCOL = 1


class ProgramMessage(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message to a program."""


class HelloMessage(ProgramMessage, frozen=True, kw_only=True, tag="hello"):
    """A game begins."""

    protocol: int
    version: str
    game: str
    options: dict[str, Value]
    seats: int
    seat: int
    seed: int  # below 2**32; the bot's seed, not the game's
    milliseconds: int


class TurnMessage(ProgramMessage, frozen=True, kw_only=True, tag="turn"):
    """It is the program's turn. The only message that it answers."""

    ply: int
    view: View
    legal: list[str]
    told: list[Event]


class EndMessage(ProgramMessage, frozen=True, kw_only=True, tag="end"):
    """The game is over."""

    end: str | None
    scores: list[int]
    places: list[int]
    told: list[Event]


class MoveAnswer(msgspec.Struct, frozen=True):
    """The answer of a program to its turn."""

    move: str


ANSWER = Reader(MoveAnswer)
