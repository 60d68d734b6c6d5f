"""Contests for two, kept in a file so that they can be interrupted and continued."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from ludotheque.bots.search.growing import SEARCH
from ludotheque.core.kernels.build import prepare
from ludotheque.core.shelf import find
from ludotheque.lab.contests.contest import Contest, Deal, open_contest, play_deals
from ludotheque.lab.contests.results import Results


def played(
    name: str, bots: Sequence[str], file: Path, games: int, workers: int | None, neighbours: bool = False
) -> tuple[Contest, list[Deal]]:
    """Play until the file holds at least `games` games. Prints progress."""
    prepare(find(name), SEARCH)
    contest = open_contest(find(name).variant(), 2, bots, neighbours=neighbours)
    deals = contest.deals(games)
    with Results(contest, file, resume=True) as results:
        with closing(play_deals(contest, results.missing(deals), workers)) as finished:
            for deal in finished:
                results.add(deal)
                print(f"{file.name}: {len(results.first(deals))} of {deals} deals", file=sys.stderr, flush=True)
        return contest, results.first(deals)
