"""The wires of a device's pages: what a socket is to a server."""

from __future__ import annotations

import msgspec

from ludotheque.core.errors import LudothequeError
from ludotheque.tables.capabilities import hash_of
from ludotheque.tables.refusals import Forbidden, Invalid
from ludotheque.tables.requests import FROM_SOCKET, Hello, SocketAttention, SocketLanguage, SocketMove
from ludotheque.tables.seat_commands import move
from ludotheque.tables.shown import projection
from ludotheque.tables.shown.problems import known_language, problem_of, refused_of
from ludotheque.tables.shown.wire import Presence

from .changes import LocalTables
from .room import WireListener

POLICY = 1008  # the code of a wire that is refused for good


class Wires:
    def __init__(self, tables: LocalTables) -> None:
        self._tables = tables
        self._listeners: dict[int, WireListener] = {}

    def receive(self, wire: int, text: str) -> None:
        """A message. Raises NotLoaded."""
        listener = self._listeners.get(wire)
        language = "en" if listener is None else listener.language
        try:
            asked = FROM_SOCKET.read(text)
            if listener is None:
                if not isinstance(asked, Hello):
                    raise Invalid("error-no-hello")
                language = known_language(asked.lang)
                self._greet(wire, asked)
            elif isinstance(asked, SocketMove):
                self._move(listener, asked)
            elif isinstance(asked, SocketLanguage):
                listener.language = known_language(asked.lang)
                self._tables.push_turns(listener.room, [listener])
            elif not isinstance(asked, SocketAttention):  # who looks away from a device of one's own is not missed
                raise Invalid("error-second-hello")
        except LudothequeError as error:
            self._refuse(wire, error, language)
        except msgspec.DecodeError as error:
            self._refuse(wire, Invalid("error-request", detail=str(error)), language)

    def close(self, wire: int) -> None:
        listener = self._listeners.pop(wire, None)
        if listener is not None:
            listener.room.listeners.remove(listener)
            self._tables.tasks.stop(("turns", listener))

    def _refuse(self, wire: int, error: LudothequeError, language: str) -> None:
        self._tables.post(wire, refused_of(problem_of(error, language), None))
        if wire not in self._listeners:
            self._tables.hang_up(wire, POLICY)

    def _greet(self, wire: int, hello: Hello) -> None:
        """The table's state, once for each seat; then the turn, and who is there."""
        tables = self._tables
        room = tables.room(hello.table)
        roles = [room.table.role(hash_of(token)) for token in hello.tokens]
        seats = [role.seat for role in roles if role.seat is not None]
        listener = WireListener(wire, room, seats, hello)
        owner = any(role.owner for role in roles)
        for viewer in listener.viewers:
            tables.post(wire, projection.state(room.table, viewer, hello.since, owner))
        self._listeners[wire] = listener
        room.listeners.append(listener)
        tables.push_turns(room, [listener])
        if listener.wants_presence:  # everybody is where the device is
            tables.post(wire, Presence("presence", room.table.id, [None] * len(room.table.seats)))
        tables.wake(room)

    def _move(self, listener: WireListener, asked: SocketMove) -> None:
        seat = asked.seat
        if seat is None and len(listener.seats) == 1:
            seat = listener.seats[0]
        if seat is None or seat not in listener.seats:
            raise Forbidden("error-not-seat")
        command, mover, room = move(asked), seat, listener.room
        try:
            self._tables.change(room, lambda table: command.change(table, mover))
            self._tables.moved(listener, seat)
        except LudothequeError as error:
            state = projection.state(room.table, seat, room.table.ply)
            self._tables.post(listener.wire, refused_of(problem_of(error, listener.language, state), seat))
