from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludotheque.core.errors import BadRequest
from ludotheque.core.reading import Reader
from ludotheque.lab.kept_file import KeptFile


class Counted(msgspec.Struct):
    count: int


COUNTED = Reader(Counted)


def kept(file: Path | None) -> tuple[KeptFile, list[tuple[int, int]]]:
    found: list[tuple[int, int]] = []
    return KeptFile(
        file, lambda number, line: found.append((number, COUNTED.read(line).count)), "error-games-line"
    ), found


def test_a_run_goes_on_where_the_killed_one_stopped(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    first, found = kept(file)
    assert first.empty
    assert not found
    first.write(Counted(5))
    first.write(Counted(6))
    first.close()
    file.write_bytes(file.read_bytes() + b'{"count":')
    again, found = kept(file)
    assert not again.empty
    assert found == [(1, 5), (2, 6)]
    again.write(Counted(7))
    again.close()
    assert file.read_bytes() == b'{"count":5}\n{"count":6}\n{"count":7}\n'


def test_a_damaged_line_is_named_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    file.write_bytes(b'{"count":5}\n{"count":"many"}\n')
    with pytest.raises(BadRequest, match="2"):
        kept(file)
    assert file.read_bytes() == b'{"count":5}\n{"count":"many"}\n'


def test_a_full_disk_is_a_sentence(tmp_path: Path) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("there is no /dev/full here")
    file, _ = kept(tmp_path / "run.jsonl")
    file.close()
    with full.open("wb", buffering=0) as disk:
        file._lines = disk
        with pytest.raises(BadRequest, match="No space left"):
            file.write(Counted(1))


def test_without_a_file_nothing_is_kept() -> None:
    file, found = kept(None)
    file.write(Counted(1))
    file.close()
    assert file.empty
    assert not found
