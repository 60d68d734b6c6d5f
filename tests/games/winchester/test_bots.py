"""Winchester for bots: hidden information, estimates, and greedy moves."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque import Match
from ludotheque.bots.search.bot import SearchBot
from ludotheque.bots.search.growing import Budget
from ludotheque.core.chance.fair import peek
from ludotheque.core.chance.fast import generator
from ludotheque.lab.run.playing import play_match
from ludotheque.testing.walk import copy

from .scenario import GAME, greedy_game, position


def estimates(match: Match) -> list[float]:
    out = np.zeros(match.seats)
    match.engine.estimate(match.board, match.state, out)
    return out.tolist()


def greedy(match: Match, seed: int = 1) -> str:
    return match.engine.text(int(match.engine.greedy(match.board, match.state, generator(seed))))


def test_hidden_nothing_but_the_rolls_to_come() -> None:
    match = GAME.new(3, seed=5)
    imagined = copy(match.state)
    match.engine.imagine(match.board, imagined, 1, generator(3))
    assert imagined.key.tobytes() != match.state.key.tobytes()
    imagined.key[:] = match.state.key
    assert imagined.tobytes() == match.state.tobytes()


def test_hidden_imagined_rolls_are_all_faces_alike() -> None:
    match = GAME.new(3, seed=5)
    rng = generator(3)
    rolls = np.zeros(6, int)
    for _ in range(1200):
        match.engine.imagine(match.board, match.state, 0, rng)
        rolls[peek(match.state, 6)] += 1
    assert np.all(abs(rolls - 200) < 60)


def test_a_spectator_sees_what_a_player_sees_but_the_legal_moves() -> None:
    match = position("m2", "h12")
    player, spectator = match.view(0), match.view(None)
    assert player.legal == match.legal()
    assert spectator.legal == []
    fields = set(player.__struct_fields__) - {"legal", "seat"}
    assert all(getattr(player, name) == getattr(spectator, name) for name in fields)


def test_estimate_rises_as_pieces_get_nearer_to_home() -> None:
    behind, level, ahead = (
        estimates(position(square, "h12 m2", "h11 m3"))[0] for square in ("m4 e1", "h13 m4", "b8 h13")
    )
    assert behind < level < ahead


def test_estimate_knows_the_points_at_home() -> None:
    assert estimates(position("m2", "m3", home="00"))[0] > 0.8
    assert sum(estimates(position("m2", "m3"))) == pytest.approx(1.0)


def test_greedy_takes_the_way_home() -> None:
    assert greedy(position("b7 m2", "h12", die="R")).startswith("b7-b")


def test_greedy_swaps_with_who_is_ahead_rather_than_behind() -> None:
    assert greedy(position("m2", "t2 e2", die="R")) == "m2-t2"


@pytest.mark.parametrize(("seats", "most"), [(2, 340), (3, 620), (4, 640), (5, 600)])
def test_greedy_finishes_in_good_time(seats: int, most: int) -> None:
    """About 270 turns with two players, 480 to 530 with more."""
    games = [greedy_game(seats, seed) for seed in range(4)]
    assert {match.end for match in games} == {"played out"}
    assert np.mean([sum(mover is not None for mover, _ in match.moves) for match in games]) < most


def test_estimate_gives_nothing_to_who_cannot_win_any_more() -> None:
    # seat 0 has 15 + 14 + 13 + 12, its team is home; the others have 11 … 4 and the next places bring 3 and 2
    home = "0000" + "1212" + "3123"
    share = estimates(position("", "a5", "a7", "b5 b7", home=home))
    assert share == [1.0, 0.0, 0.0, 0.0]


def test_estimate_leaves_hope_to_who_can_still_win() -> None:
    # 15 + 12 against 14 + 13 with two pieces each to come
    assert min(estimates(position("a5 a9", "b6 c9", home="0110"))) > 0.1


def test_search_goes_home_when_others_have_won() -> None:
    """A bot that can no longer win still finishes the game instead of stalling it."""
    for seed in (2, 3, 4):
        match = play_match(GAME, seed, [SearchBot(seat, Budget(100)) for seat in range(4)])
        assert match.end == "played out"
