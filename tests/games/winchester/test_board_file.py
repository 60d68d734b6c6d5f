"""The board file: a changed one gives a changed board, a broken one an error that names the line."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from ludotheque.core.errors import BadSetup
from ludotheque.games.winchester.board import FILE, read
from ludotheque.games.winchester.grid import CELL

TEXT = FILE.read_text(encoding="utf-8")
LINES = TEXT.splitlines()


def written(folder: Path, text: str) -> Path:
    file = folder / "board.toml"
    file.write_text(text, encoding="utf-8")
    return file


def changed(old: str, new: str, nth: int = 0) -> tuple[str, int]:
    """The file with the nth line that reads `old` replaced, and that line's number."""
    numbers = [number for number, line in enumerate(LINES) if line == old]
    lines = list(LINES)
    lines[numbers[nth]] = new
    return "\n".join(lines) + "\n", numbers[nth] + 1


def complaint(folder: Path, text: str) -> tuple[str, int]:
    """The error for the file, and the line it names."""
    file = written(folder, text)
    with pytest.raises(BadSetup) as error:
        read(file)
    said = str(error.value)
    assert said.startswith(f"{file.name}, line ")
    line = re.search(r"line (\d+): ", said)
    assert line is not None, said
    return said, int(line[1])


def test_the_numbers_may_be_changed(tmp_path: Path) -> None:
    text, _ = changed("2 3 4 5 6 1", "1 6 5 4 3 2")
    board = read(written(tmp_path, text))
    assert [board.number[CELL[f"{column}4"]] for column in "efghij"] == [1, 6, 5, 4, 3, 2]
    assert [board.number[CELL[f"{column}4"]] for column in "klmnop"] == [2, 3, 4, 5, 6, 1]


def test_a_pawns_forward_may_be_changed(tmp_path: Path) -> None:
    text, _ = changed('forward = ["north"]', 'forward = ["south"]')
    board = read(written(tmp_path, text))
    assert board.ahead[CELL["r7"]] == 1 << 3 | 1 << 6 | 1 << 7


def test_the_start_squares_may_be_changed(tmp_path: Path) -> None:
    text = TEXT.replace('11 = "d1"', '11 = "d4"').replace('14 = "d4"', '14 = "d1"')
    board = read(written(tmp_path, text))
    assert sorted(board.openings[4, 3, :4].tolist()) == sorted(CELL[square] for square in ("d1", "c2", "b1", "a3"))


def test_zones_may_be_changed(tmp_path: Path) -> None:
    """The race the other way round: F becomes the side to the right of the start, A the one above it."""
    swaps = {"e1-j4": "a5-d10", "a5-d10": "e1-j4", "k1-p4": "q5-t10", "q5-t10": "k1-p4"}
    lines = []
    for line in LINES:
        found = re.match(r'squares = "(.*)"', line)
        lines.append(f'squares = "{swaps.get(found[1], found[1])}"' if found else line)
    text = "\n".join(lines)
    pictures = re.findall(r'""".*?"""', TEXT, re.DOTALL)
    wide, tall = pictures[0], pictures[2]
    for section in "ABCF":
        head, tail = text.split(f'name = "{section}"')
        picture = tall if section in "AB" else wide
        text = f'{head}name = "{section}"' + re.sub(r'""".*?"""', picture, tail, count=1, flags=re.DOTALL)
    board = read(written(tmp_path, text))
    up, left = 1, 2
    assert board.reach[CELL["d4"], up] == 10  # leaving the start upwards
    assert board.reach[CELL["e4"], left] == 4  # arriving from the right
    assert board.reach[CELL["d5"], 3] == 0


def test_a_changed_board_changes_the_record_and_nothing_global(tmp_path: Path) -> None:
    text, _ = changed("2 3 4 5 6 1", "1 6 5 4 3 2")
    assert read(written(tmp_path, text)).tobytes() != read().tobytes()
    assert read().tobytes() == read().tobytes()


def test_broken_toml_names_the_line(tmp_path: Path) -> None:
    text, line = changed('name = "B"', "name = B")
    assert complaint(tmp_path, text)[1] == line


