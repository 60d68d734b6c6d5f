"""A fingerprint of what a game does, to compare machines, processes, and compiled with uncompiled kernels.

    python -m ludotheque.testing.digest GAME

prints one line for every combination of options and number of players.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

import numpy as np

from ludotheque.core.chance.fast import generator
from ludotheque.core.contract import Variant
from ludotheque.core.observation import NUMBER, size
from ludotheque.core.shelf import find

from .conformance import case_name, cases
from .walk import Step, copy, walk

MOVES = 120


def digest(variant: Variant, seats: int) -> str:
    """Of positions, legal moves, scores, imagined positions, observations and choices along two games."""
    engine = variant.engine
    hashed = hashlib.sha256()
    points = np.zeros(seats, np.int32)
    shares = np.zeros(seats)
    for seed in range(2):
        for number, step in enumerate(walk(variant, seats, seed, MOVES)):
            hashed.update(step.state.tobytes())
            hashed.update(repr((step.mover, step.legal, step.action)).encode())
            engine.scores(engine.board, step.state, points)
            hashed.update(points.tobytes())
            if number % 10 == 0:
                imagined = copy(step.state)
                engine.imagine(engine.board, imagined, number % seats, generator(number))
                hashed.update(imagined.tobytes())
                engine.estimate(engine.board, step.state, shares)
                hashed.update(repr([round(float(share), 9) for share in shares]).encode())
                hashed.update(_learned(variant, step, number % seats))
    return hashed.hexdigest()


def _learned(variant: Variant, step: Step, seat: int) -> bytes:
    """What a learner is shown."""
    engine = variant.engine
    seen, actions = np.zeros(size(engine.parts), NUMBER), np.array(step.legal, np.int16)
    if engine.observe is not None:
        engine.observe(engine.board, step.state, seat, seen)
    if engine.disguise is not None:
        engine.disguise(engine.board, step.state, actions, len(actions))
    return seen.tobytes() + actions.tobytes()


def lines(name: str) -> Iterator[str]:
    for variant, seats in cases(find(name)):
        yield f"{case_name(variant)} {seats} {digest(variant, seats)}"


if __name__ == "__main__":
    for line in lines(sys.argv[1]):
        print(line)
