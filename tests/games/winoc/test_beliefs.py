"""Hidden information in Winoc: imagined positions are exactly the possible assignments, all equally likely."""

from __future__ import annotations

import itertools
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque import Match
from ludotheque.core.chance.fast import generator
from ludotheque.games.winoc.beliefs import FULL, _pointings
from ludotheque.lab.run.task import Task
from ludotheque.testing.walk import copy
from tests.lab.played import play_all

from .scenario import SMALLER, play, put, start

Assignment = tuple[int, ...]

PAIRS = list(itertools.combinations(range(1, 7), 2))
OPENINGS = st.lists(st.booleans(), min_size=15, max_size=15).map(
    lambda faces: [pair[face] for pair, face in zip(PAIRS, faces, strict=True)] + [0]
)


def show_all_but(match: Match, hidden: set[int]) -> None:
    """As if everyone had seen both faces of all stones but these."""
    match.state.turned = sum(1 << stone for stone in range(16) if stone not in hidden)


def imagined(match: Match, rng: np.ndarray[tuple[int], np.dtype[np.uint64]]) -> Assignment:
    other = copy(match.state)
    match.engine.imagine(match.board, other, 0, rng)
    return tuple(int(face) for face in other.down)


def possible(match: Match, hidden: set[int]) -> set[Assignment]:
    """By enumerating every way to assign the remaining pairs to the stones never turned."""
    up, down = [int(face) for face in match.state.up], [int(face) for face in match.state.down]
    stones = sorted(hidden)
    left = [{up[stone], down[stone]} for stone in stones]
    found = set()
    for pairs in itertools.permutations(left):
        if all(up[stone] in pair for stone, pair in zip(stones, pairs, strict=True)):
            lower = list(down)
            for stone, pair in zip(stones, pairs, strict=True):
                (lower[stone],) = pair - {up[stone]} or pair
            found.add(tuple(lower))
    return found


@pytest.mark.parametrize(
    ("hidden", "up"),
    [
        ({0, 1, 5}, SMALLER),  # 1/2 1/3 2/3 in a triangle
        ({0, 1, 5}, [1, 3, 1, 1, 1, 2, *SMALLER[6:]]),
        ({0, 2, 6, 9, 10, 13, 15}, [2, 1, 4, 1, 1, 2, 2, 2, 2, 3, 5, 3, 4, 6, 5, 0]),
        ({1, 4, 8, 11, 12, 13, 14}, SMALLER),
        ({0, 1, 2, 5, 6, 9, 14}, [1, 3, 1, 1, 1, 2, 4, 2, 2, 3, 3, 3, 4, 4, 5, 0]),
        ({3}, SMALLER),
        ({15}, SMALLER),
    ],
)
def test_imagine_draws_every_possible_assignment_equally_often(hidden: set[int], up: list[int]) -> None:
    match = start(up=up)
    show_all_but(match, hidden)
    expected = possible(match, hidden)
    rng = generator(7)
    draws = 400 * len(expected)
    count = Counter(imagined(match, rng) for _ in range(draws))
    assert set(count) == expected
    # chi square has a mean of n - 1 and a deviation of sqrt(2 (n - 1))
    degrees = len(expected) - 1
    chi_square = sum((seen - 400) ** 2 / 400 for seen in count.values())
    assert chi_square <= degrees + 4 * (2 * degrees) ** 0.5


def test_imagine_triangle_has_two_ways_round() -> None:
    match = start(up=[1, 3, 1, 1, 1, 2, *SMALLER[6:]])  # 1/2 shows 1, 1/3 shows 3, 2/3 shows 2
    show_all_but(match, {0, 1, 5})
    lowers = {(down[0], down[1], down[5]) for down in possible(match, {0, 1, 5})}
    assert lowers == {(2, 1, 3), (3, 2, 1)}


def orientations() -> tuple[np.ndarray[tuple[int, int], np.dtype[np.int64]], list[tuple[int, int]]]:
    """For each of the 2**15 ways to lay the fifteen pairs, how often each symbol is up."""
    faces = np.arange(1 << 15)[:, None] >> np.arange(15) & 1
    counts = np.zeros((1 << 15, 6), np.int64)
    for k, (a, b) in enumerate(PAIRS):
        counts[:, a - 1] += 1 - faces[:, k]
        counts[:, b - 1] += faces[:, k]
    return counts, PAIRS


COUNTS, _ = orientations()


@given(OPENINGS, st.sets(st.integers(0, 14)))
@settings(max_examples=60, deadline=None)
def test_imagine_counts_the_pointings(up: list[int], hidden: set[int]) -> None:
    """Compared with enumerating all of them; the pairs already seen have only one way."""
    lines, needs = 0, FULL
    fixed = np.ones(1 << 15, bool)
    faces = np.arange(1 << 15)
    total = np.zeros(6, np.int64)
    for stone, (a, b) in enumerate(PAIRS):
        total[up[stone] - 1] += 1
        if stone in hidden:
            lines |= 1 << 6 * (a - 1) + b - 1 | 1 << 6 * (b - 1) + a - 1
            needs += 1 << 4 * (up[stone] - 1)
        else:
            fixed &= (faces >> stone & 1) == (up[stone] == b)
    expected = int((fixed & (total == COUNTS).all(axis=1)).sum())
    count, _ = _pointings(lines, needs, -1)
    assert count == expected
    ways = {_pointings(lines, needs, stop)[1] for stop in range(count)}
    assert len(ways) == count


