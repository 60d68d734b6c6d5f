"""Ours: connect four written against the contract, and Winston, by the same loops and the same search that all games
use."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import ludotheque
from benchmarks.connect_four import GAME
from ludotheque.adapters.pettingzoo import raw_env
from ludotheque.adapters.vector import VectorGames
from ludotheque.bots.search.bot import SearchBot
from ludotheque.bots.search.growing import Budget
from ludotheque.core.contract import Thinking
from ludotheque.lab.run.player import Player
from ludotheque.lab.run.task import Task

from .work import (
    BATCH_STEPS,
    CARDS,
    CARDS_PYTHON,
    GAMES_ALL,
    GAMES_ONE,
    SEARCH,
    SIMULATIONS,
    STEPS,
    STEPS_OF,
    Contender,
    play_aec,
)

NAME = "ludotheque"
BATCH = 20_000
CARD_GAMES = 5_000

# The peers' exploration of 1.4 is for results from -1 to 1; ours go from 0 to 1.
RANDOM_ROLLOUTS = Thinking(exploration=0.7, horizon=GAME.engine.longest, guided=0.0)


def version() -> str:
    return ludotheque.__version__


def contenders() -> list[Contender]:
    return [
        Contender(SEARCH, NAME, _search()),
        Contender(GAMES_ONE, NAME, _games(1)),
        Contender(GAMES_ALL, NAME, _games(os.cpu_count() or 1)),
        Contender(STEPS, NAME, _steps()),
        *(Contender(work, NAME, _batch(size)) for size, work in STEPS_OF.items()),
        Contender(CARDS_PYTHON, NAME, _played()),
        Contender(CARDS, NAME, _moves()),
    ]


def _search() -> Callable[[], float]:
    match = GAME.variant().new(2, seed=1)
    bot = SearchBot(7, Budget(SIMULATIONS), RANDOM_ROLLOUTS)

    def once() -> float:
        return sum(candidate.visits for candidate in bot.candidates(match))

    return once


def _games(threads: int) -> Callable[[], float]:
    players = [Player(Task(GAME.variant(), 2, BATCH, seed=thread)) for thread in range(threads)]
    rows = [player.task.rows(BATCH) for player in players]
    pool = ThreadPoolExecutor(threads)

    def once() -> float:
        if threads == 1:
            players[0].play(0, rows[0])
        else:
            list(pool.map(lambda player, row: player.play(0, row), players, rows))
        return threads * BATCH

    return once


def _steps() -> Callable[[], float]:
    """Steps of the PettingZoo adapter: observation and mask for every move."""
    env, choices = raw_env(GAME.variant()), random.Random(1)
    return lambda: play_aec(env, choices)


def _batch(size: int) -> Callable[[], float]:
    """Steps of vectorised games: observations and masks can be read from Python after every step."""
    games = VectorGames(GAME.variant(), size, threads=os.cpu_count() or 1)
    games.reset(1)

    def once() -> float:
        for _ in range(BATCH_STEPS):
            games.step(games.sample())
        return size * BATCH_STEPS

    return once


def _played() -> Callable[[], float]:
    """A game of Winston for two, move by move, as texts."""
    choices = random.Random(1)

    def once() -> float:
        match = ludotheque.game("winston").new(seats=2, seed=choices.getrandbits(64))
        while not match.over:
            match.play(choices.choice(match.legal()))
        return match.ply

    return once


def _moves() -> Callable[[], float]:
    player = Player(Task(ludotheque.game("winston"), 2, CARD_GAMES))
    rows = player.task.rows(CARD_GAMES)

    def once() -> float:
        player.play(0, rows)
        return float(rows.moves.sum())

    return once
