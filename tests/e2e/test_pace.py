"""How long a round takes at each speed, skipping what is told, and clicks that come before the table is ready."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.running import Client, Json, bot, human, until

from .visitor import DESK, PHONE, Visitor, Visitors, at_random, by_click

ROUNDS = 5


def seated(visitor: Visitor, opened: Json, speed: str) -> Visitor:
    """At a table that moves and tells at this speed."""
    visitor.go("/rules/winston")
    visitor.page.evaluate(
        """speed => {
          localStorage.setItem('ludotheque.motion', 'on');
          localStorage.setItem('ludotheque.speed', speed);
        }""",
        speed,
    )
    visitor.sit(opened)
    assert visitor.wait_for_turn()
    return visitor


def ply(visitor: Visitor) -> int:
    return int(visitor.page.locator("[data-ply]").get_attribute("data-ply") or 0)


def own_events(house: Client, opened: Json) -> list[Json]:
    """The first event of each move that the player of seat 0 has made; empty where it is not told again."""
    told = house.state(opened["table"], opened["owner"])["told"]
    return [each.get("events", [{}])[0] for each in told if each["kind"] == "move" and each["seat"] == 0]


def note_wishes(visitor: Visitor) -> None:
    """From now on, note what is shown as chosen for later."""
    visitor.page.evaluate(
        """() => {
          window.wishes = [];
          new MutationObserver((changes) => {
            for (const { target } of changes) if (target.matches('.wished')) window.wishes.push(target.outerHTML);
          }).observe(document.querySelector('main'), { attributes: true, subtree: true, attributeFilter: ['class'] });
        }"""
    )


def click_quickly(visitor: Visitor, *selectors: str) -> None:
    """Click on one after the other, so quickly that the server cannot have answered in between."""
    visitor.page.evaluate(
        """selectors => selectors.map((each) => document.querySelector(each)).forEach((each) =>
          each.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 })))""",
        selectors,
    )


def by_script(visitor: Visitor, selector: str) -> None:
    """A click for which nothing must come to rest."""
    visitor.page.locator(selector).first.dispatch_event("click")


def until_my_turn(house: Client, opened: Json) -> Json:
    """The state of seat 0, as soon as the bots have moved; the browser may still be telling of them."""
    token = opened["seats"][0]["token"]
    state = house.state(opened["table"], token)
    while not state["view"]["legal"] and state["stage"] == "playing":
        state = house.state(opened["table"], token, since=state["ply"], wait=10)
    return state


def test_a_round_of_two_bots_at_instant_waits_for_no_clock(house: Client, visitors: Visitors) -> None:
    """The page's clock stands still, so that no timer or animation ends, and the rounds go on."""
    visitor = visitors.new(house.url)
    visitor.page.clock.install()
    seated(visitor, house.open("winston", human("Ada"), bot("casual"), bot("casual")), "instant")
    stopped = visitor.page.evaluate("Date.now()") + 2_000  # a longer silence would look like a dead connection
    visitor.page.clock.pause_at(stopped / 1000)
    choose, rounds = at_random(4), 0
    while rounds < ROUNDS and visitor.wait_for_turn():
        moves = visitor.offered("move")
        last = next((move for move in moves if move in ("end", "pass")), None)
        visitor.play_move(last or choose(moves), by_script)
        rounds += last is not None
    assert rounds == ROUNDS
    assert visitor.wait_for_turn()
    assert visitor.page.evaluate("Date.now()") == stopped
    # at another speed the same clock holds up the story of the next move
    visitor.page.get_by_role("button", name="Speed: ").dispatch_event("click")
    visitor.play_move(choose(visitor.offered("move")), by_script)
    assert visitor.offered("move") == []


def test_two_quick_clicks_play_two_cards(house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url)
    one = other = ""
    while not other:  # two cards of different dogs, which do not depend on each other
        opened = house.open("winston", human("Ada"), bot("random"), first=0)
        seated(visitor, opened, "calm")
        one, *more = [move for move in visitor.offered("move") if len(move) == 2]
        other = next((move for move in more if move[0] != one[0]), "")
    note_wishes(visitor)
    click_quickly(visitor, *(f'.card[data-move="{move}"]' for move in (one, other)))
    visitor.page.wait_for_function("() => window.wishes.length > 0")  # the card is lifted
    until(lambda: len(own_events(house, opened)) > 1)
    assert visitor.wait_for_turn()
    assert [event["card"] for event in own_events(house, opened)] == [one, other]
    expect(visitor.page.locator(".refused, .wished")).to_have_count(0)


