"""The tree of a search: nodes as records in one array, and the kernels that read and grow it.

tree     node 0 is the root; the children of a node are side by side in a block
node     the action that led here, its visits, the mean share of the win of the seat that played it, how often it
         was available; its first child and the number of its children
block    room for 2, 4, 8 … nodes; when it is full, the children move to a block of twice the size, and the old
         one is free for the children of other nodes
space    the number of nodes in use, then for each block size the first free block, which names the next (0: none)
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from ludotheque.core.chance.fast import Rng, pick
from ludotheque.core.kernels.decorators import helper, wide
from ludotheque.core.kernels.structure import structure

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

SPACE = 16  # entries of `space`: a node has fewer than 2**15 children

# √log n for every n that 32 bits hold, by the leading bits of n as a float: exact to 256, then to a thousandth
FINE = 16
ONE = 0x3F800000 >> FINE
_LEADING = (np.arange(ONE, ONE + (32 << 7), dtype=np.int32) << FINE).view(np.float32)
# in float64 and then rounded: NumPy's float32 logarithm differs between processors
ROOT_LOG = np.array([math.sqrt(math.log(n)) for n in _LEADING.tolist()], np.float32)


@helper
def best_child(
    n: int,
    exploration: float,
    tree: npt.NDArray[np.void],
    node: int,
    actions: npt.NDArray[np.int16],
    marks: npt.NDArray[np.int64],
    mark: int,
) -> tuple[int, int]:
    """The number of legal moves that have a child, and the best of these (0: none has). Marks the legal moves."""
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
def pick_untried(
    untried: int,
    rng: Rng,
    tree: npt.NDArray[np.void],
    node: int,
    actions: npt.NDArray[np.int16],
    marks: npt.NDArray[np.int64],
    mark: int,
) -> int:
    """A random one of the marked moves that have no child."""
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
def child_for(tree: npt.NDArray[np.void], space: npt.NDArray[np.int32], node: int, action: int) -> int:
    """The child for this action, added if it is missing; 0 if the tree is full."""
    start = wide(tree[node].child)
    for child in range(start, start + wide(tree[node].children)):
        if tree[child].action == action:
            return child
    return add_child(tree, space, node, action)


@helper
def add_child(tree: npt.NDArray[np.void], space: npt.NDArray[np.int32], node: int, action: int) -> int:
    """Add a child that has been available once; 0 if the tree is full."""
    start, count = wide(tree[node].child), wide(tree[node].children)
    if count == 0 or (count >= 2 and count & (count - 1) == 0):  # its block is full
        size = 0
        while 1 << size < count:
            size += 1
        start = free_block(tree, space, size + 1)
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
def free_block(tree: npt.NDArray[np.void], space: npt.NDArray[np.int32], size: int) -> int:
    """A block for 2**size nodes; 0 if there is no room."""
    start = wide(space[size])
    if start:
        space[size] = tree[start].child
        return start
    start = wide(space[0])
    if start + (1 << size) > len(tree):
        return 0
    space[0] = start + (1 << size)
    return start
