"""Who is at the table. Listeners that want to know are told a moment after it changes: a page that is loaded again is
not away, nor is a player who looks at another tab for a moment. It is known by connections and by whether their pages
can be seen, not by what people do, and no closer than to the minute."""

from __future__ import annotations

import asyncio
import time

from ludotheque.tables.shown.wire import Presence

from .room import Listener, Room, encode

MOMENT = 2.0  # seconds in which a player may come back unnoticed
HIDDEN = 30.0  # seconds for which a player may look elsewhere
SIGN = 25.0  # seconds that a sign of a player counts who is not connected here


class Presences:
    def changed(self, room: Room) -> None:
        """Somebody has come or gone: tell it soon, if it is still so then."""
        if room.presence_due is None:
            room.presence_due = asyncio.get_running_loop().call_later(MOMENT, self._tell, room)

    def greet(self, room: Room, listener: Listener) -> None:
        """Tell a new listener who is there, and the others that somebody came."""
        if listener.wants_presence:
            listener.post(encode(presence(room)))
        self.changed(room)

    def _tell(self, room: Room) -> None:
        room.presence_due = None
        told = presence(room)
        here = [minutes is None for minutes in told.away]
        if room.presence_told == here:
            return
        room.presence_told = here
        message = encode(told)
        for listener in room.listeners:
            if listener.wants_presence:
                listener.post(message)


def looking(room: Room) -> set[int]:
    """The seats whose players are connected to this process and have looked at the table a moment ago."""
    before = time.monotonic() - HIDDEN
    return {
        viewer
        for listener in room.listeners
        if listener.hidden_since is None or listener.hidden_since > before
        for viewer in listener.viewers
        if viewer is not None
    }


def presence(room: Room) -> Presence:
    now, here = time.monotonic(), looking(room)
    away: list[int | None] = []
    for seat, place in enumerate(room.table.seats):
        last = room.last_here.get(seat, room.opened)
        there = place.kind != "human" or seat in here or (seat in room.signs and now - room.signs[seat] < SIGN)
        away.append(None if there else int((now - max(last, room.signs.get(seat, last))) / 60))
    return Presence("presence", room.table.id, away)
