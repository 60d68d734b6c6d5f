"""The settings that decide every game of a task, as they are stored beside its results."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from ludotheque.core.contract import Value
from ludotheque.core.errors import BadRequest


class Setting(msgspec.Struct, frozen=True):
    """The stored form of a `Task`, without its number of games."""

    version: str
    game: str
    options: dict[str, Value]
    numbers: dict[str, Any]  # entries of `board.toml` that differ from the printed board
    seats: int
    bots: tuple[str, ...]  # one per seat
    seed: str  # 64 hexadecimal digits


def check_same(error: str, file: Path | None, stored: msgspec.Struct, asked: msgspec.Struct) -> None:
    """Raise BadRequest with this error id if a stored setting differs from the one asked for."""
    for name in asked.__struct_fields__:
        then, now = getattr(stored, name), getattr(asked, name)
        if then != now:
            raise BadRequest(error, file=str(file), setting=name, then=_spelled(then), now=_spelled(now))


def _spelled(value: object) -> str:
    """A setting as people write it: a seed without leading zeros."""
    if isinstance(value, str):
        return value.lstrip("0") or "0" if len(value) == 64 else value
    return msgspec.json.encode(value).decode()
