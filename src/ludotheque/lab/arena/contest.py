"""A contest of bots by duplicate play: what is to be played, and the playing of one deal of it.

A *deal* is a seed. It is played once for each seat, the same line-up moving one seat on every time, so that every bot
of the line-up has had every seat of the same deal and nobody is lucky. A game depends on the contest, its deal and its
rotation and on nothing else, so it can be repeated alone (but for bots that look at the clock).
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from typing import Any

import msgspec

import ludotheque
from ludotheque.bots.external.local import plain
from ludotheque.bots.roster import make_bot
from ludotheque.core.contract import Value, Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import parse_seed
from ludotheque.core.shelf import find

from ..run.playing import play_match
from ..run.seeds import derived


class Contest(msgspec.Struct, frozen=True):
    """What decides every game. Made by `open_contest`, which checks it."""

    version: str
    game: str
    options: dict[str, Value]
    seats: int
    bots: tuple[str, ...]
    seed: str  # 64 hexadecimal digits
    neighbours: bool = False  # only bots meet that stand close to each other in `bots`
    numbers: dict[str, Any] = {}  # of `board.toml`, where they are not as printed

    @property
    def variant(self) -> Variant:
        return find(self.game).variant(self.options, self.numbers)

    def deals(self, games: int) -> int:
        """How many deals that many games take, rounded up. They must be enough to compare all bots, if only through
        third ones."""
        if games < 1:
            raise BadRequest("error-no-games", found=games)
        deals = -(-games // self.seats)
        least = max(1, len(self.bots) - self.seats + 1)
        if deals < least:
            raise BadRequest("error-few-games", found=games, least=(least - 1) * self.seats + 1)
        return deals


class Played(msgspec.Struct, frozen=True):
    """One game; places and scores by seat."""

    places: list[int]
    scores: list[int]
    moves: int


class Deal(msgspec.Struct, frozen=True):
    """All games on one deal. In game r, bot `lineup[(seat + r) % seats]` sits at `seat`."""

    deal: int
    lineup: tuple[str, ...]
    games: list[Played]

    def seating(self, rotation: int) -> tuple[str, ...]:
        return self.lineup[rotation:] + self.lineup[:rotation]


def open_contest(
    variant: Variant, seats: int, bots: Sequence[str], seed: int | str = 0, neighbours: bool = False
) -> Contest:
    variant.game.check_seats(seats)
    for name in bots:
        make_bot(name, 0)  # the roster knows its names
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
    """Who plays this deal. With more seats than bots, those who sit at one more seat than others take turns; with
    fewer seats, all combinations do. The order round the table is different from deal to deal."""
    every, extra = divmod(contest.seats, len(contest.bots))
    groups = _groups(len(contest.bots), extra, contest.neighbours)
    chosen = list(range(len(contest.bots))) * every + list(groups[deal % len(groups)])
    order = sorted(range(contest.seats), key=lambda k: derived(contest.seed, deal, k))
    return tuple(contest.bots[chosen[k]] for k in order)


@functools.cache
def _groups(bots: int, size: int, neighbours: bool) -> list[tuple[int, ...]]:
    """All groups of this size, each followed by those it becomes when everybody moves on by one: so everybody is in
    as many groups as the others wherever a contest ends, give or take one round.

    `neighbours`: only the groups that leave out at most one bot in their middle, first those that leave out none.
    """
    if neighbours:
        close = [group for group in itertools.combinations(range(bots), size) if group[-1] - group[0] <= size]
        return sorted(close, key=lambda group: group[-1] - group[0] == size)
    found: dict[tuple[int, ...], None] = {}
    for group in itertools.combinations(range(bots), size):
        for step in range(bots):
            found[tuple(sorted((member + step) % bots for member in group))] = None
    return list(found)


def play(contest: Contest, deal: int, rotation: int) -> Played:
    """One game."""
    line = lineup(contest, deal)
    seating = line[rotation:] + line[:rotation]
    bots = [make_bot(name, derived(contest.seed, deal, rotation, seat)) for seat, name in enumerate(seating)]
    match = play_match(contest.variant, int(contest.seed, 16) + deal, bots)
    return Played(match.places, match.scores, match.ply)


def play_deal(contest: Contest, deal: int) -> Deal:
    """All games on this deal."""
    games = [play(contest, deal, rotation) for rotation in range(contest.seats)]
    return Deal(deal, plain(lineup(contest, deal)), games)
