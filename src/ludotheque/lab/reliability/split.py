"""Whether the analysis of games splits decision and luck rightly, measured on games between equal bots.

`python -m benchmarks.analyses` is the command.

Equal bots have no luck on average: the mean over many games must be 0 for every seat. What a seat lost by its decisions
must be what a search that is many times larger says, and so must be the sign of every large swing. A *swing* is a move
whose decision or luck is at least 10 points for its mover.
"""

from __future__ import annotations

import functools
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass

import msgspec

from ludotheque.bots.review.analysis import Analysis, MoveAnalysis, analyse
from ludotheque.bots.review.judged_match import SWING
from ludotheque.bots.roster import built_in_bot
from ludotheque.bots.search.growing import Budget
from ludotheque.core.shelf import find

from ..executors.local import Executor
from ..run.playing import play_match
from ..run.seeds import derived
from ..run.setting import Setting
from ..stats.intervals import Estimate, mean, rate

PARTS = ("start", "decision", "others", "luck", "unclear", "end")  # of a seat's summary


class SplitGame(msgspec.Struct, frozen=True):
    """The analysis of a game, and the one by the larger search if there was one."""

    found: Analysis
    check: Analysis | None = None


@dataclass(frozen=True)
class SplitQuestion:
    """How games of a setting are analysed: with so many simulations, the first `checked` games with `times` as many
    too."""

    setting: Setting
    simulations: int
    times: int
    checked: int

    def game(self, row: int) -> SplitGame:
        """The game of this row, analysed. It follows from the setting and the row."""
        variant = find(self.setting.game).variant(self.setting.options, self.setting.numbers)
        seed = int(self.setting.seed, 16) + row
        bots = [built_in_bot(name, derived(seed, seat)) for seat, name in enumerate(self.setting.bots)]
        match = play_match(variant, seed, bots)
        found = analyse(match, Budget(self.simulations), derived(seed, "analysis"), workers=1)
        if row >= self.checked:
            return SplitGame(found)
        larger = Budget(self.times * self.simulations)
        return SplitGame(found, analyse(match, larger, derived(seed, "check"), workers=1, second_look=False))


def split_games(question: SplitQuestion, games: int, executor: Executor) -> Generator[SplitGame]:
    """Each game as soon as it is analysed."""
    return executor.run(functools.partial(SplitQuestion.game, question), range(games))


class SeatSplit(msgspec.Struct, frozen=True):
    """The means of a seat over all games, in shares of the win."""

    start: Estimate
    decision: Estimate
    others: Estimate
    luck: Estimate
    unclear: Estimate
    end: Estimate


class Split(msgspec.Struct, frozen=True, kw_only=True):
    games: int
    checked: int
    seats: list[SeatSplit]
    own_luck: Estimate  # of the mover, a move: a game is one observation
    loss: Estimate | None  # a seat's decisions in a game, in the games that were checked
    true_loss: Estimate | None  # the same by the larger search
    misjudged: Estimate | None  # the difference of both
    swings: int  # in the games that were checked
    agree: Estimate | None  # of these, the part of which the larger search says the same sign


def _mean(numbers: Iterable[float]) -> Estimate | None:
    found = list(numbers)
    return mean(sum(found), sum(x * x for x in found), len(found)) if found else None


def _known(estimate: Estimate | None) -> Estimate:
    assert estimate is not None
    return estimate


def split_of(games: Sequence[SplitGame]) -> Split:
    """The figures of these games, of which there must be at least one."""
    pairs = [(game.found, game.check) for game in games if game.check is not None]
    seats = range(len(games[0].found.seats))
    swings = [same for found, check in pairs for same in swings_agree(found, check)]
    return Split(
        games=len(games),
        checked=len(pairs),
        seats=[
            SeatSplit(*(_known(_mean(getattr(game.found.seats[seat], part) for game in games)) for part in PARTS))
            for seat in seats
        ],
        own_luck=_known(_mean(_own_luck(game.found.moves) for game in games)),
        loss=_mean(_loss(found) for found, _ in pairs),
        true_loss=_mean(_loss(check) for _, check in pairs),
        misjudged=_mean(_loss(found) - _loss(check) for found, check in pairs),
        swings=len(swings),
        agree=rate(sum(swings) / len(swings), len(swings)) if swings else None,
    )


def _loss(analysis: Analysis) -> float:
    """What a seat lost by its decisions: the mean of all seats."""
    return sum(seat.decision for seat in analysis.seats) / len(analysis.seats)


def _own_luck(moves: Sequence[MoveAnalysis]) -> float:
    own = [move.own_luck for move in moves if move.own_luck is not None]
    return sum(own) / max(len(own), 1)


def swings_agree(found: Analysis, check: Analysis) -> list[bool]:
    """Of every swing, whether the other analysis has the same sign there."""
    return [
        mine * other > 0
        for one, two in zip(found.moves, check.moves, strict=True)
        for mine, other in zip(_figures(one), _figures(two), strict=True)
        if abs(mine) >= SWING
    ]


def _figures(move: MoveAnalysis) -> tuple[float, float]:
    """The mover's decision and luck; at a roll, the luck of the first seat."""
    seat = 0 if move.seat is None else move.seat
    return move.decision[seat], move.luck[seat]
