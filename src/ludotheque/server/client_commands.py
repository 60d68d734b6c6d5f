"""Everything a client can do at a table. Requests and sockets both go through here.

One place for presence, the limit of a table, catching up with other processes, and what a refusal carries. (The limit
of an address is taken where a request or message arrives, before it is read.)
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from ludotheque.core.errors import LudothequeError
from ludotheque.tables import commands
from ludotheque.tables.reactions import Reaction
from ludotheque.tables.refusals import Forbidden, TokenMissing, TooMany
from ludotheque.tables.seat_commands import Command, leave
from ludotheque.tables.seats import Role
from ludotheque.tables.shown import projection
from ludotheque.tables.table import Table

from . import schema
from .rooms.changes import Changes, when_stored
from .rooms.other_processes import OtherProcesses
from .rooms.questions import Questions
from .rooms.reactions import react
from .rooms.room import Room
from .rooms.rooms import Rooms

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Visitor:
    """A client at a table: the role that its token gives it there, and its address."""

    room: Room
    role: Role
    address: str

    @property
    def seat(self) -> int:
        """Raises Forbidden if the client holds no seat."""
        if self.role.seat is None:
            raise Forbidden("error-not-seat")
        return self.role.seat


class RefusedWithState(Exception):
    """A refusal, together with the table as the client may see it."""

    def __init__(self, error: LudothequeError, state: schema.State | None) -> None:
        self.error, self.state = error, state


class ClientCommands:
    def __init__(self, rooms: Rooms, changes: Changes, questions: Questions, processes: OtherProcesses) -> None:
        self._rooms, self._changes, self._questions, self._processes = rooms, changes, questions, processes

    async def enter(self, table: str, hash: str | None, address: str) -> Visitor:
        """The table, and the role that the token with this hash gives there."""
        room = await self._rooms.find(table, address)
        visitor = Visitor(room, room.table.role(hash), address)
        if visitor.role.seat is not None:
            room.seen[visitor.role.seat] = time.monotonic()
        return visitor

    async def state(self, visitor: Visitor, since: int = 0) -> schema.State:
        """The table as the visitor may see it, with what happened after ply `since`."""
        role = visitor.role

        def read(table: Table) -> schema.State:
            state = projection.state(table, role.seat, since, role.owner)
            state.invitation = role.invitation
            return state

        room = visitor.room
        return await self._questions.read(room, visitor.address, read, room.table.ply - since)

    async def submit(self, visitor: Visitor, command: Command[T]) -> asyncio.Future[T]:
        """Decide a command; the future is done when it is stored and told. Raises RefusedWithState."""
        room, seat = visitor.room, visitor.seat
        try:
            now = room.seen[seat] = room.signs[seat] = time.monotonic()
            room.bucket.take(now)
            await self._rooms.at_least(room, command.ply)
            await room.hold()
            return self._changes.submit(room, lambda table: command.change(table, seat))
        except LudothequeError as error:
            raise await self.refused(visitor, error) from None

    def submit_now(
        self, visitor: Visitor, command: Command[T], then: Callable[[T | None, Exception | None], None]
    ) -> bool:
        """The same where nothing must be waited for; False if something must, and nothing was done. `then` is called
        when the command is stored and told, or with the error. Raises LudothequeError."""
        room, seat = visitor.room, visitor.seat
        if room.table.ply < command.ply or not room.hold_now():
            return False
        try:
            now = room.seen[seat] = room.signs[seat] = time.monotonic()
            room.bucket.take(now)
        except LudothequeError:
            room.lock.release()
            raise
        self._changes.change(room, lambda table: command.change(table, seat), then)
        return True

    async def do(self, visitor: Visitor, command: Command[Any]) -> schema.State:
        """Do a command; the state with all that it changed. Raises RefusedWithState."""
        since = visitor.room.table.ply
        await self._done(visitor, await self.submit(visitor, command))
        return await self.state(visitor, since)

    async def _done(self, visitor: Visitor, stored: asyncio.Future[T]) -> T:
        try:
            return await when_stored(stored)
        except LudothequeError as error:
            raise await self.refused(visitor, error) from None

    async def refused(self, visitor: Visitor, error: LudothequeError) -> RefusedWithState:
        """The error with the table's state, unless the server has no time for it or has lost the table."""
        room, state = visitor.room, None
        if not isinstance(error, TooMany) and not room.gone:
            async with room.lock:
                if not room.gone:
                    state = projection.state(room.table, visitor.role.seat, room.table.ply)
        return RefusedWithState(error, state)

    async def join(
        self, table: str, hash: str | None, address: str, asked: schema.Join, name: str, added: str, token_hash: str
    ) -> Visitor:
        """Take an open seat, whose player's token has the hash `token_hash` from now on."""
        room = await self._rooms.find(table, address)
        if hash is None and not room.table.opening.public:
            raise TokenMissing

        def action(table: Table) -> int:
            role = None if hash is None else table.role(hash)
            return commands.join(table, role, name, added, token_hash, asked.seat, asked.seal, asked.lang or "en")

        return Visitor(room, Role(seat=await self._changes.act(room, action)), address)

    async def start(self, visitor: Visitor, fill: str | None) -> schema.State:
        """Deal now, as the owner of the table."""
        if not visitor.role.owner:
            raise Forbidden("error-not-owner")
        await self._changes.act(visitor.room, lambda table: commands.start(table, fill))
        return await self.state(visitor)

    async def leave(self, visitor: Visitor, asked: schema.Leave) -> schema.State:
        """A bot plays on: for the visitor, or, as the owner of a living-room table asks, for a player who is gone."""
        seat = asked.seat
        if seat is None or not visitor.role.owner:
            return await self.do(visitor, leave(asked))
        await self._changes.act(visitor.room, lambda table: commands.replace_absent(table, seat, asked.level))
        return await self.state(visitor)

    async def rematch(self, visitor: Visitor) -> str:
        """The id of a new table for the same players."""
        return await self._changes.rematch(visitor.room, None if visitor.role.owner else visitor.seat)

    def react(self, visitor: Visitor, reaction: Reaction) -> None:
        """Show a reaction to everybody at the table. It changes nothing and is not stored. Spectators, who have no
        name and may be many, only see them. Raises TooMany."""
        seat = visitor.seat
        react(visitor.room, seat, reaction)
        self._processes.reacted(visitor.room.table, seat, reaction)

    async def hint(self, visitor: Visitor, budget: schema.Think, language: str) -> schema.Hint:
        """The moves that a search would consider. At a table of several people, all are told of it."""
        stored = await self.submit(visitor, Command(lambda table, seat: commands.ask_hint(table, seat)))
        asked = await self._done(visitor, stored)
        return await self._questions.hint(asked, budget, language, visitor.address)
