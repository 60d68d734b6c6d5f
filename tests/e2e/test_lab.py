"""The lab page: asking, watching, sharing, playing by changed rules."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.server.running import Client

from .visitor import Visitors

QUESTION = "#seats=2&bots=random&games=500&seed=4&board.dogs.Rex=9"
DONE = ".results[aria-busy=false] figure"


@pytest.mark.parametrize(("language", "scheme"), [("hu", "light"), ("de", "dark")])
def test_a_link_asks_again(language: str, scheme: Literal["light", "dark"], house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url, language, scheme=scheme)
    visitor.forgiving = True  # the lab may still be getting ready, and says so
    visitor.go(f"/lab/hundsgemein{QUESTION}")
    visitor.page.wait_for_selector(DONE)
    visitor.read()
    visitor.check_accessible()
    visitor.picture(f"lab-{language}")
    assert visitor.page.locator("figure").count() == 7


def test_from_the_box_to_a_table_by_changed_rules(house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url)
    visitor.forgiving = True
    page = visitor.page
    visitor.go("/#hundsgemein")
    page.locator("dialog a[href='/lab/hundsgemein']").click()
    page.wait_for_selector(".bench")
    page.locator("[role=group][aria-label*='Rex'] button").last.click()
    page.locator(".bench select").last.select_option("a1")
    page.locator(".bench .main").click()
    page.wait_for_selector("figure")
    assert "board.dogs.Rex=6" in page.url
    assert "board.bones=a1" in page.url
    page.locator(".ways .button").last.click()
    page.wait_for_selector("dialog[open]")
    visitor.check_accessible()
    page.locator("dialog button.go").click()
    assert visitor.wait_for_turn()
    page.locator("header .changed").click()
    text = visitor.read()
    assert "Rex" in page.locator("h3:has-text('Changed rules') + ul").inner_text()
    assert "a1" in text
    visitor.check_accessible()


def test_from_a_goal_to_a_table_by_the_rules_that_reach_it(house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url)
    visitor.forgiving = True
    page = visitor.page
    visitor.go("/lab/hundsgemein#seats=2&bots=random&games=500&seed=4")
    panel = page.locator("section", has=page.get_by_role("heading", name="Reach a goal"))
    panel.get_by_role("button", name="Search").click()
    assert "at least one field" in panel.get_by_role("alert").inner_text()
    panel.get_by_label("Turns, at most").fill("1000")
    panel.get_by_role("button", name="Search").click()
    panel.get_by_text("Sure to reach the goal.").first.wait_for()
    assert "as they are" in panel.inner_text()
    visitor.read()
    visitor.check_accessible()
    visitor.picture("lab-goal")
    panel.get_by_role("button", name="Play by these rules").first.click()
    page.wait_for_selector("dialog[open]")
    page.locator("dialog button.go").click()
    assert visitor.wait_for_turn()
