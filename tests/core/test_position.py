"""What all may see of a position is found once, however many are shown it."""

from __future__ import annotations

import numpy as np

from ludotheque.core.kernels.structure import structure
from ludotheque.core.position import asked_again, told_again

NUMBER = structure([("number", np.int64)])


def test_the_position_asked_about_last_is_remembered() -> None:
    asked: list[tuple[int, int]] = []

    @asked_again
    def total(board: np.record, s: np.record) -> int:
        asked.append((int(board.number), int(s.number)))
        return int(board.number + s.number)

    numbers = np.zeros(3, NUMBER)
    numbers["number"] = 1, 10, 20
    board, s, other_board = numbers[0], numbers[1], numbers[2]
    assert [total(board, s), total(board, s.copy())] == [11, 11]
    s.number = 11  # the same record, another position
    assert total(board, s) == 12
    assert total(other_board, s) == 31
    assert asked == [(1, 10), (1, 11), (20, 11)]


def test_the_move_told_last_is_remembered() -> None:
    told: list[tuple[int, int, int, int]] = []

    @told_again
    def story(board: np.record, before: np.record, action: int, after: np.record) -> list[int]:
        told.append((int(board.number), int(before.number), action, int(after.number)))
        return [action]

    numbers = np.zeros(3, NUMBER)
    numbers["number"] = 1, 10, 20
    board, before, after = numbers[0], numbers[1], numbers[2]
    assert [story(board, before, 7, after), story(board, before.copy(), 7, after.copy())] == [[7], [7]]
    assert story(board, before, 8, after) == [8]
    after.number = 21
    assert story(board, before, 8, after) == [8]
    before.number = 11
    assert story(board, before, 8, after) == [8]
    assert story(numbers[2], before, 8, after) == [8]
    assert told == [(1, 10, 7, 20), (1, 10, 8, 20), (1, 10, 8, 21), (1, 11, 8, 21), (21, 11, 8, 21)]
