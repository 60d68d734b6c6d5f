"""The lab page's question and its answer, as they go over the wire."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from ludotheque.core.asking import Level, Numbers, Request
from ludotheque.core.contract import Game, Value
from ludotheque.core.messages import messages

from ..comparisons.comparison import Difference
from .live import LiveAnswer
from .report import Report, TableReport
from .summary import sentences


class Ask(Request):
    """What is a game like under these rules? Bots play it. The same question always has the same answer."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    bots: Annotated[list[Level], Meta(min_length=1, max_length=8, description="One, or one for every seat.")]
    options: dict[str, Value] = {}  # noqa: RUF012
    numbers: Numbers = {}  # noqa: RUF012
    games: Annotated[int, Meta(ge=20, le=20_000, description="At most 400 with bots that think.")] = 2000
    seed: Annotated[int, Meta(ge=0, lt=1 << 53, description="The first deal; the others follow it.")] = 1


class LabNews(msgspec.Struct):
    """The lab's answer so far: a line of the stream. The last one says so."""

    played: int  # games
    planned: int  # at most
    last: bool
    table: TableReport
    says: dict[str, list[str]]  # in words, by language: the reader's, and all of them in the end
    printed: TableReport | None  # the same deals by the printed rules, where these are others
    differences: list[Difference]  # of the rules asked about from the printed ones
    pairs: int  # deals that these come from
    settled: bool  # every difference is clear


def news(game: Game, found: LiveAnswer, languages: tuple[str, ...], last: bool) -> LabNews:
    compared = found.comparison
    return LabNews(
        found.played,
        found.planned,
        last,
        found.report.tables[0],
        {language: words(game, found.report, language) for language in languages},
        None if found.printed is None else found.printed.tables[0],
        [] if compared is None else compared.rules[0].differences,
        0 if compared is None else compared.games,
        compared is not None and compared.settled,
    )


def words(game: Game, report: Report, language: str) -> list[str]:
    return sentences(report, messages(language, game.folder / "locales"))
