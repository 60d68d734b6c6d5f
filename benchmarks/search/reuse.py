"""What a tree kept from one's own last move would be worth: python -m benchmarks.search.reuse GAME --help

Equal searches play. Before each of its moves a seat looks how many simulations of its last tree went through the moves
that were really played since: so many it would have already. The moves of one turn and those after the others have
moved are counted apart. (The last tree's worlds were imagined with less knowledge, so they are worth less than as many
new ones.)
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field

from ludotheque.bots.search.bot import SearchBot
from ludotheque.bots.search.growing import SEARCH, Budget, GrowingTree
from ludotheque.bots.search.ismcts import SEEN
from ludotheque.bots.search.sameness import only_move
from ludotheque.core.chance.fast import branch, generator
from ludotheque.core.kernels.build import prepare
from ludotheque.core.match import Match
from ludotheque.core.shelf import find
from ludotheque.lab.run.playing import play_match
from ludotheque.lab.run.seeds import derived
from ludotheque.lab.stats.intervals import mean

KINDS = ("within a turn", "after the others")


@dataclass
class KeepingBot(SearchBot):
    """Plays as a search, and notes which part of its budget the last tree would have brought."""

    kept: tuple[int, GrowingTree] | None = None  # the number of moves before it, and the tree
    found: dict[str, list[float]] = field(default_factory=lambda: {kind: [] for kind in KINDS})

    def choose(self, match: Match) -> int:
        seat = match.mover
        assert seat is not None
        root = match.position(match.ply)
        if only_move(match.variant, root) is not None:
            return super().choose(match)
        if self.kept is not None:
            ply, tree = self.kept
            others = any(mover != seat for mover, _ in match.actions[ply:])
            self.found[KINDS[others]].append(visits_after(tree, match, ply) / self.budget.simulations)
        engine = match.engine
        seed = branch(self.seed, match.ply)
        engine.imagine(engine.board, root, seat, generator(seed))
        tree = self.tree(match.variant, root, match.seats, seat, branch(seed, 0))
        tree.grow(self.budget.simulations)
        self.kept = (match.ply, tree)
        return super().choose(match)


def visits_after(grown: GrowingTree, match: Match, ply: int) -> int:
    """How many simulations went through the moves from this ply on."""
    engine, tree, node = match.engine, grown.tree, 0

    def child(action: int) -> int:
        start = int(tree[node]["child"])
        numbers = range(start, start + int(tree[node]["children"]))
        return next((number for number in numbers if tree[number]["action"] == action), 0)

    for mover, action in match.actions[ply:]:
        state = match.position(ply)
        same = action if engine.alike is None or mover is None else int(engine.alike(engine.board, state, action))
        node = child(same)
        engine.apply(engine.board, state, action)
        seen = -1 if engine.reveals is None else int(engine.reveals(engine.board, state, action))
        if node and seen >= 0:
            node = child(SEEN - seen)
        if not node:
            return 0
        ply += 1
    return int(tree[node]["visits"])


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.search.reuse")
    arguments.add_argument("game")
    arguments.add_argument("--seats", type=int, default=2)
    arguments.add_argument("--simulations", type=int, default=2000, help="a move (default: %(default)s)")
    arguments.add_argument("--games", type=int, default=20)
    arguments.add_argument("--seed", type=int, default=0)
    asked = arguments.parse_args()
    variant = find(asked.game).variant()
    prepare(variant.game, SEARCH, lambda done: None)
    parts: dict[str, list[float]] = {kind: [] for kind in KINDS}
    for seed in range(asked.seed, asked.seed + asked.games):
        bots = [KeepingBot(derived(seed, seat), Budget(asked.simulations)) for seat in range(asked.seats)]
        play_match(variant, seed, bots)
        for bot in bots:
            for kind in KINDS:
                parts[kind] += bot.found[kind]
    print(f"{variant.game.title}, {asked.seats} players, {asked.simulations} simulations, {asked.games} games")
    for kind, found in parts.items():
        if found:
            part = mean(sum(found), sum(each * each for each in found), len(found))
            assert part is not None
            half = 50 * (part.high - part.low)
            print(f"{kind}: {100 * part.value:.1f} % of the budget ± {half:.1f}, {len(found)} moves")


if __name__ == "__main__":
    main()
