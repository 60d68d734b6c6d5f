"""Listeners are told of every change, each as its seats may see it."""

from __future__ import annotations

import time

from ludotheque.core.events import View
from ludotheque.tables.shown import projection

from .room import Room, encode
from .turn_push import Turns


class Telling:
    def __init__(self, turns: Turns) -> None:
        self._turns = turns

    def tell(self, room: Room, since: int) -> None:
        """Send all listeners what happened after ply `since`. The caller holds the room's lock."""
        table = room.table
        told: dict[int | None, bytes] = {}
        views: dict[int | None, View | None] = {}
        for listener in room.listeners:
            for viewer in listener.viewers:
                message = told.get(viewer)
                if message is None:
                    news = projection.news(table, viewer, since)
                    message, views[viewer] = encode(news), news.view
                    told[viewer] = message
                listener.post(message)
        self._turns.push(room, views)
        room.told_at = time.monotonic()
        room.wake_waiting()
