"""How strong adaptive bots are at this terminal, from one game to the next."""

from __future__ import annotations

from pathlib import Path

import msgspec
import platformdirs
import pytest

import ludotheque
from ludotheque.bots.external.local import LocalBot
from ludotheque.cli.terminal.adapting import keep_strengths, with_strength
from ludotheque.tables import commands
from ludotheque.tables.table import Table
from tests.tables.building import opening, play

WINSTON = ludotheque.game("winston")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name: tmp_path / name)
    return tmp_path / "ludotheque"


def finished(level: str, seats: str = "hb") -> Table:
    first = opening("winston", seats)
    places = [msgspec.structs.replace(each, level=level) if each.kind == "bot" else each for each in first.places]
    table = Table(msgspec.structs.replace(first, places=places))
    commands.deal_if_full(table)
    play(table, 100_000)
    return table


def test_the_next_game_goes_on_from_the_last() -> None:
    assert with_strength(LocalBot("adaptive"), WINSTON, 2) == "adaptive:60:2.00"
    kept = keep_strengths(finished("adaptive:60:2.00"))
    assert list(kept) == [1]
    assert kept[1].strength in (2.24, 1.94, 1.64)
    assert with_strength(LocalBot("adaptive"), WINSTON, 2) == kept[1].name
    assert with_strength(LocalBot("adaptive:70"), WINSTON, 2) == kept[1].name.replace("60", "70")


def test_other_rules_and_typed_strengths_are_other_matters() -> None:
    keep_strengths(finished("adaptive:60:3.00"))
    assert with_strength(LocalBot("adaptive"), WINSTON, 3) == "adaptive:60:2.00"
    assert with_strength(LocalBot("adaptive"), ludotheque.game("winston", edition="first"), 2) == "adaptive:60:2.00"
    assert with_strength(LocalBot("adaptive:60:4.50"), WINSTON, 2) == "adaptive:60:4.50"
    assert with_strength(LocalBot("club"), WINSTON, 2) == "club"


def test_nothing_is_kept_without_people_or_adaptive_bots(folder: Path) -> None:
    assert keep_strengths(finished("casual")) == {}
    assert keep_strengths(finished("adaptive:60:2.00", "bb")) == {}
    assert not folder.exists()


@pytest.mark.parametrize("content", [b"", b"[1]", b'{"winston": "x"}', b'{"winston 2 edition=second": 77}'])
def test_a_damaged_file_is_as_good_as_none(folder: Path, content: bytes) -> None:
    folder.mkdir()
    (folder / "adaptive.json").write_bytes(content)
    assert with_strength(LocalBot("adaptive"), WINSTON, 2) == "adaptive:60:2.00"
    keep_strengths(finished("adaptive:60:2.00"))
    assert with_strength(LocalBot("adaptive"), WINSTON, 2) != "adaptive:60:2.00"
