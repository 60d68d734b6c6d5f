"""Plays seeded games and prints what came of them, setting by setting: the same natively and in a browser's Python.

python plays.py GAMES THOROUGH FIRST SEATS SKIP [GAME …]: so many games of every setting from seed FIRST on, so many of
them thoroughly. SEATS: `all` numbers of players, or the `fewest`. SKIP: settings to leave out at the beginning.

Of every game: its moves, chosen in compiled code; at every move what is legal, the whole position, what every seat and
a spectator see, and the story; at some moves the tree of a search; its scores and its record. Of thorough games also
what hints, levels and the analysis make of searches.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator

import msgspec

from ludotheque.bots.review.analysis import analyse
from ludotheque.bots.search.advice import advise, adviser
from ludotheque.bots.search.bot import SearchBot
from ludotheque.bots.search.growing import Budget
from ludotheque.bots.search.levels import LEVELS
from ludotheque.core.chance.fast import branch, generator
from ludotheque.core.contract import Variant
from ludotheque.core.match import Match
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.core.shelf import shelf
from ludotheque.lab.run.player import Player
from ludotheque.lab.run.task import Task

TREES = 2  # moves of a game that are searched
SIMULATIONS, NODES = 100, 600
ADVISED, JUDGED, ANALYSED = 150, 30, 4  # simulations of hints and of an analysis, and its moves

encoded = msgspec.json.encode


def bots_of(variant: Variant, seats: int) -> list[Player]:
    """Sensible players, players at random, and both at one table."""
    lineups = (["greedy"] * seats, ["random"] * seats, (["greedy", "random"] * seats)[:seats])
    return [Player(Task(variant, seats, 1, 0, lineup)) for lineup in lineups]


def played(players: list[Player], seed: int, thorough: bool) -> Iterator[bytes]:
    """Everything that can be seen of one game."""
    player = players[seed % len(players)]
    variant, seats = player.task.variant, player.task.seats
    rows = player.task.rows(1)
    player.play(seed, rows)
    for name in rows.__dataclass_fields__:
        yield getattr(rows, name).tobytes()
    trace = player.trace[: int(rows.moves[0])]
    yield trace.tobytes()
    match = variant.new(seats, seed=seed)
    trees = {(seed + k * len(trace) // TREES) % len(trace) for k in range(TREES)}
    for action in trace.tolist():
        yield match.legal_actions().tobytes()
        if match.ply in trees and match.mover is not None:
            yield from tree(match, seed)
            if thorough:
                yield from advised(match, seed)
        before = match.position_now()
        match.play_checked(action)
        yield match.position_to_read.tobytes()
        for seat in (None, *range(seats)):
            yield encoded(match.view(seat))
        yield encoded(match.engine.tell(match.board, before, action, match.position_to_read, match.ply % seats))
    yield json.dumps([match.scores, match.places, match.end, match.record()], sort_keys=True).encode()
    if thorough:
        yield encoded(analyse(match, Budget(JUDGED), seed, workers=1, plies=range(min(ANALYSED, match.ply))))


def tree(match: Match, seed: int) -> Iterator[bytes]:
    assert match.mover is not None
    root = match.position_now()
    match.engine.imagine(match.board, root, match.mover, generator(branch(seed, match.ply)))
    bot = SearchBot(seed, Budget(SIMULATIONS), nodes=NODES)
    growing = bot.tree(match.variant, root, match.seats, match.mover, branch(seed, match.ply + 1))
    yield growing.grow(SIMULATIONS).tobytes()
    yield growing.tree.tobytes()
    yield growing.sums.tobytes()


def advised(match: Match, seed: int) -> Iterator[bytes]:
    yield repr(SearchBot(seed, Budget(ADVISED)).candidates(match)).encode()
    yield repr(advise(adviser(seed, Budget(ADVISED)), match)).encode()
    yield str(int(LEVELS["beginner"].search_bot(seed).choose(match))).encode()


def digest(variant: Variant, seats: int, seeds: range, thorough: int) -> str:
    found, players = hashlib.sha256(), bots_of(variant, seats)
    for seed in seeds:
        for part in played(players, seed, seed - seeds.start < thorough):
            found.update(part)
    return found.hexdigest()[:20]


def settings(names: list[str], fewest: bool) -> Iterator[tuple[str, Variant, int]]:
    for game in shelf().values():
        if not names or game.name in names:
            for variant in game.variants():
                for seats in list(game.seat_counts)[: 1 if fewest else None]:
                    yield f"{game.name} {json.dumps(variant.options)} {seats}", variant, seats


def said() -> Iterator[str]:
    """Numbers, plurals and grammar in every language."""
    for language in LANGUAGES:
        say = messages(language)
        yield f"{say.number(1234567.891, 2)} {say.percent(0.255, 0.5)} {say.signed(-3.14)}"
        yield from (say.say("error-name-count", found=found, seats=5) for found in (1, 2, 5, 22))


def main(games: str, thorough: str, first: str, counts: str, skip: str, *names: str) -> None:
    print(json.dumps(["texts", list(said())]))
    seeds = range(int(first), int(first) + int(games))
    for name, variant, seats in list(settings(list(names), counts == "fewest"))[int(skip) :]:
        print(json.dumps([name, digest(variant, seats, seeds, int(thorough))]), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
