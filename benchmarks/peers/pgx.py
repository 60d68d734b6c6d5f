"""pgx on JAX's CPU: batches of random games, a finished one replaced at once; many steps in one compiled scan, or
step by step, as a learner sees them."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import pgx
from pgx.experimental import act_randomly, auto_reset

from .work import BATCH_STEPS, GAMES_ALL, STEPS_OF, Contender

NAME = "pgx"
STEPS = {100: 64, 1000: 64, 10_000: 8}  # moves in one call, by the size of the batch


def version() -> str:
    return f"{pgx.__version__}, jax {jax.__version__}"


def contenders() -> list[Contender]:
    return [
        *(Contender(GAMES_ALL, f"{NAME}, batches of {batch}", _games(batch)) for batch in STEPS),
        *(Contender(work, NAME, _steps(batch)) for batch, work in STEPS_OF.items()),
    ]


def _games(batch: int) -> Callable[[], float]:
    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], Any]:
        state, key = carried
        key, choice, fresh = jax.random.split(key, 3)
        action = act_randomly(choice, state.legal_action_mask)
        state = step(state, action, jax.random.split(fresh, batch))
        return (state, key), state.terminated.sum()

    many = jax.jit(lambda carried: jax.lax.scan(move, carried, None, length=STEPS[batch]))
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    carried = [(first, jax.random.PRNGKey(1))]

    def once() -> float:
        carried[0], ended = many(carried[0])
        return float(ended.sum())

    return once


def _steps(batch: int) -> Callable[[], float]:
    env = pgx.make("connect_four")
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(state: Any, key: Any) -> tuple[Any, Any]:
        key, choice, fresh = jax.random.split(key, 3)
        action = act_randomly(choice, state.legal_action_mask)
        return step(state, action, jax.random.split(fresh, batch)), key

    compiled = jax.jit(move)
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    carried = [(first, jax.random.PRNGKey(1))]

    def once() -> float:
        for _ in range(BATCH_STEPS):
            state, key = compiled(*carried[0])
            state.observation.block_until_ready()
            carried[0] = state, key
        return batch * BATCH_STEPS

    return once
