"""Reactions are told to everybody who is at the table, and kept nowhere. Each seat may send a few."""

from __future__ import annotations

import time

from ludotheque.tables.reactions import Reaction
from ludotheque.tables.shown.wire import Reacted

from ..guard.limits import Bucket
from .room import Room, encode

RATE = 0.5  # a second and seat: two at once, then one every two seconds


def react(room: Room, seat: int, reaction: Reaction) -> None:
    """Tell the listeners of this process. Raises TooMany: the same limit holds for what other processes relay, so that
    a seat gains nothing by sending to several of them."""
    now = time.monotonic()
    bucket = room.reacting.get(seat)
    if bucket is None:
        bucket = room.reacting[seat] = Bucket(RATE, now)
    bucket.take(now)
    message = encode(Reacted("reaction", room.table.id, seat, reaction))
    for listener in room.listeners:
        if listener.wants_presence:
            listener.post(message)
