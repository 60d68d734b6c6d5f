"""Every page: complete in all languages, accessible, in light and dark, and light to load."""

from __future__ import annotations

from typing import Literal

import pytest

from ludotheque.core.messages import LANGUAGES
from tests.server.running import Client, bot, human

from .visitor import Visitors, at_random, by_click, by_keys, by_keys_alone

LONG = ("de", "hu")  # the layout has to hold with these
BUDGET = 200_000  # bytes over the wire until the shelf is there
# What comes unasked once the shelf is there, such as what a box needs when it is opened, does not belong to it.
NOTHING_LATER = """{
  const { setTimeout } = window;
  window.setTimeout = (act, delay = 0, ...rest) => delay < 1000 ? setTimeout(act, delay, ...rest) : 0;
}"""
GAMES = ["winston", "winchester", "hundsgemein", "winoc"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language(language: str, house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url, language)
    visitor.go("/")
    visitor.page.wait_for_selector("main")
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.page.evaluate("document.documentElement.lang") == language
    visitor.read()
    visitor.picture(f"shelf-{language}")
    visitor.page.locator("a[href='/about']").click()
    visitor.page.wait_for_selector("main dl")
    visitor.read()
    visitor.page.go_back()
    for game in GAMES:
        visitor.page.locator(f"a[href*='{game}']").first.click()
        visitor.page.wait_for_selector("dialog[open]")
        visitor.read()
        visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_selector("dialog", state="detached")
    for game in GAMES:
        visitor.go(f"/rules/{game}")
        visitor.page.wait_for_selector("[id^=rule-]")
        visitor.read()
        opened = house.open(game, human("Ada"), bot("random"))
        visitor.sit(opened)
        assert visitor.wait_for_turn()
        visitor.read()
        if language in LONG:
            visitor.picture(f"{game}-{language}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_in_the_way_of_anybody(scheme: Literal["light", "dark"], house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url, scheme=scheme)
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    visitor.check_accessible()
    visitor.picture(f"shelf-{scheme}")
    visitor.page.locator("a[href*='winston']").first.click()
    visitor.page.wait_for_selector("dialog[open]")
    visitor.check_accessible()
    visitor.picture(f"setup-{scheme}")
    visitor.go("/about")
    visitor.page.wait_for_selector("main dl")
    visitor.check_accessible()
    visitor.picture(f"about-{scheme}")
    visitor.go("/rules/winston")
    visitor.page.wait_for_selector("[id^=rule-]")
    visitor.check_accessible()
    visitor.picture(f"rules-{scheme}")
    for game in GAMES:
        opened = house.open(game, human("Ada"), bot("greedy"))
        visitor.sit(opened)
        visitor.play_some(2, at_random(7), by_click)
        assert visitor.wait_for_turn()
        visitor.check_accessible()
        visitor.picture(f"{game}-{scheme}")


def test_a_whole_game_by_keys_alone(house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url)
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    by_keys(visitor, "a[href='/#hundsgemein']")
    visitor.page.wait_for_selector("dialog[open]")
    by_keys(visitor, "dialog button.go")
    visitor.page.wait_for_selector("[data-stage=playing]")
    choose = at_random(6)
    for _ in range(200):
        if not visitor.wait_for_turn():
            break
        by_keys_alone(visitor, choose)
    visitor.page.wait_for_selector("#result-title")


@pytest.mark.parametrize("language", ["en", "hu"])  # Hungarian has letters that need another font
def test_the_first_load_is_light(language: str, house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url, language)
    visitor.page.add_init_script(NOTHING_LATER)
    seen = visitor.context.new_cdp_session(visitor.page)
    seen.send("Network.enable")
    loaded: dict[str, float] = {}
    seen.on("Network.loadingFinished", lambda event: loaded.update({event["requestId"]: event["encodedDataLength"]}))
    visitor.go("/")
    visitor.page.wait_for_selector("a[href$='#winoc']")
    visitor.page.wait_for_load_state("networkidle")
    assert sum(loaded.values()) < BUDGET
