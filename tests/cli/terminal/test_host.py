"""What stays on the screen of a terminal: where players must remember, one round, and after the end the whole story."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from ludotheque.bots.policies import PolicyBot
from ludotheque.cli.terminal import host
from ludotheque.core.messages import messages
from ludotheque.tables.entries import Moved
from ludotheque.tables.table import Table
from tests.tables.building import table

WIPED = "\x1b[3J"  # the lines above the screen are gone, too


class Typing(Console):
    """A terminal whose user always makes the first move that is offered."""

    def __init__(self) -> None:
        super().__init__(file=io.StringIO(), force_terminal=True, color_system=None, width=200)

    def input(self, *prompt: object, **more: object) -> str:
        return "1"

    @property
    def screens(self) -> list[str]:
        written = self.file
        assert isinstance(written, io.StringIO)
        return written.getvalue().split(WIPED)


def played(game: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Table, list[str]]:
    """A whole game of one person against a bot, and the screens that the person saw."""
    typing, played = Typing(), table(game, "hb")
    monkeypatch.setattr(host, "out", typing)
    monkeypatch.setattr(host, "save_unfinished", lambda table: None)
    say = messages("en", played.variant.game.folder / "locales")
    assert host.TerminalHost(played, say, {1: PolicyBot("greedy", 1)}).run()
    return played, typing.screens


def turns(table: Table) -> int:
    """How often the person's turn has ended."""
    movers = [entry.seat for entry in table.entries if isinstance(entry.change, Moved) and entry.seat is not None]
    return sum(mover == 0 and following != 0 for mover, following in zip(movers, [*movers[1:], None], strict=True))


def told(screen: str) -> list[str]:
    """The lines that tell what somebody did."""
    return [line for line in screen.splitlines() if line.startswith(("You ", "Bot 1 "))]


@pytest.mark.parametrize("game", ["hundsgemein", "winoc"])
def test_the_screen_is_wiped_once_a_round(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    over, screens = played(game, monkeypatch)
    assert len(screens) == turns(over) + 1
    for screen in screens[:-1]:
        who = [line[:3] for line in told(screen)]
        in_turn = [each for each, before in zip(who, [None, *who], strict=False) if each != before]
        assert in_turn in ([], ["You"], ["Bot"], ["You", "Bot"], ["You", "Bot", "You"], ["Bot", "You"]), screen
    whole = told(screens[-1])  # after the end
    assert all(line in whole for screen in screens for line in told(screen))


def test_where_nothing_is_to_be_remembered_nothing_is_wiped(monkeypatch: pytest.MonkeyPatch) -> None:
    over, screens = played("winston", monkeypatch)
    assert turns(over) > 1
    assert len(screens) == 1
