"""Where players must remember what happened, the present round is told, and all of it after the end."""

from __future__ import annotations

import pytest

from ludotheque.core.shelf import find
from ludotheque.tables import commands
from ludotheque.tables.fork import fork_at
from ludotheque.tables.shown import projection
from ludotheque.tables.table import Table
from tests.tables.building import again, play, table, taken_back

EYES = (None, 0, 1)


def with_story(found: Table, viewer: int | None, since: int = 0) -> list[int]:
    """The plies of the moves whose story a state tells."""
    told = projection.state(found, viewer, since).told
    return [each.ply for each in told if each.kind == "move" and each.events]


@pytest.mark.parametrize("game", ["winoc", "hundsgemein"])
@pytest.mark.parametrize("viewer", EYES)
def test_a_state_asked_for_again_tells_the_present_round(game: str, viewer: int | None) -> None:
    found = table(game, "hh")
    play(found, 40)
    start = found.story_from
    assert 1 < start <= found.ply
    assert with_story(found, viewer) == list(range(start, found.ply + 1))
    assert with_story(again(found), viewer) == list(range(start, found.ply + 1))
    # every entry is still there, so that a client can count on their numbers
    assert [each.ply for each in projection.state(found, viewer).told] == list(range(1, found.ply + 1))


def test_a_round_ends_where_a_seat_comes_up_again() -> None:
    found = table("hundsgemein", "hhh")
    for moves in range(1, 12):
        play(found)
        expected = [entry.ply for entry in found.entries if entry.kind == "move"][-3:]
        assert with_story(found, 0) == expected
        assert found.story_from == (0 if moves <= 3 else expected[0])


def test_a_client_that_asks_for_less_is_told_no_more() -> None:
    found = table("hundsgemein", "hh")
    play(found, 20)
    assert with_story(found, 0, found.ply - 10) == [found.ply - 1, found.ply]
    assert with_story(found, 0, found.ply - 1) == [found.ply]
    assert with_story(found, 0, found.ply) == []


def test_news_tells_a_listener_everything_since_the_last_one() -> None:
    found = table("hundsgemein", "hh")
    play(found, 20)
    news = projection.news(found, 0, found.ply - 6)  # as when another process has stored six moves
    assert all(each.events for each in news.told)
    assert news.story_from == found.ply - 1


@pytest.mark.parametrize("game", ["winoc", "hundsgemein"])
def test_after_the_end_all_is_told(game: str) -> None:
    found = table(game, "hh")
    play(found, 20)
    commands.resign(found, 0, found.ply)
    assert found.story_from == 0
    assert with_story(found, 1) == [entry.ply for entry in found.entries if entry.kind == "move"]


@pytest.mark.parametrize(("game", "option"), [("winoc", "open_memory"), ("hundsgemein", "open_owners")])
def test_an_option_that_helps_the_memory_tells_all(game: str, option: str) -> None:
    options = find(game).variant({option: True}).options
    found = table(game, "hh", options=options)
    play(found, 20)
    assert found.story_from == 0
    assert len(with_story(found, 0)) == 20


@pytest.mark.parametrize("game", ["winston", "winchester"])
def test_games_without_memory_tell_all(game: str) -> None:
    found = table(game, "hh")
    play(found, 20)
    assert found.story_from == 0


def test_a_game_that_goes_on_elsewhere_tells_its_present_round() -> None:
    found = table("hundsgemein", "hh")
    play(found, 20)
    commands.resign(found, 0, found.ply)
    fork = table("hundsgemein", "hh", fork=fork_at(found, 15))
    assert with_story(fork, 0) == [fork.ply - 1, fork.ply]


def test_taking_back_leads_to_the_round_of_that_time() -> None:
    found = table("hundsgemein", "hh")
    play(found, 20)
    before = with_story(found, 0)
    play(found, 1)
    taken_back(found, 0)
    assert with_story(found, 0) == before
