"""Every game from the first move to the last, by touch on a phone, against bots; and the pages after it."""

from __future__ import annotations

import pytest

from tests.server.running import Client, bot, human

from .visitor import PHONE, Visitor, Visitors, at_random, by_tap

# Random play against a sensible opponent ends soon, except at Winchester, where both sides must play sensibly: against
# a random opponent a game takes 220 to 480 moves of one's own, against greedy 80 to 150.
OPPONENTS = {"winston": "random", "winchester": "greedy", "hundsgemein": "random", "winoc": "greedy"}
PICTURED = 6  # moves made when the pictures are taken


def best(visitor: Visitor, house: Client, opened: dict[str, object]) -> str:
    """What a short search would play."""
    table, token = str(opened["table"]), opened["seats"][0]["token"]  # type: ignore[index]
    hint = house.ok(house.post(table, "hint", token, milliseconds=10))
    return str(hint["candidates"][0]["move"])


@pytest.mark.parametrize("game", list(OPPONENTS))
def test_a_whole_game_by_touch(game: str, house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url, size=PHONE)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    opened = house.open(game, human("Ada"), bot(OPPONENTS[game]))
    visitor.sit(opened)
    choose = at_random(1)
    for count in range(400):
        if not visitor.wait_for_turn():
            break
        if count == PICTURED:
            visitor.read()
            visitor.picture(f"{game}-table")
            visitor.check_accessible()
            visitor.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        if game == "winchester":
            visitor.play_move(best(visitor, house, opened), by_tap)
        else:
            visitor.play(choose, by_tap)
    assert visitor.stage == "over"
    assert asked
    assert not [url for url in asked if "/turn" in url]  # pushed with the news
    result = house.state(opened["table"], opened["watch"])["result"]
    visitor.page.wait_for_selector("#result-title")
    assert ("You win" in visitor.read()) == (result["places"] == [1, 2])
    visitor.picture(f"{game}-over")
    visitor.check_accessible()
