"""A page with a host of its own and a storage in memory."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.browser.host.host import LocalHost

Json = dict[str, Any]


class Page:
    def __init__(self, stored: Page | None = None) -> None:
        self.time = 0.0
        self.host = LocalHost(lambda: self.time)
        self.openings: dict[str, Json] = {} if stored is None else stored.openings
        self.entries: dict[str, list[Json]] = {} if stored is None else stored.entries
        self.refuses = False  # the storage
        self.answers: dict[int, tuple[int, Any]] = {}
        self.heard: dict[int, list[Json]] = {}
        self.closed: dict[int, int] = {}
        self._last = 0

    # --- what a worker does ---

    def tell(self, **message: Any) -> float | None:
        text = msgspec.json.encode(message)
        batch = msgspec.json.decode(self.host.handle(text))
        while (table := batch["need"]) is not None:
            entries = self.entries.get(table, [])
            self.load(table, self.openings.get(table), entries)
            batch = msgspec.json.decode(self.host.handle(text))
        return self._do(batch)

    def load(self, table: str, opening: Json | None, entries: list[Json]) -> None:
        message = {"do": "load", "table": table, "opening": opening, "entries": entries}
        self._do(msgspec.json.decode(self.host.handle(msgspec.json.encode(message))))

    def step(self) -> float | None:
        return self._do(msgspec.json.decode(self.host.step()))

    def _do(self, batch: Json) -> float | None:
        if batch["openings"] or batch["entries"]:
            taken = any(entry["ply"] <= len(self.entries.get(entry["table"], [])) for entry in batch["entries"])
            if self.refuses or taken:
                again: Json = msgspec.json.decode(self.host.not_stored(taken))
                return self._do(again)
            for opening in batch["openings"]:
                self.openings[opening["id"]] = opening
            for entry in batch["entries"]:
                self.entries.setdefault(entry["table"], []).append(entry)
        for each in batch["out"]:
            if each["to"] == "answer":
                self.answers[each["id"]] = each["status"], each["body"]
            elif each["to"] == "wire":
                self.heard.setdefault(each["wire"], []).append(msgspec.json.decode(each["text"]))
            else:
                self.closed[each["wire"]] = each["code"]
        wait: float | None = batch["wait"]
        return wait

    def work(self, steps: int = 100_000) -> None:
        """Let the host work until it has nothing more to do. Time passes only where it waits."""
        for _ in range(steps):
            wait = self.step()
            if wait is None:
                return
            self.time += wait
        raise AssertionError("the host does not come to an end")

    # --- what a client does ---

    def ask(self, method: str, path: str, token: str | None = None, body: Any = None, lang: str = "en") -> int:
        self._last += 1
        message = {"do": "request", "id": self._last, "method": method, "path": path, "token": token, "lang": lang}
        self.tell(**message, **({} if body is None else {"body": body}))
        return self._last

    def request(self, *asked: Any, **more: Any) -> tuple[int, Any]:
        id = self.ask(*asked, **more)
        if id not in self.answers:
            self.work()
        return self.answers[id]

    def ok(self, *asked: Any, **more: Any) -> Any:
        status, body = self.request(*asked, **more)
        assert status < 300, body
        return body

    def open(self, game: str = "winston", *seats: Json, **more: Any) -> Json:
        body = {"game": game, "seats": list(seats), "pace": 0, **more}
        found: Json = self.ok("POST", "/api/tables/local-", None, body)
        return found

    def post(self, table: str, what: str, token: str | None, **body: Any) -> tuple[int, Any]:
        return self.request("POST", f"/api/tables/{table}/{what}", token, body)

    def get(self, table: str, what: str, token: str | None) -> tuple[int, Any]:
        return self.request("GET", f"/api/tables/{table}{'/' if what else ''}{what}", token)

    def wire(self, number: int, table: str, *tokens: str, **more: Any) -> list[Json]:
        """Open a wire; the list grows with every message."""
        heard = self.heard.setdefault(number, [])
        self.send(number, type="hello", table=table, tokens=list(tokens), **more)
        return heard

    def send(self, number: int, **message: Any) -> None:
        self.tell(do="send", wire=number, text=msgspec.json.encode(message).decode())


def human(name: str) -> Json:
    return {"kind": "human", "name": name}


def bot(level: str = "greedy") -> Json:
    return {"kind": "bot", "level": level}


def play_out(page: Page, wire: int, heard: list[Json], seats: list[int]) -> Json:
    """Play the first legal move, again and again, to the end; the last news."""
    page.work()
    while True:
        latest = [next(each for each in reversed(heard) if each.get("view") and each["you"] == seat) for seat in seats]
        if latest[0].get("over") or latest[0].get("stage") == "over":
            return latest[0]
        mover = next(each for each in latest if each["view"]["legal"])
        page.send(wire, type="move", ply=mover["ply"], move=mover["view"]["legal"][0], seat=mover["you"])
        page.work()