def test_an_unfinished_file_names_a_line(tmp_path: Path) -> None:
    said, line = complaint(tmp_path, TEXT[: TEXT.index('"""') + 10])
    assert "TOML" in said
    assert line > 1


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('name = "C"', 'name = "G"', "“C” is expected, not “G”"),
        ('name = "C"', 'nam = "C"', "“name” is missing"),
        ('squares = "k1-p4"', 'squares = "k1-z4"', "“k1-z4” is not a rectangle"),
        ('squares = "k1-p4"', 'squares = "k1"', "“k1” is not a rectangle"),
        ('squares = "k1-p4"', 'squares = "p4-k1"', "“p4-k1” is not a rectangle"),
        ('squares = "k1-p4"', 'squares = "k1-p5"', "“k1-p5” is not a rectangle"),
        ('squares = "k1-p4"', 'squares = "j1-p4"', "j4 already belongs to the zone “A”"),
        ('squares = "k1-p4"', "squares = 7", "“7” is not a rectangle"),
        ('forward = ["north"]', 'forward = ["up"]', "it must list one or two of: east, north, west, south"),
        ('forward = ["north"]', "forward = []", "it must list"),
        ('forward = ["north"]', 'forward = "north"', "it must list"),
        ('forward = ["north"]', "forward = [[]]", "it must list"),
        ("2 3 4 5 6 1", "2 3 4 5 6", "“2 3 4 5 6” in section A must be 6 numbers from 1 to 6"),
        ("2 3 4 5 6 1", "2 3 4 5 6 7", "must be 6 numbers from 1 to 6"),
        ("2 3 4 5 6 1", "", "must be 6 numbers from 1 to 6"),
        ('11 = "d1"', '11 = "e1"', "start square 11 is “e1”; it must be a square of the start"),
        ('11 = "d1"', '11 = "d2"', "it must be a square of the start that no other code has"),
        ('11 = "d1"', "11 = []", "start square 11"),
    ],
)
def test_a_wrong_value_names_its_line(tmp_path: Path, old: str, new: str, says: str) -> None:
    text, line = changed(old, new)
    said, named = complaint(tmp_path, text)
    assert says in said
    # a missing entry is reported at the head of its table; of two equal start squares the second is wrong
    assert named == {'nam = "C"': line - 1, '11 = "d2"': line + 1}.get(new, line)


@pytest.mark.parametrize(
    ("old", "new", "entry", "says"),
    [
        ("2 3 4 5 6 1\n", "", 'numbers = """', "section A has 3 rows of numbers; there must be 4"),
        ("2 3 4 5 6 1", "1 1 1 1 1 1", 'numbers = """', "section A has the number 1 9 times; there must be 4"),
        ("    [11, 23, 44],\n", "", "5 = [", "for 5 players there must be 5 lists"),
        ("    [11, 23, 44],", "    [11, 23],", "5 = [", "all of the same length"),
        ("    [11, 23, 44],", "    [11, 23, 45],", "5 = [", "no start square 45"),
        ("    [11, 23, 44],", "    [11, 23, 12],", "5 = [", "start square 12 is given twice"),
        ("    [11, 23, 44],", "    11,", "5 = [", "for 5 players"),
        ("[players]", "[player]", None, "“[players]” is missing"),
        ("[start]", "[begin]", None, "“[start]” is missing"),
        ('[[zone]]\nname = "E"', '[[area]]\nname = "E"', None, "“E” is expected, not “corner 3”"),
        ("[start]", '[[zone]]\nname = "G"\n\n[start]', None, "“G” is one zone too many"),
        ('squares = "k1-p4"', 'squares = "k1-p3"', None, "section B has 4 rows of numbers; there must be 3"),
        ('squares = "q1-t4"', 'squares = "q1-t3"', None, "q4 belongs to no zone"),
    ],
)
def test_what_does_not_fit_together_names_a_line(
    tmp_path: Path, old: str, new: str, entry: str | None, says: str
) -> None:
    text = TEXT.replace(old, new, 1)
    assert text != TEXT
    said, line = complaint(tmp_path, text)
    assert says in said
    if entry is not None:
        assert line == text.splitlines().index(entry) + 1


def test_a_file_without_anything_is_refused(tmp_path: Path) -> None:
    assert complaint(tmp_path, "")[0].endswith("“[[zone]]” is missing.")


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"nowhere\.toml cannot be opened"):
        read(tmp_path / "nowhere.toml")


def test_to_go_falls_along_the_travel() -> None:
    """The nearer to home, the fewer turns: from zone to zone, on average."""
    board = read()
    means = [float(np.mean(board.to_go[:280][board.zone == zone])) for zone in range(10)]
    assert means == sorted(means, reverse=True)
    assert board.to_go[280] == 0
