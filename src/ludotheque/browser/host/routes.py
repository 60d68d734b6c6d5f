"""Requests about tables on this device: the same paths, bodies and answers as the server's."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec

from ludotheque.bots.search.advice import adviser, advising
from ludotheque.bots.search.growing import UNBOUNDED, Budget
from ludotheque.core.errors import BadRequest, LudothequeError
from ludotheque.core.messages import LANGUAGES
from ludotheque.core.reading import Reader
from ludotheque.tables import commands, requests, seat_commands
from ludotheque.tables.capabilities import clean_addition, clean_name, hash_of
from ludotheque.tables.opening import check_fork_plan, fork_from_record, fork_from_table, new_opening
from ludotheque.tables.refusals import Forbidden, Invalid, NotFound, NotNow, status_and_code
from ludotheque.tables.seat_commands import Command
from ludotheque.tables.seats import Role
from ludotheque.tables.shown import projection
from ludotheque.tables.shown.hints import hint_of
from ludotheque.tables.shown.problems import known_language, problem_of
from ludotheque.tables.shown.replay import replay
from ludotheque.tables.shown.review import analysing
from ludotheque.tables.shown.turns import turn_source
from ludotheque.tables.shown.wire import Opened, Reacted, Rematch, State

from .changes import LOCAL, LocalTables, new_local_id
from .messages import PageRequest
from .room import LocalRoom
from .tasks import Steps, Urgency, paused

T = TypeVar("T")
TABLE = re.compile(rf"/api/tables/({LOCAL}[0-9a-z]*)(?:/([a-z/]+))?")

ANALYSE = Reader(requests.Analyse)
ANSWER = Reader(requests.Answer)
AT = Reader(requests.At)
LEAVE = Reader(requests.Leave)
MIX = Reader(requests.Mix)
MOVE = Reader(requests.Move)
NEW_TABLE = Reader(requests.NewTable)
REACT = Reader(requests.React)
RENAME = Reader(requests.Rename)
THINK = Reader(requests.Think)


@dataclass(frozen=True, slots=True)
class LocalVisitor:
    """A page at a table: the role that its token gives it there, and its request."""

    room: LocalRoom
    role: Role
    asked: PageRequest
    language: str

    @property
    def seat(self) -> int:
        """Raises Forbidden if the page holds no seat."""
        if self.role.seat is None:
            raise Forbidden("error-not-seat")
        return self.role.seat

    def read(self, reader: Reader[T]) -> T:
        return reader.read(self.asked.body)

    def state(self, since: int = 0) -> State:
        state = projection.state(self.room.table, self.role.seat, since, self.role.owner)
        state.invitation = self.role.invitation
        return state


class RefusedHere(Exception):
    """A refusal, together with the table as the page may see it."""

    def __init__(self, error: LudothequeError, state: State) -> None:
        self.error, self.state = error, state


Later = Callable[[], None]  # the answer follows; this stops the work on it


class Routes:
    def __init__(self, tables: LocalTables) -> None:
        self._tables = tables
        self._by_path: dict[tuple[str, str], Callable[[LocalVisitor], Any]] = {
            ("GET", ""): lambda visitor: visitor.state(int(query(visitor.asked).get("since", "0"))),
            ("GET", "turn"): self._turn,
            ("GET", "record"): lambda visitor: projection.record(visitor.room.table),
            ("GET", "proof"): lambda visitor: projection.proof(visitor.room.table),
            ("GET", "replay"): lambda visitor: replay(visitor.room.table.finished(), visitor.role.seat),
            ("GET", "game"): lambda visitor: projection.game(visitor.room.table),
            ("POST", "moves"): self._doing(MOVE, seat_commands.move),
            ("POST", "resign"): self._doing(AT, seat_commands.resign),
            ("POST", "back"): self._doing(AT, seat_commands.take_back),
            ("POST", "back/answer"): self._doing(ANSWER, seat_commands.answer),
            ("POST", "leave"): self._doing(LEAVE, seat_commands.leave),
            ("POST", "mix"): self._doing(MIX, lambda asked: seat_commands.mix(clean_addition(asked.text))),
            ("POST", "return"): lambda visitor: self._do(visitor, seat_commands.come_back()),
            ("POST", "name"): self._rename,
            ("POST", "rematch"): self._rematch,
            ("POST", "reaction"): self._react,
            ("POST", "hint"): self._hint,
            ("POST", "analysis"): self._analysis,
        }

    def answer(self, asked: PageRequest) -> None:
        """Do what is asked, and answer, now or later. Raises NotLoaded."""
        tables, language = self._tables, known_language(asked.lang)
        try:
            status, body = self._answer(asked, language)
        except RefusedHere as refused:
            status = status_and_code(refused.error)[0]
            body = problem_of(refused.error, language, refused.state)
        except LudothequeError as error:
            status, body = status_and_code(error)[0], problem_of(error, language)
        except msgspec.DecodeError as error:
            status, body = 400, problem_of(Invalid("error-request", detail=str(error)), language)
        if status:
            tables.answer(asked.id, language, status, body)

    def _answer(self, asked: PageRequest, language: str) -> tuple[int, object]:
        """The status, 0 if the answer comes later, and the body."""
        found = TABLE.fullmatch(urlsplit(asked.path).path)
        if found is None:
            raise NotFound("error-request", detail=asked.path)
        id, what = found[1], found[2] or ""
        if id == LOCAL and asked.method == "POST":
            return 201, self._open(asked, language)
        room = self._tables.room(id)
        role = room.table.role(None if asked.token is None else hash_of(asked.token))
        do = self._by_path.get((asked.method, what))
        if do is None:
            raise NotFound("error-request", detail=asked.path)
        body = do(LocalVisitor(room, role, asked, language))
        if body is None:
            return 204, None
        return (0, None) if callable(body) else (200, body)

    # --- opening ---

    def _open(self, asked: PageRequest, language: str) -> Opened:
        data = NEW_TABLE.read(asked.body)
        if data.public or data.sealed or data.living_room or any(seat.kind == "open" for seat in data.seats):
            raise BadRequest("error-local-others")
        if data.lang is not None and data.lang not in LANGUAGES:
            raise BadRequest("error-language", found=data.lang, known=list(LANGUAGES))
        fork, plan = None, data.fork
        if plan is not None:
            check_fork_plan(plan)
            if plan.record is not None:
                fork = fork_from_record(data, plan.record, plan.moves)
            else:
                origin = self._tables.room(plan.table or "").table
                origin.role(None if asked.token is None else hash_of(asked.token))
                fork = fork_from_table(data, origin, plan.moves)
        opening, opened = new_opening(data, fork, data.lang or language, new_local_id())
        opened.state = projection.state(self._tables.open(opening).table, None, 0, owner=True)
        return opened

    # --- commands ---

    def _doing(self, reader: Reader[T], command: Callable[[T], Command[None]]) -> Callable[[LocalVisitor], State]:
        return lambda visitor: self._do(visitor, command(visitor.read(reader)))

    def _submit(self, visitor: LocalVisitor, command: Command[T]) -> T:
        seat, table = visitor.seat, visitor.room.table
        try:
            return self._tables.change(visitor.room, lambda table: command.change(table, seat))
        except LudothequeError as error:
            raise RefusedHere(error, projection.state(table, seat, table.ply)) from None

    def _do(self, visitor: LocalVisitor, command: Command[None]) -> State:
        since = visitor.room.table.ply
        self._submit(visitor, command)
        return visitor.state(since)

    def _rename(self, visitor: LocalVisitor) -> State:
        name = clean_name(visitor.read(RENAME).name)
        return self._do(visitor, seat_commands.rename(name, visitor.language))

    def _rematch(self, visitor: LocalVisitor) -> Rematch:
        seat = None if visitor.role.owner else visitor.seat
        return Rematch(self._tables.rematch(visitor.room, seat, secrets.token_hex(32)))

    def _react(self, visitor: LocalVisitor) -> None:
        reacted = Reacted("reaction", visitor.room.table.id, visitor.seat, visitor.read(REACT).reaction)
        for listener in visitor.room.listeners:
            if listener.wants_presence:
                self._tables.post(listener.wire, reacted)

    # --- questions ---

    def _turn(self, visitor: LocalVisitor) -> Any:
        source = turn_source(visitor.room.table, visitor.role.seat)
        if source is None:
            raise NotNow("error-not-dealt")
        return source.in_words(query(visitor.asked).get("lang", visitor.language))

    def _hint(self, visitor: LocalVisitor) -> Later:
        milliseconds = visitor.read(THINK).milliseconds
        match, ply, seed = self._submit(visitor, Command(lambda table, seat: commands.ask_hint(table, seat)))

        def steps() -> Steps[None]:
            found = yield from paused(advising(adviser(seed, Budget(UNBOUNDED, milliseconds)), match))
            self._tables.answer(visitor.asked.id, visitor.language, 200, hint_of(match, ply, found, visitor.language))

        return self._later(visitor, Urgency.HINT, steps())

    def _analysis(self, visitor: LocalVisitor) -> Later:
        asked = visitor.read(ANALYSE)
        match = visitor.room.table.finished().fork()

        def steps() -> Steps[None]:
            found = yield from paused(analysing(match, asked.simulations, asked.first, asked.count, visitor.language))
            self._tables.answer(visitor.asked.id, visitor.language, 200, found)

        return self._later(visitor, Urgency.ANALYSIS, steps())

    def _later(self, visitor: LocalVisitor, urgency: Urgency, steps: Steps[None]) -> Later:
        key = ("request", visitor.asked.id)
        self._tables.tasks.start(key, urgency, steps)
        return lambda: self._tables.tasks.stop(key)

    def cancel(self, id: int) -> None:
        self._tables.tasks.stop(("request", id))


def query(asked: PageRequest) -> dict[str, str]:
    return {name: values[-1] for name, values in parse_qs(urlsplit(asked.path).query).items()}
