"""Information-set Monte-Carlo tree search, compiled. A generic module: `specialise` binds it to a game.

Every simulation imagines what the searching seat cannot know, walks down one common tree of moves (only those legal in
the imagined position count), adds one move to it, plays on to the end or for a while, and remembers the result for
whoever moved. Any number of players, hidden information and chance are all the same to it.

    tree     records in one array, used[0] of them: node 0 is the root
    node     action and mover that led here, visits, total of the mover's results, times it was available,
             first child, next sibling (0: none)
    sums     for every move at the root, the total of every seat's results
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.contract import CHANCE, NOBODY
from ludotheque.core.fastrandom import Rng, pick
from ludotheque.core.kernel import helper, kernel, wide
from ludotheque.core.structure import structure

if TYPE_CHECKING:
    from ludotheque.core.prepare import Types
    from ludotheque.core.slots import STATE, apply, estimate, greedy, imagine, legal, mover, places

NODE = structure(
    [
        ("total", np.float64),
        ("visits", np.int32),
        ("available", np.int32),
        ("child", np.int32),
        ("sibling", np.int32),
        ("action", np.int16),
        ("mover", np.int8),
    ]
)

DEEPEST = 256  # moves from the root that are kept in the tree
MOST_SEATS = 8


def signatures(t: Types) -> dict[str, tuple[Any, ...]]:
    import numba

    tree = numba.from_dtype(NODE)[::1]
    count = numba.int32[::1]
    return {
        "search": (
            t.board,
            t.state,
            t.integer,
            t.integer,
            t.integer,
            t.integer,
            numba.float64,
            t.integer,
            numba.float64,
            t.rng,
            tree,
            count,
            t.actions,
            count,
            numba.float64[:, ::1],
        )
    }


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
    rng: Rng,
    tree: npt.NDArray[np.void],
    used: npt.NDArray[np.int32],
    actions: npt.NDArray[np.int16],
    child_of: npt.NDArray[np.int32],
    sums: npt.NDArray[np.float64],
) -> None:
    """So many simulations more in the tree, which may hold earlier ones of the same position.

    Every simulation begins with the move `forced`, unless that is -1. Playing on stops after `horizon` moves and is
    judged by the game's estimate; of its moves the share `guided` is greedy, the others are random. `actions` and
    `child_of` are scratch, one entry an action.
    """
    pool = np.empty(2, STATE)
    pool[0] = root
    path = np.empty(DEEPEST + 1, np.int32)
    result = np.zeros(MOST_SEATS, np.float64)
    ranks = np.zeros(MOST_SEATS, np.int32)
    threshold = wide(guided * 65536)
    for _ in range(simulations):
        pool[1] = pool[0]
        state = pool[1]
        imagine(board, state, seat, rng)
        node, depth = 0, 1
        path[0] = 0
        while depth <= DEEPEST:
            player = mover(board, state)
            if player == NOBODY:
                break
            n = legal(board, state, actions)
            if player == CHANCE or (depth == 1 and forced >= 0):
                action = wide(actions[pick(rng, n)]) if player == CHANCE else forced
                node, new = _child(tree, used, node, action, player)
                new = False
            else:
                node, new = _choose(board, state, player, n, exploration, rng, tree, used, node, actions, child_of)
                action = wide(tree[node].action) if node else wide(actions[pick(rng, n)])
            apply(board, state, action)
            if node == 0:  # the tree is full
                break
            path[depth] = node
            depth += 1
            if new:
                break
        left = horizon
        while left > 0:
            player = mover(board, state)
            if player == NOBODY:
                break
            if player != CHANCE and pick(rng, 65536) < threshold:
                action = greedy(board, state, rng)
            else:
                action = wide(actions[pick(rng, legal(board, state, actions))])
            apply(board, state, action)
            left -= 1
        _judge(board, state, seats, result, ranks)
        for k in range(depth):
            tree[path[k]].visits += 1
            if tree[path[k]].mover >= 0:
                tree[path[k]].total += result[tree[path[k]].mover]
        if depth > 1:
            first = wide(tree[path[1]].action)
            for p in range(seats):
                sums[first, p] += result[p]


@helper
def _child(
    tree: npt.NDArray[np.void], used: npt.NDArray[np.int32], node: int, action: int, player: int
) -> tuple[int, bool]:
    """The child for this action, made if need be; 0 if the tree is full."""
    child = wide(tree[node].child)
    while child:
        if tree[child].action == action:
            return child, False
        child = wide(tree[child].sibling)
    if used[0] == len(tree):
        return 0, True
    child = wide(used[0])
    used[0] += 1
    tree[child].total = 0.0
    tree[child].visits = 0
    tree[child].available = 0
    tree[child].child = 0
    tree[child].sibling = tree[node].child
    tree[child].action = action
    tree[child].mover = player
    tree[node].child = child
    return child, True


@helper
def _choose(
    board: np.record,
    state: np.record,
    player: int,
    n: int,
    exploration: float,
    rng: Rng,
    tree: npt.NDArray[np.void],
    used: npt.NDArray[np.int32],
    node: int,
    actions: npt.NDArray[np.int16],
    child_of: npt.NDArray[np.int32],
) -> tuple[int, bool]:
    """The child to go on with: a new one while the node has few for its visits, else the most promising."""
    for k in range(n):
        child_of[actions[k]] = 0
    child = wide(tree[node].child)
    while child:
        child_of[tree[child].action] = child
        child = wide(tree[child].sibling)
    tried = 0
    for k in range(n):
        child = wide(child_of[actions[k]])
        if child:
            tried += 1
            tree[child].available += 1
    visits = wide(tree[node].visits)
    if tried < n and tried * tried <= 4 * (visits + 1):
        if tried == 0:
            action = greedy(board, state, rng)  # the first idea is the quick sensible move
        else:
            skip = pick(rng, n - tried)
            action = -1
            for k in range(n):
                if child_of[actions[k]] == 0:
                    if skip == 0:
                        action = wide(actions[k])
                        break
                    skip -= 1
        child, new = _child(tree, used, node, action, player)
        if child:
            tree[child].available += 1
            return child, new
    best, chosen = -1.0, 0
    for k in range(n):
        child = wide(child_of[actions[k]])
        if child:
            c = tree[child]
            worth = c.total / c.visits + exploration * np.sqrt(np.log(float(c.available)) / c.visits)
            if worth > best:
                best = worth
                chosen = child
    return chosen, False


@helper
def _judge(
    board: np.record, state: np.record, seats: int, result: npt.NDArray[np.float64], ranks: npt.NDArray[np.int32]
) -> None:
    """Every seat's share of the win, found or guessed."""
    total = 0.0
    if mover(board, state) == NOBODY:
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
