"""Compiles every game in the background when the server starts, so that no turn waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ludotheque.bots.roster import built_in_bot
from ludotheque.bots.search.bot import SearchBot
from ludotheque.bots.search.growing import SEARCH, Budget
from ludotheque.core.contract import Game
from ludotheque.core.errors import LudothequeError
from ludotheque.core.kernels.build import prepare
from ludotheque.core.shelf import find, shelf
from ludotheque.lab.run.player import LOOPS
from ludotheque.tables.refusals import Unavailable
from ludotheque.tables.shown.choices import choices

from ..texts import read_all

LOG = logging.getLogger(__name__)
PATIENCE = 20.0  # seconds a request waits for a game


class Readiness:
    def __init__(self, when_ready: Callable[[], None] = lambda: None) -> None:
        """`when_ready` is called once all games are compiled and all texts are read."""
        self._when_ready = when_ready
        self._ready = {name: asyncio.Event() for name in shelf()}
        self._lab: dict[str, asyncio.Task[None]] = {}
        self._task = asyncio.create_task(self._run())

    @property
    def games(self) -> list[str]:
        return [name for name, event in self._ready.items() if event.is_set()]

    @property
    def all_ready(self) -> bool:
        return all(event.is_set() for event in self._ready.values())

    async def wait(self, game: str) -> None:
        if game not in self._ready:
            find(game)  # raises, if the table's game has left the shelf
        await _patiently(self._ready[game].wait())

    async def wait_for_lab(self, game: str) -> None:
        """Waits for the lab's kernels. They are compiled at the first question: tables do not need them, and compiling
        slows tables down."""
        await self.wait(game)
        if game not in self._lab:
            self._lab[game] = asyncio.create_task(asyncio.to_thread(make_lab_ready, find(game)))
        await _patiently(asyncio.shield(self._lab[game]))

    async def _run(self) -> None:
        for game in shelf().values():
            try:
                await asyncio.to_thread(make_ready, game)
            except LudothequeError as error:
                LOG.error("%s", error)
            except Exception as error:  # a bug in one game does not stop the others
                LOG.error("%s cannot be made ready", game.name, exc_info=error)
            else:
                self._ready[game.name].set()
        await asyncio.to_thread(read_all)
        self._when_ready()

    def close(self) -> None:
        for task in (self._task, *self._lab.values()):
            task.cancel()


async def _patiently(ready: Awaitable[object]) -> None:
    try:
        await asyncio.wait_for(ready, PATIENCE)
    except TimeoutError:
        raise Unavailable("error-preparing") from None


def make_ready(game: Game) -> None:
    """Compile the kernels and load them into this process, by playing a few moves."""
    prepare(game, SEARCH)
    match = game.variant().new(game.players[0], seed=1)
    for ply in range(12):
        if match.over:
            break
        if match.at_chance:
            match.chance()
        else:
            assert match.mover is not None
            choices(match.variant, match.position_now(), match.mover, list(match.legal_shown()), "en")
            match.play_action(built_in_bot("greedy", ply).choose(match))
        for viewer in (None, 0):
            match.view(viewer)
            match.tell(match.ply - 1, viewer)
    if match.mover is not None:
        SearchBot(1, Budget(8)).choose(match)
    _ = match.scores, match.places, match.end


def make_lab_ready(game: Game) -> None:
    """The same for the kernels of the lab."""
    prepare(game, [LOOPS])
