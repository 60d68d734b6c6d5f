"""Gymnasium's own checks, and one learner against bots."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludotheque.adapters.gymnasium import AgainstBots, ManyAgainstBots, id_of
from ludotheque.adapters.rewards import rewards_of
from ludotheque.core.contract import Game
from ludotheque.core.errors import LudothequeError
from ludotheque.core.shelf import shelf

TABLES = [(game, seats) for game in shelf().values() for seats in game.seat_counts]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda value: getattr(value, "name", str(value)))
def test_check_env(game: Game, seats: int) -> None:
    check_env(gymnasium.make(id_of(game), seats=seats, opponents="random").unwrapped)


def play(env: Any, seed: int) -> float:
    seen, _ = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while True:
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, terminated, truncated, _ = env.step(action)
        assert seen in env.observation_space
        if terminated or truncated:
            return float(reward)


def test_a_learner_plays_whole_games_against_any_bots() -> None:
    env: Any = gymnasium.make("Ludotheque/Hundsgemein-v0", seats=3, opponents=["greedy", "search:5"], seat="random")
    seats = set()
    for seed in range(6):
        reward = play(env, seed)
        episode = env.unwrapped.episode
        assert episode.match.over
        assert reward == rewards_of(episode.match.places)[env.unwrapped.seat]
        seats.add(env.unwrapped.seat)
        moved = {seat for seat, _ in episode.match.moves}
        assert moved == {0, 1, 2}
    assert len(seats) > 1


def test_the_mask_is_also_there_in_the_form_of_sb3_contrib() -> None:
    env = AgainstBots("winston")
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), seen["action_mask"])


def test_an_illegal_action_loses() -> None:
    env = AgainstBots("winston", seats=3)
    seen, _ = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_games_can_be_cut_short() -> None:
    env = AgainstBots("winchester", max_moves=3)
    seen, _ = env.reset(seed=1)
    for move in range(3):
        seen, reward, terminated, truncated, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert (reward, terminated, truncated) == (0.0, False, move == 2)


def test_many_at_once() -> None:
    envs = gymnasium.make_vec("Ludotheque/Winston-v0", num_envs=60, seats=3, opponents="random", max_moves=100)
    assert isinstance(envs.unwrapped, ManyAgainstBots)
    seen, infos = envs.reset(seed=1)
    rng = np.random.default_rng(1)
    assert seen in envs.observation_space
    returns: list[float] = []
    for _ in range(120):
        seats = infos["seat"]
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in seen["action_mask"]]
        seen, rewards, terminated, truncated, infos = envs.step(np.array(actions))
        assert seen in envs.observation_space
        ended = terminated | truncated
        assert np.all(rewards[~terminated] == 0)
        assert ended.any() == ("final_obs" in infos)
        if ended.any():
            assert np.array_equal(infos["_final_obs"], ended)
            assert not infos["final_obs"]["action_mask"][terminated].any()
        returns += rewards[terminated].tolist()
        assert set(seats.tolist()) <= {0, 1, 2}
    assert set(returns) <= {-1.0, 0.0, 0.5, 2.0}
    assert abs(np.mean(returns)) < 0.35  # all play at random
    envs.close()


def test_many_at_once_return_new_arrays_and_bear_illegal_actions() -> None:
    envs = ManyAgainstBots(5, "hundsgemein")
    kept, _ = envs.reset(seed=1)
    before = kept["observation"].copy()
    seen, rewards, terminated, _, _ = envs.step(np.full(5, 211))
    assert np.array_equal(kept["observation"], before)
    assert not np.array_equal(seen["observation"], before)
    assert rewards.tolist() == [-1.0] * 5
    assert terminated.all()


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"opponents": "nobody"}, "nobody"),
        ({"opponents": ["greedy", "greedy"]}, "2 bots"),
        ({"seat": 5}, "0 to 1"),
        ({"seats": 9}, "9"),
        ({"max_moves": 0}, "max_moves"),
        ({"edition": "fifth"}, "fifth"),
    ],
)
def test_what_cannot_be_is_said(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(LudothequeError, match=message):
        AgainstBots("winston", **settings)


@pytest.mark.parametrize("module", ["gymnasium", "pettingzoo"])
def test_what_is_not_installed_is_said(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    for name in [name for name in sys.modules if name.startswith("ludotheque.adapters.")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(LudothequeError, match=r"pip install 'ludotheque\[train\]'"):
        importlib.import_module(f"ludotheque.adapters.{module}")
