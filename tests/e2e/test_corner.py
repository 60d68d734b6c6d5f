"""The player's corner: what a device keeps, taking it to another one, and going by another name."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.server.running import Client, Json, bot, human

from .visitor import PHONE, Visitor, Visitors, at_random, by_click

SIZES = [(360, 640), (375, 740), (740, 360), (768, 1024), (1024, 768), (1280, 800), (1920, 1080)]

# What can be clicked in the page and is smaller than a fingertip. A field inside a label is as large as the label.
SMALL = """() => [...document.querySelectorAll('main a, main button, main select, main label, main input, header a')]
  .filter((each) => each.getClientRects().length && !each.closest('label')?.contains(each.parentElement))
  .map((each) => ({ box: each.getBoundingClientRect(), name: each.outerHTML.slice(0, 80) }))
  .filter(({ box, name }) => box.height < 44 || box.width < 44 || box.left < 0 || box.right > innerWidth)
  .map(({ name }) => name)"""


def kept(visitor: Visitor, what: str) -> Any:
    return visitor.page.evaluate("key => JSON.parse(localStorage.getItem(key))", f"ludotheque.{what}")


def game_played(table: str) -> Json:
    players = [{"name": "Ada", "level": None, "place": 1}, {"name": "Bo", "level": None, "place": 2}]
    return {"table": table, "game": "winston", "at": 1795000000000, "players": players, "you": 0, "best": 7}


def settle_in(visitor: Visitor, opened: Json) -> None:
    """A device with a name, a table and a game played."""
    visitor.sit(opened)
    visitor.page.evaluate(
        "played => localStorage.setItem('ludotheque.played', played)", json.dumps([game_played("0ther")])
    )
    visitor.go("/corner")
    visitor.page.get_by_label("Your name").fill("Ada")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de", "hu"])
def test_the_corner_is_there_for_everybody(
    scheme: Literal["light", "dark"], language: str, house: Client, visitors: Visitors
) -> None:
    visitor = visitors.new(house.url, language, scheme=scheme)
    visitor.go("/")
    visitor.page.locator("a[href='/corner']").click()
    visitor.page.wait_for_selector("h1")
    visitor.page.evaluate("played => localStorage.setItem('ludotheque.played', played)", json.dumps([game_played("a")]))
    visitor.page.reload()
    visitor.page.wait_for_selector("table")
    visitor.page.wait_for_load_state("networkidle")
    visitor.read()
    visitor.check_accessible()
    visitor.picture(f"corner-{language}-{scheme}")
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.page.evaluate(SMALL) == [], (width, height)


def test_a_file_takes_everything_to_another_device(house: Client, visitors: Visitors, tmp_path: Path) -> None:
    desk, phone = visitors.new(house.url), visitors.new(house.url, size=PHONE)
    settle_in(desk, house.open("winston", human("Ada"), bot("random")))
    desk.page.get_by_label("Moon").check(force=True)
    desk.page.get_by_label("Appearance").select_option("dark")
    assert desk.page.evaluate("document.documentElement.dataset.theme") == "dark"
    with desk.page.expect_download() as download:
        desk.page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "ludotheque.json"
    download.value.save_as(file)

    phone.go("/corner")
    phone.page.get_by_label("Open a file").set_input_files(file)
    expect(phone.page.get_by_text("Everything is here")).to_be_visible()
    assert phone.page.get_by_label("Your name").input_value() == "Ada"
    assert phone.page.get_by_label("Moon").is_checked()
    assert phone.page.evaluate("document.documentElement.dataset.theme") == "dark"
    expect(phone.page.get_by_text("Longest dog: 7")).to_be_visible()
    assert kept(phone, "tables") == kept(desk, "tables")
    phone.check_accessible()
    phone.go("/")
    phone.page.get_by_role("link", name="Your turn").or_(phone.page.get_by_role("link", name="’s turn")).click()
    phone.page.wait_for_selector("[data-stage=playing]")


def test_a_broken_file_changes_nothing(house: Client, visitors: Visitors, tmp_path: Path) -> None:
    visitor = visitors.new(house.url)
    settle_in(visitor, house.open("winston", human("Ada"), bot("random")))
    before = visitor.page.evaluate("JSON.stringify(localStorage)")
    for name, content in (("a", "no JSON"), ("b", '{"ludotheque": 1, "tables": [7]}'), ("c", "")):
        file = tmp_path / f"{name}.json"
        file.write_text(content)
        visitor.page.get_by_label("Open a file").set_input_files(file)
        expect(visitor.page.get_by_role("alert")).to_contain_text("Nothing has changed")
    visitor.check_accessible()
    assert visitor.page.evaluate("JSON.stringify(localStorage)") == before


def test_codes_take_unfinished_games_to_another_device(house: Client, visitors: Visitors) -> None:
    desk, phone = visitors.new(house.url), visitors.new(house.url, size=PHONE)
    settle_in(desk, house.open("winston", human("Ada"), bot("random")))
    tables = kept(desk, "tables")
    tables += [{**tables[0], "table": f"{number:016x}", "opened": number} for number in range(12)]
    desk.page.evaluate("kept => localStorage.setItem('ludotheque.tables', kept)", json.dumps(tables))
    desk.page.get_by_role("button", name="QR code").click()
    expect(desk.page.get_by_text("Code 1 of")).to_be_visible()
    desk.page.get_by_role("button", name="Next code").click()
    expect(desk.page.get_by_text("Code 2 of")).to_be_visible()
    desk.check_accessible()

    # the first code, read as a camera would: the link behind it
    desk.page.evaluate("kept => localStorage.setItem('ludotheque.tables', kept)", json.dumps(tables[:1]))
    token, table = tables[0]["seats"][0]["token"], tables[0]["table"]
    code = [1, [[table, "winston", 1, [[0, token]], None]], "Ada", {"theme": "dark"}, "en"]
    link = phone.page.evaluate(
        "code => btoa(code).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')", json.dumps(code)
    )
    phone.go(f"/corner#{link}")
    question = phone.page.get_by_role("alertdialog")
    expect(question).to_contain_text("1 game")
    assert "#" not in phone.page.url, "keys stay in the address"
    phone.check_accessible()
    assert kept(phone, "tables") is None, "nothing is added before the answer"
    question.get_by_role("button", name="Add").click()
    assert [keys["table"] for keys in kept(phone, "tables")] == [table]
    phone.go("/corner#damaged")
    expect(phone.page.get_by_role("alert")).to_contain_text("Nothing has changed")


def test_everything_can_be_deleted(house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url)
    settle_in(visitor, house.open("winston", human("Ada"), bot("random")))
    visitor.page.evaluate("localStorage.setItem('elsewhere', 'stays')")
    visitor.page.get_by_role("button", name="Delete everything").click()
    question = visitor.page.get_by_role("alertdialog")
    visitor.check_accessible()
    question.get_by_role("button", name="Cancel").click()
    assert kept(visitor, "played")
    visitor.page.get_by_role("button", name="Delete everything").click()
    question.get_by_role("button", name="Yes, delete everything").click()
    visitor.page.wait_for_url(f"{house.url}/")
    visitor.page.wait_for_selector("main ul")
    keys = visitor.page.evaluate("Object.keys(localStorage)")
    assert set(keys) <= {"elsewhere", "ludotheque.language"}  # the language is found again
    visitor.go("/corner")
    assert visitor.page.get_by_label("Your name").input_value() == ""


def test_a_finished_game_is_kept_with_its_result(house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url)
    visitor.sit(house.open("hundsgemein", human("Ada"), bot("random")))
    choose = at_random(3)
    while visitor.wait_for_turn():
        visitor.play(choose, by_click)
    visitor.page.wait_for_selector("#result-title")
    (played,) = kept(visitor, "played")
    assert (played["game"], played["you"], len(played["players"])) == ("hundsgemein", 0, 2)
    visitor.go("/corner")
    expect(visitor.page.get_by_role("row", name="Hundsgemein 1")).to_be_visible()
    visitor.page.get_by_role("link", name="Hundsgemein").click()
    visitor.page.wait_for_selector("[data-stage=over]")
    assert len(kept(visitor, "played")) == 1


def test_a_player_renames_themselves_and_the_others_are_told(house: Client, visitors: Visitors) -> None:
    opened = house.open("winston", human("Ada"), human("Bo"))
    ada, bo = visitors.new(house.url, size=PHONE), visitors.new(house.url)
    ada.sit({**opened, "seats": opened["seats"][:1]})
    bo.sit({**opened, "seats": opened["seats"][1:]})
    for visitor in (ada, bo):
        visitor.page.wait_for_selector("[data-stage=playing]")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Change my name").click()
    name = ada.page.get_by_label("Your name")
    name.fill("   ")
    ada.page.get_by_role("button", name="Change", exact=True).click()
    expect(ada.page.get_by_role("alert")).to_be_visible()
    name.fill("<b>Ada</b> Lovelace")
    ada.check_accessible()
    ada.page.get_by_role("button", name="Change", exact=True).click()
    expect(bo.page.get_by_text("Ada is now called <b>Ada</b> Lovelace.")).to_be_visible()
    for visitor in (ada, bo):
        expect(visitor.page.locator("article", has_text="<b>Ada</b> Lovelace")).to_be_visible()


def test_the_tab_calls_on_ones_turn(house: Client, visitors: Visitors) -> None:
    opened = house.open("winston", human("Ada"), human("Bo"))
    mover = opened["state"]["view"]["mover"]
    for seat, calls in ((mover, True), (1 - mover, False)):
        visitor = visitors.new(house.url)
        visitor.sit({**opened, "seats": [opened["seats"][seat]]})
        visitor.page.wait_for_selector("[data-stage=playing]")
        icon = visitor.page.locator("link[rel=icon]")
        expect(icon).to_have_attribute("href", re.compile("favicon-turn.svg" if calls else "favicon.svg"))
        assert visitor.page.title().startswith("●") is calls
