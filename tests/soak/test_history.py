"""The check of what clients were told finds what is wrong, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludotheque.tables.shown import projection
from ludotheque.tables.table import Table
from tests.tables.building import play, table

from .history import Counts, Stories, check_told


@pytest.fixture
def winoc() -> Table:
    """A game of memory, some rounds on."""
    found = table("winoc", "hh")
    play(found, 12)
    assert found.story_from > 3
    return found


def wrong_views(found: Table, message: dict[str, Any]) -> int:
    counts = Counts()
    check_told(Stories(found), [{"seat": 0, "message": message}], counts)
    return counts.wrong_views


def plain(message: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    return found


def test_a_seat_that_was_long_away_is_told_the_present_round_only(winoc: Table) -> None:
    assert wrong_views(winoc, plain(projection.state(winoc, 0, since=1))) == 0


def test_what_players_must_remember_is_not_told_again(winoc: Table) -> None:
    message = plain(projection.state(winoc, 0, since=1))
    message["told"] = plain(projection.told(winoc, 0, 1))
    assert wrong_views(winoc, message) == 1


def test_news_tells_everything_since_the_last_one(winoc: Table) -> None:
    message = plain(projection.news(winoc, 0, 1))
    assert wrong_views(winoc, message) == 0
    message["told"][-1]["events"] = []
    assert wrong_views(winoc, message) == 1


def test_what_another_seat_may_see_is_a_wrong_view(winoc: Table) -> None:
    message = plain(projection.state(winoc, 1, since=winoc.ply)) | {"you": 0}
    assert wrong_views(winoc, message) == 1
