"""The games in OpenSpiel: its own tests, agreement with ours, and its searches."""

from __future__ import annotations

import dataclasses
import importlib
import pickle
import random
import re
import sys
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludotheque
from ludotheque.core.chance.fast import generator
from ludotheque.core.errors import BadOption, BadRequest, BadSeats
from ludotheque.core.shelf import shelf
from ludotheque.testing.conformance import case_name

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from ludotheque.adapters.openspiel.game import type_of  # noqa: E402
from ludotheque.adapters.openspiel.observer import observer  # noqa: E402
from ludotheque.adapters.openspiel.ruleset import Ruleset  # noqa: E402

TABLES = [(name, seats) for name, game in shelf().items() for seats in game.seat_counts]
VARIANTS = [variant for game in shelf().values() for variant in game.variants()]
DEAL = 8  # chance nodes before the first move
LAST = 60  # moves of a long game


def load(name: str, seats: int, **options: Any) -> Any:
    return pyspiel.load_game(f"ludotheque_{name}", {"players": seats, **options})


def step(state: Any, choices: random.Random) -> None:
    actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    state.apply_action(choices.choice(actions))


def dealt(game: Any, seed: int) -> Any:
    state = game.new_initial_state()
    for byte in seed.to_bytes(DEAL):
        state.apply_action(byte)
    return state


def walk(game: Any, seed: int, limit: int = 300) -> Iterator[Any]:
    """The states of a random game after the deal."""
    choices = random.Random(seed)
    state = dealt(game, seed)
    for _ in range(limit):
        yield state
        if state.is_terminal():
            return
        step(state, choices)


def late(game: Any) -> Any:
    """A state shortly before the end of a random game."""
    choices = random.Random(5)
    state = game.new_initial_state()
    while not state.is_terminal():
        step(state, choices)
    history = state.history()[:-LAST]
    state = game.new_initial_state()
    for action in history:
        state.apply_action(action)
    return state


