"""The stand-in means what NumPy means."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.browser.runtime import arrays

KINDS = ["bool_", "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float32", "float64"]
INTEGERS = [kind for kind in KINDS if "int" in kind]
shapes = st.one_of(st.tuples(st.integers(0, 300)), st.tuples(st.integers(1, 5), st.integers(1, 40)))
full_shapes = st.one_of(st.tuples(st.integers(1, 300)), st.tuples(st.integers(1, 5), st.integers(1, 40)))
reals = st.floats(-1e6, 1e6).map(lambda x: x / 3)


def both(values: Any, kind: str) -> tuple[Any, Any]:
    return np.array(values, getattr(np, kind)), arrays.array(values, getattr(arrays, kind))


def same(theirs: Any, ours: Any) -> None:
    if isinstance(theirs, np.ndarray):
        assert theirs.shape == ours.shape
        assert theirs.tobytes() == ours.tobytes()
        assert theirs.tolist() == ours.tolist()
    else:
        assert theirs.item() == ours


@st.composite
def numbers(draw: st.DrawFn, shape: Any = full_shapes) -> tuple[Any, Any]:
    """An array of floats, in NumPy and here."""
    extents = draw(shape)
    seed = draw(st.integers(0, 2**32))
    values = (np.random.default_rng(seed).random(extents) - 0.3) * draw(st.floats(0.001, 1e5))
    return values, arrays.array(values.tolist(), arrays.float64)


@given(st.sampled_from(KINDS), st.lists(st.integers(0, 1)))
def test_numbers_lie_in_memory_as_in_numpy(kind: str, values: list[int]) -> None:
    theirs, ours = both(values, kind)
    same(theirs, ours)
    assert ours.dtype.itemsize == theirs.dtype.itemsize
    form = f"{len(values)}{ours.dtype.char}"  # `struct` reads them by it
    assert struct.unpack(form, ours.tobytes()) == struct.unpack(f"{len(values)}{theirs.dtype.char}", theirs.tobytes())


@given(st.sampled_from(INTEGERS), st.integers(-(2**70), 2**70))
def test_whole_numbers_wrap(kind: str, value: int) -> None:
    expected = np.array([value % 2**64], np.uint64).astype(kind)[0]
    assert getattr(arrays, kind)(value) == int(expected)


@settings(deadline=None)
@given(numbers(), st.sampled_from([None, 0, -1]))
def test_sums_and_means_have_the_same_last_bit(pair: tuple[Any, Any], axis: int | None) -> None:
    theirs, ours = pair
    same(theirs.sum(axis), ours.sum(axis))
    same(theirs.mean(axis), ours.mean(axis))
    same(theirs.max(axis), ours.max(axis))


@settings(deadline=None)
@given(numbers(), st.integers(0, 1))
def test_deviations_have_the_same_last_bit(pair: tuple[Any, Any], ddof: int) -> None:
    theirs, ours = pair
    if theirs.shape[-1] > ddof:
        same(theirs.std(axis=-1, ddof=ddof), ours.std(axis=-1, ddof=ddof))


@given(numbers(), reals)
def test_arithmetic_goes_item_by_item(pair: tuple[Any, Any], number: float) -> None:
    theirs, ours = pair
    same(theirs + number, ours + number)
    same(number - theirs, number - ours)
    same(theirs * theirs, ours * ours)
    same(theirs / 3.7, ours / 3.7)
    same(theirs[0] - theirs, ours[0] - ours)
    same(theirs <= number, ours <= number)
    same(np.maximum(number, theirs), arrays.maximum(number, ours))


@given(numbers(), st.integers(-6, 6), st.integers(-6, 6))
def test_parts_are_views(pair: tuple[Any, Any], start: int, stop: int) -> None:
    theirs, ours = pair
    same(theirs[start:stop], ours[start:stop])
    same(theirs[-1], ours[-1])
    theirs[start:stop], ours[start:stop] = 7, 7
    same(theirs, ours)
    same(theirs[0, start:stop] if theirs.ndim == 2 else theirs, ours[0, start:stop] if ours.ndim == 2 else ours)


@given(numbers(st.tuples(st.integers(1, 6), st.integers(1, 4))), st.data())
def test_masks_and_lists_choose_rows(pair: tuple[Any, Any], data: st.DataObject) -> None:
    theirs, ours = pair
    mask = data.draw(st.lists(st.booleans(), min_size=len(theirs), max_size=len(theirs)))
    same(theirs[np.array(mask)], ours[arrays.array(mask)])
    rows = data.draw(st.lists(st.integers(0, len(theirs) - 1)))
    same(theirs[np.array(rows, int)], ours[rows])


@given(st.lists(st.integers(0, 40), min_size=1), st.integers(0, 500))
def test_functions(values: list[int], wanted: int) -> None:
    theirs, ours = both(values, "int64")
    same(np.flatnonzero(theirs), arrays.flatnonzero(ours))
    same(np.cumsum(theirs), arrays.cumsum(ours))
    assert int(np.searchsorted(np.cumsum(theirs), wanted)) == arrays.searchsorted(arrays.cumsum(ours), wanted)
    same(np.sum([theirs, theirs], axis=0), arrays.sum([ours, ours], axis=0))
    same(np.concatenate([theirs, theirs]), arrays.concatenate([ours, ours]))
    assert int(theirs.argmax()) == ours.argmax()
    same(theirs.view(np.uint8), ours.view(arrays.uint8))


@given(st.integers(0, 2**256))
def test_random_numbers_follow_from_the_seed(seed: int) -> None:
    theirs = np.random.Generator(np.random.PCG64(seed))
    ours = arrays.random.Generator(arrays.random.PCG64(seed))
    assert [theirs.random() for _ in range(3)] == [ours.random() for _ in range(3)]


@given(st.lists(st.tuples(st.sampled_from(KINDS), st.sampled_from([(), (3,), (2, 2)])), min_size=1, max_size=6))
def test_structures_are_laid_out_alike(fields: list[tuple[str, tuple[int, ...]]]) -> None:
    theirs = np.dtype([(f"f{k}", getattr(np, kind), shape) for k, (kind, shape) in enumerate(fields)], align=True)
    ours = arrays.dtype([(f"f{k}", getattr(arrays, kind), shape) for k, (kind, shape) in enumerate(fields)], align=True)
    assert (theirs.itemsize, theirs.alignment) == (ours.itemsize, ours.alignment)
    assert theirs.fields is not None
    assert ours.fields is not None
    assert {name: field[1] for name, field in theirs.fields.items()} == {
        name: field[1] for name, field in ours.fields.items()
    }


def test_records_are_read_and_written_by_their_fields() -> None:
    layout: list[Any] = [("turn", arrays.int8), ("points", arrays.int32, (2, 3)), ("share", arrays.float32)]
    element = arrays.zeros(2, arrays.dtype((arrays.record, arrays.dtype(layout, align=True))))
    element[1].turn = 300
    element[1].points[1] = [1, 2, 3]
    element[1].share = 0.1
    assert element[1].turn == 44
    assert element[1].points.tolist() == [[0, 0, 0], [1, 2, 3]]
    assert element[1].share == float(np.float32(0.1))
    element[0] = element[1]
    assert element[0].tobytes() == element[1].tobytes()
    twin = element[0].copy()
    twin.turn = 1
    assert element[0].turn == 44
    with pytest.raises(AttributeError):
        _ = twin.nothing


@given(st.integers(1, 30), st.integers(1, 5), st.integers(0, 2**32))
def test_counting_means_the_same(rows: int, columns: int, seed: int) -> None:
    values = np.random.default_rng(seed).integers(-3, 9, (rows, columns), np.int32)
    theirs, ours = both(values.tolist(), "int32")
    firsts, here = theirs[:, 0] % columns, ours[:, 0] % columns
    same(firsts, here)
    order, ordered = (
        (firsts[:, None] + np.arange(columns)) % columns,
        (here[:, None] + arrays.arange(columns)) % columns,
    )
    same(order, ordered)
    same(np.take_along_axis(theirs, order, 1), arrays.take_along_axis(ours, ordered, 1))
    same(np.sort(theirs, axis=1), arrays.sort(ours, axis=1))
    counts, counted = (theirs > 2).sum(axis=1, keepdims=True), (ours > 2).sum(axis=1, keepdims=True)
    same(counts, counted)
    parts, shared = 60 // np.maximum(counts, 1), 60 // arrays.maximum(counted, 1)
    same(np.where(theirs > 2, parts, 0), arrays.where(ours > 2, shared, 0))
    same(np.bincount((theirs + 3).astype(np.int64).ravel()), arrays.bincount((ours + 3).astype(arrays.int64).ravel()))
    same(theirs.min(initial=0), ours.min(initial=0))
    same(theirs.max(initial=0), ours.max(initial=0))
    for found, expected in zip(arrays.unique(ours, True), np.unique(theirs, return_counts=True), strict=True):
        same(expected, found)


def test_a_column_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        arrays.zeros((3, 2))[:, 1][0] = 1
