"""What a seat can do, as its client asks for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from . import commands
from .requests import Answer, At, Leave, Move, Reveal, SealIn, SocketMove
from .table import Table

T = TypeVar("T")


@dataclass(slots=True)
class Command(Generic[T]):
    """Something a seat does. `ply` is the last one that its client has seen, where the command depends on it."""

    change: Callable[[Table, int], T]
    ply: int = 0


def move(asked: Move | SocketMove) -> Command[None]:
    return Command(lambda table, seat: commands.move(table, seat, asked.ply, asked.move), asked.ply)


def resign(asked: At) -> Command[None]:
    return Command(lambda table, seat: commands.resign(table, seat, asked.ply), asked.ply)


def take_back(asked: At) -> Command[None]:
    return Command(lambda table, seat: commands.take_back(table, seat, asked.ply), asked.ply)


def answer(asked: Answer) -> Command[None]:
    return Command(lambda table, seat: commands.answer(table, seat, asked.ply, asked.agree), asked.ply)


def rename(name: str, lang: str) -> Command[None]:
    return Command(lambda table, seat: commands.rename(table, seat, name, lang))


def leave(asked: Leave) -> Command[None]:
    return Command(lambda table, seat: commands.leave(table, seat, asked.level))


def come_back() -> Command[None]:
    return Command(lambda table, seat: commands.come_back(table, seat))


def mix(text: str) -> Command[None]:
    return Command(lambda table, seat: commands.mix(table, seat, text))


def seal(asked: SealIn) -> Command[None]:
    return Command(lambda table, seat: commands.seal(table, seat, asked.seal))


def reveal(asked: Reveal) -> Command[None]:
    return Command(lambda table, seat: commands.reveal(table, seat, asked.text))
