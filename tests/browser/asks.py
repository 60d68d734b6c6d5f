"""Asks the lab and prints its answers: the same natively and in a browser's Python.

python asks.py: for every game, rows of games between bots without a search; for two, the lab page's answer on a device.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ludotheque.browser.lab.lab import LocalLab
from ludotheque.core.contract import Game
from ludotheque.core.shelf import shelf
from ludotheque.lab.run.player import Player
from ludotheque.lab.run.task import Task

ROWS, GAMES, SEED = 100, 20, 5
THOUGHT = "straw"  # the game whose bots think: it is short
ANSWERED = ("winston", THOUGHT)  # others would take long


def rows(game: Game, bot: str) -> list[Any]:
    """Every number of every game."""
    seats = game.players[1]
    task = Task(game.variant(), seats, ROWS, SEED, (bot,))
    found = task.rows(ROWS)
    Player(task).play(0, found)
    return [getattr(found, name).tolist() for name in found.__dataclass_fields__]


def answer(game: Game) -> Any:
    """The last line, with the words in English."""
    changed = {option.name: option.values[-1] for option in game.options[:1]}
    bots = ["club" if game.name == THOUGHT else "greedy"]
    asked = {"seats": game.players[0], "bots": bots, "options": changed, "games": GAMES, "seed": SEED}
    lab = LocalLab()
    problem = lab.ask(game.name, json.dumps(asked), "en")
    assert not problem, problem
    line = "{}"
    while (told := lab.step()) is not None:
        line = told or line
    return rounded({**(found := json.loads(line)), "says": found["says"]["en"]})


def rounded(value: Any) -> Any:
    """Logarithms differ between platforms in the last bit."""
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    if isinstance(value, list):
        return [rounded(each) for each in value]
    return float(f"{value:.10g}") if isinstance(value, float) else value


def answers() -> Iterator[Any]:
    for game in shelf().values():
        yield [game.name, rows(game, "random"), rows(game, "greedy")]
        if game.name in ANSWERED:
            yield [game.name, answer(game)]


if __name__ == "__main__":
    for each in answers():
        print(json.dumps(each), flush=True)
