"""PettingZoo's own tests, for every game, number of players and option."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo import test as petting
from pettingzoo.test.state_test import test_state as check_state
from pettingzoo.test.state_test import test_state_space as check_state_space

from ludotheque.adapters.pettingzoo import env, raw_env
from ludotheque.adapters.rewards import rewards_of
from ludotheque.core.contract import Variant
from ludotheque.core.errors import LudothequeError
from ludotheque.core.shelf import shelf
from ludotheque.testing.conformance import case_name, cases

CASES = [case for game in shelf().values() for case in cases(game)]

# PettingZoo exempts its own environments with masks from these warnings by name
FOR_PLAIN_ARRAYS = "Observation space for each agent probably should be|Observation is not a NumPy array"


@pytest.fixture(autouse=True)
def _as_dictionaries() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=FOR_PLAIN_ARRAYS)
        yield


def settings(variant: Variant, seats: int) -> dict[str, Any]:
    return {"seats": seats, **variant.options}


@pytest.mark.parametrize(("variant", "seats"), CASES, ids=case_name)
def test_api(variant: Variant, seats: int) -> None:
    petting.api_test(env(variant.name, **settings(variant, seats)), num_cycles=40)


@pytest.mark.parametrize(("variant", "seats"), CASES, ids=case_name)
def test_seed(variant: Variant, seats: int) -> None:
    petting.seed_test(lambda: env(variant.name, **settings(variant, seats)), num_cycles=20)


@pytest.mark.parametrize("name", shelf())
def test_render(name: str) -> None:
    petting.render_test(lambda render_mode: env(name, render_mode=render_mode))


@pytest.mark.parametrize(
    ("variant", "seats"), [(c, n) for c, n in CASES if c == next(c.game.variants())], ids=case_name
)
def test_state(variant: Variant, seats: int) -> None:
    game: Any = raw_env(variant.name, **settings(variant, seats))
    check_state_space(game)
    game.action_space = lambda agent: _Legal(game, agent)  # the test samples without looking at the mask
    check_state(game, num_cycles=10)


class _Legal:
    def __init__(self, game: Any, agent: str) -> None:
        self.game, self.agent = game, agent

    def sample(self) -> int:
        return int(np.flatnonzero(self.game.observe(self.agent)["action_mask"])[0])


@pytest.mark.parametrize("name", ["winston", "hundsgemein", "winoc"])
def test_rewards_are_those_of_the_match(name: str) -> None:
    game = env(name, seats=3)
    for seed in range(3):
        game.reset(seed=seed)
        rng = np.random.default_rng(seed)
        total = dict.fromkeys(game.possible_agents, 0.0)
        for agent in game.agent_iter():
            seen, reward, terminated, truncated, _ = game.last()
            total[agent] += reward
            game.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        match = game.unwrapped.episode.match
        assert match.over
        assert list(total.values()) == rewards_of(match.places)
        assert match.record()["result"]["places"] == match.places


def test_only_the_seat_to_act_has_actions() -> None:
    game = env("winston", seats=3)
    game.reset(seed=1)
    for agent in game.agents:
        assert game.observe(agent)["action_mask"].any() == (agent == game.agent_selection)


def test_games_can_be_cut_short() -> None:
    game = env("winchester", max_moves=7)
    game.reset(seed=1)
    steps = 0
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, _ = game.last()
        assert (terminated, reward) == (False, 0.0)
        steps += not truncated
        game.step(None if truncated else int(np.flatnonzero(seen["action_mask"])[0]))
        assert agent in game.possible_agents
    assert steps == 7


@pytest.mark.filterwarnings("ignore:.*Illegal move made.*")
def test_an_illegal_action_loses() -> None:
    game = env("winston", seats=3)
    game.reset(seed=1)
    loser = game.agent_selection
    game.step(int(np.flatnonzero(game.observe(loser)["action_mask"] == 0)[0]))
    assert game.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in game.agents}
    raw = raw_env("winston")
    raw.reset(seed=1)
    with pytest.raises(LudothequeError, match="cannot be chosen"):
        raw.step(25)


def test_games_after_the_first_follow_from_the_seed_too() -> None:
    first, second = raw_env("winston"), raw_env("winston")
    for game in (first, second):
        game.reset(seed=4)
        game.reset()
    assert first.episode.match.seed == second.episode.match.seed
    first.reset(seed=4)
    assert first.episode.match.seed != second.episode.match.seed


def test_it_is_pickled_by_its_settings() -> None:
    game = pickle.loads(pickle.dumps(raw_env("winston", seats=4, edition="first")))
    game.reset(seed=1)
    assert (game.episode.seats, game.episode.match.variant.options["edition"]) == (4, "first")


def test_the_terminal_view_is_that_of_the_seat_to_act() -> None:
    game = raw_env("winston", render_mode="ansi")
    game.reset(seed=1)
    words = game.render()
    assert words is not None
    view: Any = game.episode.match.view(game.episode.match.mover)
    assert "  ".join(view.hand) in words
