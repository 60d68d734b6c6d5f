"""Moves that may be against the rules: who answers, and that nothing but people's eyes judges them."""

from __future__ import annotations

import pytest

from ludotheque.core.shelf import find
from ludotheque.tables import commands
from ludotheque.tables.entries import Moved
from ludotheque.tables.refusals import NotNow
from ludotheque.tables.shown.turns import turn_source
from ludotheque.tables.shown.wire import TurnMove
from ludotheque.tables.table import Table

from .building import again, table


def on_honour(kinds: str = "hhh", **changes: object) -> Table:
    options = find("hundsgemein").variant({"honour": True}).options
    return table("hundsgemein", kinds, options=options, **changes)


def lay(found: Table, block: str) -> int:
    """Lay a flea of the player on turn there; whose flea it is."""
    assert found.match is not None
    seat = found.match.mover
    assert seat is not None
    move = next(text for text in found.match.legal() if text.endswith(f"@{block}"))
    commands.move(found, seat, found.ply, move)
    return seat


def answers(found: Table) -> list[TurnMove]:
    assert found.match is not None
    source = turn_source(found, found.match.mover)
    assert source is not None
    return source.in_words("en").moves


def test_H4_every_answer_is_a_move_of_its_seat() -> None:
    found = on_honour()
    seat = lay(found, "d4")
    for k in (1, 2):
        assert found.in_question
        commands.move(found, (seat + k) % 3, found.ply, "ok")
    assert not found.in_question
    told = [(entry.change.seat, entry.change.move) for entry in again(found).entries if isinstance(entry.change, Moved)]
    assert told[1:] == [((seat + 1) % 3, "ok"), ((seat + 2) % 3, "ok")]


def test_honour_the_question_is_the_same_for_lawful_and_unlawful_fleas() -> None:
    lawful, unlawful = on_honour(), on_honour()
    lay(lawful, "a1")
    lay(unlawful, "d4")
    assert answers(lawful) == answers(unlawful)
    assert [(each.move, each.events) for each in answers(unlawful)] == [("call", []), ("ok", [])]


@pytest.mark.parametrize("block", ["a1", "d4"])
def test_honour_no_hint_judges_a_flea(block: str) -> None:
    found = on_honour(hints=True)
    seat = lay(found, block)
    before = found.ply
    with pytest.raises(NotNow):
        commands.ask_hint(found, (seat + 1) % 3)
    assert found.ply == before


def test_honour_a_hint_for_laying_is_no_judgement() -> None:
    found = on_honour(hints=True)
    assert found.match is not None
    assert found.match.mover is not None
    commands.ask_hint(found, found.match.mover)


def test_bots_take_their_time_for_moves_but_not_for_answers() -> None:
    found = on_honour("hbb", pace=5.0)
    assert found.bot_pace == 5.0
    lay(found, "a1")
    assert found.bot_pace == 0.0


def test_without_honour_nothing_is_contested() -> None:
    found = table("hundsgemein", "hhh")
    lay(found, "a1")
    assert not found.in_question
    assert not table("winston", "hh").in_question
