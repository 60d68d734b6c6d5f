"""Listeners are told of every change, each as its seats may see it."""

from __future__ import annotations

import time

from ludotheque.tables.shown import projection

from .room import Room, encode
from .turn_push import Turns


class Telling:
    def __init__(self, turns: Turns) -> None:
        self._turns = turns

    def tell(self, room: Room, since: int) -> None:
        """Send all listeners what happened after ply `since`. The caller holds the room's lock."""
        table = room.table
        viewers = {viewer: None for listener in room.listeners for viewer in listener.viewers}
        news = projection.news_for(table, viewers, since)
        told = {viewer: encode(message) for viewer, message in news.items()}
        turns_wanted = bool(room.turns)
        for listener in room.listeners:
            turns_wanted = turns_wanted or listener.turns_in is not None
            for viewer in listener.viewers:
                listener.post(told[viewer])
        if turns_wanted:
            self._turns.push(room, {viewer: message.view for viewer, message in news.items()})
        room.told_at = time.monotonic()
        room.wake_waiting()
