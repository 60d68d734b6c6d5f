"""Play and follow games until their qualities are known."""

from __future__ import annotations

import functools
from collections.abc import Generator
from contextlib import closing

from ..contests.contest import Deal, open_contest, play_deals
from ..executors.local import ExecutorFor
from ..lengths.pace import pace_of
from ..reports.luck import luck_of
from ..run.question import Question
from .following import FollowedGame, follow_row
from .found import GameQualities, QualitiesTable
from .kept import KeptFollowed, KeptQualities, place_of
from .quality import Evidence
from .registry import QUALITIES
from .rules_used import countable

LEAST = 2  # games before anything is said


class QualitiesBuilder:
    """The qualities of the first rule of a question. It plays its games, and takes results in any order."""

    def __init__(self, question: Question, kept: KeptQualities) -> None:
        self._question, self._kept = question, kept
        self._games: dict[int, list[FollowedGame]] = {seats: [] for seats in question.seats}
        self._deals: dict[int, list[Deal]] = {seats: [] for seats in question.seats}

    def play(self, executors: ExecutorFor) -> Generator[int]:
        """How many games have been played, after each."""
        question, kept, played = self._question, self._kept, 0
        for seats in question.seats:
            place = place_of(question.task(0, seats).setting)
            games, rows = kept.take_games(place, question.games)
            self._games[seats] += games
            yield (played := played + len(games))
            work = functools.partial(follow_row, question)
            with closing(executors(question.bots).run(work, ((seats, row) for row in rows))) as following:
                for game in following:
                    self._games[seats].append(game)
                    kept.add(KeptFollowed(place, game.row, game=game))
                    yield (played := played + 1)
            bots = (question.strong, question.weak)
            contest = open_contest(question.rules[0].variant, seats, bots, question.seed)
            place = place_of(contest)
            deals, given = kept.take_deals(place, question.luck_deals(seats))
            self._deals[seats] += deals
            yield (played := played + len(deals) * seats)
            with closing(play_deals(contest, given, executor=executors(bots))) as playing:
                for deal in playing:
                    self._deals[seats].append(deal)
                    kept.add(KeptFollowed(place, deal.deal, deal=deal))
                    yield (played := played + seats)

    def found(self) -> GameQualities:
        variant = self._question.rules[0].variant
        tables = [self._table(seats) for seats, games in self._games.items() if len(games) >= LEAST]
        return GameQualities(variant.name, variant.game.title, variant.options, tables)

    def _table(self, seats: int) -> QualitiesTable:
        question, game = self._question, self._question.rules[0].variant.game
        games = sorted(self._games[seats], key=lambda followed: followed.row)
        deals = sorted(self._deals[seats], key=lambda deal: deal.deal)
        luck = luck_of(question.strong, question.weak, deals) if deals else None
        evidence = Evidence(seats, games, pace_of(game), luck, countable(game))
        found = {quality.id: estimate for quality in QUALITIES if (estimate := quality.of(evidence)) is not None}
        return QualitiesTable(seats, len(evidence.games), len(deals) * seats, found)