def test_a_double_click_plays_one_card(house: Client, visitors: Visitors) -> None:
    opened = house.open("winston", human("Ada"), bot("random"), first=0)
    visitor = seated(visitors.new(house.url), opened, "calm")
    visitor.page.locator(".card[data-move]").first.dblclick(position={"x": 12, "y": 30})
    until(lambda: len(own_events(house, opened)) > 0)
    assert visitor.wait_for_turn()
    assert len(own_events(house, opened)) == 1
    expect(visitor.page.locator(".refused")).to_have_count(0)


def test_a_stone_is_chosen_while_its_path_is_still_told(house: Client, visitors: Visitors) -> None:
    opened = house.open("winoc", human("Ada"), bot("random"), first=0)
    visitor = seated(visitors.new(house.url), opened, "calm")
    note_wishes(visitor)
    click_quickly(visitor, ".path[data-move]", ".stone")
    visitor.page.wait_for_function("() => window.wishes.length > 0")
    until(lambda: len(own_events(house, opened)) > 1)
    assert [event["event"] for event in own_events(house, opened)] == ["path", "turned"]
    expect(visitor.page.locator(".refused, .wished")).to_have_count(0)


def rack(state: Json) -> str:
    return ",".join(sorted(map(str, state["view"]["players"][0]["face_up"])))


def test_a_flea_is_laid_as_soon_as_the_others_have_been_told(house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url)
    before = after = ""
    while before == after:  # the drawn flea is another one, which shows that one's own move has been told
        opened = house.open("hundsgemein", human("Ada"), bot("random"), first=0)
        seated(visitor, opened, "calm")
        before = rack(house.state(opened["table"], opened["seats"][0]["token"]))
        visitor.play(at_random(1), by_click)
        state = until_my_turn(house, opened)
        after = rack(state)
    visitor.page.wait_for_selector(f'[data-ply="{state["ply"]}"]')  # the others' moves have arrived
    visitor.page.wait_for_function(
        "rack => [...document.querySelectorAll('[data-pick]')].map((each) => each.dataset.pick).sort().join() === rack",
        arg=after,
    )
    breed, _, block = next(move for move in state["view"]["legal"] if "@" in move).partition("@")
    for selector in (f'[data-pick="{breed}"]', f'[data-block="{block}"]'):
        visitor.page.locator(selector).first.dispatch_event("click")
    until(lambda: len(own_events(house, opened)) > 1)
    laid = own_events(house, opened)[-1]
    assert (laid["breed"], laid["block"]) == (int(breed), block)
    expect(visitor.page.locator(".refused")).to_have_count(0)


@pytest.mark.parametrize("by", ["button", "key"])
def test_skipping_leads_to_the_own_turn_and_leaves_nothing_out(by: str, house: Client, visitors: Visitors) -> None:
    opened = house.open("winston", human("Ada"), *[bot("greedy")] * 3, first=0)
    visitor = seated(visitors.new(house.url, size=DESK if by == "key" else PHONE), opened, "calm")
    page = visitor.page
    choose = at_random(6)
    while not (page.locator('[data-move="end"], [data-move="pass"]').count()):
        visitor.play(choose, by_click)
        assert visitor.wait_for_turn()
    by_click(visitor, '[data-move="end"], [data-move="pass"]')
    skip = page.locator("[data-skip]")
    expect(skip).to_be_visible()
    expect(skip).to_have_accessible_name("Skip to my turn")
    visitor.check_accessible()
    if by == "key":
        page.keyboard.press("End")
    else:
        box: Any = skip.bounding_box()
        assert min(box["width"], box["height"]) >= 44
        skip.click()
    assert visitor.wait_for_turn()
    expect(skip).to_have_count(0)
    state = house.state(opened["table"], opened["seats"][0]["token"])
    events = [event for each in state["told"] for event in each.get("events") or []]
    assert page.locator("[role=log] p").count() == min(len(events), 60)


def test_the_speed_is_chosen_at_the_table_and_kept(house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url)
    visitor.sit(house.open("winston", human("Ada"), bot("greedy")))
    page = visitor.page
    button = page.get_by_role("button", name="Speed: ")
    expect(button).to_have_accessible_name("Speed: instant")  # this visitor wants no motion
    button.click()
    expect(button).to_have_accessible_name("Speed: calm")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("radio", name="calm")).to_be_checked()
    page.get_by_role("radio", name="brisk").click()
    expect(button).to_have_accessible_name("Speed: brisk")
    visitor.check_accessible()
    page.reload()
    expect(page.get_by_role("button", name="Speed: brisk")).to_be_visible()
