"""After a game: look back, step through, continue from a move, save the record, check the deal."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from ludotheque import Match
from tests.server.running import Client, bot, human

from .visitor import DESK, PHONE, Visitor, Visitors, at_random, by_click


def finished(house: Client, visitors: Visitors, size: tuple[int, int] = DESK) -> tuple[Visitor, str]:
    """A short finished game. All moves but the last are made without a browser."""
    opened = house.open("winoc", human("Ada"), bot("greedy"))
    table, token = opened["table"], opened["seats"][0]["token"]
    choose = at_random(8)
    while True:
        state = house.state(table, token, since=0)
        if state["stage"] == "over":
            break
        if state["view"]["mover"] == 0:
            house.post(table, "moves", token, ply=state["ply"], move=choose(state["view"]["legal"]))
        else:
            house.state(table, token, since=state["ply"], wait=5)
    visitor = visitors.new(house.url, size=size)
    visitor.sit(opened)
    visitor.page.wait_for_selector("#result-title")
    return visitor, table


def test_the_game_is_looked_at_again(house: Client, visitors: Visitors) -> None:
    visitor, _ = finished(house, visitors)
    page = visitor.page
    page.get_by_role("button", name="Analyse the game").click()
    page.wait_for_selector(".chart")
    page.wait_for_selector("progress", state="detached", timeout=180_000)
    visitor.read()
    visitor.picture("look-back")
    visitor.check_accessible()
    chart = page.get_by_role("slider", name="Chances of winning over the game")
    chart.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay .told").first).to_contain_text("Move 1 of")


def test_one_steps_through_it_and_plays_on_from_a_move(house: Client, visitors: Visitors) -> None:
    visitor, table = finished(house, visitors, PHONE)
    page = visitor.page
    page.get_by_role("button", name="Replay").click()
    told = page.locator(".replay .told").first
    expect(told).to_contain_text("Move 0 of")
    for key, text in (("ArrowRight", "Move 1 of"), ("ArrowRight", "Move 2 of"), ("ArrowLeft", "Move 1 of")):
        page.keyboard.press(key)
        expect(told).to_contain_text(text)
    page.get_by_role("button", name="One move forward").click()
    expect(told).to_contain_text("Move 2 of")
    visitor.read()
    visitor.picture("replay")
    visitor.check_accessible()
    page.get_by_role("button", name="Play from here").click()
    visitor.check_accessible()
    page.get_by_role("button", name="Play", exact=True).last.click()
    page.wait_for_selector("[data-stage=playing]")
    assert table not in page.url
    visitor.play_some(1, at_random(9), by_click)


def test_once_more_with_the_same_people(house: Client, visitors: Visitors) -> None:
    visitor, table = finished(house, visitors)
    visitor.page.get_by_role("button", name="Play again").click()
    visitor.page.wait_for_selector("[data-stage=playing]")
    assert table not in visitor.page.url
    assert visitor.wait_for_turn()


def test_the_record_is_taken_home(house: Client, visitors: Visitors, tmp_path: Path) -> None:
    visitor, _ = finished(house, visitors)
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="Download the game").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert Match.from_record(json.loads(file.read_text())).over


def test_the_deal_is_checked_in_the_browser(house: Client, visitors: Visitors) -> None:
    visitor, _ = finished(house, visitors)
    visitor.page.get_by_role("button", name="Check the deal").click()
    expect(visitor.page.get_by_text("Everything matches")).to_be_visible()
    visitor.read()
    visitor.check_accessible()
