"""Hundsgemein in writing: moves, openings, the board file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.core.errors import BadSetup, BadText
from ludotheque.core.messages import LANGUAGES, messages
from ludotheque.games.hundsgemein import notation
from ludotheque.games.hundsgemein.board import FILE, read
from ludotheque.games.hundsgemein.state import ACTIONS

from .scenario import start


def test_every_action_has_a_text_of_its_own() -> None:
    texts = [notation.text(action) for action in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS
    assert [notation.action(text) for text in texts] == list(range(ACTIONS))


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (0, "1@a1"),
        (48, "1@g7"),
        (49 + 4 * 7 + 2, "2@c5"),
        (3 * 49 + 6, "4@g1"),
        (196, "drop 1"),
        (199, "drop 4"),
        (200, "drop 1+1"),
        (202, "drop 1+3"),
        (204, "drop 2+2"),
        (209, "drop 4+4"),
        (210, "call"),
        (211, "ok"),
    ],
)
def test_texts_as_in_the_rules(action: int, text: str) -> None:
    assert notation.text(action) == text
    assert notation.action(text) == action


@pytest.mark.parametrize("text", ["5@a1", "0@a1", "1@h1", "1@a8", "1@a0", "1 @a1", "drop", "drop 3+1", "drop 5", "OK"])
def test_what_is_no_move_at_all(text: str) -> None:
    with pytest.raises(BadText):
        start("1 2", "3 4").play(text)


def test_forced_skips_are_not_written() -> None:
    match = ludotheque.game("hundsgemein").new(4, seed=3)
    while not match.over:
        match.play(match.legal()[-1])  # always both thrown away
    assert [seat for seat, _ in match.moves[:5]] == [(match.setup["first"] + k) % 4 for k in range(5)]
    assert {text.split()[0] for _, text in match.moves} == {"drop"}


# --- the opening of a record ---


def opening(**changes: Any) -> dict[str, Any]:
    return ludotheque.game("hundsgemein").new(2, seed=1).setup | changes


def complaint(**changes: Any) -> str:
    with pytest.raises(BadSetup) as error:
        notation.layout(opening(**changes), 2)
    return str(error.value)


DOGS = opening()["dogs"]
FIRST, SECOND = opening()["reserves"]


def test_setup_as_in_the_rules() -> None:
    setup = opening()
    assert list(setup) == ["dogs", "reserves", "first"]
    assert list(setup["dogs"]) == ["h1", "h2", "h3", "h4", "h5", "h6", "v1", "v2", "v3", "v4", "v5", "v6"]
    assert set(setup["dogs"].values()) == {"Zorro", "Daisy", "Fifi", "Rex"}
    assert set(setup["reserves"][0]) == {1, 2, 3, 4}
    assert setup["first"] in (0, 1)


def test_setup_dogs_must_be_given_street_by_street() -> None:
    assert "h1, h2, h3" in complaint(dogs=["Rex"])
    assert "no street “h7”" in complaint(dogs=DOGS | {"h7": "Rex"})
    assert "h3 has no dog" in complaint(dogs={k: v for k, v in DOGS.items() if k != "h3"})
    assert "no dog “Lassie” for street v2" in complaint(dogs=DOGS | {"v2": "Lassie"})
    assert "no dog “5” for street v2" in complaint(dogs=DOGS | {"v2": 5})
    assert "no dog “['Rex']” for street v2" in complaint(dogs=DOGS | {"v2": ["Rex"]})


def test_setup_three_dogs_of_each() -> None:
    text = complaint(dogs=dict.fromkeys(DOGS, "Rex"))
    assert "Zorro is there 0 times; it must be 3" in text


def test_setup_one_reserve_for_each_seat() -> None:
    assert "list of 2 reserves" in complaint(reserves=[FIRST])
    assert "list of 2 reserves" in complaint(reserves="1234")


def test_setup_reserves_have_their_size_and_equally_many_of_each_breed() -> None:
    assert "seat 1 must be a list of 24 fleas; found: 23" in complaint(reserves=[FIRST, SECOND[1:]])
    assert "seat 0 must be a list of 24 fleas; found: None" in complaint(reserves=[None, SECOND])
    assert "Flea 2 of seat 0, “5”" in complaint(reserves=[[1, 5, *FIRST[2:]], SECOND])
    assert "Flea 1 of seat 1, “True”" in complaint(reserves=[FIRST, [True, *SECOND[1:]]])
    assert "seat 0 has 24 fleas of breed 1; there must be 6" in complaint(reserves=[[1] * 24, SECOND])


@pytest.mark.parametrize("first", [-1, 2, "0", None, True, 0.0])
def test_setup_first_must_be_a_seat(first: object) -> None:
    assert "a seat from 0 to 1" in complaint(first=first)


# --- the board file ---


def broken(folder: Path, old: str, new: str) -> str:
    """The error for the board file with this change."""
    file = folder / "board.toml"
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(BadSetup) as error:
        read(file)
    return str(error.value)


def line_of(text: str) -> int:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.startswith(text))


def test_board_as_printed() -> None:
    board = read()
    assert int(board.bones) == 1 << 24
    assert board.worth.tolist() == [2, 3, 4, 5]


def test_board_may_be_changed(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(FILE.read_text(encoding="utf-8").replace("d4", "a2").replace("Rex = 5", "Rex = 50"))
    board = read(file)
    assert int(board.bones) == 1 << 7
    assert board.worth.tolist() == [2, 3, 4, 50]


@pytest.mark.parametrize(
    ("old", "new", "at", "said"),
    [
        ('"d4"', '"d4', "bones", "not TOML"),
        ("Rex = 5", "Rex = ", "Rex", "not TOML"),
        ('"d4"', '"h4"', "bones", "a block from a1 to g7"),
        ('"d4"', "4", "bones", "a block from a1 to g7"),
        ("Fifi = 4", "Fifi = 0", "Fifi", "a whole number from 1 to 100"),
        ("Fifi = 4", 'Fifi = "four"', "Fifi", "a whole number from 1 to 100"),
        ("Fifi = 4", "Fifi = true", "Fifi", "a whole number from 1 to 100"),
        ("Fifi = 4", "Lassie = 4", "Fifi", "no entry “Lassie”"),
        ("Rex = 5\n", "", "[dogs]", "“Rex” is missing"),
        ('bones = "d4"', 'bone = "d4"', "bones", "no entry “bone”"),
    ],
)
def test_board_file_broken_is_said_with_its_line(tmp_path: Path, old: str, new: str, at: str, said: str) -> None:
    text = broken(tmp_path, old, new)
    assert text.startswith(f"board.toml, line {line_of(at)}: ")
    assert said in text


def test_board_file_dogs_must_be_a_table(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text('bones = "d4"\ndogs = 5\n')
    with pytest.raises(BadSetup, match=r"board\.toml, line 2: “dogs” is 5"):
        read(file)


# --- texts ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_setup_errors_are_said_in_every_language(language: str) -> None:
    with pytest.raises(BadSetup) as error:
        notation.layout(opening(first=9), 2)
    said = messages(language, notation.LOCALES).say_phrase(error.value.phrase)
    assert "9" in said
    assert (said == str(error.value)) == (language == "en")
