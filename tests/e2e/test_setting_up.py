"""Setting up a game: who has which colour, and who starts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from ludotheque.core.messages import messages
from ludotheque.core.shelf import find
from ludotheque.lab.charts.emblems import PAINTS
from tests.server.running import OPEN, Client, bot, human

from .visitor import PHONE, Visitor, Visitors

WINOC = find("winoc")
FINGERTIP = 44  # pixels

# For every guard with a player, whether its coat has the colour of its player's emblem.
COATS = """() => [...document.querySelectorAll('.walker')].flatMap((walker) => {
  const seat = walker.querySelector('.emblem:not(svg)')?.style.getPropertyValue('--seat')
  return seat ? [[seat, walker.querySelector(`path[fill="${seat}"]`) !== null]] : []
})"""


def open_box(visitor: Visitor, mode: str) -> None:
    visitor.go("/")
    visitor.page.get_by_role("link", name="Winoc").first.click()
    visitor.page.locator(f"input[name=mode][value={mode}]").check(force=True)


def colour_of(page: Page, seat: int, language: str) -> Locator:
    return page.get_by_label(messages(language).say("web-seat-colour-of", number=seat), exact=True)


def check_guards(visitor: Visitor, colours: list[str], language: str) -> None:
    """Badges and board show these guards, in the order of the seats."""
    say = messages(language, WINOC.folder / "locales").say
    badges = visitor.page.locator("article.badge")
    expect(badges).to_have_count(len(colours))
    for seat, colour in enumerate(colours):
        expect(badges.nth(seat)).to_contain_text(say(f"winoc-guard-{colour}"))
        assert badges.nth(seat).evaluate("badge => badge.style.getPropertyValue('--seat')") == PAINTS[colour][0]
    assert sorted(visitor.page.evaluate(COATS)) == sorted([PAINTS[colour][0], True] for colour in colours)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_O3_three_players_choose_their_guards_and_who_starts(house: Client, visitors: Visitors, language: str) -> None:
    say = messages(language).say
    ada = visitors.new(house.url, language)
    page = ada.page
    open_box(ada, "device")
    page.get_by_role("button", name=say("web-seat-more")).click()
    for number, name in enumerate(("Ada", "Bo", "Cleo"), 1):
        page.get_by_label(say("web-name-of", number=number), exact=True).fill(name)
    colours = [colour_of(page, seat, language) for seat in (1, 2, 3)]
    colours[0].select_option(label=say("colour-white"))
    for seat, colour in zip(colours, ("white", "green", "red"), strict=True):  # the others follow clockwise
        expect(seat).to_have_value(colour)
    colours[2].select_option(label=say("colour-yellow"))
    page.get_by_text(say("web-more-choices"), exact=True).click()
    starter = page.get_by_role("combobox", name=say("web-first"))
    starter.select_option(label=say("web-seat-is", number=3, what="Cleo"))
    ada.read()
    ada.picture(f"setup-{language}")
    ada.check_accessible()

    page.get_by_role("button", name=say("web-play-now")).click()
    page.wait_for_selector("[data-stage=playing]")
    check_guards(ada, ["white", "green", "yellow"], language)
    expect(page.locator(".badge.lit .name")).to_have_text("Cleo")
    ada.read()
    ada.picture(f"guards-{language}")


def test_colours_are_chosen_by_finger_and_by_keys(house: Client, visitors: Visitors) -> None:
    bo = visitors.new(house.url, size=PHONE)
    open_box(bo, "bots")
    first = colour_of(bo.page, 1, "en")
    box = first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGERTIP
    expect(first).to_have_value("yellow")
    first.focus()
    bo.page.keyboard.press("ArrowDown")
    expect(first).to_have_value("white")
    expect(bo.page.locator("form [role=status]").first).to_have_text("Seat 2: green, Seat 3: red")


def test_a_friend_sees_their_colour_before_they_sit_down(house: Client, visitors: Visitors) -> None:
    chosen = ["green", "red", "yellow"]
    opened = house.open("winoc", human("Ada"), OPEN, bot(), colours=chosen, first=1)
    ada, bo = visitors.new(house.url), visitors.new(house.url, "de", PHONE)
    ada.sit(opened)
    seats = ada.page.locator("li", has=ada.page.locator(".emblem"))
    for seat, colour in enumerate(chosen):
        expect(seats.nth(seat)).to_contain_text(colour)
    bo.go(f"/t/{opened['table']}#{opened['invitations'][0]['token']}")
    say = messages("de").say
    expect(bo.page.get_by_text(say("web-your-colour", colour=say("colour-red")))).to_be_visible()
    bo.check_accessible()
    bo.page.get_by_label(say("web-join-name")).fill("Bo")
    bo.page.get_by_role("button", name=say("web-join"), exact=True).click()
    for visitor, language in ((ada, "en"), (bo, "de")):
        visitor.page.wait_for_selector("[data-stage=playing]")
        check_guards(visitor, chosen, language)
        expect(visitor.page.locator(".badge.lit .name")).to_have_text("Bo")
