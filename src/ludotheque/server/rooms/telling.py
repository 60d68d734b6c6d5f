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
        for listener in room.listeners:
            for viewer in listener.viewers:
                listener.post(told[viewer])
        if room.turns or any(listener.turns_in for listener in room.listeners):
            self._turns.push(room, {viewer: message.view for viewer, message in news.items()})
        room.told_at = time.monotonic()
        room.wake_waiting()
