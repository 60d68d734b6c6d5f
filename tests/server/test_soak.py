"""Whole games of all games while the server is killed without warning, again and again."""

from __future__ import annotations

import random
import time
from pathlib import Path

from ludotheque.core.shelf import shelf

from .databases import postgres
from .players import Player, check_everything
from .processes import Process
from .running import Client, bot, human

LONGEST = 240.0  # seconds


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    soak(f"sqlite:///{tmp_path / 'tables.sqlite'}", kills=4)


def test_nor_on_postgresql() -> None:
    with postgres() as database:
        soak(database.url, kills=2)


def soak(database: str, kills: int) -> None:
    moments = random.Random(7)
    players: list[Player] = []
    with Process(database) as server:
        with Client(server.url) as client:
            for number, game in enumerate(shelf()):
                seats = [human("Ada"), human("Bo")] + ([] if number % 2 else [bot("random")])
                opened = client.open(game, *seats)
                players += [
                    Player(opened["table"], seat["seat"], seat["token"], lambda: server.url, 10 * number + seat["seat"])
                    for seat in opened["seats"]
                ]
        until = time.monotonic() + LONGEST
        threads = [player.start(by_socket=bool(number % 2), until=until) for number, player in enumerate(players)]
        for _ in range(kills):
            time.sleep(moments.uniform(0.3, 1.5))
            server.kill()
            server.start()
        for thread in threads:
            thread.join(LONGEST)
        assert [player.error for player in players if player.error] == []
        server.stop()
    assert sum(len(player.acknowledged) for player in players) > 100
    check_everything(database, players)
