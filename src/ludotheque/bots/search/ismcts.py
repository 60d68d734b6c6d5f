"""Information-set Monte-Carlo tree search, compiled. A generic module: `specialise` binds it to a game.

Every simulation imagines what the searching seat cannot know, walks down one common tree of moves (only those legal in
the imagined position count), adds one move to it, plays on to the end or for a while, and remembers the result for
whoever moved. Any number of players, hidden information and chance are all the same to it.

    tree     records in one array: node 0 is the root, the children of a node stand side by side in a block
    node     the action that led here, visits, the mean share of whoever moved here, times it was available;
             first child, number of children
    block    room for 2, 4, 8 … nodes; when it is full the children move to one of twice the size, and it is used
             again for the children of others
    space    the nodes in use, then for each size of blocks the first free one, which names the next (0: none)
    sums     for every move at the root, the total of every seat's results
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import Rng, pick
from ludotheque.core.contract import CHANCE, NOBODY
from ludotheque.core.kernels.decorators import helper, kernel, wide
from ludotheque.core.kernels.structure import structure

if TYPE_CHECKING:
    from ludotheque.core.kernels.build import Types
    from ludotheque.core.slots import STATE, apply, estimate, greedy, imagine, legal, mover, places, reveals

NODE = structure(
    [
        ("share", np.float32),
        ("doubt", np.float32),  # 1 / √visits
        ("visits", np.int32),
        ("available", np.int32),
        ("child", np.int32),
        ("children", np.int16),
        ("action", np.int16),
    ]
)

SPACE = 16  # entries of `space`: a node has less than 2**15 children
DEEPEST = 256  # moves from the root that are kept in the tree
SEEN = -2  # what an action revealed is a child of its node, numbered down from here
MOST_SEATS = 8

# √log n for every n that 32 bits hold, by the leading bits of n as a float: exact to 256, then to a thousandth
FINE = 16
ONE = 0x3F800000 >> FINE
ROOT_LOG = np.sqrt(np.log((np.arange(ONE, ONE + (32 << 7), dtype=np.int32) << FINE).view(np.float32)))


def signatures(t: Types) -> dict[str, tuple[Any, ...]]:
    import numba

    tree = numba.from_dtype(NODE)[::1]
    thinking = (t.integer, t.integer, t.integer, t.integer, numba.float64, t.integer, numba.float64)
    scratch = (t.actions, numba.int64[::1], numba.float64[:, ::1])
    return {"search": (t.board, t.state, *thinking, t.rng, tree, numba.int32[::1], *scratch)}


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
    space: npt.NDArray[np.int32],
    actions: npt.NDArray[np.int16],
    marks: npt.NDArray[np.int64],
    sums: npt.NDArray[np.float64],
) -> None:
    """So many simulations more in the tree, which may hold earlier ones of the same position.

    Every simulation begins with the move `forced`, unless that is -1. Playing on stops after `horizon` turns, the
    one at hand included (a position in the middle of somebody's turn is hard to judge), and is judged by the game's
    estimate; of its moves the share `guided` is greedy, the others are random. `actions` and `marks` are scratch, one
    entry an action.
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
    for _ in range(simulations):
        pool[1] = pool[0]
        state = pool[1]
        imagine(board, state, seat, rng)
        node, depth, first = 0, 1, -1
        player = mover(board, state)
        while player != NOBODY and depth <= DEEPEST:
            n = legal(board, state, actions)
            new = False
            if player == CHANCE:
                action = wide(actions[pick(rng, n)])
                node = _child(tree, space, node, action)
            elif depth == 1 and forced >= 0:
                action = forced
                node = _child(tree, space, node, action)
            else:
                mark += 1
                tried, best = _promising(n, exploration, tree, node, actions, marks, mark)
                # new moves only as the visits grow, so that wide games are searched deeply enough
                if tried < n and tried * tried <= 4 * (wide(tree[node].visits) + 1):
                    if tried == 0 and threshold > 0:
                        action = greedy(board, state, rng)  # the first idea is the quick sensible move
                    else:
                        action = _untried(n - tried, rng, tree, node, actions, marks, mark)
                    added = _add(tree, space, node, action)
                    new = added > 0
                    best = added if new else best
                node = best
                action = wide(tree[node].action) if node else wide(actions[pick(rng, n)])
            apply(board, state, action)
            if depth == 1:
                first = action
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
                node = _child(tree, space, node, SEEN - seen)
                if node == 0:
                    break
                path[depth] = node
                movers[depth] = CHANCE
                depth += 1
        left, turn = horizon, player
        while player != NOBODY:
            if player != turn and player != CHANCE:
                left -= 1
                if left <= 0:
                    break
                turn = player
            if threshold > 0 and player != CHANCE and (threshold >= 65536 or pick(rng, 65536) < threshold):
                action = greedy(board, state, rng)
            else:
                action = wide(actions[pick(rng, legal(board, state, actions))])
            apply(board, state, action)
            player = mover(board, state)
        _judge(board, state, player, seats, result, ranks)
        tree[0].visits += 1
        for k in range(1, depth):
            visits = wide(tree[path[k]].visits) + 1
            tree[path[k]].visits = visits
            tree[path[k]].doubt = np.float32(1) / np.sqrt(np.float32(visits))
            if movers[k] >= 0:
                share = tree[path[k]].share
                tree[path[k]].share = share + (np.float32(result[movers[k]]) - share) / np.float32(visits)
        if depth > 1:
            for p in range(seats):
                sums[first, p] += result[p]


@helper
def _promising(
    n: int,
    exploration: float,
    tree: npt.NDArray[np.void],
    node: int,
    actions: npt.NDArray[np.int16],
    marks: npt.NDArray[np.int64],
    mark: int,
) -> tuple[int, int]:
    """How many of the legal moves have a child, and the best of these (0: there is none). Marks the legal moves."""
    for k in range(n):
        marks[actions[k]] = mark
    tried, chosen = 0, 0
    best = np.float32(-1)
    explored = np.float32(exploration)
    start = wide(tree[node].child)
    for child in range(start, start + wide(tree[node].children)):
        c = tree[child]
        if marks[c.action] == mark:
            tried += 1
            c.available += 1
            root_log = ROOT_LOG[(np.float32(c.available).view(np.int32) >> FINE) - ONE]
            worth = c.share + explored * root_log * c.doubt
            if worth > best:
                best = worth
                chosen = child
    return tried, chosen


@helper
def _untried(
    untried: int,
    rng: Rng,
    tree: npt.NDArray[np.void],
    node: int,
    actions: npt.NDArray[np.int16],
    marks: npt.NDArray[np.int64],
    mark: int,
) -> int:
    """One of the marked moves that have no child, at random."""
    start = wide(tree[node].child)
    for child in range(start, start + wide(tree[node].children)):
        marks[tree[child].action] = 0
    skip = pick(rng, untried)
    k = 0
    while skip > 0 or marks[actions[k]] != mark:
        if marks[actions[k]] == mark:
            skip -= 1
        k += 1
    return wide(actions[k])


@helper
def _child(tree: npt.NDArray[np.void], space: npt.NDArray[np.int32], node: int, action: int) -> int:
    """The child for this action, made if need be; 0 if the tree is full."""
    start = wide(tree[node].child)
    for child in range(start, start + wide(tree[node].children)):
        if tree[child].action == action:
            return child
    return _add(tree, space, node, action)


@helper
def _add(tree: npt.NDArray[np.void], space: npt.NDArray[np.int32], node: int, action: int) -> int:
    """A new child, seen as available once; 0 if the tree is full."""
    start, count = wide(tree[node].child), wide(tree[node].children)
    if count == 0 or (count >= 2 and count & (count - 1) == 0):  # its block is full
        size = 0
        while 1 << size < count:
            size += 1
        start = _block(tree, space, size + 1)
        if start == 0:
            return 0
        old = wide(tree[node].child)
        for k in range(count):
            tree[start + k] = tree[old + k]
        if count:
            tree[old].child = space[size]
            space[size] = old
        tree[node].child = start
    tree[node].children = count + 1
    child = start + count
    tree[child].share = 0
    tree[child].doubt = 0
    tree[child].visits = 0
    tree[child].available = 1
    tree[child].child = 0
    tree[child].children = 0
    tree[child].action = action
    return child


@helper
def _block(tree: npt.NDArray[np.void], space: npt.NDArray[np.int32], size: int) -> int:
    """Room for 2**size nodes; 0 if there is none."""
    start = wide(space[size])
    if start:
        space[size] = tree[start].child
        return start
    start = wide(space[0])
    if start + (1 << size) > len(tree):
        return 0
    space[0] = start + (1 << size)
    return start


@helper
def _judge(
    board: np.record,
    state: np.record,
    player: int,
    seats: int,
    result: npt.NDArray[np.float64],
    ranks: npt.NDArray[np.int32],
) -> None:
    """Every seat's share of the win, found or guessed."""
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
