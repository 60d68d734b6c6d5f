"""Hundsgemein on your honour: fleas stay by themselves after a moment, unless somebody objects in time."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.server.running import Client, bot, human, until

from .visitor import PHONE, Visitor, Visitors, by_click

CALL = "Not allowed!"


def on_honour(house: Client, *seats: dict[str, Any]) -> dict[str, Any]:
    return house.open("hundsgemein", *seats, options={"scoring": "standard", "honour": True, "open_owners": False})


def one_each(opened: dict[str, Any], visitors: list[Visitor]) -> None:
    """Every visitor takes one of the creator's seats."""
    for visitor, seat in zip(visitors, opened["seats"], strict=True):
        visitor.sit({**opened, "seats": [seat]})
        visitor.page.wait_for_selector("[data-stage=playing]")


def tokens(opened: dict[str, Any]) -> list[str]:
    return [seat["token"] for seat in opened["seats"]]


def lay(visitor: Visitor, house: Client, opened: dict[str, Any], block: str) -> None:
    """Lay the first face-up flea there."""
    visitor.wait_for_turn()
    state = house.state(opened["table"], tokens(opened)[0])
    breed = state["view"]["players"][state["view"]["mover"]]["face_up"][0]
    visitor.play_move(f"{breed}@{block}", by_click)


def mover(house: Client, opened: dict[str, Any]) -> int:
    seat: int = house.state(opened["table"], tokens(opened)[0])["view"]["mover"]
    return seat


def test_fleas_stay_by_themselves(house: Client, visitors: Visitors) -> None:
    people = [visitors.new(house.url), visitors.new(house.url, size=PHONE)]
    opened = on_honour(house, human("Ada"), human("Bo"))
    one_each(opened, people)
    first = mover(house, opened)
    for turn, block in enumerate(("a1", "d4", "g7")):  # the crossed bones among them
        layer, other = people[(first + turn) % 2], people[(first + turn + 1) % 2]
        lay(layer, house, opened, block)
        expect(other.page.get_by_role("button", name=CALL)).to_be_visible()
        assert layer.page.get_by_role("button", name=CALL).count() == 0
        if turn == 0:
            other.read()
            other.check_accessible()
            other.picture("honour")
        expect(other.page.get_by_role("button", name=CALL)).to_be_hidden()
        assert mover(house, opened) == (first + turn + 1) % 2
    view = house.state(opened["table"], tokens(opened)[0])["view"]
    assert {flea["block"] for flea in view["fleas"]} == {"a1", "d4", "g7"}
    moves = [told["seat"] for told in house.state(opened["table"], tokens(opened)[0])["told"] if told["kind"] == "move"]
    assert moves == [first, 1 - first, 1 - first, first, first, 1 - first]  # every answer is a move


def test_not_allowed_is_pressed_in_time(house: Client, visitors: Visitors) -> None:
    people = [visitors.new(house.url), visitors.new(house.url)]
    opened = on_honour(house, human("Ada"), human("Bo"))
    one_each(opened, people)
    first = mover(house, opened)
    layer, other = people[first], people[1 - first]
    lay(layer, house, opened, "d4")
    other.page.get_by_role("button", name=CALL).click()
    expect(other.page.locator("[data-block=d4][aria-label*=bones]")).to_be_attached()
    view = house.state(opened["table"], tokens(opened)[0])["view"]
    assert (view["fleas"], sum(view["out"])) == ([], 1)
    assert view["mover"] == 1 - first


def test_whoever_wants_to_be_asked_has_all_the_time(house: Client, visitors: Visitors) -> None:
    people = [visitors.new(house.url), visitors.new(house.url)]
    opened = on_honour(house, human("Ada"), human("Bo"))
    one_each(opened, people)
    first = mover(house, opened)
    layer, other = people[first], people[1 - first]
    other.page.get_by_role("button", name="Menu").click()
    other.page.get_by_role("switch", name="Ask about every flea").check()
    other.page.keyboard.press("Escape")
    lay(layer, house, opened, "a1")
    other.page.wait_for_timeout(4500)
    expect(other.page.get_by_role("button", name=CALL)).to_be_visible()
    other.page.get_by_label("Ask about every flea").first.uncheck()
    expect(other.page.get_by_role("button", name=CALL)).to_be_hidden()
    assert mover(house, opened) == 1 - first


def test_one_moment_for_all_at_a_shared_device(house: Client, visitors: Visitors) -> None:
    together = visitors.new(house.url)
    opened = on_honour(house, human("Ada"), human("Bo"), human("Cleo"), bot("random"))
    together.sit(opened)
    together.page.wait_for_selector("[data-stage=playing]")
    page = together.page
    for _ in range(12):  # until a flea of one of the three is in question
        page.wait_for_selector("[data-move=call], [data-pick]:not([disabled])", state="attached")
        state = house.state(opened["table"], tokens(opened)[0])
        if state["view"]["asked"] is None:
            lay(together, house, opened, "d4")
        if page.locator("[data-move=call]").count():
            break
    page.get_by_role("button", name=CALL).click()
    expect(page.get_by_text("Who noticed?")).to_be_visible()
    together.read()
    together.picture("honour-shared")
    page.wait_for_timeout(4000)  # there is time to say who
    names = page.locator("[data-objector]")
    assert 2 <= names.count() <= 3
    seat = int(names.last.get_attribute("data-objector") or -1)
    names.last.click()

    def told() -> list[int]:
        state = house.state(opened["table"], tokens(opened)[0])
        return [each["seat"] for each in state["told"] if each["kind"] == "move"]

    until(lambda: seat in told())  # the board is ready for the next flea before the server has answered
    state = house.state(opened["table"], tokens(opened)[0])
    assert "d4" not in [flea["block"] for flea in state["view"]["fleas"]]
