"""Several people: by link, at one device, and with failing connections and servers."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludotheque.tables import mixing
from tests.server.processes import Process
from tests.server.running import OPEN, Client, bot, human

from .visitor import PHONE, Visitor, Visitors, at_random, by_click


def play_in_turns(visitors: list[Visitor], moves: int) -> None:
    choose = at_random(5)
    for _ in range(moves):
        visitors[0].page.wait_for_selector("[data-ply]", state="attached")
        for visitor in visitors:
            visitor.page.wait_for_timeout(50)
            if visitor.offered("move") or visitor.offered("pick"):
                visitor.play(choose, by_click)


def test_two_browsers_at_one_table_by_link(house: Client, visitors: Visitors) -> None:
    ada, bo = visitors.new(house.url), visitors.new(house.url, size=PHONE)
    ada.go("/")
    ada.page.get_by_role("link", name="Winston").first.click()
    ada.page.get_by_label("With friends").check(force=True)
    ada.read()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/t/*")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.read()
    ada.picture("lobby")
    ada.check_accessible()
    kept = ada.page.evaluate("JSON.parse(localStorage.getItem('ludotheque.tables'))[0]")

    bo.go(f"/t/{kept['table']}#{kept['invitations'][0]['token']}")
    name = bo.page.get_by_label("Your name")
    name.fill("Bo")
    bo.picture("join")
    bo.check_accessible()
    bo.page.get_by_role("button", name="Take a seat").click()
    for visitor in (ada, bo):
        visitor.page.wait_for_selector("[data-stage=playing]")
    assert "#" not in bo.page.url, "the token stays in the address"
    play_in_turns([ada, bo], 6)
    plies = [visitor.page.locator("[data-ply]").get_attribute("data-ply") for visitor in (ada, bo)]
    assert int(plies[0] or 0) >= 8

    # The owner stays at the table when they open the guest's link themselves.
    ada.forgiving = True  # the invitation has been used
    ada.go(f"/t/{kept['table']}#{kept['invitations'][0]['token']}")
    ada.page.wait_for_selector("[data-stage=playing]")
    assert ada.page.evaluate("JSON.parse(localStorage.getItem('ludotheque.tables'))[0].seats.length") == 1


def invited(ada: Visitor) -> tuple[str, str]:
    """Open a table for two by hand. Returns it and the link for the guest."""
    ada.go("/")
    ada.page.get_by_role("link", name="Winston").first.click()
    ada.page.get_by_label("With friends").check(force=True)
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/t/*")
    kept = ada.page.evaluate("JSON.parse(localStorage.getItem('ludotheque.tables'))[0]")
    return kept["table"], f"/t/{kept['table']}#{kept['invitations'][0]['token']}.{kept['watch']}"


def token_of(visitor: Visitor) -> str:
    token: str = visitor.page.evaluate("JSON.parse(localStorage.getItem('ludotheque.tables'))[0].seats[0].token")
    return token


def test_everybody_seals_and_nobody_chooses_the_deal(house: Client, visitors: Visitors) -> None:
    ada, bo = visitors.new(house.url), visitors.new(house.url, size=PHONE)
    table, link = invited(ada)
    expect(ada.page.get_by_text("has sealed")).to_be_visible()
    ada.page.get_by_text("A fair deal").click()
    ada.page.get_by_label("A line of your own").fill("rain on the window")
    ada.page.get_by_role("button", name="Add", exact=True).click()
    expect(ada.page.get_by_text("Sealed with your line.")).to_be_visible()
    ada.read()
    ada.picture("lobby-sealed")
    ada.check_accessible()
    ada.page.reload()  # what was sealed can still be opened
    expect(ada.page.get_by_text("has sealed")).to_be_visible()

    bo.go(link)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Take a seat").click()
    for visitor in (ada, bo):
        visitor.page.wait_for_selector("[data-stage=playing]")
    tokens = [token_of(visitor) for visitor in (ada, bo)]
    state = house.state(table, tokens[0])
    assert [seat["mixing"] for seat in state["seats"]] == ["revealed", "revealed"]
    assert ada.page.locator(".late p").count() == 0

    while state["stage"] != "over":
        mover = state["view"]["mover"]
        state = house.move(table, tokens[mover], house.state(table, tokens[mover]))
    for visitor in (ada, bo):
        visitor.page.get_by_role("button", name="Check the deal").click()
        expect(visitor.page.get_by_text("Everything matches")).to_be_visible()
        assert visitor.page.locator("section[aria-labelledby=fair-title] li.holds").count() >= 6
    ada.picture("fair-sealed")
    proof = house.ok(house.get(table, "proof", tokens[0]))
    assert proof["added"][0].endswith(" rain on the window")

    # Ada plays again. Bo still looks at the old table, and still contributes to the new deal.
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_selector("[data-stage=playing]")
    rematch = ada.page.url.rpartition("/")[2]
    assert rematch != table
    assert [seat["mixing"] for seat in house.state(rematch, tokens[0])["seats"]] == ["revealed", "revealed"]
    bo.page.get_by_role("button", name="To the new game").click()
    bo.page.wait_for_url(f"**/t/{rematch}")
    bo.page.wait_for_selector("[data-stage=playing]")


def test_who_is_gone_when_seals_are_opened_is_named(
    house: Client, visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mixing, "SECONDS", 2.0)
    ada, bo = visitors.new(house.url), visitors.new(house.url)
    _, link = invited(ada)
    expect(ada.page.get_by_text("has sealed")).to_be_visible()
    ada.go("/rules/winston")
    bo.go(link)
    bo.page.get_by_label("Your name").fill("Bo")
    bo.page.get_by_role("button", name="Take a seat").click()
    expect(bo.page.get_by_text("All seals are in.")).to_be_visible()
    bo.read()
    bo.page.wait_for_selector("[data-stage=playing]")
    expect(bo.page.locator(".late")).to_contain_text("did not open the seal in time")
    bo.read()
    bo.picture("unrevealed")
    bo.check_accessible()
    bo.page.locator(".late button").click()
    expect(bo.page.locator(".late p")).to_have_count(0)


def test_round_one_device_a_curtain_hides_what_the_next_player_may_not_see(house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url)
    opened = house.open("winston", human("Ada"), human("Bo"))
    visitor.sit(opened)
    choose = at_random(2)
    curtains = 0
    for _ in range(14):
        visitor.page.wait_for_selector("[data-move], [data-pick], [data-curtain]", state="attached")
        if visitor.page.locator("[data-curtain]").count():
            curtains += 1
            assert not visitor.offered("move"), "behind the curtain there is something to play"
            if curtains == 1:
                visitor.read()
                visitor.picture("curtain")
                visitor.check_accessible()
            visitor.page.locator("[data-curtain]").click()
            visitor.page.wait_for_selector("[data-move], [data-pick]", state="attached")
        visitor.play(choose, by_click)
    assert curtains >= 2


def test_taking_back_is_asked_of_the_other_people(house: Client, visitors: Visitors) -> None:
    ada, bo = visitors.new(house.url), visitors.new(house.url)
    opened = house.open("hundsgemein", human("Ada"), OPEN)
    invitation = opened["invitations"][0]["token"]
    joined = house.ok(house.post(opened["table"], "join", invitation, name="Bo"))
    ada.sit(opened)
    bo.go(f"/t/{opened['table']}#{joined['token']}")
    for visitor in (ada, bo):
        visitor.page.wait_for_selector("[data-stage=playing]")
    mover, other = (ada, bo) if house.state(opened["table"], opened["watch"])["view"]["mover"] == 0 else (bo, ada)
    assert mover.wait_for_turn()
    mover.play(at_random(3), by_click)
    mover.page.get_by_role("button", name="Take back").click()
    other.page.get_by_role("button", name="Agree").click()
    assert mover.wait_for_turn()
    assert house.state(opened["table"], opened["watch"])["moves"] == 0


def test_a_hint_names_moves_with_their_chances(house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url)
    opened = house.open("winoc", human("Ada"), bot("random"))
    visitor.sit(opened)
    assert visitor.wait_for_turn()
    visitor.page.get_by_role("button", name="Hint").click()
    visitor.page.wait_for_selector(".hint")
    assert "%" in visitor.page.locator(".hint").inner_text()
    visitor.read()
    visitor.picture("hint")
    visitor.check_accessible()
    visitor.page.locator(".hint li button").first.click()
    visitor.page.wait_for_selector(".hint", state="detached")


def test_who_asks_for_a_hint_between_people_is_seen(house: Client, visitors: Visitors) -> None:
    for hints in (True, False):
        ada, bo = visitors.new(house.url), visitors.new(house.url)
        opened = house.open("winoc", human("Ada"), OPEN, hints=hints)
        invitation = opened["invitations"][0]["token"]
        joined = house.ok(house.post(opened["table"], "join", invitation, name="Bo"))
        ada.sit(opened)
        bo.go(f"/t/{opened['table']}#{joined['token']}")
        for visitor in (ada, bo):
            visitor.page.wait_for_selector("[data-stage=playing]")
        first = house.state(opened["table"], opened["watch"])["view"]["mover"] == 0
        mover, other = (ada, bo) if first else (bo, ada)
        assert mover.wait_for_turn()
        if not hints:
            assert mover.page.get_by_role("button", name="Hint").count() == 0
            continue
        mover.page.get_by_role("button", name="Hint").click()
        said = other.page.get_by_text(f"{'Ada' if first else 'Bo'} asked for a hint.")
        expect(said.first).to_be_visible()
        other.picture("hinted")
        mover.page.wait_for_selector(".hint")
        other.page.get_by_role("button", name="The game so far").first.click()
        expect(other.page.get_by_role("region", name="The game so far").get_by_text("asked for a hint")).to_be_visible()


def test_a_move_taken_back_against_bots_makes_it_practice(house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url)
    opened = house.open("winoc", human("Ada"), bot("random"))
    visitor.sit(opened)
    assert visitor.wait_for_turn()
    assert visitor.page.get_by_role("button", name="Practice").count() == 0
    visitor.play(at_random(3), by_click)
    visitor.page.get_by_role("button", name="Take back").click()
    badge = visitor.page.get_by_role("button", name="Practice")
    expect(badge).to_be_visible()
    expect(visitor.page.get_by_text("drawn again").first).to_be_visible()
    visitor.read()
    visitor.picture("practice")
    visitor.check_accessible()
    token = opened["seats"][0]["token"]
    state = house.state(opened["table"], token)
    house.ok(house.post(opened["table"], "resign", token, ply=state["ply"]))
    after = visitor.page.get_by_role("complementary", name="After the game")
    expect(after.get_by_role("heading", name="Practice")).to_be_visible()
    assert after.get_by_role("button", name="Download the game").count() == 0
    visitor.picture("practice-after")
    visitor.check_accessible()


def test_who_comes_to_a_table_reads_when_a_bot_plays_on(house: Client, visitors: Visitors) -> None:
    opened = house.open("winoc", human("Ada"), OPEN, away=120, stand_in="casual", hints=True)
    guest, ada = visitors.new(house.url), visitors.new(house.url)
    guest.go(f"/t/{opened['table']}#{opened['invitations'][0]['token']}")
    ada.go(f"/t/{opened['table']}#{opened['seats'][0]['token']}")
    for visitor in (guest, ada):
        expect(visitor.page.get_by_text("After 2 minutes without a sign of life")).to_be_visible()
        expect(visitor.page.get_by_text("Hints are allowed")).to_be_visible()
    ada.picture("customs")
    ada.check_accessible()


def test_reloading_and_a_server_that_is_killed_lose_nothing(tmp_path: Path, visitors: Visitors) -> None:
    with Process(f"sqlite:///{tmp_path / 'tables.sqlite'}") as process, Client(process.url) as house:
        visitor = visitors.new(process.url)
        opened = house.open("hundsgemein", human("Ada"), bot("random"))
        visitor.sit(opened)
        visitor.play_some(3, at_random(4), by_click)
        visitor.page.reload()
        assert visitor.wait_for_turn()
        before = house.state(opened["table"], opened["watch"])
        visitor.forgiving = True
        process.kill()
        expect(visitor.page.get_by_text("connection", exact=False).first).to_be_visible()
        visitor.picture("offline")
        process.start()
        visitor.page.wait_for_selector(".banner p", state="detached")
        visitor.forgiving = False
        after = house.state(opened["table"], opened["watch"])
        assert after["moves"] == before["moves"]
        visitor.play_some(3, at_random(4), by_click)
        assert house.state(opened["table"], opened["watch"])["moves"] > before["moves"]
        visitor.page.close()  # before its server is
