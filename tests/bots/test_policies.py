"""Bots that choose with one kernel call."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque.bots.codes import POLICIES
from ludotheque.bots.policies import PolicyBot, policy_codes
from ludotheque.core.chance.fast import generator
from ludotheque.core.errors import BadRequest
from ludotheque.core.shelf import shelf


@pytest.mark.parametrize("game", shelf())
@pytest.mark.parametrize("name", POLICIES)
def test_a_choice_is_a_legal_action_and_follows_from_the_seed(name: str, game: str) -> None:
    match = ludotheque.game(game).new(2, seed=4)
    while match.ply < 30 and not match.over:
        if match.at_chance:
            match.chance()
            continue
        before = match.position_now().tobytes()
        action = PolicyBot(name, 7).choose(match)
        assert type(action) is int
        assert action in match.legal_actions()
        assert action == PolicyBot(name, 7).choose(match)
        assert match.position_now().tobytes() == before
        match.play_action(action)


@pytest.mark.parametrize("game", ["winoc", "hundsgemein", "winston"])
def test_a_bot_without_memory_chooses_by_what_is_visible_now(game: str) -> None:
    """So a hint in the terminal does not help the player's memory."""
    match = ludotheque.game(game).new(2, seed=4)
    engine = match.engine
    assert engine.forget is not None
    bot, changed = PolicyBot("greedy", 3, span=0.0), 0
    while match.ply < 80 and not match.over:
        twin = match.fork()
        seat = twin.mover
        assert seat is not None
        engine.forget(twin.board, twin.state, seat, 0.0, match.ply)
        engine.imagine(twin.board, twin.state, seat, generator(match.ply))
        twin._snapshots = [(twin.ply, twin._position.copy())]
        changed += twin.position_now().tobytes() != match.position_now().tobytes()
        assert bot.choose(twin) == bot.choose(match)
        match.play_action(PolicyBot("random", 5).choose(match))
    assert changed > 5


def test_a_quick_bot_is_refused_where_nobody_keeps_its_memory() -> None:
    """In a loop that knows only codes it would play at random."""
    assert policy_codes(["greedy"], 2).tolist() == [1, 1]
    with pytest.raises(BadRequest, match="quick"):
        policy_codes(["quick"], 1)
