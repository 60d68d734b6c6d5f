"""Thousands of games, one per row, all stepped at once."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ludotheque.bots.policies import policy_codes
from ludotheque.core.chance.fair import key_of
from ludotheque.core.chance.fast import generator
from ludotheque.core.contract import Value, Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.kernels.build import prepare
from ludotheque.core.kernels.specialise import specialise
from ludotheque.core.observation import NUMBER, Observation, Part, size
from ludotheque.core.shelf import game, shelf

from ..window import check_observable
from .stepping import ANY, LEARNER, ROW

STEPPING = "ludotheque.adapters.vector.stepping"


class Shown(NamedTuple):
    """What the learners see, one row per game. The next step overwrites the arrays."""

    observations: Observation  # (games, size): what the seat to act knows
    masks: npt.NDArray[np.int8]  # (games, actions): 1 for what it may choose
    movers: npt.NDArray[np.int8]  # (games,): which seat that is


class StepResult(NamedTuple):
    """The result of a step. A game that has ended is replaced at once; the first three arrays show the new one."""

    observations: Observation
    masks: npt.NDArray[np.int8]
    movers: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]  # (games, seats), see `rewards.rewards_of`; 0 until the end
    terminated: npt.NDArray[np.bool_]  # (games,): this step ended the game
    truncated: npt.NDArray[np.bool_]  # (games,): this step was the last that `max_moves` allows
    final_observations: Observation  # of the games that ended: what `final_movers` knew in the last position,
    final_masks: npt.NDArray[np.int8]  # and what could still have been chosen there
    final_movers: npt.NDArray[np.int8]  # who acted last or, if the game was cut short, who would have acted


class VectorGames:
    """`games` games under the same options, all stepped at once.

    Without `opponents` every seat is a learner's, and `movers` says whose turn it is. `opponents` are bots that are one
    kernel call: one name for all other seats, or one for each, in the order of turns after the learner. Then the
    learner sits at `seat`, a number or "random" to draw one for every game, and a step runs to its next turn.

    `max_moves` cuts a game short after that many moves of learners, without a reward. `illegal` says what an illegal
    action does: "refuse" is an error, and no game has changed; "lose" loses the game at once (-1, and 0 for the
    others). Other keywords are options of the game.

    Row i plays the games with the seeds of `seed_of`, one after the other. Only seeds and actions decide them, not the
    number of threads.
    """

    def __init__(
        self,
        name: str | Variant,
        /,
        games: int,
        seats: int = 2,
        *,
        opponents: str | Sequence[str] | None = None,
        seat: int | str = 0,
        max_moves: int | None = None,
        illegal: str = "refuse",
        threads: int = 1,
        **options: Value,
    ) -> None:
        self.variant = game(name, **options) if isinstance(name, str) else name
        engine = check_observable(self.variant)
        self.variant.game.check_seats(seats)
        for what, number in (("games", games), ("max_moves", max_moves), ("threads", threads)):
            if number is not None and number < 1:
                raise BadRequest("error-at-least-one", what=what, found=str(number))
        if illegal not in ("refuse", "lose"):
            raise BadRequest("error-illegal-mode", found=illegal, known=["refuse", "lose"])
        self.games, self.seats, self.threads = games, seats, threads
        self._forfeit = illegal == "lose"
        self.actions = engine.actions
        self._policies = _policies(opponents, seats)
        self._place = learner_place(seat, seats) if opponents is not None else 0
        self._limit = max_moves or 0
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        bounds = np.linspace(0, games, threads + 1).astype(int).tolist()
        self._shares = list(itertools.pairwise(bounds))
        if shelf().get(self.variant.name) is self.variant.game:  # others are compiled at the first step
            prepare(self.variant.game, [STEPPING])
        self._kernels = specialise(STEPPING, self.variant.game)
        self._first = 0  # the seed of the first game
        self._begun = False
        self._positions = np.zeros(games, engine.state)
        self._rows = np.zeros(games, ROW)
        self._rng = generator(0)
        self._chosen = np.zeros(games, np.int64)
        self._shown = Shown(
            np.zeros((games, size(engine.parts)), NUMBER),
            np.zeros((games, self.actions), np.int8),
            np.zeros(games, np.int8),
        )
        self._result = StepResult(
            *self._shown,
            np.zeros((games, seats), np.float32),
            np.zeros(games, np.bool_),
            np.zeros(games, np.bool_),
            np.zeros_like(self._shown.observations),
            np.zeros_like(self._shown.masks),
            np.zeros_like(self._shown.movers),
        )

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts of an observation."""
        return self.variant.engine.parts

    def reset(self, seed: int | None = None) -> Shown:
        """Begin a new game in every row. Without a seed, one is drawn."""
        drawn = np.random.default_rng(seed)
        self._first = int.from_bytes(drawn.bytes(32))
        self._rng = generator(int.from_bytes(drawn.bytes(8)))
        self._rows[:] = np.zeros(1, ROW)
        self._begun = True
        self._each(lambda start, stop: self._kernels.begin(*self._setting(), *self._shown, start, stop))
        return self._shown

    def step(self, actions: npt.NDArray[np.integer]) -> StepResult:
        """Play an action in every game. If one is illegal, an error says so and no game has changed."""
        if not self._begun:
            raise BadRequest("error-not-reset")
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.games,):
            raise BadRequest("error-actions-shape", found=str(chosen.shape), games=self.games)
        kernels, board = self._kernels, self.variant.engine.board
        if not self._forfeit:
            wrong = kernels.find_illegal(board, self._positions, self._shown.masks, chosen, 0, self.games)
            if wrong >= 0:
                raise BadRequest("error-action", action=str(chosen[wrong]), row=str(wrong))
        how = (chosen, self._limit, self._forfeit)
        self._each(lambda start, stop: kernels.step(*self._setting(), *self._result, *how, start, stop))
        return self._result

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for every game, at random."""
        board = self.variant.engine.board
        self._kernels.sample(board, self._positions, self._shown.masks, self._rng, self._chosen)
        return self._chosen

    def seed_of(self, row: int) -> int:
        """The seed of the game in this row: `variant.new(seats, seed)` is the same game."""
        return (self._first + row + self.games * int(self._rows[row].game)) % (1 << 256)

    def learners(self) -> npt.NDArray[np.int64]:
        """The learner's seat in every game, where there are opponents."""
        seats: npt.NDArray[np.int64] = (self.seats - self._rows["shift"].astype(np.int64)) % self.seats
        return seats

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def _setting(self) -> tuple[object, ...]:
        engine = self.variant.engine
        rules = (engine.board, key_of(self._first), self.seats, self.variant.option_codes)
        return (*rules, self._policies, self._place, engine.layout_size, self._positions, self._rows)

    def _each(self, work: Callable[[int, int], None]) -> None:
        """Do the work for all rows, divided among the threads."""
        if self._pool is None:
            work(0, self.games)
        else:
            list(self._pool.map(lambda share: work(*share), self._shares))


def _policies(opponents: str | Sequence[str] | None, seats: int) -> npt.NDArray[np.int8]:
    """The policy codes of the learner and of every seat after it."""
    policies = np.full(seats, LEARNER, np.int8)
    if opponents is not None:
        policies[1:] = policy_codes([opponents] if isinstance(opponents, str) else opponents, seats - 1)
    return policies


def learner_place(seat: int | str, seats: int) -> int:
    """The learner's seat, or ANY to draw one for every game."""
    if seat == "random":
        return ANY
    if isinstance(seat, str) or not 0 <= seat < seats:
        raise BadRequest("error-learner-seat", found=str(seat), last=seats - 1)
    return seat
