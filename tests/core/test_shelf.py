"""Games from files on the shelf."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.core.shelf import find, shelf

FIRST = Path(__file__).parent.parent.parent / "examples" / "first_game.py"


def python(code: str, games: str = "") -> str:
    environment = {**os.environ, "LUDOTHEQUE_GAMES": games}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_environment_names_files() -> None:
    code = "from ludotheque.core.shelf import shelf; print('straw' in shelf())"
    assert python(code) == "False"
    assert python(code, str(FIRST)) == "True"


def test_a_file_that_was_added_is_there_for_this_process_and_those_it_starts() -> None:
    code = (
        "import subprocess, sys; from ludotheque.core.shelf import add_file, find, shelf; shelf(); "
        f"print(add_file({str(FIRST)!r}) is find('straw')); add_file({str(FIRST)!r}); sys.stdout.flush(); "
        "subprocess.run([sys.executable, '-c', 'from ludotheque.core.shelf import find; print(find(\"straw\").title)'])"
    )
    assert python(code).splitlines() == ["True", "The Last Straw"]


def test_two_games_of_one_name_are_refused(tmp_path: Path) -> None:
    twin = tmp_path / "twin.py"
    twin.write_text(FIRST.read_text(encoding="utf-8"), encoding="utf-8")
    code = (
        "from ludotheque.core.shelf import shelf; from ludotheque.core.errors import BadGame\n"
        "try: shelf()\nexcept BadGame as error: print(error)"
    )
    assert "is called “straw”, as one on the shelf already is" in python(code, f"{FIRST}{os.pathsep}{twin}")


def test_a_name_is_looked_up_and_never_read(tmp_path: Path) -> None:
    file = tmp_path / "harm.py"
    file.write_text(f"open({str(tmp_path / 'HURT')!r}, 'w')")
    code = (
        "from ludotheque.core.shelf import find; from ludotheque.core.errors import UnknownGame\n"
        f"for name in ({str(file)!r}, 'harm', 'harm.py'):\n"
        "    try: find(name)\n    except UnknownGame: print('unknown')"
    )
    assert python(code).splitlines() == ["unknown"] * 3
    assert not (tmp_path / "HURT").exists()


@pytest.mark.parametrize("name", shelf())
def test_a_game_can_be_remembered_by_caches(name: str) -> None:
    assert len({shelf()[name], find(name)}) == 1
