"""A table: a game among people, as its log tells it.

`apply` is the only way a table changes, for a change made now as for one read from the log. `commands` decides which
changes may be made, `projection` what each viewer is told. Nothing here reads or writes anything.
"""

from __future__ import annotations

import hashlib
import time
from bisect import bisect_left
from collections.abc import Iterable
from copy import copy, deepcopy

import numpy as np

from ludotheque.bots.adaptive import next_levels
from ludotheque.bots.stopping import STOP
from ludotheque.core.chance.proof import secret_commitment
from ludotheque.core.colours import colours_of_setup, usual_colours
from ludotheque.core.contract import TypedName
from ludotheque.core.match import Match
from ludotheque.core.record import VERSION, match_of
from ludotheque.core.shelf import find

from .capabilities import same
from .entries import (
    Agreed,
    BackAsked,
    Change,
    Declined,
    Entry,
    MixingChange,
    Moved,
    Opening,
    RematchOpened,
    Renamed,
    Replaced,
    Resigned,
    Returned,
    SeatFilled,
    SeatTaken,
    Started,
    TakenBack,
    hints_allowed,
)
from .mixing import Mixing
from .refusals import Forbidden, NotNow, TokenMissing
from .seats import Role, Seat, bot_name
from .shown.wire import Asked

Step = tuple[np.record, int]  # the position before a move, and its action


