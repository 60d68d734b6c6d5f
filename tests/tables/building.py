"""Tables without a server."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec

from ludotheque.core.shelf import find
from ludotheque.server.storage.base import Append
from ludotheque.server.storage.sql import SqlStorage
from ludotheque.tables import commands
from ludotheque.tables.capabilities import hash_of
from ludotheque.tables.entries import Entry, Opening, Place
from ludotheque.tables.first import FIRST, RULES
from ludotheque.tables.table import Table


def opening(game: str = "winston", kinds: str = "hh", *, wait: bool = False, public: bool = False) -> Opening:
    """`kinds`: one letter a seat, h for a human, b for a bot, o for an open one. Seat k's token is `seat k`. Seat 0
    starts, in games that leave it open."""
    places = []
    for seat, kind in enumerate(kinds):
        hash = hash_of(f"seat {seat}")
        if kind == "h":
            places.append(Place("human", f"Person {seat}", None, hash, "en"))
        elif kind == "b":
            places.append(Place("bot", f"Bot {seat}", "greedy", None))
        else:
            places.append(Place("open", None, None, hash))
    return Opening(
        id=secrets.token_hex(8),
        game=game,
        options=find(game).variant().options,
        places=places,
        owner=hash_of("owner"),
        watch=hash_of("watch"),
        secret="5e" * 32,
        public=public,
        wait=wait,
        pace=0,
        away=None,
        stand_in="greedy",
        created=time.time(),
        first=0 if FIRST in find(game).choices else RULES,
    )


def table(game: str = "winston", kinds: str = "hh", **changes: Any) -> Table:
    """A table that has been dealt. `changes`: what is otherwise in its opening."""
    fresh = Table(msgspec.structs.replace(opening(game, kinds), **changes))
    commands.deal_if_full(fresh)
    return fresh


def stored(store: SqlStorage, opening: Opening) -> Table:
    """A table put into the database by hand, as no request could open it."""
    fresh = Table(opening)
    commands.deal_if_full(fresh)
    assert store.write([Append(fresh.take_fresh(), [opening])]) == [None]
    return fresh


def again(table: Table) -> Table:
    """The same table, read from its list as it would be stored."""
    entries = msgspec.json.decode(msgspec.json.encode(table.entries), type=list[Entry])
    return Table(table.opening, entries)


def taken_back(table: Table, seat: int) -> None:
    """Take back the seat's last move; all other people agree."""
    commands.take_back(table, seat, table.ply)
    for other, place in enumerate(table.seats):
        if other != seat and place.kind == "human":
            commands.answer(table, other, table.ply, True)


def play(table: Table, moves: int = 1, choice: int = 0) -> None:
    """Play so many moves, or fewer if the game ends."""
    for _ in range(moves):
        if table.match is None or table.match.over:
            return
        legal = list(table.match.legal_shown())
        seat = table.mover
        assert seat is not None
        commands.move(table, seat, table.ply, legal[choice % len(legal)])
