"""Hints: who may ask, who is told, and that they reveal nothing the player may have forgotten."""

from __future__ import annotations

import msgspec
import pytest

import ludotheque
from ludotheque.bots.search.advice import AdvisedMove, advise_at, adviser
from ludotheque.bots.search.growing import Budget
from ludotheque.core.chance.fast import generator
from ludotheque.core.contract import Variant
from ludotheque.core.shelf import shelf
from ludotheque.tables import commands
from ludotheque.tables.entries import Hinted, Opening
from ludotheque.tables.refusals import Forbidden, NotNow
from ludotheque.tables.shown import projection
from ludotheque.tables.table import Table
from ludotheque.testing.conformance import case_name, cases
from ludotheque.testing.walk import Step, copy, walk
from tests.tables.building import again, opening, play, table

from .running import Client, bot, human

CASES = [case for game in shelf().values() for case in cases(game)]
FORGETFUL = [name for name, game in shelf().items() if game.engine.forget is not None]
FEW = Budget(60)


def advice(variant: Variant, step: Step, seats: int) -> list[AdvisedMove]:
    return advise_at(adviser(7, FEW), variant, copy(step.state), seats, step.mover, 3)


def turns(variant: Variant, seats: int, every: int) -> list[Step]:
    return [step for step in walk(variant, seats, seed=4, limit=300) if step.mover >= 0 <= step.action][::every]


# --- memory is the player's own ---


@pytest.mark.parametrize("game", FORGETFUL)
def test_a_hint_does_not_help_the_seats_memory(game: str) -> None:
    """The hint is the same if something changes that the seat has seen but no longer sees."""
    variant = ludotheque.game(game)
    engine = variant.engine
    assert engine.forget is not None
    changed = 0
    for number, step in enumerate(turns(variant, 3, every=5)):
        other = copy(step.state)
        engine.forget(engine.board, other, step.mover, 0.0, number + 100)
        engine.imagine(engine.board, other, step.mover, generator(number + 100))
        assert engine.view(engine.board, other, step.mover) == engine.view(engine.board, step.state, step.mover)
        changed += other.tobytes() != step.state.tobytes()
        twin = Step(other, step.mover, step.legal, step.action)
        assert advice(variant, twin, 3) == advice(variant, step, 3)
    assert changed > 5


def test_Winocs_and_Hundsgemeins_memory_is_meant() -> None:
    assert {"winoc", "hundsgemein"} <= set(FORGETFUL)


@pytest.mark.parametrize(("variant", "seats"), CASES, ids=case_name)
def test_hints_name_moves_that_may_be_made(variant: Variant, seats: int) -> None:
    for step in turns(variant, seats, every=15):
        legal = {int(action) for action in step.legal}
        found = {candidate.action for candidate in advice(variant, step, seats)}
        assert found
        assert found <= legal


# --- whom they are for ---


@pytest.mark.parametrize(
    ("kinds", "chosen", "allowed"),
    [
        ("hb", None, True),
        ("hbb", None, True),
        ("hh", None, False),
        ("hhb", None, False),
        ("hh", True, True),
        ("hhb", True, True),
        ("hb", False, False),
    ],
)
def test_between_people_there_are_hints_only_where_the_table_has_them(
    kinds: str, chosen: bool | None, allowed: bool
) -> None:
    found = table(kinds=kinds, hints=chosen)
    while found.mover != 0:
        play(found)
    assert [projection.state(found, viewer).hints for viewer in (None, 0, 1)] == [allowed] * 3
    assert projection.news(found, 0, found.ply).hints == allowed
    if allowed:
        match, ply, _ = commands.ask_hint(found, 0)
        assert (match.mover, ply) == (0, found.ply)
    else:
        before = found.ply
        with pytest.raises(Forbidden):
            commands.ask_hint(found, 0)
        assert found.ply == before
    with pytest.raises(NotNow):
        commands.ask_hint(found, 1)


def test_a_seat_filled_by_a_bot_needs_no_fairness() -> None:
    found = Table(opening(kinds="ho", wait=True))
    assert not found.hints
    commands.start(found, "greedy")
    assert found.hints


def test_a_seat_with_a_stand_in_is_still_a_persons() -> None:
    found = table(kinds="hh")
    commands.leave(found, 1, None)
    assert not found.hints


def test_a_table_stored_before_there_was_a_choice_follows_the_rule() -> None:
    old = msgspec.to_builtins(opening(kinds="hb"))
    del old["hints"]
    assert Table(msgspec.convert(old, Opening)).hints


# --- who is told ---


def test_other_people_are_told_once_for_each_position() -> None:
    found = table(kinds="hhb", hints=True)
    while found.mover == 2:
        play(found)
    seat = found.mover
    assert seat is not None
    changed, since = found.changed, found.ply
    for _ in range(3):
        commands.ask_hint(found, seat)
    assert [entry.change for entry in found.entries[since:]] == [Hinted(seat)]
    assert found.changed == changed
    for viewer in (None, 0, 1):
        assert [(told.kind, told.seat) for told in projection.news(found, viewer, since).told] == [("hinted", seat)]
    assert found.match is not None
    legal = list(found.match.legal_shown())
    commands.move(found, seat, since, legal[0])  # the position is the same, so no move is late
    assert projection.told(again(found), None, 0) == projection.told(found, None, 0)


def test_among_bots_a_hint_is_not_told() -> None:
    found = table(kinds="hb")
    while found.mover != 0:
        play(found)
    before = found.ply
    commands.ask_hint(found, 0)
    assert found.ply == before


def test_over_http_hints_are_refused_or_seen(client: Client) -> None:
    for hints in (None, True):
        opened = client.open("winoc", human("Ada"), human("Bo"), bot("random"), hints=hints, pace=10)
        id, tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
        while (mover := client.state(id, tokens[0])["view"]["mover"]) == 2:
            client.state(id, tokens[0], since=client.state(id, tokens[0])["ply"], wait=10)
        before = client.state(id, tokens[1 - mover])
        answer = client.post(id, "hint", tokens[mover], milliseconds=10)
        after = client.state(id, tokens[1 - mover], since=before["ply"])
        if hints:
            hint = client.ok(answer)
            assert hint["candidates"][0]["best"]
            assert not hint["rough"]
            assert {each["about"] * 100 % 5 for each in hint["candidates"]} == {0}
            assert [(told["kind"], told["seat"]) for told in after["told"]] == [("hinted", mover)]
            assert hint["ply"] == after["ply"]
        else:
            assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
            assert "without hints" in answer.json()["message"]
            assert after["told"] == []
        assert before["hints"] == bool(hints)
