"""A table in memory: everything that can be done at it, as new entries of its list. No input or output here.

A method either adds entries, to be found in `take_fresh`, or raises and changes nothing. What it adds is not to be
shown to anybody before it is stored.
"""

from __future__ import annotations

import hashlib
import math
import secrets
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable
from copy import copy, deepcopy
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from ludotheque.bots.names import BOT_NAMES
from ludotheque.bots.roster import roster_name
from ludotheque.bots.stopping import STOP
from ludotheque.core.board.overrides import entries_with
from ludotheque.core.chance.proof import Proof, mixed_seed, proof_of, sealed_proof_of, secret_commitment
from ludotheque.core.errors import GameOver
from ludotheque.core.match import Match
from ludotheque.core.record import VERSION, match_of
from ludotheque.core.shelf import find
from ludotheque.server.http.headers import same
from ludotheque.server.schema import Asked, Forked, News, Result, SeatInfo, State, Told

from . import entries
from .entries import Deal, Entry, Fork, Opening, hints_allowed
from .fork import fork_of
from .mixing import Mixing
from .refusals import Forbidden, NotNow, Stale, TokenMissing
from .takeback import is_free


@dataclass
class Seat:
    kind: str
    name: str | None
    level: str | None
    hash: str | None
    stand_in: str | None = None  # the level of the bot that plays while the player is gone

    @property
    def bot(self) -> str | None:
        """The bot that plays here now."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def by(self) -> str:
        return f"bot:{self.level}" if self.kind == "bot" else "human"


@dataclass(frozen=True)
class Role:
    """What a token entitles to."""

    seat: int | None = None
    owner: bool = False
    invitation: int | None = None


class Table:
    def __init__(self, opening: Opening, entries: Iterable[Entry] = ()) -> None:
        self.opening = opening
        self.id = opening.id
        self.variant = find(opening.game).variant(opening.options, opening.numbers)
        self.seats = [Seat(place.kind, place.name, place.level, place.hash) for place in opening.places]
        self.secret = bytes.fromhex(opening.secret)
        self.commitment = secret_commitment(self.secret)
        self.mixing = Mixing(len(self.seats), opening.sealed)
        self.match: Match | None = None
        self.entries: list[Entry] = []
        self.changed = 0  # the ply at which the position last changed
        self.asked: Asked | None = None
        self.rematch: str | None = None
        self._standing: list[int] = []  # the ply of every move that stands
        self._steps: dict[int, tuple[np.record, int]] = {}  # the last change: its moves and what was before each
        self._fresh: list[Entry] = []
        self._taken_over = 0 if opening.fork is None else len(opening.fork.moves)  # moves of another game
        self._deal_seed = ""
        self.follow(entries)

    def snapshot(self) -> Table:
        """The table as it stands, to be read in another thread while the game goes on."""
        twin = copy(self)
        twin.seats = [copy(seat) for seat in self.seats]
        twin.match = None if self.match is None else self.match.fork()
        twin.entries, twin._standing, twin._steps = list(self.entries), list(self._standing), {}
        twin.asked, twin.mixing = copy(self.asked), deepcopy(self.mixing)
        return twin

    # --- where the table stands ---

    @property
    def ply(self) -> int:
        return len(self.entries)

    @property
    def moves_made(self) -> int:
        return len(self._standing)

    @property
    def stage(self) -> str:
        if self.match is None:
            return "open"
        return "over" if self.over else "playing"

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def mover(self) -> int | None:
        return None if self.match is None else self.match.mover

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot whose turn it is. It waits while people talk about a take-back."""
        if self.asked or all(seat.bot is None for seat in self.seats):
            return None
        mover = self.mover
        return None if mover is None else self.seats[mover].bot

    @property
    def practice(self) -> bool:
        """Whether something was drawn anew after a take-back, so that the game neither proves nor counts."""
        return self.match is not None and self.match.redrawn is not None

    @property
    def hints(self) -> bool:
        """Whether players may ask for hints: as the table was opened, else where nobody plays against other people."""
        return hints_allowed(self.opening, self.seats)

    @property
    def names(self) -> list[str]:
        return [seat.name or "" for seat in self.seats]

    def role(self, hash: str | None) -> Role:
        if hash is None:
            raise TokenMissing
        for number, seat in enumerate(self.seats):
            if seat.hash is not None and same(seat.hash, hash):
                return Role(invitation=number) if seat.kind == "open" else Role(seat=number)
        if same(self.opening.owner, hash):
            return Role(owner=True)
        if same(self.opening.watch, hash):
            return Role()
        raise Forbidden("error-token")

    def bot_seed(self, seat: int) -> int:
        """Always the same for a seat: a bot asked again answers the same, and has forgotten the same things."""
        text = self.secret + f"bot {seat}".encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")

    # --- before the deal ---

    def join(
        self, role: Role | None, name: str, added: str, hash: str, seat: int | None, seal: str | None = None
    ) -> int:
        """Take an open seat: by its invitation, or any one at a public table."""
        if role is not None and role.seat is not None:
            raise NotNow("error-seated")
        if role is not None and role.invitation is not None:
            seat = role.invitation
        elif not self.opening.public:
            raise Forbidden("error-invitation")
        free = [number for number, place in enumerate(self.seats) if place.kind == "open"]
        if seat is None and free:
            seat = free[0]
        if self.match is not None or seat not in free:
            raise NotNow("error-seat-taken")
        if added:
            self.mixing.check_plain(seat)
        if seal is not None:
            self.mixing.check_seal(seat)
        self._add(entries.JOINED, seat, name, {"hash": hash})
        if added:
            self._add(entries.MIXED, seat, added)
        if seal is not None:
            self._add(entries.SEALED, seat, seal)
        self.deal_if_full()
        return seat

    def mix(self, seat: int, text: str) -> None:
        self._not_dealt()
        self.mixing.check_plain(seat)
        self._add(entries.MIXED, seat, text)

    def seal(self, seat: int, seal: str) -> None:
        """Sent twice, it is done once, and counts once."""
        if self.mixing.seals[seat] == seal:
            return
        self._not_dealt()
        self.mixing.check_seal(seat)
        self._add(entries.SEALED, seat, seal)
        self.mix_on()

    def reveal(self, seat: int, text: str) -> None:
        """Sent twice, it is done once."""
        if self.mixing.status(seat) == "revealed" and self.mixing.added[seat] == text:
            return
        self._not_dealt()
        self.mixing.check_reveal(seat, text)
        self._add(entries.REVEALED, seat, text)
        self.mix_on()

    def mix_on(self, now: float = -math.inf) -> None:
        """Go on to the next phase, or to the deal, if nobody is missing or the time is over."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind == "human"]
        while self.match is None and (steps := self.mixing.next_steps(people, now)) is not None:
            for kind, seat in steps:
                self._add(kind, seat)
            if (entries.REVEALING, None) not in steps:
                self._deal()

    def mixing_is_late(self, now: float) -> bool:
        return self.match is None and now >= self.mixing.deadline

    def start(self, fill: str | None) -> None:
        """The owner does not wait any longer."""
        self._not_dealt()
        self.mixing.check_start()
        free = [number for number, place in enumerate(self.seats) if place.kind == "open"]
        if free and fill is None:
            raise NotNow("error-seats-open", count=len(free))
        level = None if fill is None else roster_name(fill)
        for seat in free:
            self._add(entries.FILLED, seat, level)
        self._begin()

    def deal_if_full(self) -> None:
        if not self.opening.wait and all(seat.kind != "open" for seat in self.seats):
            self._begin()

    def _begin(self) -> None:
        if self.mixing.sealed:
            self._add(entries.SEALING, None)
            self.mix_on()
        else:
            self._deal()

    def _not_dealt(self) -> None:
        if self.match is not None:
            raise NotNow("error-dealt")

    def _deal(self) -> None:
        seed = mixed_seed(self.secret, self.mixing.lines)
        mixed, players, fork = f"{seed:064x}", [seat.by for seat in self.seats], self.opening.fork
        if fork is None:
            match = self.variant.new(len(self.seats), seed, names=self.names)
            deal = Deal(match.setup, mixed, self.names, players)
        else:
            deal = Deal(fork.setup, fork.seed or mixed, self.names, players, chance=mixed)
        self._add(entries.STARTED, None, None, msgspec.to_builtins(deal))
        for seat, text in fork.moves if fork is not None else []:
            self._add(entries.MOVE, seat, text)
        self._roll()

    # --- moves ---

    def move(self, seat: int, ply: int, text: str) -> None:
        """A person's move, by the text people see."""
        match = self._playing(ply)
        action = match.check(text, seat, shown=True)
        self._play(match, seat, action)

    def bot_move(self, text: str) -> None:
        match = self._playing(self.ply)
        self._play(match, match.mover, match.check(text))

    def _play(self, match: Match, seat: int | None, action: int) -> None:
        self._steps.clear()
        before = match.position_now()
        match.play_checked(action)
        self._note_move(seat, action, before)
        self._roll()

    def _roll(self) -> None:
        """Chance acts at once, in the same breath as what led to it."""
        match = self.match
        assert match is not None
        while match.at_chance:
            before = match.position_now()
            match.chance()
            self._note_move(None, match.last_action, before)

    def _note_move(self, seat: int | None, action: int, before: np.record) -> None:
        match = self.match
        assert match is not None
        entry = self._entry(entries.MOVE, seat, match.engine.text(action))
        self._steps[entry.ply] = before, action
        self._standing.append(entry.ply)
        self._keep(entry)
        self._fresh.append(entry)

    def resign(self, seat: int, ply: int) -> None:
        """Of two players the other wins; at a larger table a bot plays on."""
        match = self._playing(ply)
        if match.seats == 2:
            self._add(entries.RESIGNED, seat)
        else:
            self.leave(seat, None)

    # --- players who are gone ---

    def leave(self, seat: int, level: str | None) -> None:
        self._playing(self.ply)
        if self.seats[seat].bot is not None:
            raise NotNow("error-left")
        self._add(entries.REPLACED, seat, roster_name(level or self.opening.stand_in))

    def come_back(self, seat: int) -> None:
        if self.seats[seat].stand_in is None:
            raise NotNow("error-not-left")
        self._add(entries.RETURNED, seat)

    # --- taking back ---

    def take_back(self, seat: int, ply: int) -> None:
        """Take back the seat's last move, and what followed: at once where that is fair, else by asking."""
        match = self._playing(ply)
        if self.asked:
            raise NotNow("error-asked")
        own = [number for number, (mover, _) in enumerate(match.moves) if mover == seat]
        if not own or own[-1] < self._taken_over:
            raise NotNow("error-no-move")
        target, others = own[-1], self._others(seat)
        if not self.practice and is_free(match, target, seat):
            self._add(entries.BACK, seat, str(target))
        elif not others:  # what was seen must not be seen again
            self._add(entries.BACK, seat, str(target), {"redrawn": secrets.token_hex(32)})
        elif gone := sorted(other for other in others if self.seats[other].stand_in is not None):
            raise NotNow("error-back-away", names=[self.names[other] for other in gone], count=len(gone))
        else:
            self._add(entries.ASKED, seat, str(target))

    def answer(self, seat: int, ply: int, agree: bool) -> None:
        self._playing(ply)
        asked = self.asked
        if asked is None or seat == asked.seat or seat in asked.agreed:
            raise NotNow("error-not-asked")
        if not agree:
            self._add(entries.DECLINED, seat)
            return
        self._add(entries.AGREED, seat)
        if set(asked.agreed) | {seat} >= self._others(asked.seat):
            self._add(entries.BACK, asked.seat, str(asked.moves))

    def _others(self, seat: int) -> set[int]:
        """The other people at the table, those too for whom a bot plays at the moment."""
        return {other for other, place in enumerate(self.seats) if other != seat and place.kind == "human"}

    # --- hints ---

    def ask_hint(self, seat: int) -> tuple[Match, int, int]:
        """What a hint is found from: a copy of the match, the ply it is for, and a seed. Other people are told."""
        match = self.match
        if match is None or match.mover != seat:
            raise NotNow("error-hint")
        if not self.hints:
            raise Forbidden("error-hints-off")
        known = any(entry.kind == entries.HINTED and entry.seat == seat for entry in self.entries[self.changed :])
        if self._others(seat) and not known:
            self._add(entries.HINTED, seat)
        return match.fork(), self.ply, self.bot_seed(seat)

    # --- afterwards ---

    def ask_rematch(self, seat: int, table: str) -> None:
        if self.stage != "over":
            raise NotNow("error-not-over")
        if self.rematch is None:
            self._add(entries.REMATCH, seat, table)

    def next_opening(self, id: str, secret: str) -> Opening:
        """The same people once more. Their tokens stay good."""
        places = [entries.Place(seat.kind, seat.name, seat.level, seat.hash) for seat in self.seats]
        return msgspec.structs.replace(
            self.opening, id=id, secret=secret, places=places, public=False, wait=False, created=time.time(), fork=None
        )

    def fork(self, moves: int) -> Fork:
        """The beginning of this finished game, up to a position from which it can go on otherwise."""
        match = self.finished()
        if match.redrawn is not None and moves > match.redrawn:
            raise NotNow("error-fork-practice", moves=match.redrawn)
        return fork_of(match, moves, self.id, self._deal_seed)

    def record(self) -> dict[str, Any]:
        if self.practice:
            raise NotNow("error-record-redrawn")
        return self.finished().record()

    def proof(self) -> Proof:
        if self.practice:
            raise NotNow("error-record-redrawn")
        if self.opening.fork is not None:
            raise NotNow("error-proof-forked", moves=self._taken_over)
        match, mixing = self.finished(), self.mixing
        if mixing.sealed:
            return sealed_proof_of(match, self.secret, mixing.added, mixing.seals, mixing.unrevealed)
        return proof_of(match, self.secret, mixing.added)

    def finished(self) -> Match:
        if self.match is None or not self.over:
            raise NotNow("error-not-over")
        return self.match

    def _playing(self, ply: int) -> Match:
        if self.match is None:
            raise NotNow("error-not-dealt")
        if self.over:
            raise GameOver
        if not self.changed <= ply <= self.ply:
            raise Stale(ply, self.ply)
        return self.match

    # --- the list ---

    def _entry(self, kind: str, seat: int | None, text: str | None, data: dict[str, Any] | None = None) -> Entry:
        return Entry(self.id, self.ply + 1, kind, seat, text, data, time.time())

    def _add(self, kind: str, seat: int | None, text: str | None = None, data: dict[str, Any] | None = None) -> None:
        entry = self._entry(kind, seat, text, data)
        self._read(entry)
        self._fresh.append(entry)

    def take_fresh(self) -> list[Entry]:
        """What was added since the last call."""
        fresh, self._fresh = self._fresh, []
        return fresh

    def bring(self, entries: list[Entry]) -> None:
        """Have the first entries of the next table stored together with this one's last."""
        self._fresh += entries

    def follow(self, entries: Iterable[Entry]) -> None:
        """Read what is in the list already."""
        give_way = STOP.get()  # to shorter work of others, where this is done in a thread
        for entry in entries:
            give_way()
            assert entry.ply == self.ply + 1, "the list has a gap"
            self._read(entry)

    def _read(self, entry: Entry) -> None:
        self._steps.clear()
        READERS[entry.kind](self, entry)
        self._keep(entry)

    def _keep(self, entry: Entry) -> None:
        self.entries.append(entry)
        if entry.kind in entries.POSITION:
            self.changed = entry.ply
            self.asked = None  # whoever plays on does not wait for an answer

    def _read_joined(self, entry: Entry) -> None:
        seat = self._seat(entry)
        assert entry.data is not None
        seat.kind, seat.name, seat.hash = "human", entry.text, entry.data["hash"]

    def _read_mixing(self, entry: Entry) -> None:
        self.mixing.read(entry)

    def _read_filled(self, entry: Entry) -> None:
        seat = self._seat(entry)
        seat.kind, seat.level, seat.hash = "bot", entry.text, None
        seat.name = bot_name(entry.seat or 0, self.names)

    def _read_started(self, entry: Entry) -> None:
        deal = entries.DEAL.convert(entry.data)
        record = {
            "record": VERSION,
            "game": self.opening.game,
            "options": self.opening.options,
            "seats": [{"name": name, "by": by} for name, by in zip(deal.names, deal.players, strict=True)],
            "setup": deal.setup,
            "moves": [],
        }
        self.match = match_of(record, seed=deal.seed, numbers=self.opening.numbers)
        self._deal_seed = deal.seed
        if deal.chance is not None:
            self.match.reseed(deal.chance)

    def _read_move(self, entry: Entry) -> None:
        assert self.match is not None
        assert entry.text is not None
        self.match.play(entry.text, entry.seat)
        self._standing.append(entry.ply)

    def _read_resigned(self, entry: Entry) -> None:
        assert self.match is not None
        assert entry.seat is not None
        self.match.resign(entry.seat)

    def _read_asked(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.asked = Asked(entry.seat, int(entry.text or 0), [])

    def _read_agreed(self, entry: Entry) -> None:
        assert self.asked is not None
        assert entry.seat is not None
        self.asked.agreed.append(entry.seat)

    def _read_declined(self, entry: Entry) -> None:
        self.asked = None

    def _read_back(self, entry: Entry) -> None:
        assert self.match is not None
        standing = int(entry.text or 0)
        self.match = self.match.fork(standing)
        if entry.data is not None:
            assert entry.seat is not None
            self.match.redraw(entry.seat, entry.data["redrawn"])
        del self._standing[standing:]

    def _read_hinted(self, entry: Entry) -> None:
        """Only to be told."""

    def _read_replaced(self, entry: Entry) -> None:
        self._seat(entry).stand_in = entry.text
        self.asked = None

    def _read_returned(self, entry: Entry) -> None:
        self._seat(entry).stand_in = None

    def _read_rematch(self, entry: Entry) -> None:
        self.rematch = entry.text

    def _seat(self, entry: Entry) -> Seat:
        assert entry.seat is not None
        return self.seats[entry.seat]

    # --- what people are told ---

    def state(self, viewer: int | None, since: int = 0, owner: bool = False) -> State:
        match = self.match
        return State(
            type="state",
            table=self.id,
            game=self.opening.game,
            options=self.variant.options,
            stage=self.stage,  # type: ignore[arg-type]
            ply=self.ply,
            moves=len(self._standing),
            seats=self.seat_infos(),
            you=viewer,
            owner=owner,
            commitment=self.commitment,
            deal=None if match is None else match.commitment,
            view=None if match is None else match.view(viewer),
            told=self.told(viewer, since),
            asked=self.asked,
            rematch=self.rematch,
            result=self.result(),
            fork=None if self.opening.fork is None else Forked(self.opening.fork.table, self._taken_over),
            numbers=self.variant.numbers,
            board=entries_with(self.variant.game, self.variant.numbers) if self.variant.numbers else None,
            practice=self.practice,
            hints=self.hints,
            away=self.opening.away,
            stand_in=self.opening.stand_in,
            sealed=self.mixing.sealed,
            mixing=self.mixing.told() if match is None else None,
        )

    def news(self, viewer: int | None, since: int) -> News:
        match = self.match
        told = self.told(viewer, since)
        over = self.over
        return News(
            type="news",
            table=self.id,
            you=viewer,
            ply=self.ply,
            moves=len(self._standing),
            over=over,
            told=told,
            view=None if match is None else match.view(viewer),
            seats=self.seat_infos() if any(t.kind in entries.SEATING for t in told) else None,
            asked=self.asked,
            result=self.result() if over else None,
            practice=self.practice,
            hints=self.hints,
            mixing=self.mixing.told() if match is None else None,
        )

    def told(self, viewer: int | None, since: int) -> list[Told]:
        give_way = STOP.get()
        found = []
        for entry in self.entries[since:]:
            give_way()
            found.append(self._told(entry, viewer))
        return found

    def _told(self, entry: Entry, viewer: int | None) -> Told:
        match = self.match
        if entry.kind == entries.MOVE and match is not None:
            step = self._steps.get(entry.ply)
            if step is not None:
                before, action = step
                following = self._steps.get(entry.ply + 1)
                after = match.position_to_read if following is None else following[0]
                events = match.engine.tell(match.board, before, action, after, viewer)
                return Told(entry.ply, entry.kind, entry.seat, events=events)
            index = self._index(entry.ply)
            return Told(entry.ply, entry.kind, entry.seat, events=None if index is None else match.tell(index, viewer))
        if entry.kind in (entries.BACK, entries.ASKED):
            return Told(entry.ply, entry.kind, entry.seat, moves=int(entry.text or 0))
        if entry.kind in (entries.MIXED, entries.REVEALED):
            return Told(entry.ply, entry.kind, entry.seat)  # published with the proof
        return Told(entry.ply, entry.kind, entry.seat, text=entry.text)

    def _index(self, ply: int) -> int | None:
        """Which of the standing moves the entry is."""
        index = bisect_left(self._standing, ply)
        return index if index < len(self._standing) and self._standing[index] == ply else None

    def seat_infos(self) -> list[SeatInfo]:
        return [
            SeatInfo(
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                level=seat.bot,
                stand_in=seat.stand_in is not None,
                added=bool(line),
                seal=self.mixing.seals[number],
                mixing=self.mixing.status(number),
            )
            for number, (seat, line) in enumerate(zip(self.seats, self.mixing.lines, strict=True))
        ]

    def result(self) -> Result | None:
        match = self.match
        if match is None or not self.over:
            return None
        if match.resigned is not None:
            return Result(match.places, match.end or "", by=match.resigned)
        return Result(match.places, match.end or "", match.scores)


READERS: dict[str, Callable[[Table, Entry], None]] = {
    entries.JOINED: Table._read_joined,
    **dict.fromkeys(entries.MIXING, Table._read_mixing),
    entries.FILLED: Table._read_filled,
    entries.STARTED: Table._read_started,
    entries.MOVE: Table._read_move,
    entries.RESIGNED: Table._read_resigned,
    entries.ASKED: Table._read_asked,
    entries.AGREED: Table._read_agreed,
    entries.DECLINED: Table._read_declined,
    entries.BACK: Table._read_back,
    entries.HINTED: Table._read_hinted,
    entries.REPLACED: Table._read_replaced,
    entries.RETURNED: Table._read_returned,
    entries.REMATCH: Table._read_rematch,
}


def bot_name(seat: int, taken: Iterable[str]) -> str:
    """A name that nobody at the table has, the same for the same seat where possible."""
    used = set(taken)
    names = BOT_NAMES[seat % len(BOT_NAMES) :] + BOT_NAMES[: seat % len(BOT_NAMES)]
    return next((name for name in names if name not in used), names[0])
