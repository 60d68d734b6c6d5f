"""A question of the lab page: what a game is like under these rules; and, if they are not the printed ones, what it is
like as printed and where the two differ. Both reports and the comparison are made from the same games."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from typing import NamedTuple

import msgspec

from ludotheque.bots.codes import all_compiled
from ludotheque.bots.roster import roster_name, split_memory
from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadRequest

from ..comparisons.builder import ComparisonBuilder
from ..comparisons.comparison import Comparison
from ..contests.skills import skills_beside, weak_beside
from ..executors.local import Executor, InlineExecutor
from ..lengths.times import ThinkingTimes
from ..run.chunks import ChunkResult
from ..run.question import Chunking, Question, Rule
from .builder import ReportBuilder
from .playing import games_of, play
from .report import Report

PAGE_COMPILED, PAGE_SEARCHING = Chunking(250, 4), Chunking(1, 1)  # small: results grow and questions take turns


class MostGames(NamedTuple):
    """How many games at most."""

    compiled: int  # with bots without a search
    searching: int  # with bots that think
    followed: int  # move by move; and as many to tell skill from luck
    level: int  # for each level beside that of the question


MOST = MostGames(20_000, 400, 120, 40)  # on a server
MOST_HERE = MostGames(2000, 40, 40, 10)  # on somebody's own device, in a browser


class LiveAnswer(msgspec.Struct, frozen=True):
    """The answer so far."""

    played: int  # games
    planned: int
    report: Report
    printed: Report | None
    comparison: Comparison | None  # ends when everything is clear


def page_question(
    variant: Variant, seats: int, bots: Sequence[str], games: int, seed: int, limit: MostGames = MOST
) -> Question:
    """The question of a page. Its last rule is the one asked about; the printed rules come before it if they differ."""
    usual = variant.game.variant()
    same = usual.options == variant.options and not variant.numbers
    asked = Rule("asked", variant)
    return Question(
        (asked,) if same else (Rule("printed", usual), asked),
        (seats,),
        tuple(bots),
        games,
        seed,
        sample=limit.followed,
        luck_games=min(games, limit.followed),
        chunking=PAGE_COMPILED if all_compiled(bots) else PAGE_SEARCHING,
        weak=weak_beside(bots),
        levels=skills_beside(bots),
        level_games=min(games, limit.level),
    )


def check_page_question(question: Question, limit: MostGames = MOST) -> None:
    """Raise LudothequeError for a question that the page must not ask. It comes over a network, so it may only name
    bots of the roster, and the number of games is limited."""
    for name in question.bots:
        roster_name(split_memory(name)[0])
    most = limit.compiled if question.compiled else limit.searching
    if question.games > most:
        raise BadRequest("error-lab-games", found=question.games, most=most)
    question.check()


def answers(question: Question, times: ThinkingTimes | None = None) -> Generator[LiveAnswer]:
    """The answer as it grows; the last one is complete. The work is done in the thread that asks for the next one."""
    builders = [ReportBuilder(question, rule, times) for rule in range(len(question.rules))]
    comparison = ComparisonBuilder(question) if len(builders) > 1 else None
    played = 0
    with closing(play(question, _inline)) as results:
        for result in results:
            played += games_of(result)
            for builder in builders:
                builder.add(result)
            if comparison is not None and isinstance(result, ChunkResult):
                comparison.add(result)
            *printed, report = (builder.report() for builder in builders)
            yield LiveAnswer(
                played,
                question.planned,
                report,
                printed[0] if printed and printed[0].tables else None,
                None if comparison is None else comparison.found,
            )


def _inline(bots: Sequence[str]) -> Executor:
    return InlineExecutor()
