"""The lab on a Ray cluster: the same bytes, even where a worker dies in the middle."""

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
from ludotheque.lab.export.parquet import Folder
from ludotheque.lab.run.simulate import Part, crew_for, play_part, play_parts
from ludotheque.lab.run.task import Task

ray = pytest.importorskip("ray", reason="Ray is not installed")

from ludotheque.lab.run.on_ray import Cluster  # noqa: E402

TASK = Task(ludotheque.game("winston"), 3, 64 * 6, seed=3)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    yield Cluster(workers=2)
    ray.shutdown()


STUCK = 64  # where the share begins at which a worker gets stuck


def stuck_once(task: Task, marks: Path, share: tuple[int, int]) -> Part:
    """Plays a share; the file says who is at it. Who is the first at one of them waits there to be killed."""
    tried = any(marks.glob(f"{share[0]}-*"))
    (marks / f"{share[0]}-{os.getpid()}").touch()
    if share[0] == STUCK and not tried:
        time.sleep(600)
    return play_part(task, False, share)


def content(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(path.iterdir())}


def test_a_killed_workers_share_is_done_again_and_the_bytes_are_the_same(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.lab.run.simulate.PART_MOVES", 100 * 90)  # 64 games a file
    here = Folder(TASK, tmp_path / "here")
    for part in play_parts(TASK, here.missing(set()), crew_for(TASK.bots, 1)):
        here.add(part.start, part.rows)
    there, marks = Folder(TASK, tmp_path / "there"), tmp_path / "marks"
    marks.mkdir()
    killed = None
    for part in cluster.run(functools.partial(stuck_once, TASK, marks), there.missing(set())):
        there.add(part.start, part.rows)
        while killed is None:
            killed = next((int(file.name.partition("-")[2]) for file in marks.glob(f"{STUCK}-*")), None)
            if killed is not None:
                os.kill(killed, signal.SIGKILL)
    assert killed is not None
    assert len(list(marks.glob(f"{STUCK}-*"))) > 1
    assert content(tmp_path / "there") == content(tmp_path / "here")


def test_errors_come_back_as_they_are(cluster: Cluster) -> None:
    with pytest.raises(BadRequest, match="not a number of games"):
        list(cluster.run(_refuse, [1]))


def _refuse(share: int) -> None:
    raise BadRequest("error-no-games", found=share)


def test_a_missing_library_is_named() -> None:
    with pytest.raises(BadRequest, match=r"ludotheque\[ray\]"), ray_extra():
        raise ModuleNotFoundError(name="ray")
