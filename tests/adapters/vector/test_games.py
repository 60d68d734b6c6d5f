"""Vectorised games are the same games as single ones."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque.adapters.rewards import rewards_of
from ludotheque.adapters.vector import StepResult, VectorGames
from ludotheque.adapters.window import Window, parts_of
from ludotheque.core.chance.fast import generator, pick
from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadRequest, LudothequeError
from ludotheque.core.match import Match
from ludotheque.core.shelf import find, game, shelf

SIZES = [(name, seats) for name in shelf() for seats in (find(name).players[0], find(name).players[1])]


def opened(games: VectorGames, row: int) -> Match:
    match = games.variant.new(games.seats, games.seed_of(row))
    while match.at_chance:
        match.chance()
    return match


def chosen_by(window: Window, match: Match, rng: np.ndarray[tuple[int], np.dtype[np.uint64]]) -> int:
    """Mostly greedy moves, so that long games end; otherwise random ones."""
    legal = match.legal()
    if pick(rng, 4):
        return window.chosen(match, match.engine.text(int(match.engine.greedy(match.board, match.state, rng))))
    return window.chosen(match, legal[pick(rng, len(legal))])


def assert_shows(games: VectorGames, shown: StepResult, row: int, match: Match) -> None:
    mover = match.mover
    assert mover is not None
    window = Window(games.variant)
    assert shown.movers[row] == mover
    assert np.array_equal(shown.observations[row], window.observation(match, mover))
    assert np.array_equal(shown.masks[row], window.mask(match, mover))


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_every_row_is_a_match_of_its_own(name: str, seats: int) -> None:
    """Positions, observations, masks, movers and rewards are equal to the last bit, also in later games."""
    games = VectorGames(name, games=3, seats=seats, max_moves=250)
    shown = games.reset(seed=5)
    window, rng = Window(games.variant), generator(5)
    matches = [opened(games, row) for row in range(3)]
    moves, ended = [0, 0, 0], 0
    for row, match in enumerate(matches):
        assert_shows(games, games._result._replace(**shown._asdict()), row, match)
    for _ in range(300):
        actions = np.array([chosen_by(window, match, rng) for match in matches])
        result = games.step(actions)
        for row, match in enumerate(matches):
            acted = match.mover
            action = window.action(match, int(actions[row]))
            assert action is not None
            match.play_checked(action)
            while match.at_chance:
                match.chance()
            moves[row] += 1
            assert result.terminated[row] == match.over
            assert result.truncated[row] == (not match.over and moves[row] == 250)
            rewards = rewards_of(match.places) if match.over else [0.0] * seats
            assert result.rewards[row].tolist() == np.array(rewards, np.float32).tolist()
            if result.terminated[row] or result.truncated[row]:
                last = acted if match.over else match.mover
                assert last is not None
                assert result.final_movers[row] == last
                assert np.array_equal(result.final_observations[row], window.observation(match, last))
                assert np.array_equal(result.final_masks[row], window.mask(match, last))
                matches[row] = match = opened(games, row)
                moves[row], ended = 0, ended + 1
            assert_shows(games, result, row, match)
            assert games._positions[row].tobytes() == match.state.tobytes()
    assert ended >= 3


@pytest.mark.parametrize(("name", "seats"), SIZES)
def test_games_come_to_their_own_end(name: str, seats: int) -> None:
    """Games end by themselves, not only by `max_moves`: Winchester is long."""
    games = VectorGames(name, games=1, seats=seats)
    games.reset(seed=2)
    window, rng, match = Window(games.variant), generator(2), opened(games, 0)
    while not match.over:
        engine = match.engine
        text = engine.text(int(engine.greedy(match.board, match.position_to_read, rng)))
        result = games.step(np.array([window.chosen(match, text)]))
        match.play(text)
        while match.at_chance:
            match.chance()
        assert result.terminated.tolist() == [match.over]
    assert result.rewards[0].tolist() == np.array(rewards_of(match.places), np.float32).tolist()
    assert_shows(games, result, 0, opened(games, 0))


@pytest.mark.parametrize("name", shelf())
def test_threads_change_nothing(name: str) -> None:
    found = []
    for threads in (1, 3):
        games = VectorGames(name, games=50, threads=threads, opponents="random", seat="random")
        shown = games.reset(seed=3)
        seen = [shown.observations.tobytes()]
        for _ in range(60):
            result = games.step(games.sample())
            seen.append(b"".join(array.tobytes() for array in result[:6]))
        games.close()
        found.append(seen)
    assert found[0] == found[1]


@pytest.mark.parametrize("opponents", ["random", "greedy", ["greedy", "random"]])
def test_against_bots_only_the_learner_acts(opponents: str | list[str]) -> None:
    games = VectorGames("winston", games=200, seats=3, opponents=opponents, seat="random")
    games.reset(seed=1)
    assert set(games.learners().tolist()) == {0, 1, 2}
    ended = 0
    for _ in range(200):
        result = games.step(games.sample())
        assert np.array_equal(result.movers, games.learners())
        assert np.abs(result.rewards.sum(axis=1)).max() < 1e-5
        assert np.all((result.rewards != 0).any(axis=1) <= result.terminated)
        ended += int(result.terminated.sum())
    assert ended > 200


def test_the_learner_may_sit_at_one_seat() -> None:
    games = VectorGames("hundsgemein", games=20, seats=4, opponents="greedy", seat=2)
    assert games.reset(seed=1).movers.tolist() == [2] * 20
    for _ in range(40):
        assert games.step(games.sample()).movers.tolist() == [2] * 20


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    games = VectorGames("winston", games=100)
    first, again, other = (games.reset(seed=seed).observations.copy() for seed in (1, 1, 2))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)
    assert not np.array_equal(games.reset().observations, games.reset().observations.copy()[::-1])
    assert len({games.seed_of(row) for row in range(100)}) == 100


def test_an_illegal_action_is_refused_and_no_game_changes() -> None:
    games = VectorGames("winston", games=4)
    games.reset(seed=1)
    before = games._positions.tobytes()
    for wrong in (int(np.flatnonzero(games._shown.masks[2] == 0)[0]), -1, 26, 10**9):
        actions = games.sample().copy()
        actions[2] = wrong
        with pytest.raises(BadRequest, match=f"Action {wrong} .* game 2"):
            games.step(actions)
    assert games._positions.tobytes() == before


def test_an_illegal_action_may_lose_the_game() -> None:
    games = VectorGames("winston", games=4, seats=3, illegal="lose")
    shown = games.reset(seed=1)
    loser = int(shown.movers[2])
    seen = shown.observations[2].copy()
    actions = games.sample().copy()
    actions[2] = -1
    result = games.step(actions)
    assert result.terminated.tolist() == [False, False, True, False]
    assert result.rewards[2].tolist() == [-1.0 if seat == loser else 0.0 for seat in range(3)]
    assert np.array_equal(result.final_observations[2], seen)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"games": 0}, "games"),
        ({"threads": 0}, "threads"),
        ({"max_moves": 0}, "max_moves"),
        ({"seats": 7}, "2 to 6"),
        ({"edition": "third"}, "third"),
        ({"illegal": "ignore"}, "ignore"),
        ({"opponents": "nobody"}, "nobody"),
        ({"opponents": ["greedy", "greedy"]}, "2 bots"),
        ({"opponents": "greedy", "seat": 2}, "0 to 1"),
        ({"opponents": "greedy", "seat": "any"}, "any"),
    ],
)
def test_what_cannot_be_is_said(settings: dict[str, object], message: str) -> None:
    with pytest.raises(LudothequeError, match=message):
        VectorGames("winston", **{"games": 2, **settings})  # type: ignore[arg-type]


def test_steps_need_a_beginning_and_one_action_for_each_game() -> None:
    games = VectorGames("winston", games=2)
    with pytest.raises(BadRequest, match="reset"):
        games.step(np.zeros(2, np.int64))
    games.reset(seed=1)
    with pytest.raises(BadRequest, match="2 games"):
        games.step(np.zeros(3, np.int64))


def test_a_game_that_shows_nothing_to_learners_says_so() -> None:
    from dataclasses import replace

    winston = find("winston")
    silent = Variant(replace(winston, load=lambda: replace(winston.engine, observe=None, parts=())), {})
    with pytest.raises(BadRequest, match="Winston does not say what a learner sees"):
        VectorGames(silent, games=2)


def test_observations_come_apart_into_their_parts() -> None:
    games = VectorGames("winston", games=7, seats=3)
    parts = parts_of(games.parts, games.reset(seed=1).observations)
    assert parts["hand"].shape == (7, 6, 2)
    assert parts["hand"].sum(axis=(1, 2)).tolist() == [5] * 7
    assert parts["seated"].tolist() == [[1, 1, 1, 0, 0, 0]] * 7


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        ([1, 2], [1.0, -1.0]),
        ([1, 1], [0.0, 0.0]),
        ([2, 1, 3], [-1.0, 2.0, -1.0]),
        ([1, 1, 3], [0.5, 0.5, -1.0]),
        ([2, 2, 2], [0.0, 0.0, 0.0]),
    ],
)
def test_rewards_add_up_to_nothing(places: list[int], rewards: list[float]) -> None:
    assert rewards_of(places) == rewards


def test_stones_of_winoc_are_known_by_their_spots() -> None:
    """[stone-names] A spot keeps its stone through the game, and it is the one people see there."""
    window = Window(game("winoc"))
    at_first_spot = set()
    for seed in range(60):
        match = window.variant.new(2, seed)
        match.play(match.legal()[0])
        texts = match.legal_shown()
        assert sorted(texts) == [f"f{letter}" for letter in "ABCDEFGHIJKLMNOP"]
        for spot, shown in enumerate(sorted(texts)):
            assert window.action(match, spot) == texts[shown]
            assert window.chosen(match, shown) == spot
        at_first_spot.add(window.action(match, 0))
    assert len(at_first_spot) > 12
