"""One question as the lab page asks it: what a game is like under these rules; beside it, on the same deals, what it is
like as printed, and where the two differ. All of it grows at the same time."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import dataclass, replace

import msgspec

from ludotheque.bots.codes import POLICIES
from ludotheque.bots.roster import roster_name
from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadRequest

from ..compare.compare import Comparison, Question, compare
from ..compare.rules import Rule
from ..run.workers import Result, Share
from ..stats.sequences import GROWING
from .report import Order, Report, report

SAMPLE, LUCK_GAMES = 120, 120
QUICK_SHARES, THOUGHTFUL_SHARES = (250, 4), (1, 1)  # small, so that results grow, and everybody has a turn
MOST_QUICK, MOST_THOUGHTFUL = 20_000, 400  # games


class Answer(msgspec.Struct, frozen=True):
    """As far as it is known."""

    played: int  # games
    planned: int  # at most: a comparison ends when it is clear
    report: Report
    printed: Report | None
    comparison: Comparison | None


class Here:
    """A crew that does its shares where it is asked for them."""

    def run(self, work: Callable[[Share], Result], shares: Iterable[Share]) -> Generator[Result]:
        return (work(share) for share in shares)


@dataclass(frozen=True)
class Asked:
    variant: Variant
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int

    @property
    def order(self) -> Order:
        luck = min(self.games, LUCK_GAMES)
        shares = QUICK_SHARES if self.quick else THOUGHTFUL_SHARES
        return Order(
            self.variant,
            [self.seats],
            self.bots,
            self.games,
            self.seed,
            SAMPLE,
            luck,
            shares=shares,
            intervals=GROWING,  # people look on, and stop when they like
        )

    @property
    def quick(self) -> bool:
        """Whether no bot thinks."""
        return all(name in POLICIES for name in self.bots)

    @property
    def printed(self) -> Order | None:
        """The same question about the printed rules, where these are others."""
        usual = self.variant.game.variant()
        same = usual.options == self.variant.options and not self.variant.numbers
        return None if same else replace(self.order, variant=usual)

    def check(self) -> None:
        """Raises whatever would go wrong later. Only bots of the roster: questions come over a network."""
        for name in self.bots:
            roster_name(name)
        most = MOST_QUICK if self.quick else MOST_THOUGHTFUL
        if self.games > most:
            raise BadRequest("error-lab-games", found=self.games, most=most)
        self.order.check()
        _ = self.variant.engine


def answers(asked: Asked) -> Generator[Answer]:
    """The answer as it grows; the last one is complete. All is done in the thread that asks for the next one."""
    order, usual = asked.order, asked.printed
    if usual is None:
        with closing(report(order, _here)) as reports:
            for played, found in reports:
                yield Answer(played, order.steps(), found, None, None)
        return
    rules = [Rule("printed", usual.variant), Rule("asked", asked.variant)]
    question = Question(rules, asked.seats, asked.bots, asked.games, asked.seed)
    planned = order.steps() + usual.steps() + 2 * asked.games
    printed: Report | None = None
    compared: Comparison | None = None
    beside = 0

    def now() -> Answer:
        games = 0 if compared is None else 2 * compared.games
        return Answer(played + beside + games, planned, found, printed, compared)

    with (
        closing(report(order, _here)) as ours,
        closing(report(usual, _here)) as theirs,
        closing(compare(question, _here)) as pairs,
    ):
        played, found = next(ours)
        growing = True
        while growing:  # each has its turn
            growing = False
            if (more := next(ours, None)) is not None:
                played, found = more
                growing = True
                yield now()
            if (other := next(theirs, None)) is not None:
                beside, printed = other
                growing = True
                yield now()
            if (pair := next(pairs, None)) is not None:
                compared = pair
                growing = True
                yield now()


def _here(bots: object) -> Here:
    return Here()
