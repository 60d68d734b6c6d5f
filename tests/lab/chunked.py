"""The question of a single task, in chunks as large as the files of its folder."""

from __future__ import annotations

from ludotheque.lab.export.parquet import Folder
from ludotheque.lab.run.question import Chunk, Chunking, Question, Rule


def chunked(folder: Folder) -> tuple[Question, list[Chunk]]:
    """The question, and its chunks that are not finished."""
    task = folder.task
    question = Question(
        (Rule("", task.variant),),
        (task.seats,),
        tuple(task.bots),
        task.games,
        task.seed,
        chunking=Chunking(folder.part, folder.part),
    )
    finished = {start for start, _ in folder.finished()}
    return question, [chunk for chunk in question.chunks(task.seats) if chunk.start not in finished]
