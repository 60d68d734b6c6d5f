"""Pieces of work that our kernels and the C programs do alike: the same arguments, the same results, byte by byte."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.bots.policies import compiled_lineup
from ludotheque.bots.roster import make_bot
from ludotheque.bots.search.growing import ANY, ISMCTS, GrowingTree
from ludotheque.bots.search.tree import NODE, SPACE
from ludotheque.core.chance import fair
from ludotheque.core.chance.fast import generator
from ludotheque.core.kernels.specialise import specialise
from ludotheque.core.match import Match
from ludotheque.core.shelf import find
from ludotheque.lab.run.player import LOOPS
from ludotheque.lab.run.playing import play_match
from ludotheque.lab.run.task import Task

KINDS = RANDOM, GREEDY, SEARCH = "random", "greedy", "search"
SEATS = {"winston": 2, "hundsgemein": 2, "winoc": 2, "winchester": 3}
SEED = 20_26
NODES = 20_000  # of a tree
ROOTS = 4  # positions of a game that are searched
MOVES = 13  # where in the call of `play_games` their numbers are

Call = tuple[Any, ...]  # the arguments of a kernel


@dataclass(frozen=True)
class Work:
    """`size` games, or so many simulations from each of `ROOTS` positions."""

    game: str
    kind: str
    size: int

    @property
    def name(self) -> str:
        return f"{self.game} {self.kind}"

    @property
    def function(self) -> str:
        """In the libraries of C and of kernels."""
        return "search_frame" if self.kind == SEARCH else "games_frame"

    @property
    def kernel(self) -> Callable[..., None]:
        """Ours."""
        game = find(self.game)
        found = specialise(ISMCTS, game).search if self.kind == SEARCH else specialise(LOOPS, game).play_games
        kernel: Callable[..., None] = found
        return kernel

    @property
    def signature(self) -> tuple[Any, ...]:
        from ludotheque.core.kernels.build import types_of

        game = find(self.game)
        module, name = (ISMCTS, "search") if self.kind == SEARCH else (LOOPS, "play_games")
        found: tuple[Any, ...] = specialise(module, game).signatures(types_of(game.engine))[name]
        return found

    def calls(self) -> list[Call]:
        """The calls of the kernel, each with arrays of its own: nothing is shared with another list."""
        return list(self._searches()) if self.kind == SEARCH else [self._games()]

    def _games(self) -> Call:
        variant = find(self.game).variant()
        task = Task(variant, SEATS[self.game], self.size, SEED, (self.kind,))
        engine, rows = variant.engine, task.rows(self.size)
        return (
            engine.board,
            fair.key_of(task.seed_of(0)),
            0,
            task.seats,
            variant.option_codes,
            *compiled_lineup(task.lineup, variant),
            np.zeros(engine.layout_size, np.int16),
            np.zeros(engine.actions, np.int16),
            np.zeros(engine.longest, np.int16),
            *(rows.scores, rows.places, rows.moves, rows.endings, rows.firsts, rows.decisions),
        )

    def _searches(self) -> Iterator[Call]:
        """From positions at equal distances in a game of greedy bots, as a bot searches them."""
        variant = find(self.game).variant()
        seats = SEATS[self.game]
        match = play_match(variant, SEED, [make_bot("greedy", seat) for seat in range(seats)])
        for part in range(ROOTS):
            seat, root = _decision(match, match.ply * part // ROOTS)
            engine = variant.engine
            engine.imagine(engine.board, root, seat, generator(SEED))
            tree = GrowingTree(variant, root, seats, seat, variant.thinking(seats), SEED, nodes=1)
            space = np.zeros(SPACE, np.int32)
            space[0] = 1
            yield (
                engine.board,
                root,
                seats,
                seat,
                self.size,
                ANY,
                *tree.settings,
                generator(SEED),
                np.zeros(NODES, NODE),
                space,
                np.zeros(engine.actions, np.int16),
                np.zeros(engine.actions, np.int64),
                np.zeros((engine.actions, seats)),
                np.zeros(self.size),
            )


def _decision(match: Match, ply: int) -> tuple[int, np.record]:
    """The first position from this ply on in which a seat has a choice, and the seat."""
    engine = match.variant.engine
    actions = np.zeros(engine.actions, np.int16)
    while True:
        root = match.position(ply)
        seat = int(engine.mover(engine.board, root))
        if seat >= 0 and engine.legal(engine.board, root, actions) > 1:
            return seat, root
        ply += 1


def frame(call: Call) -> npt.NDArray[np.int64]:
    """The arguments in 64-bit slots; see `browser/build/wrapper.py`. It does not keep the arrays."""
    slots: list[int] = []
    for argument in call:
        if isinstance(argument, np.ndarray):
            slots += [argument.ctypes.data, *argument.shape]
        elif isinstance(argument, np.void):
            slots.append(argument.__array_interface__["data"][0])
        elif isinstance(argument, float):
            slots += struct.unpack("q", struct.pack("d", argument))
        else:
            slots.append(int(argument))
    return np.array(slots, np.int64)


def results(calls: Sequence[Call]) -> bytes:
    """What the calls have left in their arrays."""
    return b"".join(argument.tobytes() for call in calls for argument in call if isinstance(argument, np.ndarray))


def moves(calls: Sequence[Call]) -> int:
    """The moves of all games."""
    return int(sum(call[MOVES].sum() for call in calls))
