"""Every game as a PettingZoo environment, turn by turn (AEC).

>>> from ludotheque.adapters.pettingzoo import env
>>> game = env("winston", seats=3, edition="first")
>>> game.reset(seed=7)
>>> seen, reward, terminated, truncated, info = game.last()
>>> game.step(game.action_space(game.agent_selection).sample(seen["action_mask"]))
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from ludotheque.core.contract import Value, Variant
from ludotheque.core.extras import train_extra
from ludotheque.core.observation import Observation

from .episode import Episode, Seen
from .rewards import rewards_of

with train_extra():
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from .spaces import actions, numbers, observations


def env(name: str | Variant, /, **settings: Any) -> AECEnv:
    """An environment with PettingZoo's usual wrappers. An illegal action loses at once."""
    game = wrappers.TerminateIllegalWrapper(raw_env(name, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(game))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 (the name PettingZoo gives it)
    """An environment with `seats` agents, `player_0` and so on. Rewards come at the end (see `rewards.rewards_of`).

    `max_moves` cuts the game short after that many moves, without a reward. `render_mode`: "ansi" returns the view of
    the seat to act in words; "human" prints it after every move. Other keywords are options of the game.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        name: str | Variant,
        /,
        seats: int = 2,
        render_mode: str | None = None,
        max_moves: int | None = None,
        **options: Value,
    ) -> None:
        EzPickle.__init__(self, name, seats, render_mode, max_moves, **options)
        super().__init__()
        self.render_mode = render_mode
        self.episode = Episode(name, seats, max_moves, options)
        self.name = f"{self.episode.window.variant.name}_v0"
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.state_space = numbers(self.episode.window, copies=seats)
        self._observation_spaces = {agent: observations(self.episode.window) for agent in self.possible_agents}
        self._action_spaces = {agent: actions(self.episode.window) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. A seed decides this game and all after it."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.episode.open(self._chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()
        self._show()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.episode.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        match = self.episode.match
        if match.over:
            self.rewards = dict(zip(self.agents, rewards_of(match.places), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.episode.cut_short:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()
        self._show()

    def observe(self, agent: str) -> Seen:
        return self.episode.seen(self.possible_agents.index(agent))

    def state(self) -> Observation:
        """The observations of all seats side by side."""
        episode = self.episode
        return np.concatenate([episode.window.observation(episode.match, seat) for seat in range(episode.seats)])

    def render(self) -> str | None:
        words = self.episode.words(self.episode.match.mover)
        if self.render_mode == "ansi":
            return words
        print(words)
        return None

    def __str__(self) -> str:
        return self.name

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        mover = self.episode.match.mover
        self.agent_selection = self.agents[0 if mover is None else mover]

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
