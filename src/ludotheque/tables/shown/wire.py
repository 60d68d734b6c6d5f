"""What clients are told about a table: the structs of states, news, turns, hints, analyses, replays and refusals."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludotheque.bots.review.analysis import Analysis
from ludotheque.core.contract import Value
from ludotheque.core.events import Event, View
from ludotheque.tables.reactions import Reaction


class SeatInfo(msgspec.Struct):
    kind: Literal["human", "bot", "open"]
    name: str | None
    level: str | None  # of the bot that plays here, for good or as a stand-in
    stand_in: bool = False
    added: bool = False  # has mixed something into the deal, or sealed it; not told in the list of public tables
    seal: str | None = None  # at a sealed table: the SHA-256 of what the seat will reveal
    # what has become of it, and whether the seat was too late
    mixing: Literal["sealed", "revealed", "unsealed", "unrevealed"] | None = None
    colour: str | None = None  # none in a game without colours


class Told(msgspec.Struct, omit_defaults=True):
    """One thing that happened at the table, as this viewer may know it."""

    ply: int
    kind: str
    seat: int | None
    text: str | None = None  # a name, a bot's level, a seal
    # the story of a move (none if taken back later, or if it must be remembered), or of the deal: who starts
    events: list[Event] | None = None
    moves: int | None = None  # how many moves stand after a take-back


class MixingPhase(msgspec.Struct):
    """Where a sealed table stands before its deal."""

    phase: Literal["joining", "sealing", "revealing"]
    until: float | None  # when the phase ends, even if seats are missing; seconds since 1970


class Asked(msgspec.Struct):
    """A take-back that a seat has asked for."""

    seat: int
    moves: int  # that would stand
    agreed: list[int]


class Result(msgspec.Struct):
    places: list[int]
    end: str
    scores: list[int] | None = None
    by: int | None = None
    next_levels: list[str | None] | None = None  # of every seat's bot in the next game, where one is adaptive


class Forked(msgspec.Struct):
    """Where a table's game was taken over from: its first `moves` moves were made elsewhere."""

    table: str | None
    moves: int


class State(msgspec.Struct):
    """A table as one viewer may see it."""

    type: Literal["state"]
    table: str
    game: str
    options: dict[str, Value]
    stage: Literal["open", "playing", "over"]
    ply: int
    moves: int
    seats: list[SeatInfo]
    you: int | None
    owner: bool
    commitment: str  # SHA-256 of the table's secret
    deal: str | None  # SHA-256 of the seed of the deal, from the deal on; none if taken over from another, or practice
    view: View | None
    told: list[Told]
    asked: Asked | None
    rematch: str | None
    result: Result | None
    invitation: int | None = None  # the open seat that the token shown invites to
    fork: Forked | None = None
    numbers: dict[str, Any] = {}  # entries of the board that are not as printed
    board: dict[str, Any] | None = None  # the whole of it, where there are any
    practice: bool = False  # something was drawn anew after a take-back: no record, no proof
    hints: bool = False  # may be asked for
    away: float | None = None  # seconds without a sign of the player on turn, after which a bot plays on
    stand_in: str = ""  # that bot's level
    sealed: bool = False  # every seat seals its randomness before any seat reveals it
    mixing: MixingPhase | None = None  # until the deal of a sealed table
    # moves before this ply are told without their story until the game is over: players must remember them
    story_from: int = 0
    rematch_by: int | None = None  # the seat that opened the rematch
    living_room: bool = False  # one screen shows the table, the players' own devices hold their hands


class News(msgspec.Struct):
    """What a socket is sent after every change, once for each seat it holds."""

    type: Literal["news"]
    table: str
    you: int | None
    ply: int
    moves: int
    over: bool
    told: list[Told]
    view: View | None
    seats: list[SeatInfo] | None = None  # where they changed
    asked: Asked | None = None
    result: Result | None = None
    practice: bool = False
    hints: bool = False
    mixing: MixingPhase | None = None
    story_from: int = 0  # the story before this ply is not for showing any more


