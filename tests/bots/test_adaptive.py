"""The adaptive bot: its name tells its strength, and its strength keeps the share of the games that people win."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import ludotheque
from ludotheque.bots.adaptive import STEP, AdaptiveStrength, HalfRandomBot, adaptive_strength, next_levels
from ludotheque.bots.roster import built_in_bot, roster_name, thinks
from ludotheque.bots.search.levels import LEVELS, STRONGEST, level_at

SPACING = (60.0, 150.0, 350.0)  # Elo points between neighbouring levels: Winston, Winoc, Winchester
GAMES = 400


def chance(person: float, strength: float, spacing: float) -> float:
    """How often a person who is as strong as this point of the scale wins."""
    return float(1 / (1 + 10 ** ((strength - person) * spacing / 400)))


def played(person: float, share: int, spacing: float, seed: int, games: int = GAMES) -> tuple[list[float], list[float]]:
    """The results and the strengths in a row of games."""
    rng = np.random.Generator(np.random.PCG64(seed))
    now, won, strengths = AdaptiveStrength(share), [], []
    for _ in range(games):
        strengths.append(now.strength)
        won.append(float(rng.random() < chance(person, now.strength, spacing)))
        now = now.after(won[-1])
    return won, strengths


POSSIBLE = [
    (person, share, spacing)
    for person, share, spacing in itertools.product((1.5, 2.5, 4.0), (50, 60, 75), SPACING)
    if chance(person, STRONGEST, spacing) <= share / 100 <= chance(person, 0.0, spacing) - 0.05
]


@pytest.mark.parametrize(("person", "share", "spacing"), POSSIBLE)
def test_people_win_the_chosen_share(person: float, share: int, spacing: float) -> None:
    won, strengths = played(person, share, spacing, seed=share)
    assert np.mean(won) == pytest.approx(share / 100, abs=0.06)
    if all(0 < strength < STRONGEST for strength in strengths):  # then only the way from the start is missing
        way = (strengths[-1] - strengths[0]) / STEP / (GAMES - 1)
        assert np.mean(won[:-1]) - share / 100 == pytest.approx(way)


@pytest.mark.parametrize("spacing", SPACING)
def test_it_finds_the_strength_of_its_opponent(spacing: float) -> None:
    for person in (1.5, 3.0, 4.0):
        rows = [played(person, 50, spacing, seed)[1] for seed in range(20)]
        late = np.mean([strengths[GAMES // 2 :] for strengths in rows])
        assert late == pytest.approx(person, abs=0.35)
        reached = [next(n for n, s in enumerate(row) if abs(s - person) < 0.5) for row in rows]
        assert np.median(reached) <= 25


def test_who_always_wins_meets_the_master_and_who_always_loses_any_move() -> None:
    for result, end in ((1.0, STRONGEST), (0.0, 0.0)):
        now = AdaptiveStrength()
        for _ in range(40):
            now = now.after(result)
        assert now.strength == end


def test_steps_are_bounded_and_exact_in_two_decimals() -> None:
    for share, result in itertools.product(range(10, 91, 5), (0.0, 0.5, 1.0)):
        now = AdaptiveStrength(share, 2.5)
        step = now.after(result).strength - 2.5
        assert abs(step) <= STEP
        assert step == pytest.approx(STEP * (result - share / 100), abs=1e-9)


# --- names ---


def test_a_name_holds_all_there_is_to_know() -> None:
    assert adaptive_strength("adaptive") == AdaptiveStrength(60, 2.0)
    assert adaptive_strength("adaptive:75") == AdaptiveStrength(75, 2.0)
    for strength in (
        AdaptiveStrength(),
        AdaptiveStrength(50, 0.0),
        AdaptiveStrength(90, 5.0),
        AdaptiveStrength(65, 3.14),
    ):
        assert adaptive_strength(strength.name) == strength
        assert roster_name(strength.name) == strength.name
        assert thinks(strength.name)
    assert roster_name("adaptive") == "adaptive:60:2.00"
    assert roster_name("adaptive:70") == "adaptive:70:2.00"


def test_every_strength_plays() -> None:
    match = ludotheque.game("winoc").new(2, seed=1)
    for strength in (0.0, 0.4, 1.0, 2.35, 4.9, 5.0):
        name = AdaptiveStrength(60, strength).name
        first, again = (built_in_bot(name, 3).choose(match) for _ in range(2))
        assert first == again
        assert first in match.legal_actions()


# --- the next game ---


def test_two_players() -> None:
    bot = "adaptive:60:2.00"
    assert next_levels([None, bot], [1, 2]) == [None, "adaptive:60:2.24"]
    assert next_levels([None, bot], [2, 1]) == [None, "adaptive:60:1.64"]
    assert next_levels([bot, None], [1, 1]) == ["adaptive:60:1.94", None]


def test_more_players_count_in_pairs() -> None:
    bots = ["adaptive:60:2.00", "adaptive:60:2.00", "club"]
    assert next_levels([None, *bots], [2, 1, 3, 4]) == [None, "adaptive:60:1.94", "adaptive:60:1.94", "club"]
    assert next_levels([None, None, "adaptive:50:3.00"], [1, 3, 2]) == [None, None, "adaptive:50:3.00"]


def test_without_people_nothing_changes() -> None:
    assert next_levels(["adaptive:60:2.00", "club"], [2, 1]) == ["adaptive:60:2.00", "club"]
    assert next_levels([None, "club"], [2, 1]) == [None, "club"]


# --- between the levels ---


def test_the_levels_are_points_of_the_scale() -> None:
    assert [level_at(number) for number in range(1, 6)] == list(LEVELS.values())


def test_stronger_in_every_respect() -> None:
    settings = [level_at(1 + k / 20) for k in range(81)]
    for lower, upper in itertools.pairwise(settings):
        assert lower.simulations <= upper.simulations
        assert lower.softness > upper.softness
        assert upper.span is None or (lower.span is not None and lower.span < upper.span)


def test_below_the_weakest_level_more_and_more_moves_are_random() -> None:
    assert [AdaptiveStrength(60, s).bot(1).chance for s in (0.0, 0.25)] == [1.0, 0.75]  # type: ignore[union-attr]
    assert not isinstance(AdaptiveStrength(60, 1.0).bot(1), HalfRandomBot)
