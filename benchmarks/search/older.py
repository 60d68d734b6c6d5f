"""The search against an older one: python -m benchmarks.search.older CHECKOUT GAME --help

CHECKOUT is the `src` of an older commit (`git worktree add OLD COMMIT`, then OLD/src). Every deal is played once for
each seat, which the newer one has; the older one has all others. Each is in a process of its own that knows the moves
by their texts. Prints how many the newer one won, and the processor time that a seat of each thought.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from typing import Any


def think() -> None:
    """A side: one request a line. Uses only what both versions have."""
    from ludotheque.bots.roster import built_in_bot
    from ludotheque.core.shelf import find

    match: Any = None
    bot: Any = None
    for line in sys.stdin:
        asked = json.loads(line)
        answer: Any = None
        if asked["do"] == "new":
            match = find(asked["game"]).variant().new(asked["seats"], asked["seed"])
            bot = built_in_bot(asked["bot"], asked["bot_seed"])
        elif asked["do"] == "choose":
            started = time.process_time()
            action = int(bot.choose(match))
            answer = [match.engine.text(action), time.process_time() - started]
        elif match.mover is None:
            match.chance()
        else:
            match.play(asked["move"])
        if match.over:
            state = {"mover": None, "over": True, "places": list(match.places)}
        else:
            state = {"mover": match.mover, "over": False}
        print(json.dumps([answer, state]), flush=True)


class Side:
    def __init__(self, source: str | None) -> None:
        environment = {**os.environ, **({"PYTHONPATH": source} if source else {})}
        command = [sys.executable, __file__, "--think"]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.seconds = 0.0

    def ask(self, **asked: object) -> tuple[Any, dict[str, Any]]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        answer, state = json.loads(self._process.stdout.readline())
        return answer, state

    def close(self) -> None:
        self._process.communicate()


def play(game: str, seats: int, seed: int, sides: list[Side], bots: list[str], newer: int) -> float:
    """The share of the win of the newer side, which has this seat."""
    for side, bot in zip(sides, bots, strict=True):
        _, state = side.ask(do="new", game=game, seats=seats, seed=seed, bot=bot, bot_seed=seats * seed + newer)
    while not state["over"]:
        move = None
        if state["mover"] is not None:
            mover = sides[0 if state["mover"] == newer else 1]
            (move, seconds), _ = mover.ask(do="choose")
            mover.seconds += seconds
        found = [side.ask(do="play", move=move)[1] for side in sides]
        if found[0] != found[1]:
            raise SystemExit(f"the versions do not agree about the rules: deal {seed}, {found}")
        state = found[0]
    places = state["places"]
    return 1 / places.count(1) if places[newer] == 1 else 0.0


def main() -> None:
    from ludotheque.lab.stats.intervals import FIXED

    arguments = argparse.ArgumentParser(prog="python -m benchmarks.search.older")
    arguments.add_argument("checkout", help="the sources of the older version: OLD/src")
    arguments.add_argument("game")
    arguments.add_argument("--seats", type=int, default=2, help="players (default: %(default)s)")
    arguments.add_argument("--simulations", type=int, default=400, help="a move (default: %(default)s)")
    arguments.add_argument("--older", type=int, help="those of the older version (default: as many)")
    arguments.add_argument("--deals", type=int, default=200, help="each is played once a seat (default: %(default)s)")
    arguments.add_argument("--seed", type=int, default=0)
    asked = arguments.parse_args()
    sides = [Side(None), Side(asked.checkout)]
    bots = [f"search:{asked.simulations}", f"search:{asked.older or asked.simulations}"]
    shares = []
    for seed in range(asked.seed, asked.seed + asked.deals):
        if seed == asked.seed + 1:  # what compiling takes is not thinking
            sides[0].seconds = sides[1].seconds = 0.0
        played = [play(asked.game, asked.seats, seed, sides, bots, newer) for newer in range(asked.seats)]
        shares.append(sum(played) / asked.seats)
        print(f"\r{len(shares)} / {asked.deals}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    won = FIXED.mean_of(shares)
    print(f"{asked.game}, {asked.seats} players, {' against '.join(bots)}, {asked.seats * len(shares)} games")
    print(f"the newer won {100 * won.value:.1f} % ({100 * won.low:.1f}–{100 * won.high:.1f})")
    newer, older = sides[0].seconds, sides[1].seconds / (asked.seats - 1)
    print(f"thought, seconds of processor time a seat: newer {newer:.1f}, older {older:.1f}")
    for side in sides:
        side.close()


if __name__ == "__main__":
    think() if "--think" in sys.argv else main()
