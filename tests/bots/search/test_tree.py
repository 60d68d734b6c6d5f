"""The tree of a search: blocks of children that never overlap, and visits that add up."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

import ludotheque
from ludotheque.bots.search.growing import GrowingTree
from ludotheque.bots.search.tree import FINE, ONE, ROOT_LOG
from ludotheque.core.chance.fast import branch, generator
from ludotheque.core.contract import Thinking
from ludotheque.core.kernels.structure import copied
from ludotheque.testing.walk import walk

SIMULATIONS = 3000


def grown(name: str, nodes: int) -> npt.NDArray[np.void]:
    variant = ludotheque.game(name)
    step = next(step for step in walk(variant, 2, seed=1) if step.mover >= 0)
    thinking = Thinking(exploration=0.5, horizon=10, guided=0.0)
    growing = GrowingTree(variant, step.state, 2, step.mover, thinking, seed=1, nodes=nodes)
    growing.grow(SIMULATIONS)
    return growing.tree


def block(node: np.record) -> range:
    """The places taken by a node's children: 2, 4, 8 … of them."""
    count = int(node.children)
    size = max(2, 1 << (count - 1).bit_length()) if count else 0
    return range(int(node.child), int(node.child) + size)


@pytest.mark.parametrize("nodes", [20, 500, 50_000])
@pytest.mark.parametrize("name", ["winston", "winoc", "hundsgemein", "winchester"])
def test_blocks_are_apart_and_visits_add_up(name: str, nodes: int) -> None:
    tree = grown(name, nodes)
    taken = np.zeros(nodes, bool)
    taken[0] = True
    open_nodes = [0]
    while open_nodes:
        node = tree[open_nodes.pop()]
        places = block(node)
        assert places.stop <= nodes
        assert not taken[places.start : places.stop].any()
        taken[places.start : places.stop] = True
        children = places[: int(node.children)]
        actions = [int(tree[child].action) for child in children]
        assert len(set(actions)) == len(actions)
        assert sum(int(tree[child].visits) for child in children) <= node.visits
        for child in children:
            assert tree[child].visits > 0
            assert 0 <= tree[child].share <= 1
        open_nodes += children
    assert tree[0].visits == SIMULATIONS
    if nodes == 50_000:  # the tree never was full
        root = block(tree[0])[: int(tree[0].children)]
        assert sum(int(tree[child].visits) for child in root) == SIMULATIONS


def test_the_root_of_the_logarithm_is_close_for_every_count() -> None:
    counts = np.array([*range(1, 5000), 10**5, 10**6 + 1, 10**9, 2**31 - 1])
    found = ROOT_LOG[(counts.astype(np.float32).view(np.int32) >> FINE) - ONE]
    exact = np.sqrt(np.log(counts))
    assert np.allclose(found, exact, rtol=1e-3)
    assert np.allclose(found[:256], exact[:256], rtol=1e-6)


def test_without_playouts_the_estimate_judges_where_the_tree_ends() -> None:
    variant = ludotheque.game("winston")
    match = variant.new(2, 3)
    engine, root, seat = variant.engine, match.position(0), match.mover
    assert seat is not None
    tree = GrowingTree(variant, root, 2, seat, Thinking(horizon=None), seed=1)
    [found] = tree.grow(1)
    [action] = np.flatnonzero(tree.visits)
    world, shares = copied(root), np.zeros(2)
    engine.imagine(engine.board, world, seat, generator(branch(1, 0)))
    engine.apply(engine.board, world, int(action))  # the turn goes on
    engine.estimate(engine.board, world, shares)
    assert found == pytest.approx(shares[seat])