class Presence(msgspec.Struct):
    """Who is at the table, for sockets that asked for it: after the first state, and a moment after every change."""

    type: Literal["presence"]
    table: str
    away: list[
        int | None
    ]  # for every seat: the minutes its player has been away; None: is here, or the seat is not human


class Reacted(msgspec.Struct):
    """A player's reaction, for sockets that asked for presence. It is told once and kept nowhere."""

    type: Literal["reaction"]
    table: str
    seat: int
    reaction: Reaction


class Listed(msgspec.Struct):
    table: str
    game: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    created: float
    numbers: dict[str, Any] = {}
    hints: bool = False
    away: float | None = None
    stand_in: str = ""
    sealed: bool = False
    fork: Forked | None = None


class TurnMove(msgspec.Struct):
    """A move that may be made now: as it is sent, in words, and what of its story can be foreseen."""

    move: str
    words: str
    events: list[Event]


class Turn(msgspec.Struct):
    """The position in words, and the moves of the seat on turn."""

    ply: int
    words: list[str]
    moves: list[TurnMove]


class PushedTurn(msgspec.Struct):
    """A turn, sent behind every state and news to sockets that asked for turns, once for each seat they hold."""

    type: Literal["turn"]
    table: str
    you: int | None
    lang: str
    ply: int
    words: list[str]
    moves: list[TurnMove]


class ReplayMove(msgspec.Struct):
    seat: int | None  # None: chance
    move: str
    events: list[Event]


class Replay(msgspec.Struct):
    """A whole game as one viewer saw it: `views[k]` is what was there before `moves[k]`; the last view is the end."""

    views: list[View]
    moves: list[ReplayMove]


class Candidate(msgspec.Struct):
    """A move worth considering. Of moves that are the same there is one."""

    move: str
    words: str
    expected: float  # the chance of winning; the same for all that are `best`
    error: float  # its standard error; 0: it is certain
    about: float  # `expected` as precisely as it is known, for showing
    best: bool  # no other move is surely better: if there are several of them, they are equally good
    visits: int  # simulations behind it


class Hint(msgspec.Struct):
    ply: int
    candidates: list[Candidate]  # the best first
    rough: bool  # the board is changed: nothing was learnt about it, and the chances are less sure than they look


class Analysed(Analysis, frozen=True, kw_only=True):
    """An analysis, or part of it, with its moves in words."""

    total: int  # moves there are to look at
    words: list[str]  # of every move in `moves`
    better: list[str | None]  # the better move, where there surely was one


class Problem(msgspec.Struct, omit_defaults=True):
    """Every error. `message` is for people; `rule`, the id of a paragraph, and `move`, as it was given, for programs.
    `state`, where there is one, is the table as it stands."""

    code: str
    message: str
    rule: str | None = None
    state: State | None = None
    move: str | None = None


class Refused(msgspec.Struct, omit_defaults=True):
    """A socket's request that was not done."""

    type: Literal["refused"]
    code: str
    message: str
    you: int | None = None
    rule: str | None = None
    state: State | None = None
    move: str | None = None


class Beat(msgspec.Struct):
    """Nothing has happened, and the connection is alive."""

    type: Literal["beat"] = "beat"


class SeatTokens(msgspec.Struct):
    seat: int
    token: str
    link: str


class Opened(msgspec.Struct):
    """The tokens of a new table. They cannot be retrieved later."""

    table: str
    owner: str
    watch: str
    watch_link: str
    seats: list[SeatTokens]  # of the creator's device
    invitations: list[SeatTokens]  # one for every open seat
    state: State


class Joined(msgspec.Struct):
    seat: int
    token: str
    link: str
    state: State


class Rematch(msgspec.Struct):
    """A new table for the same players, whose tokens are valid there too."""

    table: str
