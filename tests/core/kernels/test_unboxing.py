"""Positions reach kernels by their address, without a detour through NumPy's buffers."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
from numba.core import pythonapi, types

from ludotheque.core.kernels import unboxing
from ludotheque.core.kernels.decorators import kernel, wide
from ludotheque.core.kernels.structure import structure

PAIR = structure([("small", np.int8), ("large", np.int64)])


@kernel
def swap_into(source: np.record, target: np.record) -> int:
    target.large = source.small
    target.small = source.large
    return wide(source.large) + wide(target.large)


def test_the_address_is_that_of_the_data() -> None:
    pairs = np.zeros(3, PAIR)
    assert unboxing.works()
    assert [unboxing.address_of(pairs[k]) for k in range(3)] == [
        pairs.ctypes.data + k * pairs.itemsize for k in range(3)
    ]


def test_numba_uses_it() -> None:
    assert pythonapi._unboxers.functions[types.Record] is unboxing.unbox_record


def test_it_can_be_switched_off() -> None:
    code = (
        "import ludotheque.core.kernels.compiled; from numba.core import boxing, pythonapi, types; "
        "print(pythonapi._unboxers.functions[types.Record] is boxing.unbox_record)"
    )
    for switch, expected in (("off", "True"), ("", "False")):
        environment = {**os.environ, unboxing.SWITCH: switch}
        done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == expected


def test_a_kernel_changes_the_record_it_is_given_and_no_other() -> None:
    pairs = np.zeros(3, PAIR)
    pairs[0].small, pairs[0].large = 3, 5
    assert swap_into(pairs[0], pairs[2]) == 8
    assert [tuple(pair.item()) for pair in pairs[["small", "large"]]] == [(3, 5), (0, 0), (5, 3)]


def test_a_record_without_an_array_keeps_its_own_data() -> None:
    pair = np.zeros(1, PAIR)[0].copy()
    other = np.zeros(1, PAIR)[0].copy()
    pair.small, pair.large = 1, 2
    assert swap_into(pair, other) == 3
    assert (int(other.small), int(other.large)) == (2, 1)
