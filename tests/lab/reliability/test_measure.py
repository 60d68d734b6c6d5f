"""How far what was said can be believed: errors, their floor, and the interval of the difference."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

from ludotheque.bots.search.correction import Correction, Corrections, SizedCorrection
from ludotheque.lab.reliability.measure import measure, positions_in
from ludotheque.lab.reliability.said import SaidGame, Saying


def games_of(stretch: float, games: int = 600, seats: int = 2) -> list[SaidGame]:
    """Games in which seat 0 wins by its true share, and says another: more certain for a `stretch` above 1."""
    rng = np.random.Generator(np.random.PCG64(5))
    made = []
    for row in range(games):
        true = rng.uniform(0.05, 0.95)
        said = float(np.clip(0.5 + stretch * (true - 0.5), 0, 1))
        winner = 0 if rng.random() < true else 1
        shares = tuple(1.0 if seat == winner else 0.0 for seat in range(seats))
        rest = [(1 - said) / (seats - 1)] * (seats - 1)
        made.append(SaidGame(row, [0], [Saying(0, 0, (said, *rest))], shares))
    return made


def test_true_shares_have_an_error_at_their_floor() -> None:
    found = measure(positions_in(games_of(1.0)))
    assert found.error < found.floor_high
    assert found.gap.low < 0 < found.gap.high


@pytest.mark.parametrize("stretch", [0.4, 1.6])
def test_shares_that_are_too_timid_or_too_bold_are_found_out(stretch: float) -> None:
    found = measure(positions_in(games_of(stretch)))
    assert found.error > found.floor_high + 0.04
    first, last = found.bins[0], found.bins[-1]
    bolder = stretch > 1
    assert (first.happened.value > first.said) == bolder
    assert (last.happened.value < last.said) == bolder


def test_a_constant_mistake_is_the_difference() -> None:
    said = [SaidGame(row, [0], [Saying(0, 0, (0.7, 0.3))], (1.0, 0.0) if row % 2 else (0.0, 1.0)) for row in range(400)]
    found = measure(positions_in(said))
    assert found.error == pytest.approx(0.2)
    assert found.gap.value == pytest.approx(-0.2)
    assert found.gap.low < -0.2 < found.gap.high < 0
    assert [each.positions for each in found.bins] == [400]


def test_positions_of_one_game_count_as_one_outcome() -> None:
    """Four positions of a game do not make the floor as low as four games would."""

    def floor(games: int, positions: int) -> float:
        made = [
            SaidGame(row, [0] * 4, [Saying(ply, 0, (0.5, 0.5)) for ply in range(positions)], (1.0, 0.0))
            for row in range(games)
        ]
        return measure(positions_in(made)).floor

    assert floor(100, 4) == pytest.approx(floor(100, 1), rel=0.15)
    assert floor(400, 1) < 0.7 * floor(100, 4)


def race(row: int, rng: np.random.Generator) -> SaidGame:
    """Who is to move wins at once with one chance in four, or else the other is to move. What is said is right: who is
    to move wins four games of seven. One position of the game is drawn."""
    wins = rng.geometric(0.25) - 1  # the number of the move that wins
    drawn = int(rng.integers(wins + 1))
    shares = (1.0, 0.0) if wins % 2 == 0 else (0.0, 1.0)
    said = (4 / 7, 3 / 7) if drawn % 2 == 0 else (3 / 7, 4 / 7)
    return SaidGame(row, [0] * (wins + 1), [Saying(drawn, drawn % 2, said)], shares, choices=wins + 1)


def test_positions_of_short_games_count_for_no_more_than_others() -> None:
    """A game is short because somebody has just won it: a position of every game is no fair draw of positions."""
    rng = np.random.Generator(np.random.PCG64(8))
    games = [race(row, rng) for row in range(4000)]
    fair = measure(positions_in(games))
    assert fair.happened == pytest.approx(4 / 7, abs=0.025)
    assert fair.gap.low < 0 < fair.gap.high
    unweighted = [msgspec.structs.replace(game, choices=1) for game in games]
    assert measure(positions_in(unweighted)).happened > 4 / 7 + 0.05


def test_shares_of_many_seats_are_simulated_together() -> None:
    found = measure(positions_in(games_of(1.0, seats=4)))
    assert 0 < found.floor < 0.1


def test_what_is_said_is_corrected_unless_it_is_certain() -> None:
    said = [Saying(0, 0, (0.8, 0.2)), Saying(1, 1, (0.8, 0.2)), Saying(2, 0, (1.0, 0.0), certain=True)]
    by = Corrections((SizedCorrection(100, Correction(0.3, (0.5,) * 8)),))
    found = positions_in([SaidGame(0, [0] * 3, said, (1.0, 0.0))], by).said
    assert found[0] == pytest.approx(1 / (1 + np.exp(-0.3) * 0.5))
    assert found[1] == pytest.approx(1 / (1 + np.exp(-0.3) * 2))
    assert found[2] == 1
