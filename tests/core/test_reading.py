"""Types are known before threads start, because a type that two threads learn at once ends the process."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import ludotheque
from ludotheque.core.reading import Reader

SOURCES = Path(ludotheque.__file__).parent

# Each thread waits for the others and then reads; they change places as often as Python allows.
AT_ONCE = """
import faulthandler, sys, threading
faulthandler.enable()
sys.setswitchinterval(1e-6)
import msgspec
{imports}
gate = threading.Barrier(16)
failed = []
def run():
    gate.wait()
    try:
        {read}
    except msgspec.DecodeError:
        pass
    except BaseException as error:
        failed.append(error)
threads = [threading.Thread(target=run) for _ in range(16)]
for thread in threads: thread.start()
for thread in threads: thread.join()
sys.exit(bool(failed))
"""
READERS = {
    "openings": ("from ludotheque.tables import entries", "entries.OPENING.read(b'{}')"),
    "changes": ("from ludotheque.tables import entries", "entries.CHANGE.read(b'{}')"),
    "records": ("from ludotheque.core.record import match_of", "_try(match_of, b'{}')"),
    "requests": ("from ludotheque.server.schema import NewTable", "msgspec.json.decode(b'{}', type=NewTable)"),
}
TRY = """
from ludotheque.core.errors import RecordError
def _try(read, source):
    try: read(source)
    except RecordError: pass
"""


@pytest.mark.parametrize("name", READERS)
def test_many_threads_read_at_once_right_after_the_import(name: str) -> None:
    imports, read = READERS[name]
    for _ in range(4):
        code = AT_ONCE.format(imports=imports + TRY, read=read)
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def calls(tree: ast.AST, *names: str) -> list[ast.Call]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) in names]


def test_nothing_is_read_without_a_reader() -> None:
    """And every reader is made while its module is imported."""
    for file in SOURCES.rglob("*.py"):
        if file == SOURCES / "core" / "reading.py":
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        assert calls(tree, "msgspec.json.decode", "msgspec.convert", "msgspec.json.Decoder") == [], file
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
                assert calls(node, "Reader") == [], file


class Pair(msgspec.Struct):
    left: str
    right: list[int]


@pytest.mark.parametrize(
    "text", [b"", b"\xff", b'{"left": "\xff", "right": []}', b"[" * 100_000, b'{"left": ' * 5000, "\ud800", "[]"]
)
def test_whatever_is_wrong_is_one_error(text: bytes | str) -> None:
    with pytest.raises(msgspec.DecodeError):
        Reader(Pair).read(text)


def test_values_too() -> None:
    reader = Reader(Pair)
    assert reader.convert({"left": "a", "right": [1]}) == reader.read('{"left": "a", "right": [1]}') == Pair("a", [1])
    for value in (None, {"left": "a"}, {"left": 1, "right": []}, {"left": "a", "right": ["\ud800"]}):
        with pytest.raises(msgspec.ValidationError):
            reader.convert(value)
