"""Environments for training beside the peers' on connect four: python -m benchmarks.training [--rounds 5] [--seconds 2]

A step is a move with everything a learner needs: it is chosen at random among the legal ones, played, a finished game
is replaced by a new one, and the next observation and mask are there for Python to read.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import numpy as np

from benchmarks.connect_four import GAME
from ludotheque.adapters.pettingzoo import raw_env
from ludotheque.adapters.vector import VectorGames
from ludotheque.lab.bench import machine

from .peers.__main__ import table
from .peers.work import Contender, compare, measure

OURS = "ludotheque"
BATCHES = (1000, 10_000)
CALLS = 16  # steps of a batch between two looks at the clock
ALONE = "steps of one game from Python"
SEED = 1


def of_batch(batch: int, threads: int | None) -> str:
    cores = "all cores" if threads is None else "one thread"
    return f"steps, batches of {batch:,}, {cores}"


def contenders() -> list[Contender]:
    found = [Contender(ALONE, OURS, _alone(raw_env(GAME.variant()))), Contender(ALONE, "PettingZoo", _theirs())]
    for batch in BATCHES:
        work = of_batch(batch, None)
        found += [Contender(work, OURS, _batch(batch, os.cpu_count() or 1)), Contender(work, "pgx", _pgx(batch))]
        # pgx cannot be held to one thread; ours on one is compared with theirs on all
        one = of_batch(batch, 1)
        found += [Contender(one, OURS, _batch(batch, 1)), Contender(one, "pgx on all cores", _pgx(batch))]
    return found


def _batch(batch: int, threads: int) -> Callable[[], float]:
    games = VectorGames(GAME.variant(), batch, threads=threads)
    games.reset(SEED)

    def once() -> float:
        for _ in range(CALLS):
            games.step(games.sample())
        return batch * CALLS

    return once


def _pgx(batch: int) -> Callable[[], float]:
    import jax
    import pgx
    from pgx.experimental import act_randomly, auto_reset

    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def choose_and_step(state: Any, key: Any) -> tuple[Any, Any]:
        key, choice, fresh = jax.random.split(key, 3)
        action = act_randomly(choice, state.legal_action_mask)
        return step(state, action, jax.random.split(fresh, batch)), key

    move = jax.jit(choose_and_step)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(SEED), batch))
    carried = [(state, jax.random.PRNGKey(SEED))]

    def once() -> float:
        for _ in range(CALLS):
            state, key = move(*carried[0])
            state.observation.block_until_ready()
            carried[0] = state, key
        return batch * CALLS

    return once


def _theirs() -> Callable[[], float]:
    from pettingzoo.classic import connect_four_v3

    return _alone(connect_four_v3.raw_env())


def _alone(env: Any) -> Callable[[], float]:
    """A whole game, turn by turn, as PettingZoo's loop goes."""
    rng = np.random.default_rng(SEED)

    def once() -> float:
        env.reset(seed=int(rng.integers(1 << 31)))
        moves = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            moves += 1
        return moves

    return once


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.training", description=__doc__)
    arguments.add_argument("--rounds", type=int, default=5, help="rounds in which all take turns (default: 5)")
    arguments.add_argument("--seconds", type=float, default=2.0, help="of everybody in a round (default: 2)")
    arguments.add_argument("--json", type=Path, help="write the figures to this file too")
    asked = arguments.parse_args()
    found = compare(OURS, measure(contenders(), asked.rounds, asked.seconds))
    print(table(found))
    if asked.json:
        figures = {"machine": machine(), "comparisons": [asdict(row) for row in found]}
        asked.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
