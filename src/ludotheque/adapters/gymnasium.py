"""Every game as a Gymnasium environment: one learner against our bots. Importing this registers them.

    >>> import gymnasium
    >>> import ludotheque.adapters.gymnasium
    >>> env = gymnasium.make("Ludotheque/Winston-v0", seats=3, opponents=["greedy", "random"], seat="random")
    >>> seen, info = env.reset(seed=7)
    >>> seen, reward, terminated, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))

Many at once, against bots that are one kernel call each:

    >>> envs = gymnasium.make_vec("Ludotheque/Winston-v0", num_envs=1000, seats=3, opponents="greedy")
    >>> seen, info = envs.reset(seed=7)
    >>> seen["observation"].shape
    (1000, 464)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ludotheque.bots.roster import Bot, built_in_bot, thinks
from ludotheque.bots.search.growing import SEARCH
from ludotheque.core.contract import Game, Value
from ludotheque.core.errors import BadRequest
from ludotheque.core.extras import train_extra
from ludotheque.core.kernels.build import prepare
from ludotheque.core.shelf import shelf

from .episode import Episode, Seen
from .rewards import rewards_of
from .vector import ANY, VectorGames, learner_place
from .window import Window

with train_extra():
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from .spaces import actions, observations

MODULE = "ludotheque.adapters.gymnasium"


class AgainstBots(gymnasium.Env[Seen, np.int64]):
    """A learner against bots.

    `seat` is the learner's: a number, or "random" to draw one for every game. `opponents` is one name for all other
    seats, or one for each, in the order of turns after the learner.

    A step is a move of the learner and everything up to its next turn. The reward comes at the end (see
    `rewards.rewards_of`). An illegal action loses at once. `max_moves` cuts the game short after that many moves of the
    learner. `render_mode`: "ansi" returns the learner's view in words; "human" prints it after every step. Other
    keywords are options of the game.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        name: str,
        seats: int = 2,
        opponents: str | Sequence[str] = "greedy",
        seat: int | str = "random",
        max_moves: int | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.episode = Episode(name, seats, max_moves, options)
        self.observation_space = observations(self.episode.window)
        self.action_space = actions(self.episode.window)
        self.render_mode = render_mode
        self.seat = 0  # of the learner, in this game
        self._place = learner_place(seat, seats)
        self._opponents = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self._opponents) != seats - 1:
            raise BadRequest("error-bots", found=len(self._opponents), seats=seats - 1)
        for opponent in self._opponents:
            built_in_bot(opponent, 0)  # an unknown name is refused here
        if any(thinks(opponent) for opponent in self._opponents):
            prepare(self.episode.window.variant.game, SEARCH)
        self._bots: dict[int, Bot] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            self.episode.open(self.np_random)
            self._sit_down()
            self._go_on()
            if not self.episode.match.over:  # else it was over before the learner could act
                break
        self._show()
        return self.episode.seen(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if episode.window.action(episode.match, int(action)) is None:
            return episode.seen(self.seat), -1.0, True, False, self._info(illegal=True)
        episode.play(int(action))
        self._go_on()
        self._show()
        over = episode.match.over
        reward = rewards_of(episode.match.places)[self.seat] if over else 0.0
        return episode.seen(self.seat), reward, over, episode.cut_short, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, in the form of sb3-contrib."""
        return self.episode.window.mask(self.episode.match, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        words = self.episode.words(self.seat)
        if self.render_mode == "ansi":
            return words
        print(words)
        return None

    def _sit_down(self) -> None:
        seats = self.episode.seats
        self.seat = int(self.np_random.integers(seats)) if self._place == ANY else self._place
        self._bots = {
            (self.seat + 1 + k) % seats: built_in_bot(name, int(self.np_random.integers(1 << 62)))
            for k, name in enumerate(self._opponents)
        }

    def _go_on(self) -> None:
        """Let the bots play up to the learner's turn."""
        match = self.episode.match
        while match.mover is not None and match.mover != self.seat:
            self.episode.play_action(self._bots[match.mover].choose(match))

    def _info(self, illegal: bool = False) -> dict[str, Any]:
        return {"seat": self.seat, "illegal": illegal}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


class ManyAgainstBots(VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """`num_envs` learners, each against bots that are one kernel call (random, greedy). All step at once.

    Like `AgainstBots`, but a game that ends is replaced in the same step, and its last observation is in
    `infos["final_obs"]`. `threads` divide the work.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        name: str,
        seats: int = 2,
        opponents: str | Sequence[str] = "greedy",
        seat: int | str = "random",
        max_moves: int | None = None,
        threads: int = 1,
        **options: Value,
    ) -> None:
        self.num_envs = num_envs
        self.games = VectorGames(
            name,
            num_envs,
            seats,
            opponents=opponents,
            seat=seat,
            max_moves=max_moves,
            illegal="lose",
            threads=threads,
            **options,
        )
        window = Window(self.games.variant)
        self.single_observation_space = observations(window)
        self.single_action_space = actions(window)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        shown = self.games.reset(int(self.np_random.integers(1 << 62)))
        return _seen(shown.observations, shown.masks), {"seat": self.games.learners()}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        seats = self.games.learners()  # before the step: a new game may give the learner another seat
        result = self.games.step(actions)
        rewards = result.rewards[np.arange(self.num_envs), seats].astype(np.float64)
        infos: dict[str, Any] = {"seat": self.games.learners()}
        ended = result.terminated | result.truncated
        if ended.any():
            infos["final_obs"] = _seen(result.final_observations, result.final_masks)
            infos["_final_obs"] = ended
        seen = _seen(result.observations, result.masks)
        return seen, rewards, result.terminated.copy(), result.truncated.copy(), infos

    def close_extras(self, **settings: Any) -> None:
        self.games.close()


def _seen(observation: npt.NDArray[Any], mask: npt.NDArray[Any]) -> Seen:
    return {"observation": observation.copy(), "action_mask": mask.copy()}


def id_of(game: Game) -> str:
    return f"Ludotheque/{game.name.title().replace('_', '')}-v0"


def register() -> None:
    """Register every game on the shelf with `gymnasium.make`."""
    for game in shelf().values():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(
                id_of(game),
                entry_point=f"{MODULE}:AgainstBots",
                vector_entry_point=f"{MODULE}:ManyAgainstBots",
                kwargs={"name": game.name},
            )


register()
