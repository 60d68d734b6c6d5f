"""Unfinished games in the terminal's data folder."""

from __future__ import annotations

import json
from pathlib import Path

import platformdirs
import pytest

import ludotheque
from ludotheque.cli.terminal.saved import forget_unfinished, load_unfinished, opening_of, save_unfinished
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match
from ludotheque.core.shelf import find, shelf
from ludotheque.tables import commands
from ludotheque.tables.entries import Dealt
from ludotheque.tables.table import Table
from tests.tables.building import play


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name: tmp_path)
    return tmp_path / "unfinished"


def opened(game: str) -> Table:
    variant = find(game).variant()
    match = variant.new(2, seed=8)
    table = Table(opening_of(variant, ["Ada", "Bo"], ["human", "human"], Dealt(f"{8:064x}", match.setup)))
    commands.deal_if_full(table)
    return table


def record_of(table: Table) -> object:
    assert table.match is not None
    return table.match.record()


@pytest.mark.parametrize("game", shelf())
def test_a_table_comes_back_as_it_was_left(game: str, folder: Path) -> None:
    table = opened(game)
    play(table, 7)
    save_unfinished(table)
    found = load_unfinished(find(game))
    assert (found.opening, found.entries) == (table.opening, table.entries)
    assert record_of(found) == record_of(table)
    play(found, 3)
    save_unfinished(found)
    assert len(list(folder.iterdir())) == 1
    forget_unfinished(found)
    with pytest.raises(BadRequest):
        load_unfinished(find(game))


def play_first(match: Match) -> None:
    match.play_checked(match.check(next(iter(match.legal_shown())), shown=True))


def saved_by_an_earlier_version(folder: Path, game: str, moves: int) -> Match:
    """A record with its seed, written after a person's move and before chance acts."""
    match = ludotheque.game(game).new(2, seed=8, names=["Ada", "Bo"])
    while match.ply < moves or match.at_chance:
        if match.at_chance:
            match.chance()
        else:
            play_first(match)
    play_first(match)
    folder.mkdir()
    (folder / f"{game}-0123.json").write_text(json.dumps({"record": match.record(), "seed": f"{8:064x}"}))
    return match


@pytest.mark.parametrize("game", shelf())
def test_a_game_saved_as_a_record_goes_on(game: str, folder: Path) -> None:
    match = saved_by_an_earlier_version(folder, game, 8)
    found = load_unfinished(find(game))
    while match.at_chance:
        match.chance()
    assert record_of(found) == match.record()
    assert found.match is not None
    assert (found.match.seed, found.mover) == (8, match.mover)


@pytest.mark.parametrize("text", ["", "{}", '{"opening": 3, "entries": []}', "no JSON"])
def test_a_damaged_file_is_named(folder: Path, text: str) -> None:
    folder.mkdir()
    (folder / "winston-1.json").write_text(text)
    with pytest.raises(BadRequest, match=r"winston-1\.json"):
        load_unfinished(find("winston"))
