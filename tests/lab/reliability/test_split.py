"""The check of decision and luck: on games of equal bots, and on analyses that are known to be right or wrong."""

from __future__ import annotations

import msgspec
import pytest

import ludotheque
from ludotheque.bots.review.analysis import Analysis
from ludotheque.lab.executors.local import InlineExecutor
from ludotheque.lab.reliability.split import SplitGame, SplitQuestion, split_games, split_of, swings_agree
from ludotheque.lab.run.task import Task


def games(name: str, count: int, simulations: int, checked: int = 0) -> list[SplitGame]:
    setting = Task(ludotheque.game(name), 2, 1, 7, ("greedy",)).setting
    return list(split_games(SplitQuestion(setting, simulations, 4, checked), count, InlineExecutor()))


@pytest.mark.parametrize("name", ["winston", "hundsgemein"])
def test_equal_bots_have_no_luck_on_average(name: str) -> None:
    found = split_of(games(name, 30, 20))
    assert found.games == 30
    for seat in found.seats:
        assert seat.luck.low <= 0 <= seat.luck.high
        parts = (seat.start, seat.decision, seat.others, seat.luck, seat.unclear)
        assert sum(part.value for part in parts) == pytest.approx(seat.end.value)
    assert found.agree is None
    assert found.misjudged is None


def test_a_larger_search_checks_the_first_games() -> None:
    played = games("winoc", 3, 20, checked=2)
    assert [game.check is not None for game in played] == [True, True, False]
    found = split_of(played)
    assert found.checked == 2
    assert found.loss is not None
    assert found.true_loss is not None
    assert found.misjudged is not None
    assert found.misjudged.value == pytest.approx(found.loss.value - found.true_loss.value)


def test_signs_of_swings() -> None:
    found = games("hundsgemein", 1, 20)[0].found
    swings = swings_agree(found, found)
    assert swings
    assert all(swings)
    assert not any(swings_agree(found, turned(found)))
    assert split_of([SplitGame(found, turned(found))]).agree.value == 0  # type: ignore[union-attr]


def turned(found: Analysis) -> Analysis:
    """The same analysis with every sign turned."""
    return msgspec.structs.replace(
        found,
        moves=[
            msgspec.structs.replace(move, decision=tuple(-x for x in move.decision), luck=tuple(-x for x in move.luck))
            for move in found.moves
        ],
    )