class Table:
    def __init__(self, opening: Opening, entries: Iterable[Entry] = ()) -> None:
        self.opening = opening
        self.id = opening.id
        self.variant = find(opening.game).variant(opening.options, opening.numbers)
        self.seats = [Seat(place.kind, place.name, place.level, place.hash, place.lang) for place in opening.places]
        self.colours = opening.colours or usual_colours(self.variant.game, len(self.seats))
        self.secret = bytes.fromhex(opening.secret)
        self.commitment = secret_commitment(self.secret)
        self.mixing = Mixing(len(self.seats), opening.sealed)
        self.match: Match | None = None
        self.entries: list[Entry] = []
        self.seated = 0  # the ply at which the seats last changed
        self.changed = 0  # the ply at which the position last changed
        self.asked: Asked | None = None
        self.rematch: str | None = None
        self.rematch_by: int | None = None  # the seat that opened it; None: nobody yet, or the owner
        self.deal_seed = ""
        self.taken_over = 0 if opening.fork is None else len(opening.fork.moves)  # moves of another game
        self._standing: list[int] = []  # the ply of every move that stands
        self._steps: dict[int, Step] = {}  # the moves of the last command, by ply
        self._fresh: list[Entry] = []
        self._look_at_seats()
        self.follow(entries)

    def snapshot(self) -> Table:
        """A copy to be read in another thread while the game goes on."""
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
        """The level of the bot whose turn it is. It waits while people discuss a take-back."""
        if self.asked or not self._any_bot:
            return None
        mover = self.mover
        return None if mover is None else self.seats[mover].bot

    @property
    def practice(self) -> bool:
        """Something was drawn anew after a take-back, so the game neither proves nor counts."""
        return self.match is not None and self.match.redrawn is not None

    @property
    def next_levels(self) -> list[str | None]:
        """The levels of the seats' bots in the next game. A game that does not count, or that was taken over from
        another, leaves adaptive bots as they are, and so does a person for whom a bot plays."""
        levels = [seat.level for seat in self.seats]
        if self.match is None or not self.over or self.practice or self.opening.fork is not None:
            return levels
        following = next_levels([seat.bot for seat in self.seats], self.match.places)
        return [level and after for level, after in zip(levels, following, strict=True)]

    @property
    def in_question(self) -> bool:
        """Whether the player to move is asked if another's move may stand."""
        objection = self.variant.game.objection
        return objection is not None and self.match is not None and objection.asked(self.match.legal())

    @property
    def bot_pace(self) -> float:
        """The seconds a bot's turn takes at least. Nobody waits for an answer."""
        return 0.0 if self.in_question else self.opening.pace

    @property
    def names(self) -> list[str]:
        return [seat.name or "" for seat in self.seats]

    @property
    def typed_names(self) -> list[TypedName | None]:
        """Without those that nobody typed: nicknames of bots, and numbers in the place of names."""
        return [None if seat.lang is None else TypedName(seat.name or "", seat.lang) for seat in self.seats]

    def others(self, seat: int) -> set[int]:
        """The other people at the table, including those replaced by a bot at the moment."""
        return {other for other, place in enumerate(self.seats) if other != seat and place.kind == "human"}

    def alone(self, role: Role) -> bool:
        """Whether nobody but the holder of this role plays here, or could."""
        people = [number for number, seat in enumerate(self.seats) if seat.kind != "bot"]
        return people == ([] if role.owner else [role.seat])

    def role(self, hash: str | None) -> Role:
        """What the token with this hash entitles to."""
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
        """Constant for a seat: a bot asked again answers the same, and has forgotten the same things."""
        text = self.secret + f"bot {seat}".encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")

    def finished(self) -> Match:
        if self.match is None or not self.over:
            raise NotNow("error-not-over")
        return self.match

    def index_of(self, ply: int) -> int | None:
        """Which of the standing moves this entry is; None if it was taken back."""
        index = bisect_left(self._standing, ply)
        return index if index < len(self._standing) and self._standing[index] == ply else None

    def step_at(self, ply: int) -> tuple[np.record, int, np.record] | None:
        """A move of the last command, with the positions before and after it: its story needs no replay."""
        step = self._steps.get(ply)
        if step is None or self.match is None:
            return None
        following = self._steps.get(ply + 1)
        return *step, self.match.position_to_read if following is None else following[0]

    @property
    def story_from(self) -> int:
        """The ply from which the story may be told at any time. 0 is all of it.

        Where players must remember what happened, that is the present round until the game is over: the latest moves
        in which no seat comes up a second time after another one.
        """
        if not self.variant.memory or self.over:
            return 0
        seen: set[int] = set()
        latest, first = None, 0
        for ply in reversed(self._standing):
            seat = self.entries[ply - 1].seat
            if seat is not None and seat != latest:
                if seat in seen:
                    return first
                seen.add(seat)
                latest = seat
            first = ply
        return 0

    # --- the log ---

    def add(self, change: Change) -> None:
        """Apply a change that is yet to be stored. Viewers are told once it is stored."""
        self._steps.clear()
        self._add(change)

    def play(self, seat: int | None, action: int) -> None:
        """Apply a move that was checked. Chance acts at once, in the same command."""
        self._steps.clear()
        self._add_move(seat, action)
        self.roll()

    def roll(self) -> None:
        """Let chance act as long as it is its turn."""
        assert self.match is not None
        while self.match.at_chance:
            self._add_move(None, self.match.outcome())

    def take_fresh(self) -> list[Entry]:
        """What was added since the last call."""
        fresh, self._fresh = self._fresh, []
        return fresh

    def bring(self, entries: list[Entry]) -> None:
        """Have the first entries of the next table stored together with this one's last."""
        self._fresh += entries

    def follow(self, entries: Iterable[Entry]) -> None:
        """Apply entries that are stored already."""
        give_way = STOP.get()  # to shorter work, where this is done in a thread
        self._steps.clear()
        for entry in entries:
            give_way()
            assert entry.ply == self.ply + 1, "the log has a gap"
            self.apply(entry)

    def apply(self, entry: Entry, action: int | None = None) -> None:
        """The reducer. `action`: the move's action where it is known, so that its text need not be read again."""
        change = entry.change
        match change:
            case Moved():
                self._move(entry.ply, change, action)
            case Started():
                self._start(change)
            case Resigned():
                self._dealt.resign(change.seat)
            case TakenBack():
                self._take_back(change)
            case BackAsked():
                self.asked = Asked(change.seat, change.moves, [])
            case Agreed():
                assert self.asked is not None
                self.asked.agreed.append(change.seat)
            case Declined():
                self.asked = None
            case SeatTaken():
                seat = self.seats[change.seat]
                seat.kind, seat.name, seat.hash, seat.lang = "human", change.name, change.hash, change.lang
            case Renamed():
                seat = self.seats[change.seat]
                seat.name, seat.lang, seat.renamed = change.name, change.lang, seat.renamed + 1
                if self.match is not None:
                    self.match.names[change.seat] = change.name
            case SeatFilled():
                seat = self.seats[change.seat]
                seat.kind, seat.level, seat.hash = "bot", change.level, None
                seat.name = bot_name(change.seat, self.names)
            case Replaced():
                self.seats[change.seat].stand_in = change.level
                self.asked = None
            case Returned():
                self.seats[change.seat].stand_in = None
            case RematchOpened():
                self.rematch, self.rematch_by = change.table, change.seat
            case _ if isinstance(change, MixingChange):
                self.mixing.apply(change, entry.at)
        self.entries.append(entry)
        if change.seating:
            self.seated = entry.ply
            self._look_at_seats()
        if change.positional:
            self.changed = entry.ply
            self.asked = None  # a move answers an open question about a take-back

    def _look_at_seats(self) -> None:
        """What follows from who sits there. It is asked at every move and changes rarely."""
        self._any_bot = any(seat.bot is not None for seat in self.seats)
        self.hints = hints_allowed(self.opening, self.seats)  # players may ask for them

    @property
    def _dealt(self) -> Match:
        assert self.match is not None
        return self.match

    def _move(self, ply: int, change: Moved, action: int | None) -> None:
        match = self._dealt
        if action is None:
            action = match.check(change.move, change.seat)
        else:
            self._steps[ply] = match.position_now(), action
        match.play_checked(action)
        self._standing.append(ply)

    def _start(self, deal: Started) -> None:
        record = {
            "record": VERSION,
            "game": self.opening.game,
            "options": self.opening.options,
            "seats": [{"name": name, "by": by} for name, by in zip(deal.names, deal.players, strict=True)],
            "setup": deal.setup,
            "moves": [],
        }
        self.match = match_of(record, seed=deal.seed, numbers=self.opening.numbers)
        if self.variant.game.colours_entry:
            self.colours = colours_of_setup(self.variant.game, deal.setup, len(self.seats))
        self.deal_seed = deal.seed
        if deal.chance is not None:
            self.match.reseed(deal.chance)

    def _take_back(self, change: TakenBack) -> None:
        self.match = self._dealt.fork(change.moves)
        if change.redrawn is not None:
            self.match.redraw(change.seat, change.redrawn)
        del self._standing[change.moves :]

    def _add(self, change: Change, action: int | None = None) -> None:
        entry = Entry(self.id, self.ply + 1, change, time.time())
        self.apply(entry, action)
        self._fresh.append(entry)

    def _add_move(self, seat: int | None, action: int) -> None:
        self._add(Moved(seat, self._dealt.engine.text(action)), action)
