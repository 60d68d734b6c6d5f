"""The lab on a Ray cluster writes the same bytes, even if a worker dies."""

from __future__ import annotations

import functools
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludotheque
from ludotheque.core.errors import BadRequest
from ludotheque.core.extras import ray_extra
from ludotheque.lab.executors.local import executor_for
from ludotheque.lab.export.parquet import Folder
from ludotheque.lab.run.chunks import ChunkResult, play_chunk, play_chunks
from ludotheque.lab.run.question import Chunk, Question
from ludotheque.lab.run.task import Task

ray = pytest.importorskip("ray", reason="Ray is not installed")

from ludotheque.lab.executors.on_ray import RayExecutor  # noqa: E402

from ..chunked import chunked  # noqa: E402

TASK = Task(ludotheque.game("winston"), 3, 64 * 6, seed=3)


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayExecutor]:
    yield RayExecutor(workers=2)
    ray.shutdown()


STUCK = 64  # the first row of the chunk at which a worker gets stuck


def stuck_once(question: Question, marks: Path, chunk: Chunk) -> ChunkResult:
    """Plays a chunk and leaves a file with the process id. The first worker at the `STUCK` chunk waits to be killed."""
    tried = any(marks.glob(f"{chunk.start}-*"))
    (marks / f"{chunk.start}-{os.getpid()}").touch()
    if chunk.start == STUCK and not tried:
        time.sleep(600)
    return play_chunk(question, chunk)


def content(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(path.iterdir())}


def test_a_killed_workers_chunk_is_done_again_and_the_bytes_are_the_same(
    cluster: RayExecutor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.lab.run.chunks.FILE_MOVES", 100 * 90)  # 64 games per file
    here = Folder(TASK, tmp_path / "here")
    question, chunks = chunked(here)
    for result in play_chunks(question, chunks, executor_for(TASK.bots, 1)):
        here.add(result.chunk.start, result.rows)
    there, marks = Folder(TASK, tmp_path / "there"), tmp_path / "marks"
    marks.mkdir()
    killed = None
    for result in cluster.run(functools.partial(stuck_once, question, marks), chunks):
        there.add(result.chunk.start, result.rows)
        while killed is None:
            killed = next((int(file.name.partition("-")[2]) for file in marks.glob(f"{STUCK}-*")), None)
            if killed is not None:
                os.kill(killed, signal.SIGKILL)
    assert killed is not None
    assert len(list(marks.glob(f"{STUCK}-*"))) > 1
    assert content(tmp_path / "there") == content(tmp_path / "here")


def test_errors_come_back_as_they_are(cluster: RayExecutor) -> None:
    with pytest.raises(BadRequest, match="not a number of games"):
        list(cluster.run(_refuse, [1]))


def _refuse(chunk: int) -> None:
    raise BadRequest("error-no-games", found=chunk)


def test_a_missing_library_is_named() -> None:
    with pytest.raises(BadRequest, match=r"ludotheque\[ray\]"), ray_extra():
        raise ModuleNotFoundError(name="ray")
