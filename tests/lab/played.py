"""All games of a task, as rows."""

from __future__ import annotations

from contextlib import closing
from dataclasses import fields

import numpy as np

from ludotheque.lab.executors.local import executor_for
from ludotheque.lab.run.chunks import in_order, play_chunks
from ludotheque.lab.run.question import Question, Rule
from ludotheque.lab.run.rows import Rows
from ludotheque.lab.run.task import Task


def play_all(task: Task, workers: int | None = None) -> Rows:
    question = Question((Rule("", task.variant),), (task.seats,), tuple(task.bots), task.games, task.seed)
    with closing(play_chunks(question, question.chunks(task.seats), executor_for(task.bots, workers))) as results:
        parts = [result.rows for result in in_order(results)]
    return Rows(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(Rows)))
