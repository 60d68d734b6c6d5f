"""Information-set Monte-Carlo tree search, compiled. A generic module: `specialise` binds it to a game.

A simulation chooses a move, imagines what the searching seat cannot know, walks down the one tree that all imagined
positions share (only moves that are legal in the imagined position count, and of those that are the same to the mover
only the first), adds one move to it, plays on to the end or to the horizon, and adds the result to every node on its
path, for the seat that moved there. It handles any number of players, hidden information and chance alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import Rng, pick
from ludotheque.core.contract import CHANCE, NOBODY
from ludotheque.core.kernels.decorators import helper, kernel, wide

from .tree import NODE, add_child, best_child, child_for, pick_untried

if TYPE_CHECKING:
    from ludotheque.core.kernels.build import Types
    from ludotheque.core.slots import STATE, alike, apply, estimate, greedy, imagine, legal, mover, places, reveals

DEEPEST = 256  # moves from the root that are kept in the tree
SEEN = -2  # what an action revealed is a child of its node, numbered down from here
MOST_SEATS = 8
WORLD = np.uint64(0xD1342543DE82EF95)  # between the seeds of two worlds


def signatures(t: Types) -> dict[str, tuple[Any, ...]]:
    import numba

    tree = numba.from_dtype(NODE)[::1]
    thinking = (t.integer, t.integer, t.integer, t.integer, numba.float64, t.integer, numba.float64)
    scratch = (t.actions, numba.int64[::1], numba.float64[:, ::1], numba.float64[::1])
    return {"search": (t.board, t.state, *thinking, t.integer, t.rng, tree, numba.int32[::1], *scratch)}


@kernel
def search(
    board: np.record,
    root: np.record,
    seats: int,
    seat: int,
    simulations: int,
    forced: int,
    exploration: float,
    horizon: int,
    guided: float,
    worlds: int,
    rng: Rng,
    tree: npt.NDArray[np.void],
    space: npt.NDArray[np.int32],
    actions: npt.NDArray[np.int16],
    marks: npt.NDArray[np.int64],
    sums: npt.NDArray[np.float64],
    results: npt.NDArray[np.float64],
) -> None:
    """Run more simulations in a tree, which may hold earlier ones of the same position.

    Every simulation begins with the action `forced`, unless that is -1. A playout stops after `horizon` turns, counting
    the current one (a position in the middle of a turn is hard to evaluate; 0: there is none), and the game's estimate
    evaluates it. The share `guided` of its moves is greedy, the others are random. `worlds` is the seed of the worlds
    that are imagined. `actions` and `marks` are scratch space with an entry for every action; `sums` is the total of
    every seat's results for every action at the root; `results` gets those of `seat`, simulation by simulation.
    """
    pool = np.empty(2, STATE)
    pool[0] = root
    path = np.empty(DEEPEST + 2, np.int32)
    movers = np.empty(DEEPEST + 2, np.int64)
    result = np.zeros(MOST_SEATS, np.float64)
    ranks = np.zeros(MOST_SEATS, np.int32)
    threshold = wide(guided * 65536)
    mark = wide(0)
    for k in range(len(marks)):
        marks[k] = 0
    dice = rng.copy()  # for everything that happens in a simulation
    for number in range(simulations):
        pool[1] = pool[0]
        state = pool[1]
        node, depth, first = 0, 1, -1
        player = mover(board, state)
        while player != NOBODY and depth <= DEEPEST:
            n = legal(board, state, actions)
            new = False
            if player == CHANCE:
                action = wide(actions[pick(rng if depth == 1 else dice, n)])
                node = child_for(tree, space, node, action)
            elif depth == 1 and forced >= 0:
                action = forced
                node = child_for(tree, space, node, action)
            else:
                n = _distinct(board, state, actions, n)
                mark += 1
                tried, best = best_child(n, exploration, tree, node, actions, marks, mark)
                # new moves only as the visits grow, so that wide games are searched deeply enough
                if tried < n and tried * tried <= 4 * (wide(tree[node].visits) + 1):
                    if tried == 0 and threshold > 0:
                        # the first idea is the quick sensible move
                        action = alike(board, state, greedy(board, state, rng))
                    else:
                        action = pick_untried(n - tried, rng, tree, node, actions, marks, mark)
                    added = add_child(tree, space, node, action)
                    new = added > 0
                    best = added if new else best
                node = best
                action = wide(tree[node].action) if node else wide(actions[pick(rng, n)])
            if depth == 1:
                # what the seat may do does not depend on what it cannot know; so the world is drawn only now, by the
                # number of times the move was tried: all moves are tried in the same worlds
                first = action
                dice[0] = np.uint64(worlds) + WORLD * np.uint64(tree[node].visits)
                imagine(board, state, seat, dice)
            apply(board, state, action)
            if node == 0:  # the tree is full
                player = mover(board, state)
                break
            path[depth] = node
            movers[depth] = player
            depth += 1
            player = mover(board, state)
            if new:
                break
            seen = reveals(board, state, action)
            if seen >= 0:
                node = child_for(tree, space, node, SEEN - seen)
                if node == 0:
                    break
                path[depth] = node
                movers[depth] = CHANCE
                depth += 1
        left, turn = horizon, player
        while player != NOBODY and (horizon > 0 or player == CHANCE):
            if player != turn and player != CHANCE:
                left -= 1
                if left <= 0:
                    break
                turn = player
            if threshold > 0 and player != CHANCE and (threshold >= 65536 or pick(dice, 65536) < threshold):
                action = greedy(board, state, dice)
            else:
                action = wide(actions[pick(dice, legal(board, state, actions))])
            apply(board, state, action)
            player = mover(board, state)
        _judge(board, state, player, seats, result, ranks)
        results[number] = result[seat]
        tree[0].visits += 1
        for at in range(1, depth):
            visits = wide(tree[path[at]].visits) + 1
            tree[path[at]].visits = visits
            tree[path[at]].doubt = np.float32(1) / np.sqrt(np.float32(visits))
            if movers[at] >= 0:
                share = tree[path[at]].share
                tree[path[at]].share = share + (np.float32(result[movers[at]]) - share) / np.float32(visits)
        if depth > 1:
            for p in range(seats):
                sums[first, p] += result[p]


@helper
def _distinct(board: np.record, state: np.record, actions: npt.NDArray[np.int16], n: int) -> int:
    """Keep one of the moves that are the same to the mover."""
    kept = 0
    for k in range(n):
        if alike(board, state, wide(actions[k])) == actions[k]:
            actions[kept] = actions[k]
            kept += 1
    return kept


@helper
def _judge(
    board: np.record,
    state: np.record,
    player: int,
    seats: int,
    result: npt.NDArray[np.float64],
    ranks: npt.NDArray[np.int32],
) -> None:
    """Every seat's share of the win: the result of a finished game, or the game's estimate."""
    total = 0.0
    if player == NOBODY:
        places(board, state, ranks)
        for p in range(seats):
            result[p] = 1.0 if ranks[p] == 1 else 0.0
            total += result[p]
    else:
        estimate(board, state, result)
        for p in range(seats):
            total += result[p]
    if total > 0:
        for p in range(seats):
            result[p] /= total
