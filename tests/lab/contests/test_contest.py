"""Duplicate play: every bot has every seat, no bot is favoured, and any game can be repeated by itself."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import ludotheque
from ludotheque.core.errors import BadRequest, BadSeats
from ludotheque.lab.contests.contest import Contest, lineup, open_contest, play, play_deal

from ..simulated import contest

GAME = ludotheque.game("winston")


def lineups(opened: Contest, deals: int) -> list[tuple[str, ...]]:
    return [lineup(opened, deal) for deal in range(deals)]


def test_every_bot_has_every_seat_of_a_deal() -> None:
    deal = play_deal(open_contest(GAME, 3, ["random", "greedy"]), 0)
    assert len(deal.games) == 3
    for seat in range(3):
        assert Counter(deal.seating(rotation)[seat] for rotation in range(3)) == Counter(deal.lineup)


def test_the_order_around_the_table_changes_from_deal_to_deal() -> None:
    assert len(set(lineups(contest("abc"), 50))) == 6


def test_with_more_seats_than_bots_the_doubled_ones_take_turns() -> None:
    for bots, seats, deals in (("abc", 4, 3), ("abc", 5, 3), ("abcd", 6, 6), ("ab", 6, 1)):
        seen = Counter(bot for line in lineups(contest(bots, seats), deals) for bot in line)
        assert set(seen.values()) == {seats * deals // len(bots)}
        for line in lineups(contest(bots, seats), deals):
            counts = [line.count(bot) for bot in bots]
            assert max(counts) - min(counts) <= 1


def test_with_fewer_seats_than_bots_all_combinations_take_turns() -> None:
    seen = Counter(frozenset(line) for line in lineups(contest("abcdefg", 3), 70))
    assert seen.keys() == {frozenset(group) for group in combinations("abcdefg", 3)}
    assert set(seen.values()) == {2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_neighbours_leave_out_at_most_one_bot_between_them(seats: int) -> None:
    bots = ["random", "beginner", "casual", "club", "greedy", "expert", "master"]
    opened = open_contest(GAME, seats, bots, neighbours=True)
    places = [sorted(bots.index(name) for name in line) for line in lineups(opened, 60)]
    assert all(group[-1] - group[0] <= seats for group in places)
    least = len(bots) - seats + 1
    assert {bot for group in places[:least] for bot in group} == set(range(len(bots)))
    assert all(len(set(places[k]) & set(places[k + 1])) == seats - 1 for k in range(least - 1))


def test_wherever_a_contest_ends_no_bot_has_played_much_more_than_others() -> None:
    for deals in range(1, 60):
        seen = Counter(bot for line in lineups(contest("abcdefg", 3), deals) for bot in line)
        assert max(seen.values()) - min(seen[bot] for bot in "abcdefg") <= 3


def test_a_game_can_be_played_again_alone() -> None:
    opened = open_contest(GAME, 3, ["random", "greedy"], seed=5)
    deal = play_deal(opened, 7)
    assert play(opened, 7, 2) == deal.games[2]
    assert play_deal(opened, 8).games != deal.games
    assert play_deal(open_contest(GAME, 3, ["random", "greedy"], seed=6), 7).games != deal.games


def test_the_deal_decides_the_seed_of_the_match() -> None:
    for seed in (0, 2**256 - 1):
        assert play_deal(open_contest(GAME, 2, ["random", "greedy"], seed=seed), 3).games


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [contest("abc").deals(games) for games in (1, 3, 4, 400)] == [1, 1, 2, 134]


def test_all_bots_must_be_comparable() -> None:
    opened = contest("abcdefg", 3)
    with pytest.raises(BadRequest, match="13 or more"):
        opened.deals(12)
    bots = {"a"}
    for line in lineups(opened, opened.deals(13)):
        if bots & set(line):
            bots |= set(line)
    assert bots == set("abcdefg")


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadRequest, match="wizard"):
        open_contest(GAME, 2, ["greedy", "wizard"])
    with pytest.raises(BadRequest, match="twice"):
        open_contest(GAME, 2, ["greedy", "greedy"])
    with pytest.raises(BadRequest, match="at least two"):
        open_contest(GAME, 2, ["greedy"])
    with pytest.raises(BadSeats):
        open_contest(GAME, 9, ["greedy", "random"])
    with pytest.raises(BadRequest, match="1 or more"):
        contest("ab").deals(0)
