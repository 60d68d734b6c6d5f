"""Bots play at the tables that have an audience."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial

from ludotheque.core.errors import LudothequeError
from ludotheque.tables import commands
from ludotheque.tables.refusals import NotNow, TooMany

from ..guard.limits import Buckets
from ..work.thinking import ThinkingPool
from .changes import Changes, when_stored
from .room import Room

LOG = logging.getLogger(__name__)
PAUSE = 1.0  # seconds before a bot tries again after an error


class BotPlayers:
    def __init__(self, changes: Changes, thinking: ThinkingPool, rate: float) -> None:
        self._changes, self._thinking = changes, thinking
        self._moves = Buckets(rate)  # by the address a room is charged to

    def wake(self, room: Room) -> None:
        """Let the bot on turn think, if there is one and it does not think already."""
        busy = room.thinking is not None and not room.thinking.done()
        if room.table.bot_to_move is not None and not busy and room.awake:
            room.thinking = asyncio.create_task(self._play(room))

    async def _play(self, room: Room) -> None:
        """Play the bots' moves until it is a person's turn or the game is over."""
        while not room.gone and room.awake:
            await self._allowance(room.charged_to)
            async with room.lock:
                table = room.table
                level, match, at = table.bot_to_move, table.match, table.changed
                if level is None or match is None:
                    return
                copy, seed = match.fork(), table.bot_seed(match.mover or 0)
                pace = table.bot_pace
            started = time.monotonic()
            try:
                action = await self._thinking.move(room.charged_to, copy, level, seed)
                await asyncio.sleep(max(0.0, pace - (time.monotonic() - started)))
                await room.hold()
                if room.table.changed != at or room.table.bot_to_move != level:
                    room.lock.release()
                    continue
                await when_stored(self._changes.submit(room, partial(commands.bot_move, action=action)))
            except NotNow:  # another process was quicker
                continue
            except LudothequeError as error:
                LOG.warning("bot: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def _allowance(self, address: str) -> None:
        """Wait until bots at this address's tables may move again. Every move takes time on the event loop."""
        while True:
            try:
                return self._moves.take(address)
            except TooMany as error:
                await asyncio.sleep(error.retry_after)
