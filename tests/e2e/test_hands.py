"""Playing by keys alone, by dragging, by touch on small squares; and an illegal attempt."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.running import Client, bot, human

from .visitor import PHONE, Visitor, Visitors, at_random, by_click, by_keys_alone

SOME = 12  # moves


def seated(game: str, house: Client, visitor: Visitor) -> Visitor:
    visitor.sit(house.open(game, human("Ada"), bot("random")))
    assert visitor.wait_for_turn()
    return visitor


def middle(visitor: Visitor, selector: str) -> tuple[float, float]:
    box: Any = visitor.page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def ply(visitor: Visitor) -> str:
    return str(visitor.page.locator("[data-ply]").get_attribute("data-ply"))


@pytest.mark.parametrize(
    "game", ["winston", "winchester", "winoc"]
)  # Hundsgemein is played so from the shelf to the end
def test_by_keys_alone(game: str, house: Client, visitors: Visitors) -> None:
    visitor = seated(game, house, visitors.new(house.url))
    choose = at_random(11)
    for _ in range(SOME):
        if not visitor.wait_for_turn():
            break
        by_keys_alone(visitor, choose)


@pytest.mark.parametrize("game", ["winston", "winchester", "hundsgemein"])
def test_by_dragging(game: str, house: Client, visitors: Visitors) -> None:
    visitor = seated(game, house, visitors.new(house.url))
    before, mouse = ply(visitor), visitor.page.mouse
    if game == "winston":
        start = middle(visitor, ".card[data-move]")
        end = start[0], start[1] - 300
    else:
        pick = f'[data-pick="{visitor.offered("pick")[0]}"]'
        by_click(visitor, pick)
        start, end = middle(visitor, pick), middle(visitor, "svg [data-move]")
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=6)
    assert ply(visitor) == before
    mouse.up()
    visitor.page.wait_for_selector(f'[data-ply]:not([data-ply="{before}"])', state="attached")


def test_a_finger_finds_its_square_under_the_lens(house: Client, visitors: Visitors) -> None:
    visitor = seated("winchester", house, visitors.new(house.url, size=PHONE))
    page = visitor.page
    choose = at_random(2)
    while True:
        picks = visitor.offered("pick")
        by_click(visitor, f'[data-pick="{picks[-1]}"]')
        moves = visitor.offered("move")
        if len(moves) > 1:
            break
        visitor.play(choose, by_click)
        assert visitor.wait_for_turn()
    first, second = (middle(visitor, f'[data-move="{move}"]') for move in moves[:2])
    fingers = visitor.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    before = ply(visitor)
    touch("touchStart", first)
    expect(page.locator(".lens")).to_be_visible()
    touch("touchMove", second)
    expect(page.locator(".lens")).to_be_visible()
    assert ply(visitor) == before
    touch("touchEnd")
    expect(page.locator(".lens")).to_have_count(0)
    page.wait_for_selector(f'[data-ply]:not([data-ply="{before}"])', state="attached")
    origin, _, target = moves[1].partition("-")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="The game so far").first.click()
    expect(page.get_by_text(f"{origin} to {target}").first).to_be_visible()


def test_a_try_that_no_rule_allows_is_answered_with_the_rule(house: Client, visitors: Visitors) -> None:
    visitor = seated("winchester", house, visitors.new(house.url))
    page = visitor.page
    by_click(visitor, "[data-pick]")
    board: Any = page.locator("svg[role=group]").bounding_box()
    page.mouse.click(board["x"] + board["width"] * 0.9, board["y"] + board["height"] * 0.12)
    refused = page.locator(".refused")
    expect(refused.locator("blockquote")).to_contain_text(" ")
    visitor.read()
    visitor.picture("refused")
    visitor.check_accessible()
    refused.get_by_role("button", name="Show the rule").click()
    expect(refused).to_have_count(0)
    expect(page.locator(".marked")).to_be_in_viewport()
