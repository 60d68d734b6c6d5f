"""Who plays, in words."""

from __future__ import annotations

from dataclasses import replace

from ludotheque.core.messages import messages
from ludotheque.core.shelf import find
from ludotheque.lab.contests.skills import who_plays

SAY = messages("en")


def test_of_quick_players_it_is_said_how_they_compare_with_club_players() -> None:
    game = replace(find("winston"), quick_before_club={2: (50, 46, 54), 4: (23, 21, 25)})
    assert who_plays(game, ["quick", "greedy"], SAY)[-1] == (
        "How often they come in before club players, by the printed rules: 2 players: 50% (46–54);"
        " 4 players: 23% (21–25). Half of the time means equally strong."
    )


def test_nothing_is_said_of_what_was_not_measured() -> None:
    game = replace(find("winston"), quick_before_club={2: (50, 46, 54)})
    assert who_plays(game, ["club"], SAY) == []
    assert len(who_plays(game, ["quick~10"], SAY)) == 1
    assert len(who_plays(replace(game, quick_before_club={}), ["quick"], SAY)) == 1
