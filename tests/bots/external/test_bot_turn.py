"""The turn of a user's bot, and the positions in which it tries moves."""

from __future__ import annotations

import msgspec
import pytest

import ludotheque
from ludotheque.bots.external.bot_turn import BotTurn, chosen_action, turn_of
from ludotheque.bots.policies import PolicyBot
from ludotheque.core.chance.fast import generator
from ludotheque.core.errors import BadText, BotFailed
from ludotheque.core.match import Match
from ludotheque.core.shelf import shelf


def halfway(game: str, moves: int = 12) -> Match:
    match = ludotheque.game(game).new(seats=2, seed=3)
    while match.ply < moves or match.mover is None:
        if match.at_chance:
            match.chance()
        else:
            match.play_action(PolicyBot("greedy", 1).choose(match))
    return match


def seen(turn: BotTurn) -> bytes:
    """Everything in a turn."""
    parts = [turn.game, turn.options, turn.seats, turn.seat, turn.ply, turn.view, turn.legal, turn.told]
    return msgspec.json.encode(parts) + turn.imagined.state.tobytes() + turn.imagine().state.tobytes()


@pytest.mark.parametrize("game", shelf())
def test_a_turn_holds_nothing_but_what_the_seat_may_know(game: str) -> None:
    match = halfway(game)
    assert match.mover is not None
    before = seen(turn_of(match, seed=5, since=match.ply))
    match.engine.imagine(match.board, match.state, match.mover, generator(77))
    assert seen(turn_of(match, seed=5, since=match.ply)) == before


@pytest.mark.parametrize("game", shelf())
def test_moves_can_be_tried_in_imagined_positions(game: str) -> None:
    turn = turn_of(halfway(game), seed=5, since=0)
    assert turn.told
    for _ in range(3):
        world = turn.imagine()
        assert world.legal() == turn.legal
        assert world.greedy(turn.random) in turn.legal
        after = world.after(turn.legal[-1])
        assert world.legal() == turn.legal
        assert len(after.estimate()) == len(after.scores) == len(after.places) == turn.seats
        for _ in range(5000):
            if after.over:
                break
            if after.at_chance:
                after.chance()
            else:
                assert after.mover is not None
                after.play(after.greedy(turn.random))
        assert after.over
        with pytest.raises(BadText):
            world.play("castle")


@pytest.mark.parametrize("game", shelf())
def test_an_answer_is_the_text_that_people_see(game: str) -> None:
    match = halfway(game)
    assert [chosen_action(match, "mine", text) for text in match.view(match.mover).legal] == [
        match.legal_shown()[text] for text in match.view(match.mover).legal
    ]
    for answer in ("castle", 0, None):
        with pytest.raises(BotFailed, match="mine"):
            chosen_action(match, "mine", answer)
