"""An engine from the modules of a game: what is found, what has a default, and what is missing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ludotheque.core.chance.fair import FIELDS
from ludotheque.core.contract import Engine, Thinking
from ludotheque.core.engine.functions import CONSTANTS, FUNCTIONS
from ludotheque.core.errors import BadGame, BadSetup
from ludotheque.core.kernels.structure import structure
from ludotheque.core.shelf import find
from ludotheque.games.winston import audit, beliefs, notation, observe, rules, state, view, words
from tests.testing import tictactoe

WRITING = notation.Notation(find("winston").engine.board)
MODULES = (state, rules, beliefs, WRITING, notation, view, words, observe, audit, SimpleNamespace(LONGEST=9))
REQUIRED = [function.name for function in FUNCTIONS if not function.default]
LEAST = ("deal", "mover", "legal", "apply", "scores", "view")


def least(**more: Any) -> SimpleNamespace:
    """Tic-tac-toe with nothing but what every game must have."""
    fields = [("marks", np.int16, (2,)), ("turn", np.int8), ("winner", np.int8), ("seats", np.int8)]
    own: dict[str, Any] = {name: getattr(tictactoe, name) for name in LEAST}
    own |= {"STATE": structure([*FIELDS, *fields]), "MOVES": tictactoe.TEXTS, "LONGEST": 9}
    return SimpleNamespace(**own | more)


def test_functions_and_constants_are_found_by_their_names() -> None:
    engine = Engine.collect(*MODULES)
    assert engine.legal is rules.legal
    assert engine.imagine is beliefs.imagine
    assert engine.describe is words.describe
    assert engine.refusals is rules.REFUSALS
    assert engine.layout_size == state.LAYOUT
    assert engine.reveals is None


def test_the_first_module_wins_and_what_is_given_goes_before_all() -> None:
    first, given = SimpleNamespace(audit=lambda board, s: ["first"]), Thinking(horizon=7)
    engine = Engine.collect(first, *MODULES, thinking=given)
    assert engine.audit is first.audit
    assert engine.thinking is given


def test_what_is_given_must_be_in_the_contract() -> None:
    with pytest.raises(TypeError, match="not in the contract: legl"):
        Engine.collect(*MODULES, legl=rules.legal)


def test_six_functions_are_enough() -> None:
    assert sorted(REQUIRED) == sorted(LEAST)
    engine = Engine.collect(least())
    assert engine.actions == 9
    assert engine.text(8) == "c3"
    assert engine.action("c3") == 8
    assert engine.action("c4") is None
    assert engine.refusals == ("", "legal")
    assert engine.audit(engine.board, np.zeros(1, engine.state)[0]) == []


@pytest.mark.parametrize("name", LEAST)
def test_a_missing_function_is_named_with_its_module_and_what_it_does(name: str) -> None:
    function = next(function for function in FUNCTIONS if function.name == name)
    with pytest.raises(BadGame) as error:
        Engine.collect(least(**{name: None}))
    said = str(error.value)
    assert function.call in said
    assert f"“{function.home}”" in said
    assert function.does[:80] in said


@pytest.mark.parametrize("constant", ["STATE", "LONGEST", "MOVES"])
def test_a_missing_constant_is_named(constant: str) -> None:
    missing = {"MOVES": "ACTIONS"}.get(constant, constant)
    declared = next(each for each in CONSTANTS if each.constant == missing)
    with pytest.raises(BadGame) as error:
        Engine.collect(least(**{constant: None}))
    assert f"{missing}. " in str(error.value)
    assert declared.does in str(error.value)


def test_default_kernels_need_to_know_the_seats() -> None:
    with pytest.raises(BadGame, match="no field “seats”"):
        Engine.collect(least(STATE=tictactoe.STATE))


@pytest.mark.parametrize("deck", [[0, 1], [0, 1, 1], [0, 1, 3], [0, 1, True], [0, 1, "2"], "012", None, [0, 1, 2.0]])
def test_a_default_opening_is_a_whole_deck(deck: object) -> None:
    engine = Engine.collect(least(LAYOUT=3))
    assert engine.layout({"deck": [2, 0, 1]}, 2).tolist() == [2, 0, 1]
    with pytest.raises(BadSetup, match="every number from 0 to 2 once"):
        engine.layout({"deck": deck}, 2)
