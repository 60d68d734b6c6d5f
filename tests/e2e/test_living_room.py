"""A living-room table: one big screen with the table, and phones with the hands."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.server.running import Client

from .sofa import NAMES, check_phones, check_screen, gather, room, whose_turn
from .visitor import FREE, Visitors, at_random, by_click


def test_phones_are_controllers_where_nothing_is_secret(house: Client, visitors: Visitors) -> None:
    screen, phones = room(house, visitors)
    choose = at_random(4)
    for game in ("winoc", "hundsgemein", "winchester"):
        gather(game, house, screen, phones)
        for _ in range(4):
            whose_turn(phones).play(choose, by_click)
        mover = whose_turn(phones)
        check_screen(screen)
        check_phones(mover, phones)
        for visitor in (screen, mover):
            visitor.read()
        screen.check_accessible()
    idle = next(phone for phone in phones if phone is not mover)
    for visitor in (mover, idle):
        visitor.check_accessible()
    idle.page.locator("[data-whole]").click()
    expect(idle.page.locator(".seats")).to_be_visible()
    idle.page.get_by_role("button", name="Menu").click()
    idle.page.get_by_role("switch", name="Whole table").click()
    assert not idle.page.locator(".seats").is_visible()


def test_a_whole_evening_on_the_sofa(house: Client, visitors: Visitors) -> None:
    screen, phones = room(house, visitors)
    page = screen.page
    screen.go("/#winston")
    page.get_by_label("Living room").check(force=True)
    screen.check_accessible()
    page.get_by_role("button", name="Open the table").click()
    codes = page.get_by_role("img", name="Code for seat")
    expect(codes).to_have_count(3)
    screen.read()
    screen.check_accessible()
    box: Any = codes.first.bounding_box()
    assert box["width"] > 250, "a camera reads it across the room"

    for count, (phone, name) in enumerate(zip(phones, NAMES, strict=True)):
        link = str(page.locator("li[data-seat] a").first.get_attribute("href"))
        phone.go(link[link.index("/t/") :])
        phone.page.get_by_label("Your name").fill(name)
        expect(phone.page.get_by_text("The table is on the big screen")).to_be_visible()
        phone.page.get_by_role("button", name="Take a seat").click()
        expect(codes).to_have_count(2 - count)
        if count == 0:
            expect(page.get_by_text(name)).to_be_visible()
            page.reload()  # the screen finds its table again
            expect(codes).to_have_count(2)
            phone.check_accessible()
    for visitor in (screen, *phones):
        visitor.page.wait_for_selector("[data-stage=playing]")

    # A hand is on its phone alone.
    mover, choose = whose_turn(phones), at_random(6)
    check_screen(screen)
    assert page.locator(".card").count() == 0
    assert [phone.page.locator(".card").count() for phone in phones] == [5, 5, 5]
    check_phones(mover, phones)
    expect(mover.page.get_by_role("heading", name="Your hand")).to_be_attached()
    for visitor in (screen, mover):
        visitor.read()
        visitor.check_accessible()
    mover.play(choose, by_click)
    page.reload()
    mover.page.reload()
    check_screen(screen)

    # Cleo's phone is lost: the others need not wait.
    lost = phones.pop()
    lost.page.close()
    while not page.locator("[data-replace]").count():
        whose = [phone for phone in phones if phone.page.locator(FREE).count()]
        if whose:
            whose[0].play(choose, by_click)
        page.wait_for_timeout(20)
    screen.check_accessible()
    page.locator("[data-replace]").click()
    expect(page.locator("[data-replace]")).to_have_count(0)

    # The rest is played quickly, and everybody sees the end.
    kept = [phone.page.evaluate("JSON.parse(localStorage.getItem('ludotheque.tables'))[0]") for phone in phones]
    tokens = {seat["seat"]: seat["token"] for keys in kept for seat in keys["seats"]}
    table = kept[0]["table"]
    while (state := house.state(table, next(iter(tokens.values()))))["stage"] != "over":
        if (token := tokens.get(state["view"]["mover"])) is not None:
            house.move(table, token, house.state(table, token))
    page.wait_for_selector("#result-title")
    screen.read()
    screen.check_accessible()
    phones[0].page.wait_for_selector("[data-again]")
    phones[0].read()
    phones[0].check_accessible()

    # The screen opens the next game, and the phones follow.
    before = page.url
    page.locator("[data-again]").click()
    page.wait_for_url(lambda url: url != before)
    for phone in phones:
        phone.page.wait_for_url(page.url)
    expect(page.locator("li[data-seat]")).to_have_count(3)  # the deal waits a little for the seal of the lost phone
