from __future__ import annotations

import pickle

import numpy as np
import pytest

from ludotheque.core.kernels.structure import element_class, reader, structure
from ludotheque.core.shelf import shelf


def test_fields_are_aligned_and_no_gap_is_left() -> None:
    made = structure([("a", np.uint8), ("b", np.int64), ("c", np.uint8, (3,))])
    assert made.isalignedstruct
    assert made.itemsize == 24
    assert made.fields is not None
    assert sum(field[0].itemsize for field in made.fields.values()) == 24
    assert made.fields["b"][1] == 8
    element = np.zeros(1, made)[0]
    element.c[1] += 2
    assert element.c.tolist() == [0, 2, 0]


@pytest.mark.parametrize("name", shelf())
def test_every_byte_of_a_position_belongs_to_a_field(name: str) -> None:
    engine = shelf()[name].engine
    for made in (engine.state, engine.board.dtype):
        assert made.fields is not None
        assert made.isalignedstruct
        assert sum(field[0].itemsize for field in made.fields.values()) == made.itemsize


def test_every_structure_has_a_class_with_its_own_fields() -> None:
    one, other = structure([("a", np.uint8), ("b", np.int64)]), structure([("b", np.int64), ("c", np.int8)])
    assert one.type is not other.type
    element = np.zeros(1, one)[0]
    element.b = 7
    assert (element.a, element.b, element["b"]) == (0, 7, 7)
    with pytest.raises(AttributeError):
        _ = element.c
    assert structure([("a", np.uint8), ("b", np.int64)]).type is one.type


def test_positions_may_be_sent_to_other_processes() -> None:
    elements = np.zeros(2, structure([("a", np.uint8), ("b", np.int64)]))
    elements[1].b = 5
    again = pickle.loads(pickle.dumps(elements))
    assert again.dtype.type is element_class("a", "b")
    assert (again[1].b, again.tobytes()) == (5, elements.tobytes())


@pytest.mark.parametrize("name", shelf())
def test_a_reader_reads_what_numpy_reads(name: str) -> None:
    engine = shelf()[name].engine
    fields = reader(engine.state)
    positions = np.frombuffer(np.random.default_rng(1).bytes(3 * engine.state.itemsize), engine.state)
    for position in positions:
        found = fields(position)
        for field in (name for name in engine.state.names or () if not name.startswith("_")):
            value = getattr(found, field)
            assert np.array_equal(np.ravel(value if isinstance(value, int) else list(value)), np.ravel(position[field]))


def test_a_reader_sees_what_has_changed() -> None:
    made = structure([("a", np.uint8), ("b", np.int16, (2, 2)), ("c", np.uint8, (3,))])
    fields = reader(made)
    element = np.zeros(1, made)[0]
    element.b[1, 0], element.c[2] = -5, 7
    assert (fields(element).a, fields(element).b, fields(element).c) == (0, (0, 0, -5, 0), b"\0\0\7")
    element.a = 9
    assert fields(element).a == 9
