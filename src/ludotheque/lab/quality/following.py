"""One game, followed from its first move to its last: all that the qualities are computed from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import msgspec
import numpy as np

from ludotheque.bots.review.judging import result
from ludotheque.core.decisions import Decision
from ludotheque.core.match import Match

from ..run.player import matches
from ..run.question import Question
from ..run.seeds import derived
from ..run.watching import Watched, kinds_of, watch
from .positions import JudgedDecision, choices_in, judge_decision, shares_at

MOMENTS = 20  # positions of a game, evenly spread, in which the shares of the win are asked
ANYWHERE = 3  # decisions of a game, drawn from all of it, whose moves are all judged
LATE = 3  # the same, from its last third

Shares = tuple[float, ...]


class Wait(msgspec.Struct, frozen=True):
    """Between two goes of a player: what the others did."""

    turns: int
    moves: dict[str, int]  # by kind


class Made(NamedTuple):
    """A move of a seat."""

    ply: int
    seat: int
    kind: Decision
    choices: int  # moves that differ to the seat


class FollowedGame(msgspec.Struct, frozen=True):
    """What was found in one game. A *go* is all that a player does until another one is asked; a go of bookkeeping
    alone is none."""

    result: Shares  # every seat's share of the win
    first: int  # the seat that acted first
    moments: list[float]  # when the shares were asked: the part of the moves that had been made
    course: list[Shares]  # every seat's share of the win at these moments
    goes: int
    dead: int  # goes in which every move was the only one
    waits: list[Wait]
    anywhere: list[JudgedDecision]
    late: list[JudgedDecision]  # asked where there are more than two players
    watched: Watched
    row: int = 0


def follow_row(question: Question, given: tuple[int, int]) -> FollowedGame:
    """Play the game with this number of seats and this row, and follow it."""
    seats, row = given
    task = question.task(0, seats)
    [match] = matches(task, row, row + 1)
    return msgspec.structs.replace(follow(match, derived("qualities", task.seed_of(row))), row=row)


def follow(match: Match, seed: int) -> FollowedGame:
    """Follow a finished game."""
    moves = [(ply, seat) for ply, (seat, _) in enumerate(match.actions) if seat is not None]
    kinds = [match.engine.decisions[kind] for _, kind in kinds_of(match)]
    made = [Made(*move, kind, choices) for move, kind, choices in zip(moves, kinds, choices_in(match), strict=True)]
    thought = [move for move in made if move.kind.thought != "none"]
    free = [move for move in thought if move.choices > 1]
    asked = [moves[k] for k in np.linspace(0, len(moves) - 1, min(MOMENTS, len(moves)), dtype=int).tolist()]
    late = [move for move in free if move.ply >= match.ply * 2 / 3] if match.seats > 2 else []
    drawn = np.random.Generator(np.random.PCG64(seed))
    goes = _goes(thought)
    return FollowedGame(
        result=result(match),
        first=moves[0][1],
        moments=[round(ply / match.ply, 4) for ply, _ in asked],
        course=[shares_at(match, ply, seat, seed) for ply, seat in asked],
        goes=len(goes),
        dead=sum(all(move.choices == 1 for move in go) for go in goes),
        waits=_waits(goes),
        anywhere=[judge_decision(match, move.ply, move.seat, seed) for move in _some(free, ANYWHERE, drawn)],
        late=[judge_decision(match, move.ply, move.seat, seed) for move in _some(late, LATE, drawn)],
        watched=watch(match),
    )


def _goes(moves: Sequence[Made]) -> list[list[Made]]:
    return [list(go) for _, go in groupby(moves, key=lambda move: move.seat)]


def _waits(goes: Sequence[Sequence[Made]]) -> list[Wait]:
    """Between any two goes of the same player that follow each other."""
    found: list[Wait] = []
    last: dict[int, int] = {}
    for number, go in enumerate(goes):
        seat = go[0].seat
        if seat in last:
            others = [move.kind for between in goes[last[seat] + 1 : number] for move in between]
            found.append(Wait(sum(kind.turn for kind in others), dict(Counter(kind.name for kind in others))))
        last[seat] = number
    return found


def _some(moves: Sequence[Made], most: int, drawn: np.random.Generator) -> list[Made]:
    """At most so many of these, drawn at random."""
    return [moves[k] for k in sorted(drawn.choice(len(moves), min(most, len(moves)), replace=False).tolist())]
