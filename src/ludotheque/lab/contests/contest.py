"""A contest of bots by duplicate play.

A *deal* is a seed. It is played once for each seat, and the line-up moves one seat on each time, so that every bot has
had every seat of the same deal. A game depends on the contest, its deal and its rotation alone, so it can be repeated
by itself (except with bots that look at the clock).
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Generator, Iterable, Sequence
from typing import Any

import msgspec

import ludotheque
from ludotheque.bots.external.local import plain
from ludotheque.bots.roster import make_bot
from ludotheque.core.contract import Value, Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import parse_seed
from ludotheque.core.shelf import find

from ..executors.local import Executor, process_executor
from ..run.playing import play_match
from ..run.seeds import derived


class Contest(msgspec.Struct, frozen=True):
    """The settings that decide every game. `open_contest` makes and checks them."""

    version: str
    game: str
    options: dict[str, Value]
    seats: int
    bots: tuple[str, ...]
    seed: str  # 64 hexadecimal digits
    neighbours: bool = False  # whether only bots that are close to each other in `bots` meet
    numbers: dict[str, Any] = {}  # entries of `board.toml` that differ from the printed board

    @property
    def variant(self) -> Variant:
        return find(self.game).variant(self.options, self.numbers)

    def deals(self, games: int) -> int:
        """How many deals so many games take, rounded up. They must be enough to compare all bots, at least through
        other bots."""
        if games < 1:
            raise BadRequest("error-no-games", found=games)
        deals = -(-games // self.seats)
        least = max(1, len(self.bots) - self.seats + 1)
        if deals < least:
            raise BadRequest("error-few-games", found=games, least=(least - 1) * self.seats + 1)
        return deals


class PlayedGame(msgspec.Struct, frozen=True):
    """One game; places and scores by seat."""

    places: list[int]
    scores: list[int]
    moves: int


class Deal(msgspec.Struct, frozen=True):
    """All games on one deal. In game r, bot `lineup[(seat + r) % seats]` sits at `seat`."""

    deal: int
    lineup: tuple[str, ...]
    games: list[PlayedGame]

    def seating(self, rotation: int) -> tuple[str, ...]:
        return self.lineup[rotation:] + self.lineup[:rotation]


def open_contest(
    variant: Variant, seats: int, bots: Sequence[str], seed: int | str = 0, neighbours: bool = False
) -> Contest:
    variant.game.check_seats(seats)
    for name in bots:
        make_bot(name, 0)  # raises for unknown names
        if bots.count(name) > 1:
            raise BadRequest("error-bot-twice", found=name)
    if len(bots) < 2:
        raise BadRequest("error-rivals", found=len(bots))
    number = parse_seed(seed)
    return Contest(
        ludotheque.__version__,
        variant.name,
        variant.options,
        seats,
        tuple(bots),
        f"{number:064x}",
        neighbours,
        variant.numbers,
    )


def lineup(contest: Contest, deal: int) -> tuple[str, ...]:
    """The bots that play this deal. With more seats than bots, the bots take turns at the extra seats; with fewer
    seats, all combinations take turns. The order around the table changes from deal to deal."""
    every, extra = divmod(contest.seats, len(contest.bots))
    groups = _groups(len(contest.bots), extra, contest.neighbours)
    chosen = list(range(len(contest.bots))) * every + list(groups[deal % len(groups)])
    order = sorted(range(contest.seats), key=lambda k: derived(contest.seed, deal, k))
    return tuple(contest.bots[chosen[k]] for k in order)


@functools.cache
def _groups(bots: int, size: int, neighbours: bool) -> list[tuple[int, ...]]:
    """All groups of this size. Each is followed by its rotations, so wherever a contest ends, every bot has been in as
    many groups as the others, give or take one round.

    `neighbours`: only the groups that skip at most one bot; first those that skip none.
    """
    if neighbours:
        close = [group for group in itertools.combinations(range(bots), size) if group[-1] - group[0] <= size]
        return sorted(close, key=lambda group: group[-1] - group[0] == size)
    found: dict[tuple[int, ...], None] = {}
    for group in itertools.combinations(range(bots), size):
        for step in range(bots):
            found[tuple(sorted((member + step) % bots for member in group))] = None
    return list(found)


def play(contest: Contest, deal: int, rotation: int) -> PlayedGame:
    """Play one game of a deal."""
    line = lineup(contest, deal)
    seating = line[rotation:] + line[:rotation]
    bots = [make_bot(name, derived(contest.seed, deal, rotation, seat)) for seat, name in enumerate(seating)]
    match = play_match(contest.variant, int(contest.seed, 16) + deal, bots)
    return PlayedGame(match.places, match.scores, match.ply)


def play_deal(contest: Contest, deal: int) -> Deal:
    """Play all games on this deal."""
    games = [play(contest, deal, rotation) for rotation in range(contest.seats)]
    return Deal(deal, plain(lineup(contest, deal)), games)


def play_deals(
    contest: Contest, deals: Iterable[int], workers: int | None = None, executor: Executor | None = None
) -> Generator[Deal]:
    """Play these deals, by default in so many processes. Yields each deal as soon as it is finished."""
    return (executor or process_executor(workers)).run(functools.partial(play_deal, contest), deals)
