"""What a seat may know, and that nothing depends on more."""

from __future__ import annotations

import msgspec
import numpy as np

from ludotheque.core.chance.fast import generator

from ..case import Case, check, differences
from ..walk import copy, legal_actions


@check
def views_leak_nothing(case: Case) -> None:
    """A seat's view stays the same when everything it cannot know is redrawn."""
    engine = case.engine
    rng = generator(9)
    for step in case.steps(games=2, limit=200):
        for seat in case.each_seat():
            seen = engine.view(engine.board, step.state, seat)
            other = copy(step.state)
            engine.imagine(engine.board, other, seat, rng)
            imagined = engine.view(engine.board, other, seat)
            assert msgspec.json.encode(imagined) == msgspec.json.encode(seen), (
                "`view` is not the same after `imagine`, so it shows what this seat cannot know "
                f"(or `imagine` changes what it does): {differences(seen, imagined)}"
            )


@check
def alike_moves_follow_from_knowledge(case: Case) -> None:
    """`alike` names the first of the moves that are the same, and the same one whatever the mover cannot know."""
    engine = case.engine
    if engine.alike is None:
        return
    rng = generator(14)
    for step in case.steps():
        if step.mover < 0:
            continue
        case.seat = step.mover
        other = copy(step.state)
        engine.imagine(engine.board, other, step.mover, rng)
        for action in step.legal:
            first = engine.alike(engine.board, step.state, action)
            assert first in step.legal, f"`alike` of {action} is {first}, which is not legal"
            assert first <= action, f"`alike` of {action} is {first}, which is not the lowest"
            again = engine.alike(engine.board, step.state, first)
            assert again == first, f"`alike` of {action} is {first}, whose `alike` is {again}"
            imagined = engine.alike(engine.board, other, action)
            assert imagined == first, (
                f"`alike` of {action} is {first}, and {imagined} after `imagine`: "
                "it depends on what this seat cannot know"
            )


@check
def imagined_positions_are_sound(case: Case) -> None:
    """They could have come about: nothing is lost, the same seat moves, the game goes on to its end."""
    engine = case.engine
    rng = generator(10)
    for number, step in enumerate(case.steps(games=2, limit=200)):
        case.seat = seat = number % case.seats
        other = copy(step.state)
        engine.imagine(engine.board, other, seat, rng)
        wrong = engine.audit(engine.board, other)
        assert wrong == [], f"`audit` finds {wrong} after `imagine`; expected []"
        mover = engine.mover(engine.board, other)
        assert mover == step.mover, f"`mover` is {mover} after `imagine`, expected {step.mover}"
        assert other.key.tobytes() != step.state.key.tobytes(), "`imagine` does not redraw the field `key`"
        if step.mover == seat:
            legal = legal_actions(case.variant, other)
            assert legal == step.legal, f"`legal` gives {legal} after `imagine`, expected {step.legal}"


@check
def imagination_depends_on_knowledge_only(case: Case) -> None:
    """Two positions that a seat cannot tell apart are imagined alike."""
    engine = case.engine
    for number, step in enumerate(case.steps(games=2, limit=200)):
        case.seat = seat = number % case.seats
        once, twice = copy(step.state), copy(step.state)
        engine.imagine(engine.board, twice, seat, generator(number + 1))
        for state in (once, twice):
            engine.imagine(engine.board, state, seat, generator(number))
        assert once.tobytes() == twice.tobytes(), (
            "`imagine` with the same `rng` makes different things of two positions that this seat cannot tell apart: "
            f"{differences(once, twice)}"
        )


@check
def forgetting_takes_knowledge_only(case: Case) -> None:
    """A long memory keeps everything; what a short one loses does not depend on what the seat cannot know."""
    engine = case.engine
    if engine.forget is None:
        return
    for number, step in enumerate(case.steps(games=2, limit=200)):
        case.seat = seat = number % case.seats
        kept, once, twice = copy(step.state), copy(step.state), copy(step.state)
        engine.forget(engine.board, kept, seat, 1e12, number)
        assert kept.tobytes() == step.state.tobytes(), (
            f"`forget` with an endless `span` forgets something: {differences(step.state, kept)}"
        )
        engine.imagine(engine.board, twice, seat, generator(number + 1))
        for state in (once, twice):
            engine.forget(engine.board, state, seat, 4.0, number)
            engine.imagine(engine.board, state, seat, generator(number))
        assert once.tobytes() == twice.tobytes(), (
            f"what `forget` takes depends on what this seat cannot know: {differences(once, twice)}"
        )
        mover = engine.mover(engine.board, once)
        assert mover == step.mover, f"`mover` is {mover} after `forget`, expected {step.mover}"
        if step.mover == seat:
            legal = legal_actions(case.variant, once)
            assert legal == step.legal, f"`legal` gives {legal} after `forget`, expected {step.legal}"


@check
def greedy_does_not_cheat(case: Case) -> None:
    engine = case.engine
    for number, step in enumerate(case.steps()):
        if step.mover < 0:
            continue
        case.seat = step.mover
        chosen = engine.greedy(engine.board, step.state, generator(number))
        assert chosen in step.legal, f"`greedy` plays {chosen}; expected one of {step.legal}"
        other = copy(step.state)
        engine.imagine(engine.board, other, step.mover, generator(number + 1))
        again = engine.greedy(engine.board, other, generator(number))
        assert again == chosen, (
            f"`greedy` plays {engine.text(chosen)!r}, but {engine.text(again)!r} when nothing changes "
            "except what this seat cannot know"
        )


@check
def estimates_are_shares(case: Case) -> None:
    engine = case.engine
    out = np.full(case.seats, float("nan"))
    for step in case.steps():
        engine.estimate(engine.board, step.state, out)
        for seat in case.each_seat():
            assert 0 <= out[seat] <= 1, f"`estimate` is {out[seat]}, expected 0 to 1"
