"""What each quality is, on games made up for it."""

from __future__ import annotations

import pytest

from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.lab.quality.positions import JudgedDecision
from ludotheque.lab.quality.quality import Evidence
from ludotheque.lab.quality.registry import QUALITIES
from ludotheque.lab.stats.intervals import Estimate

from .followed import evidence, followed


def found(id: str, given: Evidence) -> Estimate | None:
    [quality] = [quality for quality in QUALITIES if quality.id == id]
    return quality.of(given)


def value(id: str, given: Evidence) -> float:
    estimate = found(id, given)
    assert estimate is not None
    assert estimate.low <= estimate.value <= estimate.high
    return estimate.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quality_says_what_it_means_and_what_it_does_not(language: str) -> None:
    say = messages(language)
    for quality in QUALITIES:
        said = {say.say(f"quality-{quality.id}{part}") for part in ("", "-means", "-not")}
        assert len(said) == 3
        assert say.has(f"quality-unit-{quality.unit}")


def test_a_winner_who_was_down_to_half_of_an_equal_chance_came_back() -> None:
    behind, ahead = followed(), followed(course=[(0.5, 0.5), (0.3, 0.7), (0.6, 0.4), (0.9, 0.1)])
    assert value("comebacks", evidence(behind, ahead)) == 0.5


def test_a_game_is_decided_from_when_the_winner_stays_ahead_for_good() -> None:
    early = followed(course=[(0.95, 0.05), (0.92, 0.08), (0.91, 0.09), (0.99, 0.01)])
    again = followed(course=[(0.95, 0.05), (0.5, 0.5), (0.91, 0.09), (0.99, 0.01)])
    never = followed(course=[(0.5, 0.5)] * 4)
    shared = followed(result=(0.5, 0.5))
    assert value("decided", evidence(early)) == 1
    assert value("decided", evidence(again)) == 0.5
    assert value("decided", evidence(never)) == value("decided", evidence(shared)) == 0


def test_snowballing_is_a_win_of_who_stood_best_at_half_time() -> None:
    assert value("snowball", evidence(followed(), followed(result=(0.0, 1.0)))) == 0.5


def test_choices_count_by_game_and_kingmaking_only_if_it_matters() -> None:
    wide, small = JudgedDecision(0.4, False, 0.0), JudgedDecision(0.0, True, 0.05)
    kings = JudgedDecision(0.0, True, 0.3)
    games = followed(anywhere=[wide, small], late=[small, kings]), followed(anywhere=[wide], late=[small])
    assert value("agency", evidence(*games)) == pytest.approx(0.3)
    assert value("kingmaking", evidence(*games)) == 0.25
    assert found("kingmaking", evidence(followed())) is None


def test_where_nothing_varies_a_share_still_has_an_interval() -> None:
    none = found("dead", evidence(followed(dead=0), followed(dead=0)))
    assert none is not None
    assert none.value == 0
    assert none.high > 0.1


def test_waiting_is_what_the_others_do_in_turns_and_in_assumed_seconds() -> None:
    given = evidence(followed(), followed())
    assert value("waiting", given) == 1
    seconds = found("thinking", given)
    assert seconds is not None
    assert (seconds.low, seconds.value, seconds.high) == (7.5, 15, 30)


def test_rules_are_counted_among_all_that_have_words() -> None:
    assert value("rules", evidence(followed())) == 0.5


def test_beginning_is_worth_what_it_wins_beyond_an_equal_share() -> None:
    assert value("start", evidence(followed(), followed(first=1), followed(), followed())) == 0.25


def test_without_games_on_the_same_deals_nothing_is_said_of_skill() -> None:
    for id in ("skill", "luck", "proof"):
        assert found(id, evidence(followed())) is None
