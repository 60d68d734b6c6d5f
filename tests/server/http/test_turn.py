"""The turn in words over HTTP."""

from __future__ import annotations

import pytest

from ludotheque.core.messages import LANGUAGES

from ..running import Client


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_are_told_their_moves_and_bystanders_the_position(client: Client, language: str) -> None:
    opened = client.open()
    table, mover = opened["table"], opened["state"]["view"]["mover"]
    tokens = [seat["token"] for seat in opened["seats"]]
    state = client.state(table, tokens[mover])
    mine, theirs, watched = (
        client.ok(client.get(table, "turn", token, lang=language))
        for token in (tokens[mover], tokens[1 - mover], opened["watch"])
    )
    assert [choice["move"] for choice in mine["moves"]] == state["view"]["legal"]
    assert mine["moves"][0]["events"][0]["event"] == "played"
    assert mine["ply"] == state["ply"]
    assert theirs["moves"] == watched["moves"] == []
    assert mine["words"] != theirs["words"] != watched["words"]
    english = client.ok(client.get(table, "turn", tokens[mover]))
    assert (mine["words"] == english["words"]) == (language == "en")


def test_before_the_deal_and_in_no_language_there_are_no_words(client: Client) -> None:
    opened = client.open(wait=True)
    assert client.get(opened["table"], "turn", opened["watch"]).status_code == 409
    assert client.get(opened["table"], "turn", opened["watch"], lang="xx").status_code == 400