def test_imagine_at_the_opening_every_lower_face_is_as_likely_as_it_should_be() -> None:
    match = start(up=SMALLER)
    match.state.up[:15], match.state.down[:15] = (
        [1, 3, 1, 5, 1, 2, 4, 2, 6, 3, 5, 3, 4, 6, 5],
        [2, 1, 4, 1, 6, 3, 2, 5, 2, 4, 3, 6, 5, 4, 6],
    )
    up = match.state.up[:15].tolist()
    wanted = np.bincount(up, minlength=7)[1:]
    ways = np.flatnonzero((wanted == COUNTS).all(axis=1))
    expected: Counter[tuple[int, int]] = Counter()
    for k, (a, b) in enumerate(PAIRS):
        second = int((ways >> k & 1).sum())
        expected[a, b] += len(ways) - second
        expected[b, a] += second
    rng = generator(3)
    draws = 4000
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(draws):
        seen.update(zip(up, imagined(match, rng)[:15], strict=True))
    for pair, number in expected.items():
        share = number / len(ways)
        assert abs(seen[pair] / draws - share) < 5 * (share * (1 - share) / draws) ** 0.5 + 1e-9, pair


@given(OPENINGS, st.integers(0, 2**32), st.integers(0, 120))
@settings(max_examples=40, deadline=None)
def test_imagine_keeps_all_that_was_ever_seen(up: list[int], seed: int, moves: int) -> None:
    """Checked by a spectator with a perfect memory who knows only the views of the game."""
    match = start(3, up=up)
    rng = generator(seed)
    faces: dict[str, set[int]] = {}
    for _ in range(moves):
        if match.over:
            break
        for stone in match.view().stones:  # type: ignore[attr-defined]
            faces.setdefault(stone.spot, set()).add(stone.shows)
        legal = match.legal()
        match.play(legal[int(generator(seed + match.ply)[0] % np.uint64(len(legal)))])
    match_view = match.view().stones  # type: ignore[attr-defined]
    for stone in match_view:
        faces.setdefault(stone.spot, set()).add(stone.shows)
    other = copy(match.state)
    match.engine.imagine(match.board, other, 1, rng)
    other.open_memory = match.state.open_memory = 1
    true, guessed = match.view().stones, match.engine.view(match.board, other, None).stones  # type: ignore[attr-defined]
    assert true == guessed
    for stone in true:
        known = faces[stone.spot] - {stone.shows}
        assert known == (set() if stone.under in (None, 0) else {stone.under})


def test_imagine_does_not_care_what_a_stone_is_called() -> None:
    """A stone's number is its pair in the printed list; an imagined stone has any of the remaining pairs."""
    match = start(up=SMALLER)
    rng = generator(1)
    lowers = {imagined(match, rng)[0] for _ in range(300)}
    assert lowers == {2, 3, 4, 5, 6}


# --- greedy and estimate ---


def greedy(match: Match) -> str:
    return match.engine.text(int(match.engine.greedy(match.board, match.state, generator(1))))


def test_greedy_goes_home_when_it_can() -> None:
    assert greedy(put(play(start(), "N f1 f2 f6"), carrying="yellow", yellow=26)) == "N+"
    assert greedy(put(play(start(), "N f1 f2 f6"), carrying="yellow", yellow=1)) == "S-"
    assert greedy(put(play(start(), "N f1 f2 f3 f4 f5 f16"), carrying="yellow", yellow=9)) == "w0"


def test_greedy_flies_to_its_fortress() -> None:
    assert greedy(play(start(), "N f1 f2 f3 f4 f5 f16")) == "w14"


def test_greedy_leads_guards_without_a_player_astray() -> None:
    match = put(play(start(2), "N f16 S0"), carrying="white", white=6)
    assert greedy(match) == "-"


def test_greedy_takes_the_known_stone_that_ends_the_turn_at_home() -> None:
    match = put(play(start(), "N f1"), carrying="yellow", yellow=26)
    assert greedy(match) == "f16"


@pytest.mark.parametrize("rules", ["classic", "junior"])
@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_chance(rules: str, seats: int) -> None:
    rows = play_all(Task(ludotheque.game("winoc", rules=rules), seats, 200, 1, ["greedy"] + ["random"] * (seats - 1)))
    assert (rows.scores[:, 0] == 1).mean() > 0.9


def test_estimate_is_certain_at_the_end() -> None:
    out = np.zeros(4)
    match = put(play(start(), "N f1 f2 f6"), carrying="yellow", yellow=26)
    match.engine.estimate(match.board, match.state, out)
    assert out.argmax() == 0
    play(match, "N+")
    match.engine.estimate(match.board, match.state, out)
    assert out.tolist() == [1, 0, 0, 0]
