"""Games during disasters, and the check of everything afterwards."""

from __future__ import annotations

import random
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import httpx

from ludotheque.core.shelf import shelf
from tests.server.processes import Process
from tests.server.running import WITHOUT_TLS, Json, bot, human

from .disasters import Disaster, Kill
from .history import Counts, History, check
from .players import Player

ENDING = 240.0  # seconds that the last games may take
OFTEN = 10.0  # seconds between two lines about how far we are
TRACEBACK = "Traceback (most recent call last)"


class Soak:
    """Servers of one database, and games at them, one after another."""

    def __init__(
        self, database: str, servers: Sequence[Process], folder: Path, seed: int, whole_games: bool = False
    ) -> None:
        """Games still running at the end are resigned, or played to their end."""
        self.whole_games = whole_games
        self.database, self.servers, self.folder = database, servers, folder
        self.counts = Counts()
        self.dice = random.Random(seed)
        self.histories: dict[str, History] = {}
        self.ending = threading.Event()
        self.errors: list[BaseException] = []
        self.until = float("inf")

    def run(
        self,
        disasters: Sequence[Disaster],
        tables: int,
        enough: Callable[[Counts, float], bool],
        rest: tuple[float, float] = (0.2, 1.5),
        say: Callable[[str], None] = lambda line: None,
    ) -> Counts:
        """Run until `enough`, given the counts and the seconds since the start, or until Ctrl-C."""
        started = said = time.monotonic()
        threads = [threading.Thread(target=self._keep_playing, args=(number,), daemon=True) for number in range(tables)]
        for thread in threads:
            thread.start()
        try:
            while not enough(self.counts, time.monotonic() - started):
                time.sleep(self.dice.uniform(*rest))
                if disasters:
                    disaster = self.dice.choices(disasters, [each.weight for each in disasters])[0]
                    disaster.strike(self.dice, self.counts)
                if time.monotonic() - said > OFTEN:
                    said = time.monotonic()
                    say(f"{said - started:.0f} s: {self.counts.line()}")
        except KeyboardInterrupt:
            say("Interrupted; the games that are being played are ended and checked.")
        for server in self.servers:
            if not server.running:
                server.start()
        self.until = time.monotonic() + ENDING
        self.ending.set()
        for thread in threads:
            thread.join(ENDING)
        self.counts.tracebacks = sum(server.log().count(TRACEBACK) for server in self.servers)
        check(self.database, self.histories, self.counts)
        return self.counts

    def _keep_playing(self, number: int) -> None:
        """One table after another; the first ones are of all games."""
        games = list(shelf())
        dice = random.Random(number)
        game = games[number % len(games)]
        first = True
        while first or not self.ending.is_set():
            first = False
            seats = [human("Ada"), human("Bo")] + ([bot("random")] if dice.random() < 0.5 else [])
            opened = self._open(game, seats, dice)
            if opened is not None:
                self._play(opened, dice)
            game = dice.choice(games)

    def _open(self, game: str, seats: list[Json], dice: random.Random) -> Json | None:
        self.counts.requests += 1
        try:
            body = {"game": game, "seats": seats, "pace": 0}
            answer = httpx.post(f"{self._url(dice)}/api/tables", json=body, timeout=30, verify=WITHOUT_TLS)
        except httpx.HTTPError:
            time.sleep(0.2)
            return None
        if answer.status_code == 503:
            self.counts.refused += 1
            time.sleep(0.2)
        elif answer.status_code != 201:
            self.counts.wrong("fives", f"a table was answered with {answer.status_code}: {answer.text[:200]}")
        return answer.json() if answer.status_code == 201 else None

    def _play(self, opened: Json, dice: random.Random) -> None:
        table = opened["table"]
        history = self.histories[table] = History(self.folder / f"{table}.jsonl")
        players = [
            Player(
                history,
                self.counts,
                table,
                seat["seat"],
                seat["token"],
                lambda: self._url(dice),
                dice.randrange(1 << 30),
            )
            for seat in opened["seats"]
        ]
        threads = [player.start(dice.random() < 0.5, float("inf"), self._hurry) for player in players]
        for thread in threads:
            while thread.is_alive() and time.monotonic() < self.until:
                thread.join(1)
        self.errors += [player.error for player in players if player.error is not None]

    def _hurry(self) -> bool:
        return self.ending.is_set() and not self.whole_games

    def _url(self, dice: random.Random) -> str:
        return dice.choice(self.servers).url


def soak(database: str, servers: Sequence[Process], folder: Path, kills: int, tables: int, seed: int = 7) -> Counts:
    """A short run of whole games with kills only, for the tests."""
    run = Soak(database, servers, folder, seed, whole_games=True)
    counts = run.run(
        [Kill(list(servers))] if kills else [], tables, lambda counts, _: counts.kills >= kills, (0.3, 1.5)
    )
    if run.errors:
        raise run.errors[0]
    for line in counts.what:
        print(line, file=sys.stderr)
    return counts
