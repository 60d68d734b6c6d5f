"""The tables a fuzzer has opened, and what it knows of them, so that its requests reach deep states."""

from __future__ import annotations

import random
from collections import deque
from typing import Any

import msgspec

from ludotheque.core.shelf import shelf

Json = dict[str, Any]
MOST_SEATS = 240  # the newest ones; a fuzzer at thousands of tables would see the beginning of each only
QUICK = ("random", "greedy")
LEVELS = (*QUICK * 8, "casual", "club")


class Seat(msgspec.Struct):
    """A seat at a table, and the last that was heard there."""

    table: str
    token: str
    ply: int = 1
    legal: list[str] = []


class _View(msgspec.Struct):
    legal: list[str] = []


class _Heard(msgspec.Struct):
    """A state, news, or the problem that holds one."""

    ply: int = 0
    view: _View | None = None
    state: _Heard | None = None


class _Token(msgspec.Struct):
    token: str


class _Opened(msgspec.Struct):
    table: str
    owner: str
    watch: str
    seats: list[_Token]
    invitations: list[_Token]


_heard = msgspec.json.Decoder(_Heard).decode
_opened = msgspec.json.Decoder(_Opened).decode


class World:
    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.seats: deque[Seat] = deque(maxlen=MOST_SEATS)
        self.opened = 0
        self.known: dict[str, list[Any]] = {
            "game": list(shelf()),
            "level": list(LEVELS),
            "stand_in": list(LEVELS),
            "fill": list(LEVELS),
            "bots": [["random"], ["greedy"], list(QUICK)],
            "lang": ["fr", "hu"],
            "language": ["en", "pl"],
            "name": ["Ada", "Bö"],
            "text": ["rain on the window"],
            "wait": [0, 0, 0.01, False, True],
            "pace": [0, 0, 0.1],
            "away": [None, 1, 60],
            "milliseconds": [10],
            "simulations": [50],
            "count": [1],
            "games": [20],
            "options": [{}],
            "numbers": [{}],
            "fork": [None],
            "seats": [self._plan(*kinds) for kinds in ("hh", "hb", "bb", "ho", "hob", "hhh")] + [2, 3],
        }

    def _plan(self, *kinds: str) -> list[Json]:
        kind: dict[str, Json] = {
            "h": {"kind": "human", "name": "Ada"},
            "b": {"kind": "bot", "level": "random"},
            "o": {"kind": "open"},
        }
        return [kind[each] for each in kinds]

    def seat(self) -> Seat:
        """One of those known, about which the next values are sensible."""
        seat = self.dice.choice(self.seats) if self.seats else Seat("0" * 16, "0" * 32)
        self.known["ply"] = self.known["since"] = [seat.ply]
        self.known["move"] = seat.legal
        self.known["table"] = [seat.table]
        self.known["tokens"] = [[seat.token]]
        self.known["token"] = [seat.token]
        return seat

    def was_opened(self, body: bytes) -> None:
        try:
            found = _opened(body)
        except msgspec.DecodeError:
            return
        self.opened += 1
        tokens = [*found.seats, *found.invitations]
        self.seats.extend(Seat(found.table, each.token) for each in tokens)
        self.seats.append(Seat(found.table, found.owner))
        if self.dice.random() < 0.2:
            self.seats.append(Seat(found.table, found.watch))

    def was_heard(self, seat: Seat, body: bytes) -> None:
        try:
            found = _heard(body)
        except msgspec.DecodeError:
            return
        found = found.state or found
        if found.ply:
            seat.ply = found.ply
            seat.legal = found.view.legal if found.view else []