# --- OpenSpiel's own tests ---


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiels_random_simulations(name: str, seats: int) -> None:
    """Copies, saved states, masks, histories, returns and observations at every step. Winchester's random games are too
    long for it, so theirs begin late."""
    game = load(name, seats)
    start = late(game) if name == "winchester" else None
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, specific_initial_state=start)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiels_python_simulation(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games, types and states are pickled and come back."""
    monkeypatch.setattr(games_sim_test, "MAX_ACTIONS_PER_GAME", 150)
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load(name, seats))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiels_api_test(name: str, seats: int) -> None:
    """The part of the test that does not walk the whole game tree."""
    fields = {"game_name": f"ludotheque_{name}", "game": load(name, seats)}
    kind = type("Api", (api_test.EnforceAPIOnPartialTreeBase,), fields)
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(found)
    assert found.testsRun >= 5
    assert not found.skipped
    assert found.wasSuccessful(), found.failures + found.errors


# --- the rest of the API ---


@pytest.mark.parametrize("variant", VARIANTS, ids=case_name)
def test_it_is_the_same_game_as_a_match(variant: ludotheque.Variant) -> None:
    """Deals, movers, legal moves, rolls and results, along a random game under every combination of options."""
    seats = variant.game.players[0]
    match = variant.new(seats, 77)
    state = dealt(load(variant.name, seats, **variant.options), 77)
    choices = random.Random(1)
    for _ in range(200):
        assert state.node.position.tobytes() == match.position_now().tobytes()
        assert state.is_terminal() == match.over
        if match.over:
            break
        player = state.current_player()
        assert (None if player < 0 else player) == match.mover
        assert state.returns() == [0.0] * seats
        texts = [state.action_to_string(player, action) for action in state.legal_actions()]
        assert sorted(texts) == sorted(match.legal_shown() if player >= 0 else match.legal())
        assert [state.string_to_action(player, text) for text in texts] == state.legal_actions()
        chosen = choices.randrange(len(texts))
        state.apply_action(state.legal_actions()[chosen])
        match.play(texts[chosen])


@pytest.mark.parametrize("name", shelf())
def test_returns_are_shares_of_the_win(name: str) -> None:
    """Returns add up to 0, and a loss is -1."""
    for seats in shelf()[name].seat_counts:
        state = dealt(load(name, seats), 8)
        match = ludotheque.game(name).new(seats, 8)
        rng = generator(8)
        while not match.over:
            if match.at_chance:
                action = match.engine.action(match.chance())
            else:
                action = int(match.engine.greedy(match.board, match.position_now(), rng))
                match.play(match.engine.text(action))
            state.node = state.node.played(action)
        assert state.is_terminal()
        winners = match.places.count(1)
        share = [0.0 if winners == 0 else seats / winners - 1 if place == 1 else -1.0 for place in match.places]
        assert state.returns() == share
        assert sum(share) == pytest.approx(0)


@pytest.mark.parametrize("name", shelf())
def test_all_outcomes_of_chance_are_equally_likely(name: str) -> None:
    state = load(name, 2).new_initial_state()
    assert state.chance_outcomes() == [(byte, 1 / 256) for byte in range(256)]
    for state in walk(load(name, 2), 3, limit=40):
        if state.is_chance_node():
            likely = [probability for _, probability in state.chance_outcomes()]
            assert likely == [1 / len(likely)] * len(likely)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_resampled_state_cannot_be_told_apart(name: str, seats: int) -> None:
    """The player cannot tell a resampled state apart; it can be played and saved."""
    draws, choices = random.Random(1), random.Random(2)
    for number, state in enumerate(walk(load(name, seats), 9, limit=120)):
        if state.is_chance_node() or number % 3:
            continue
        seat = number // 3 % seats
        other = state.resample_from_infostate(seat, draws.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.current_player() == state.current_player()
        assert other.history() == []
        if state.current_player() == seat:
            assert other.legal_actions() == state.legal_actions()
        if not other.is_terminal():
            step(other, choices)
        again = pickle.loads(pickle.dumps(other))
        assert str(again) == str(other)
        for player in range(seats):
            assert again.information_state_string(player) == other.information_state_string(player)


def test_resampling_redraws_what_is_hidden() -> None:
    state = dealt(load("winston", 3), 4)
    hidden = {state.resample_from_infostate(0, random.Random(k).random).observation_string(1) for k in range(20)}
    assert len(hidden) > 15
    unfinished = load("winston", 3).new_initial_state()
    unfinished.apply_action(7)
    assert unfinished.resample_from_infostate(0, lambda: 0.5).history() == [128]


@pytest.mark.parametrize("name", shelf())
def test_information_states_have_perfect_recall(name: str) -> None:
    """The text of an earlier turn is the beginning of the text of a later one."""
    seats = 2
    told: list[list[str]] = [[] for _ in range(seats)]
    for state in walk(load(name, seats), 6, limit=100):
        for seat in range(seats):
            story = state.node.told(seat)
            assert state.information_state_string(seat) == story + state.observation_string(seat)
            assert all(story.startswith(earlier) for earlier in told[seat])
            told[seat].append(story)
        assert all(len(set(stories)) == len(stories) for stories in told)


@pytest.mark.parametrize("name", shelf())
def test_bystanders_see_what_is_public(name: str) -> None:
    game = load(name, 2)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    bystander = game.make_py_observer(public)
    state = dealt(game, 1)
    assert bystander.tensor is None
    assert bystander.string_from(state, 0) == bystander.string_from(state, 1) == state.node.seen(None)
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert game.make_py_observer(everything) is None


def test_parts_of_the_tensor_have_names() -> None:
    game = load("winston", 2)
    seeing = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    state = dealt(game, 1)
    seeing.set_from(state, 0)
    assert seeing.tensor.tolist() == state.information_state_tensor(0)
    assert list(seeing.dict)[:-1] == [part.name for part in shelf()["winston"].engine.parts]
    assert all(0 < number < 1 for number in seeing.dict["story"])
    assert game.observation_tensor_size() == game.information_state_tensor_size() - 2


def test_a_game_without_numbers_has_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """`observe` is optional in the contract."""
    game = shelf()["winston"]
    monkeypatch.setitem(game.__dict__, "engine", dataclasses.replace(game.engine, observe=None, parts=()))
    kind = type_of(game)
    assert kind.provides_information_state_string
    assert not kind.provides_information_state_tensor
    assert not kind.provides_observation_tensor
    seeing = observer(Ruleset(game.variant(), 2), pyspiel.IIGObservationType(perfect_recall=True))
    assert seeing is not None
    assert seeing.tensor is None


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("ludotheque_winston(players=4,edition=first,open_dogs=true)")
    assert str(game) == "ludotheque_winston(edition=first,open_dogs=True,players=4)"
    assert game.num_players() == 4
    assert (game.min_utility(), game.max_utility()) == (-1, 3)
    with pytest.raises(BadOption, match="third"):
        pyspiel.load_game("ludotheque_winston(edition=third)")
    with pytest.raises(BadSeats, match="2 to 6"):
        pyspiel.load_game("ludotheque_winston(players=7)")


def test_every_game_on_the_shelf_is_registered() -> None:
    assert {f"ludotheque_{name}" for name in shelf()} <= set(pyspiel.registered_names())


def test_without_openspiel_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("ludotheque.adapters.openspiel")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(BadRequest, match=r"ludotheque\[openspiel\]"):
        importlib.import_module("ludotheque.adapters.openspiel")


def test_the_example_in_the_docs(capsys: pytest.CaptureFixture[str]) -> None:
    page = Path(__file__).parents[3] / "docs" / "how-to" / "openspiel.md"
    (example,) = re.findall("```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    exec(example, {})
    assert "dogs taken" in capsys.readouterr().out


# --- their searches ---


@pytest.mark.parametrize("name", shelf())
def test_their_searches_play_ours(name: str) -> None:
    """MCTS, which sees everything, and information-set MCTS, which does not, both play our games."""
    game = load(name, 2)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1), max_length=30)
    seeing = mcts.MCTSBot(game, 1.4, 6, rollouts, random_state=np.random.RandomState(2))
    blind = ismcts.ISMCTSBot(game, rollouts, 1.4, 6, random_state=np.random.RandomState(3))
    choices = random.Random(4)
    state = dealt(game, 2)
    for _ in range(12):
        if state.is_chance_node():
            step(state, choices)
            continue
        action = (seeing, blind)[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
