from __future__ import annotations

import numpy as np
import pytest

from ludotheque.core.kernels.structure import structure
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
