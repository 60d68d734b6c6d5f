"""Luck: games on the same deal with the seats rotated."""

from __future__ import annotations

from ludotheque.lab.contests.contest import Deal, PlayedGame
from ludotheque.lab.reports.luck import luck_of


def deals(winners: list[list[int]]) -> list[Deal]:
    """Deals at two seats, from the seat that won in each game."""
    found = []
    for number, seats in enumerate(winners):
        games = [PlayedGame([1 if seat == winner else 2 for seat in range(2)], [0, 0], 1) for winner in seats]
        found.append(Deal(number, ("strong", "weak"), games))
    return found


def test_luck_tells_the_player_from_the_deal() -> None:
    skill = luck_of("strong", "weak", deals([[0, 1]] * 20))  # the strong bot wins from either seat
    assert skill is not None
    assert skill.wins.low < 0.9  # twenty deals do not make it certain
    assert (skill.wins.value, skill.same_player.value, skill.same_seat.value) == (1, 1, 0)
    luck = luck_of("strong", "weak", deals([[0, 0], [1, 1]] * 10))  # the same seat wins with either bot
    assert luck is not None
    assert (luck.wins.value, luck.same_player.value, luck.same_seat.value) == (0.5, 0, 1)
    assert luck.even == 0.5


NO_SEAT = 9


def test_games_that_no_player_won_tell_nothing_of_luck() -> None:
    luck = luck_of("strong", "weak", deals([[0, 1], [0, NO_SEAT], [NO_SEAT, NO_SEAT]]))
    assert luck is not None
    assert (luck.deals, luck.games, luck.wins.value) == (1, 6, 1)
    assert luck_of("strong", "weak", deals([[NO_SEAT, NO_SEAT]])) is None
