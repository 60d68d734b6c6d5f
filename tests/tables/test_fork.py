"""Going on from a position of a game that was played."""

from __future__ import annotations

import msgspec
import pytest

from ludotheque.core.errors import BadRequest, GameOver, RecordError
from ludotheque.core.match import Match
from ludotheque.core.record import check_fair
from ludotheque.core.shelf import shelf
from ludotheque.tables import commands
from ludotheque.tables.fork import fork_at
from ludotheque.tables.refusals import NotNow
from ludotheque.tables.shown import projection
from ludotheque.tables.table import Table
from tests.tables.building import opening, play, table, taken_back


def finished(game: str) -> Table:
    found = table(game)
    while found.stage != "over":
        play(found, choice=found.ply * 7)
    return found


def forked(origin: Table, moves: int, secret: str = "a1" * 32, kinds: str = "hh") -> Table:
    base = opening(origin.opening.game, kinds)
    found = Table(msgspec.structs.replace(base, secret=secret, fork=fork_at(origin, moves)))
    commands.deal_if_full(found)
    return found


def played(table: Table) -> Match:
    assert table.match is not None
    return table.match


def rolls(table: Table) -> list[str]:
    return [text for seat, text in played(table).moves if seat is None]


# --- at the table ---


@pytest.mark.parametrize("game", shelf())
def test_the_game_goes_on_from_the_same_position(game: str) -> None:
    origin = finished(game)
    for moves in (0, played(origin).ply // 2, played(origin).ply - 1):
        found = forked(origin, moves)
        assert played(found).moves[:moves] == played(origin).moves[:moves]
        for viewer in (None, 0, 1):
            assert played(found).fork(moves).view(viewer) == played(origin).fork(moves).view(viewer)
        play(found, 1000)
        record = projection.record(found) if found.stage == "over" else played(found).record()
        again = Match.from_record(record)
        assert again.moves == played(found).moves
        assert again.setup == played(origin).setup


@pytest.mark.parametrize("game", shelf())
def test_a_forked_table_is_what_its_list_says(game: str) -> None:
    origin = finished(game)
    found = forked(origin, 11)
    play(found, 20)
    again = Table(found.opening, found.entries)
    for viewer in (None, 0, 1):
        assert msgspec.json.encode(projection.state(again, viewer)) == msgspec.json.encode(
            projection.state(found, viewer)
        )
    state = projection.state(found, 0)
    assert state.fork is not None
    assert (state.fork.table, state.fork.moves) == (origin.id, 11)
    assert [told.kind for told in state.told[:12]] == ["started"] + ["move"] * 11
    if not found.variant.memory:  # otherwise only the present round is told
        assert all(told.events for told in state.told[1:12])


def test_dice_of_a_forked_game_are_its_own_and_fall_the_same_when_taken_back() -> None:
    origin = finished("winchester")
    first, same, other = (forked(origin, 6, secret) for secret in ("a1" * 32, "a1" * 32, "b2" * 32))
    for found in (first, same, other):
        play(found, 30)
    assert rolls(first) == rolls(same)
    assert rolls(first) != rolls(other)
    again = Table(first.opening, first.entries[:-10])
    before = rolls(again)
    play(again, 10)
    assert rolls(again)[: len(before)] == before
    agreed = forked(origin, 6)
    while agreed.mover != 0:
        play(agreed)
    number = played(agreed).ply
    play(agreed)
    fallen = rolls(agreed)
    taken_back(agreed, 0)
    assert played(agreed).ply == number
    play(agreed)
    assert rolls(agreed) == fallen


def test_only_moves_made_at_this_table_are_taken_back() -> None:
    found = forked(finished("winston"), 9, kinds="hb")
    with pytest.raises(NotNow):
        commands.take_back(found, 0, found.ply)
    while found.mover != 0:
        play(found)
    play(found)
    commands.take_back(found, 0, found.ply)
    assert played(found).ply >= 9


def test_a_forked_game_claims_no_fairness_it_cannot_prove() -> None:
    found = forked(finished("winston"), 9)
    assert projection.state(found, 0).deal is None
    play(found, 10_000)
    assert "fair" not in projection.record(found)
    with pytest.raises(RecordError):
        check_fair(Match.from_record(projection.record(found)))
    with pytest.raises(NotNow) as refused:
        projection.proof(found)
    assert "9 moves" in str(refused.value)


def test_a_fork_of_a_fork_and_a_rematch() -> None:
    origin = finished("winoc")
    second = forked(origin, 20)
    while second.stage != "over":
        play(second, choice=second.ply * 5)
    third = forked(second, 25)
    assert played(third).moves[:20] == played(origin).moves[:20]
    # people know the stones by letters, which stay
    assert played(third).fork(20).view(0) == played(origin).fork(20).view(0)
    again = commands.next_opening(second, "next", "cc" * 32)
    assert again.fork is None


def test_where_a_game_can_go_on() -> None:
    origin = finished("hundsgemein")
    last = played(origin).ply
    with pytest.raises(GameOver):
        fork_at(origin, last)
    for nowhere in (-1, last + 1):
        with pytest.raises(BadRequest):
            fork_at(origin, nowhere)
    with pytest.raises(NotNow):
        fork_at(table(), 0)
    resigned = table("winston")
    play(resigned, 5)
    commands.resign(resigned, 0, resigned.ply)
    assert forked(resigned, 5).stage == "playing"
