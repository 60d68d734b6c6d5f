"""Compiled kernels: loaded only when needed, cached on disk, and never older than their sources."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import ludotheque.games.winston

FOLDER = Path(ludotheque.games.winston.__file__).parent


def python(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, **environment}, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_import_touches_neither_numba_nor_numpy() -> None:
    code = "import ludotheque, sys; print([m for m in ('numba', 'numpy', 'fluent', 'cyclopts') if m in sys.modules])"
    assert python(code) == "[]"


def test_the_shelf_and_the_rulebooks_do_without_numba() -> None:
    code = (
        "import sys; from ludotheque.core.shelf import shelf; from ludotheque.core.rulebook import rulebook; "
        "[rulebook(game, 'en') for game in shelf().values()]; print('numba' in sys.modules)"
    )
    assert python(code) == "False"


SCORE_OF_TWO_BODIES_AND_THE_BONE = """
import sys
sys.path.insert(0, {folder!r})
import numpy as np
from copied import rules, state
s = np.zeros(1, state.STATE)[0]
s.seats, s.bone, s.poo, s.taken[0, 0] = 2, 0, 1, 2
out = np.zeros(2, np.int32)
board = np.zeros(1, state.BOARD)[0]
board.points[2], board.bone = 3, 6
rules.scores(board, s, out)
print(out[0], sum(rules.scores.stats.cache_hits.values()))
"""


def test_cache_never_serves_stale_rules(tmp_path: Path) -> None:
    """A kernel is edited, then a constant in another file; each time the new rule is in force at once."""
    copied = tmp_path / "copied"
    copied.mkdir()
    (copied / "__init__.py").touch()
    for name in ("rules.py", "state.py"):
        shutil.copy(FOLDER / name, copied / name)
    code = SCORE_OF_TWO_BODIES_AND_THE_BONE.format(folder=str(tmp_path))
    cache = str(tmp_path / "cache")

    assert python(code, LUDOTHEQUE_CACHE=cache) == "9 0"
    assert python(code, LUDOTHEQUE_CACHE=cache) == "9 1"

    edit(copied / "rules.py", "out[s.bone] += board.bone", "out[s.bone] -= board.bone")
    assert python(code, LUDOTHEQUE_CACHE=cache) == "-3 0"

    edit(copied / "state.py", "TABLE_BODIES = 0b01111", "TABLE_BODIES = 0b01101")
    assert python(code, LUDOTHEQUE_CACHE=cache) == "-6 0"


IN_ONE_FILE = """
from ludotheque.core.kernels.decorators import kernel
ONE = 1
@kernel
def one():
    return ONE
print(one(), sum(one.stats.cache_hits.values()))
"""


def test_a_file_that_is_no_package_depends_on_itself_alone(tmp_path: Path) -> None:
    file, cache = tmp_path / "alone.py", str(tmp_path / "cache")
    file.write_text(IN_ONE_FILE)
    code = f"import runpy; runpy.run_path({str(file)!r})"
    assert python(code, LUDOTHEQUE_CACHE=cache) == "1 0"
    (tmp_path / "other.py").write_text("nothing = 0")
    assert python(code, LUDOTHEQUE_CACHE=cache) == "1 1"
    edit(file, "ONE = 1", "ONE = 2")
    assert python(code, LUDOTHEQUE_CACHE=cache) == "2 0"


def edit(file: Path, old: str, new: str) -> None:
    """Change a source so that neither its size nor its time changes."""
    text = file.read_text()
    assert old in text
    assert len(old) == len(new)
    times = file.stat().st_atime, file.stat().st_mtime
    file.write_text(text.replace(old, new))
    os.utime(file, times)
    for compiled in (file.parent / "__pycache__").glob("*.pyc"):
        compiled.unlink()  # Python's own cache goes by size and time, and would not notice either


def test_unwritable_cache_does_no_harm(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    code = "import ludotheque; print(len(ludotheque.game('winston').new(2, 1).setup['deck']))"
    assert python(code, LUDOTHEQUE_CACHE=str(blocked)) == "66"


def test_prepare_compiles_everything_once(tmp_path: Path) -> None:
    code = (
        "from ludotheque.core.shelf import find; from ludotheque.core.kernels.build import prepare; steps = []; "
        "prepare(find('winston'), ['ludotheque.lab.run.loops'], steps.append); "
        "print(steps[-1:], steps == sorted(steps))"
    )
    assert python(code, LUDOTHEQUE_CACHE=str(tmp_path)) == "[1.0] True"
    assert python(code, LUDOTHEQUE_CACHE=str(tmp_path)) == "[] True"
    used = (
        "import ludotheque; from ludotheque.core.engine.functions import KERNELS; "
        "m = ludotheque.game('winston').new(2, 1); "
        "from ludotheque.lab.run.player import *; t = Task(m.variant, 2, 1); Player(t).play(0, t.rows(1)); "
        "m.play(m.legal()[0]); m.record(); "
        "m.view(0); m.places; m.end; m.tell(0); e = m.engine; "
        "used = [k.name for k in KERNELS if k.early and getattr(e, k.name) is not None]; "
        "print([k for k in used if sum(getattr(e, k).stats.cache_misses.values())])"
    )
    assert python(used, LUDOTHEQUE_CACHE=str(tmp_path)) == "[]"
