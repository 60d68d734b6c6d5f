"""What programs that learn are given: observations, and actions in disguise."""

from __future__ import annotations

import itertools

import msgspec
import numpy as np

from ludotheque.core.chance.fast import generator
from ludotheque.core.observation import NUMBER, Observation, size
from ludotheque.core.reading import anything

from ..case import Case, check, differences
from ..walk import copy

LITTER = 12345  # what an array may hold before a kernel fills it


def _observed(case: Case, state: np.record, seat: int) -> Observation:
    engine = case.engine
    assert engine.observe is not None
    out = np.full(size(engine.parts) + 1, LITTER, NUMBER)
    engine.observe(engine.board, state, seat, out)
    assert out[-1] == LITTER, f"`observe` writes more numbers than its parts have, {size(engine.parts)}"
    return out[:-1]


def _by_part(case: Case, numbers: list[int]) -> dict[str, list[int]]:
    """The numbers under the names of their parts."""
    ends = itertools.accumulate(part.size for part in case.engine.parts)
    return {part.name: numbers[end - part.size : end] for part, end in zip(case.engine.parts, ends, strict=True)}


@check
def observations_leak_nothing(case: Case) -> None:
    """Whatever a seat cannot know may change: the numbers stay, and within their bounds."""
    engine = case.engine
    if engine.observe is None:
        return
    bounds = [(part.low, part.high) for part in engine.parts for _ in range(part.size)]
    names = [part.name for part in engine.parts]
    assert len(set(names)) == len(names), f"`parts` has a name twice: {names}"
    rng = generator(12)
    for step in case.steps(games=2, limit=200):
        before = copy(step.state)
        for seat in case.each_seat():
            seen = _observed(case, step.state, seat)
            bounded = [min(max(low, number), high) for number, (low, high) in zip(seen.tolist(), bounds, strict=True)]
            assert bounded == seen.tolist(), (
                "`observe` leaves the bounds in `parts`: "
                f"{differences(_by_part(case, bounded), _by_part(case, seen.tolist()))}"
            )
            other = copy(step.state)
            engine.imagine(engine.board, other, seat, rng)
            imagined = _observed(case, other, seat)
            assert imagined.tobytes() == seen.tobytes(), (
                "`observe` is not the same after `imagine`, so it tells what this seat cannot know: "
                f"{differences(_by_part(case, seen.tolist()), _by_part(case, imagined.tolist()))}"
            )
        assert step.state.tobytes() == before.tobytes(), (
            f"`observe` changed the position: {differences(before, step.state)}"
        )


@check
def observations_are_complete(case: Case) -> None:
    """Positions that give the same numbers look the same to the seat, in play and in what one move makes of them.

    All of the view must be told apart but `legal`, which learners are given as a mask of actions.
    """
    engine = case.engine
    if engine.observe is None:
        return
    looks: dict[tuple[int, bytes], bytes] = {}
    for number, step in enumerate(case.steps(games=2, limit=60)):
        positions = [step.state]
        for action in step.legal[number % 3 :: max(len(step.legal) // 3, 1)]:
            positions.append(copy(step.state))
            engine.apply(engine.board, positions[-1], action)
        case.seat = seat = number % case.seats
        for position in positions:
            view = msgspec.structs.replace(engine.view(engine.board, position, seat), legal=[])
            look = msgspec.json.encode(view)
            known = looks.setdefault((seat, _observed(case, position, seat).tobytes()), look)
            assert known == look, (
                "`observe` gives the same numbers for two positions that `view` tells apart: "
                f"{differences(anything.read(known), anything.read(look))}"
            )


@check
def disguises_come_off(case: Case) -> None:
    """Actions as learners know them are different ones for different actions, and lead back to them."""
    engine = case.engine
    assert (engine.disguise is None) == (engine.undisguise is None), "expected `disguise` and `undisguise`, or neither"
    if engine.disguise is None or engine.undisguise is None:
        return
    rng = generator(13)
    for step in case.steps():
        known = np.array(step.legal, np.int16)
        engine.disguise(engine.board, step.state, known, len(known))
        numbers = known.tolist()
        assert len(set(numbers)) == len(numbers), f"`disguise` of {step.legal} is {numbers}; expected none twice"
        outside = [number for number in numbers if not 0 <= number < engine.actions]
        assert not outside, f"`disguise` gives {outside}; expected numbers from 0 to {engine.actions - 1}"
        back = [engine.undisguise(engine.board, step.state, number) for number in numbers]
        assert back == step.legal, f"`undisguise` of {numbers} is {back}, expected {step.legal}"
        if step.mover >= 0:
            case.seat = step.mover
            other = copy(step.state)
            engine.imagine(engine.board, other, step.mover, rng)
            back = [engine.undisguise(engine.board, other, number) for number in numbers]
            assert back == step.legal, (
                f"`undisguise` of {numbers} is {back} after `imagine`, expected {step.legal}: "
                "it depends on what this seat cannot know"
            )
