"""Nobody loses track: the story beside the board, and behind the curtain what happened meanwhile."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.running import OPEN, Client, bot, human

from .visitor import DESK, PHONE, Visitors, at_random, by_click


def test_the_curtain_hides_the_hand_from_screen_readers_and_the_page(house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url)
    opened = house.open("winston", human("Ada"), human("Bo"))
    visitor.sit(opened)
    page, choose = visitor.page, at_random(4)
    for _ in range(4):
        page.wait_for_selector("[data-curtain]")
        spoken = page.locator("body").aria_snapshot()  # what the accessibility tree has
        mover = house.state(opened["table"], opened["watch"])["view"]["mover"]
        assert f"I am {('Ada', 'Bo')[mover]}" in spoken
        everything = visitor.read()
        for seat in opened["seats"]:
            turn = house.ok(house.get(opened["table"], "turn", seat["token"], lang="en"))
            hidden = [line for line in turn["words"] if line.strip()] + [move["words"] for move in turn["moves"]]
            for words in hidden:
                assert words not in spoken
                assert words not in everything
        assert page.locator("[data-move], [data-pick], .tokens > *").count() == 0
        expect(page.get_by_role("button", name="Take back")).to_be_disabled()
        page.locator("[data-curtain]").click()
        page.wait_for_selector("[data-move], [data-pick]", state="attached")
        while not page.locator("[data-curtain]").count():
            visitor.play(choose, by_click)
            page.wait_for_selector("[data-move], [data-pick], [data-curtain]", state="attached")
    page.locator("[data-curtain]").click()
    expect(page.get_by_role("region", name="While you looked away…")).to_be_visible()
    visitor.check_accessible()
    visitor.picture("looked-away")


def test_the_story_stands_beside_the_board(house: Client, visitors: Visitors) -> None:
    visitor = visitors.new(house.url, size=DESK)
    opened = house.open("hundsgemein", human("Ada"), bot("random"))
    visitor.sit(opened)
    visitor.play_some(5, at_random(3), by_click)
    assert visitor.wait_for_turn()
    page = visitor.page
    story = page.get_by_role("complementary", name="The game so far")
    expect(story).to_be_visible()
    lines = story.get_by_role("listitem")
    # Hundsgemein asks for memory: a round of two players, each with what they turned up
    expect(story).to_contain_text("Only this round")
    assert 2 <= lines.count() <= 6
    assert re.search(r"(Toff|Punk|Basher|Rapper)", story.inner_text())
    page.reload()
    assert visitor.wait_for_turn()
    assert 2 <= lines.count() <= 6, "a reload brings back what is to be remembered"
    visitor.read()
    visitor.check_accessible()
    visitor.picture("story-beside")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(story).to_be_hidden()
    expect(page.locator(".line button")).to_be_visible()
    visitor.check_accessible()


def test_a_used_invitation_says_that_the_seat_is_taken(house: Client, visitors: Visitors) -> None:
    opened = house.open("winoc", human("Ada"), OPEN)
    invitation = opened["invitations"][0]["token"]
    house.ok(house.post(opened["table"], "join", invitation, name="Bo"))
    late = visitors.new(house.url)
    late.forgiving = True  # the invitation is refused
    late.go(f"/t/{opened['table']}#{invitation}.{opened['watch']}")
    expect(late.page.get_by_role("heading", name="This seat is taken")).to_be_visible()
    late.check_accessible()
    late.picture("taken")
    late.page.locator("[data-watch]").click()
    late.page.wait_for_selector("[data-stage=playing]")


def test_who_left_comes_back_by_a_button_in_plain_sight(house: Client, visitors: Visitors) -> None:
    opened = house.open("winchester", human("Ada"), human("Bo"), human("Cleo"))
    ada, bo = visitors.new(house.url, size=PHONE), visitors.new(house.url)
    table, seats = opened["table"], opened["seats"]
    ada.sit({**opened, "seats": seats[:1]})
    bo.sit({**opened, "seats": seats[1:2]})
    for visitor in (ada, bo):
        visitor.page.wait_for_selector("[data-stage=playing]")
    house.ok(house.post(table, "leave", seats[0]["token"], level="casual"))
    expect(bo.page.get_by_text("Casual player plays for Ada")).to_be_visible()
    expect(bo.page.locator(".presence.away")).to_have_count(1)  # Cleo is not there
    ada.picture("stand-in")
    ada.check_accessible()
    ada.page.locator("[data-return]").click()
    expect(ada.page.locator("[data-return]")).to_have_count(0)
    expect(bo.page.get_by_text("Casual player plays for Ada")).to_have_count(0)


def test_a_bystander_pauses_steps_back_and_catches_up(house: Client, visitors: Visitors) -> None:
    opened = house.open("winston", human("Ada"), human("Bo"), first=0)
    table, tokens = opened["table"], [seat["token"] for seat in opened["seats"]]
    eve = visitors.new(house.url, size=PHONE)
    page = eve.page
    eve.go(f"/t/{table}#{opened['watch']}")
    where = page.locator(".watch [role=status]")
    expect(where).to_have_text("Live")
    expect(page.locator("[data-reactions]")).to_have_count(0)  # only for people with a seat

    def move() -> str:
        mover = house.state(table, opened["watch"])["view"]["mover"]
        state = house.state(table, tokens[mover])
        move: str = state["view"]["legal"][0]
        house.move(table, tokens[mover], state)
        return move

    log = page.locator("[role=log] p")
    move()
    expect(log).to_have_count(2)  # who starts, and the move
    page.get_by_role("button", name="Pause").click()
    move()
    move()
    expect(where).to_have_text("2 moves behind")
    expect(log).to_have_count(2)
    page.get_by_role("button", name="One move back").click()
    expect(where).to_have_text("3 moves behind")
    expect(log).to_have_count(1)
    expect(page.get_by_role("button", name="One move back")).to_be_disabled()
    eve.read()
    eve.check_accessible()
    eve.picture("watching")
    page.keyboard.press("ArrowRight")
    expect(where).to_have_text("2 moves behind")
    page.get_by_role("button", name="Back to live").click()
    expect(where).to_have_text("Live")
    expect(log).to_have_count(4)


def test_reactions_are_seen_and_said_and_hidden_by_one_click(house: Client, visitors: Visitors) -> None:
    opened = house.open("winoc", human("Ada"), human("Bo"), bot("random"), first=0)
    table, seats = opened["table"], opened["seats"]
    ply = house.state(table, opened["watch"])["ply"]
    ada, bo = visitors.new(house.url), visitors.new(house.url, size=PHONE)
    ada.sit({**opened, "seats": seats[:1]})
    bo.sit({**opened, "seats": seats[1:2]})
    for visitor in (ada, bo):
        visitor.page.wait_for_selector("[data-stage=playing]")
    bo.page.locator("[data-reactions]").click()
    for picture in bo.page.locator("[data-reaction]").all():
        box = picture.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    bo.check_accessible()
    bo.picture("reactions")
    bo.page.get_by_role("button", name="laughing dog").click()
    expect(ada.page.locator("[data-reacted=laugh]")).to_be_visible()
    expect(ada.page.get_by_text("Bo: laughing dog")).to_be_attached()
    ada.check_accessible()
    ada.page.locator("[data-reactions]").click()
    ada.page.get_by_role("button", name="Hide reactions").click()
    expect(ada.page.locator("[data-reacted]")).to_have_count(0)
    bo.page.locator("[data-reactions]").click()
    with bo.page.expect_response(lambda answer: answer.url.endswith("/reaction")) as sent:
        bo.page.get_by_role("button", name="heart").click()
    assert sent.value.status == 204
    expect(bo.page.locator("[data-reacted=heart]")).to_be_visible()
    expect(ada.page.locator("[data-reacted]")).to_have_count(0)
    assert house.state(table, opened["watch"])["ply"] == ply  # nothing of it is in the log
