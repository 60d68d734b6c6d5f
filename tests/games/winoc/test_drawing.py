"""The ramparts in a terminal: ring, guards, fortresses and stones."""

from __future__ import annotations

import random
import re

import pytest

import ludotheque
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.games.winoc.drawing import ramparts
from ludotheque.games.winoc.view import WinocView


def played(moves: int, **options: str | bool) -> WinocView:
    match = ludotheque.game("winoc", **options).new(3, 5)
    rng = random.Random(1)
    while not match.over and len(match.moves) < moves:
        match.play(rng.choice(match.legal()))
    view = match.view(None)
    assert isinstance(view, WinocView)
    return view


def test_the_places_go_clockwise_from_cassel_gate_at_the_bottom() -> None:
    rows = [re.findall(r"\d+(?!\])|\[\d+\]", re.sub(r"[A-P]\[\d\]", "", line)) for line in ramparts(played(0))]
    assert rows[0] == ["9", "10", "11", "12", "13", "[14]", "15", "16", "17", "18", "19"]
    assert rows[4] == ["[7]", "[21]"]
    assert rows[-1] == ["5", "4", "3", "2", "1", "[0]", "27", "26", "25", "24", "23"]


def test_guards_stand_on_their_gates_and_fortresses_opposite() -> None:
    lines = ramparts(played(0))
    assert lines[1].strip() == "@G♜Y"
    assert lines[4].startswith("  [7] @W♜R")
    assert lines[4].endswith("@R♜W [21]")
    assert lines[-2].strip() == "@Y♜G"


def test_every_guard_fortress_and_stone_of_the_centre_is_drawn_once() -> None:
    for moves in range(0, 400, 20):
        view = played(moves)
        text = "\n".join(ramparts(view))
        for guard in view.guards:
            letter = guard.colour[0].upper()
            assert text.count(f"@{letter}") == 1
            assert text.count(f"♜{letter}") == (not guard.fortress)
            assert bool(re.search(rf"@{letter}♜(?!\w)", text)) == guard.fortress
        assert sorted(re.findall(r"([A-P])\[\d\]", text)) == sorted(s.spot for s in view.stones if s.lies == "centre")


def test_the_junior_game_has_no_fortresses() -> None:
    assert "♜" not in "\n".join(ramparts(played(10, rules="junior")))


@pytest.mark.parametrize("towers", range(2, 11))
def test_a_longer_or_shorter_ring_is_drawn_too(towers: int) -> None:
    match = ludotheque.game("winoc").game.variant(numbers={"towers": towers}).new(4, 5)
    view = match.view(None)
    assert isinstance(view, WinocView)
    drawn = " ".join(ramparts(view))
    stones_gone = re.sub(r"[A-P]\[\d\]", "", drawn)
    assert sorted(int(place) for place in re.findall(r"\d+", stones_gone)) == list(range(4 * towers + 4))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_into_80_columns(language: str) -> None:
    variant = ludotheque.game("winoc", open_memory=True)
    say = messages(language, variant.game.folder / "locales")
    match = variant.new(4, 3)
    rng = random.Random(2)
    while not match.over and match.ply < 300:
        lines = match.engine.describe(match.view(match.mover), say, ["Annabelle", "Bernadette", "Chloé", "Dorothea"])
        assert max(len(line) for line in lines) <= 80, max(lines, key=len)
        match.play(rng.choice(match.legal()))
