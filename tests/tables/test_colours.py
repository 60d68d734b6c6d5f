"""Who has which colour at a table."""

from __future__ import annotations

import msgspec
import pytest

from ludotheque.tables import commands
from ludotheque.tables.entries import Opening
from ludotheque.tables.shown import projection
from ludotheque.tables.shown.listing import public_tables
from ludotheque.tables.table import Table
from tests.tables.building import again, opening, table


def colours(found: Table) -> list[str | None]:
    return [seat.colour for seat in projection.state(found, None).seats]


def test_O3_chosen_guards_are_dealt() -> None:
    found = table("winoc", "hhh", colours=["white", "green", "red"])
    assert found.match is not None
    assert found.match.setup["guards"] == [1, 2, 3]
    assert colours(found) == colours(again(found)) == ["white", "green", "red"]


@pytest.mark.parametrize(("game", "usual"), [("winoc", ["yellow", "green"]), ("hundsgemein", ["blue", "orange"])])
def test_a_table_from_before_has_the_usual_colours(game: str, usual: list[str]) -> None:
    stored = msgspec.to_builtins(opening(game))
    del stored["colours"]
    old = Table(msgspec.convert(stored, Opening))
    assert colours(old) == usual
    commands.deal_if_full(old)
    assert colours(old) == usual


def test_a_game_without_colours_has_none() -> None:
    assert colours(table("winston")) == [None, None]


def test_colours_change_nothing_where_the_rules_do_not_know_them() -> None:
    usual, chosen = table("winchester"), table("winchester", colours=["gold", "purple"])
    assert usual.match is not None
    assert chosen.match is not None
    assert usual.match.setup == chosen.match.setup
    assert usual.match.seed == chosen.match.seed
    assert colours(chosen) == ["gold", "purple"]


@pytest.mark.parametrize(("game", "chosen"), [("winoc", ["red", "white"]), ("hundsgemein", ["purple", "blue"])])
def test_a_rematch_keeps_the_colours(game: str, chosen: list[str]) -> None:
    first = table(game, colours=chosen)
    commands.resign(first, 0, first.ply)
    second = Table(commands.next_opening(first, "again", "6f" * 32))
    commands.deal_if_full(second)
    assert colours(second) == chosen


def test_the_list_of_public_tables_tells_them() -> None:
    chosen = msgspec.structs.replace(opening("winoc", "ho", public=True), colours=["red", "white"])
    assert [[seat.colour for seat in listed.seats] for listed in public_tables([(chosen, [])])] == [["red", "white"]]
    usual = opening("winston", "ho", public=True)
    assert [[seat.colour for seat in listed.seats] for listed in public_tables([(usual, [])])] == [[None, None]]
