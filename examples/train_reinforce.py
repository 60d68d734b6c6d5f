"""Learn to beat random play at Hundsgemein: policy gradients (REINFORCE) with NumPy and nothing else.

    python examples/train_reinforce.py

The policy is a matrix of weights: one row for each number of the observation, one column for each action. It plays
hundreds of games at once against random bots. Actions in games that were won become more likely.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import numpy.typing as npt

from ludotheque.adapters.vector import VectorGames

Floats = npt.NDArray[np.float32]

GAME, SEATS = "hundsgemein", 2
STEPS = 60  # of every batch: two games or three
RATE = 2.0


def scaled(games: VectorGames, observations: npt.NDArray[np.int16]) -> Floats:
    """An observation scaled to 0 … 1 by its bounds, with a 1 appended for the biases."""
    sizes = [part.size for part in games.parts]
    high = np.repeat([part.high for part in games.parts], sizes).astype(np.float32)
    return np.concatenate([observations / high, np.ones((len(observations), 1), np.float32)], axis=1)


def chances(weights: Floats, inputs: Floats, masks: npt.NDArray[np.int8]) -> Floats:
    """The probability of each action; 0 for illegal ones."""
    logits = np.where(masks, inputs @ weights, -np.inf)
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def choose(likely: Floats, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Sample one action for every row from the policy."""
    sums = np.cumsum(likely, axis=1)
    drawn = rng.random((len(likely), 1), np.float32) * sums[:, -1:]
    return (sums <= drawn).sum(axis=1)


def learn(weights: Floats, games: VectorGames, rng: np.random.Generator) -> float:
    """Play a batch and update the weights. Returns the share of games won."""
    shown, learners, rows = games.reset(int(rng.integers(1 << 31))), games.learners(), np.arange(games.games)
    inputs, errors, ends, rewards = [], [], [], []
    for _ in range(STEPS):
        seen = scaled(games, shown.observations)
        error = chances(weights, seen, shown.masks)
        actions = choose(error, rng)
        error[rows, actions] -= 1  # now the gradient of minus the log of what was chosen
        shown = games.step(actions)
        inputs.append(seen)
        errors.append(error)
        ends.append(shown.terminated.copy())
        rewards.append(shown.rewards[rows, learners].copy())
    result = np.full(games.games, np.nan, np.float32)  # of the game a step belongs to; not known if it goes on
    results = []
    for end, reward in zip(reversed(ends), reversed(rewards), strict=True):
        result = np.where(end, reward, result)
        results.append(result)
    worth = np.array(results[::-1])
    known = ~np.isnan(worth)
    worth = np.where(known, worth - worth[known].mean(), 0)
    slope = sum(x.T @ (error * gain[:, None]) for x, error, gain in zip(inputs, errors, worth, strict=True))
    weights -= RATE * slope * np.sqrt(games.games) / known.sum()
    return float((np.array(rewards)[np.array(ends)] > 0).mean())


def share_won(weights: Floats, opponent: str, count: int, rng: np.random.Generator) -> float:
    """The share of wins in `count` games against a bot; a shared win counts half."""
    games = VectorGames(GAME, count, SEATS, opponents=opponent, seat="random")
    shown, rows = games.reset(int(rng.integers(1 << 31))), np.arange(count)
    found = np.full(count, np.nan)
    learners = games.learners()
    while np.isnan(found).any():
        shown = games.step(choose(chances(weights, scaled(games, shown.observations), shown.masks), rng))
        first = shown.terminated & np.isnan(found)
        found[first] = (shown.rewards[rows, learners][first] + 1) / SEATS
        learners = games.learners()
    return float(found.mean())


def train(updates: int, count: int, seed: int) -> tuple[Floats, np.random.Generator]:
    rng = np.random.default_rng(seed)
    games = VectorGames(GAME, count, SEATS, opponents="random", seat=0)
    weights = np.zeros((games.reset(0).observations.shape[1] + 1, games.actions), np.float32)
    for update in range(1, updates + 1):
        won = learn(weights, games, rng)
        if update % 10 == 0:
            print(f"{update:4} updates: {won:.0%} of the last games won")
    return weights, rng


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--updates", type=int, default=30)
    arguments.add_argument("--games", type=int, default=300, help="at once")
    arguments.add_argument("--trials", type=int, default=500, help="games against each bot before and after")
    arguments.add_argument("--seed", type=int, default=1)
    asked = arguments.parse_args()
    start = time.perf_counter()
    weights, rng = train(asked.updates, asked.games, asked.seed)
    print(f"trained for {time.perf_counter() - start:.0f} s")
    for opponent in ("random", "greedy"):
        before, after = (share_won(policy, opponent, asked.trials, rng) for policy in (np.zeros_like(weights), weights))
        print(f"share of wins against {opponent}: {before:.1%} before, {after:.1%} after")


if __name__ == "__main__":
    main()
