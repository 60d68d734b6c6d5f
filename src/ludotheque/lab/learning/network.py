"""A network from games: first those of greedy bots, which cost little, then those of search."""

from __future__ import annotations

import numpy as np

from ludotheque.core.kernels.network import HIDDEN, SECOND, TABLE, Weights
from ludotheque.core.network import Network, rounded

from ..run.seeds import derived
from .lessons import Lessons
from .training import train

BATCH = 64  # positions for a step
EPOCHS = 3  # passes through the positions
PRACTICE_RATE, SEARCH_RATE = 0.002, 0.001  # the length of a step, which falls to 0
DECAY = 0.01
SPREAD = 0.15  # of the weights at first


def first_weights(network: Network, seed: str) -> Weights:
    """Small random weights, but none in the table: a row that no game has shown says nothing."""
    rng = np.random.Generator(np.random.PCG64(derived("weights", seed)))
    weights = np.zeros(network.size, np.float32)
    numbers = TABLE + HIDDEN * network.table
    second = numbers + HIDDEN * (network.numbers + 1)
    worth = network.size - SECOND
    parts = (numbers, second - HIDDEN), (second, worth - SECOND), (worth, network.size)  # the biases stay 0
    for start, end in parts:
        weights[start:end] = rng.normal(0, SPREAD, end - start)
    return weights


def trained(network: Network, weights: Weights, lessons: Lessons, rate: float, seed: str) -> Weights:
    """The weights after these lessons."""
    weights = weights.copy()
    running = np.zeros((2, len(weights)), np.float32)
    rng = np.random.Generator(np.random.PCG64(derived("lessons", seed)))
    told = (lessons.rows, network.things, network.shared, network.table, lessons.numbers, lessons.results)
    steps = 0
    for epoch in range(EPOCHS):
        order = rng.permutation(len(lessons.results))
        falling = rate * (1 - epoch / EPOCHS)
        steps = train(weights, running, *told, order, BATCH, falling, DECAY, steps)
    return weights


def learnt(network: Network, practised: Weights, lessons: Lessons, seed: str) -> Weights:
    """The weights as they are kept, from those of practice and games of search."""
    return rounded(trained(network, practised, lessons, SEARCH_RATE, seed))
