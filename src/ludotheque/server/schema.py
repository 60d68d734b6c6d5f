"""Requests and answers of the server. The OpenAPI description is made from these structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludotheque.core.asking import Level, Numbers, Request
from ludotheque.core.contract import Value
from ludotheque.core.reading import Reader
from ludotheque.lab.reports.wire import Ask as Ask
from ludotheque.lab.reports.wire import LabNews as LabNews
from ludotheque.lab.sweeps.sweep import Sweep
from ludotheque.lab.tuning.goal import GoalPart
from ludotheque.lab.tuning.live import MOST_DIALS
from ludotheque.lab.tuning.tuning import Tuning
from ludotheque.tables.requests import Analyse as Analyse
from ludotheque.tables.requests import Answer as Answer
from ludotheque.tables.requests import At as At
from ludotheque.tables.requests import ForkPlan as ForkPlan
from ludotheque.tables.requests import FromSocket as FromSocket
from ludotheque.tables.requests import Hello as Hello
from ludotheque.tables.requests import Join as Join
from ludotheque.tables.requests import Leave as Leave
from ludotheque.tables.requests import Mix as Mix
from ludotheque.tables.requests import Move as Move
from ludotheque.tables.requests import NewTable as NewTable
from ludotheque.tables.requests import React as React
from ludotheque.tables.requests import Rename as Rename
from ludotheque.tables.requests import Reveal as Reveal
from ludotheque.tables.requests import SealIn as SealIn
from ludotheque.tables.requests import SeatPlan as SeatPlan
from ludotheque.tables.requests import SocketAttention as SocketAttention
from ludotheque.tables.requests import SocketLanguage as SocketLanguage
from ludotheque.tables.requests import SocketMove as SocketMove
from ludotheque.tables.requests import Start as Start
from ludotheque.tables.requests import Think as Think
from ludotheque.tables.shown.wire import Analysed as Analysed
from ludotheque.tables.shown.wire import Asked as Asked
from ludotheque.tables.shown.wire import Beat as Beat
from ludotheque.tables.shown.wire import Candidate as Candidate
from ludotheque.tables.shown.wire import Forked as Forked
from ludotheque.tables.shown.wire import Hint as Hint
from ludotheque.tables.shown.wire import Joined as Joined
from ludotheque.tables.shown.wire import Listed as Listed
from ludotheque.tables.shown.wire import MixingPhase as MixingPhase
from ludotheque.tables.shown.wire import News as News
from ludotheque.tables.shown.wire import Opened as Opened
from ludotheque.tables.shown.wire import Problem as Problem
from ludotheque.tables.shown.wire import Refused as Refused
from ludotheque.tables.shown.wire import Rematch as Rematch
from ludotheque.tables.shown.wire import Replay as Replay
from ludotheque.tables.shown.wire import ReplayMove as ReplayMove
from ludotheque.tables.shown.wire import Result as Result
from ludotheque.tables.shown.wire import SeatInfo as SeatInfo
from ludotheque.tables.shown.wire import SeatTokens as SeatTokens
from ludotheque.tables.shown.wire import State as State
from ludotheque.tables.shown.wire import Told as Told
from ludotheque.tables.shown.wire import Turn as Turn
from ludotheque.tables.shown.wire import TurnMove as TurnMove

# --- requests ---


DialValues = dict[str, Annotated[list[Value], Meta(max_length=64)]]
TURNED = "Options or numbers of the board, with the values they take."


class DialAsk(Request, kw_only=True):
    """What questions about dials have in common: how many play, and the rules that are not turned."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Value] = {}  # noqa: RUF012
    numbers: Numbers = {}  # noqa: RUF012
    seed: Annotated[int, Meta(ge=0, lt=1 << 53, description="The first deal; the others follow it.")] = 1


class SweepAsk(DialAsk, kw_only=True):
    """What is a game like along a dial, or over two? Bots play the same deals at every value."""

    dials: Annotated[DialValues, Meta(min_length=1, max_length=2, description=TURNED)]
    bots: Annotated[list[Level], Meta(min_length=1, max_length=8, description="One, or one for every seat.")]
    measure: Annotated[str, Meta(max_length=20)] = "first"


class TuneAsk(DialAsk, kw_only=True):
    """Which rules, nearest to the printed ones, reach a goal?"""

    dials: Annotated[DialValues, Meta(min_length=1, max_length=MOST_DIALS, description=TURNED)]
    goal: Annotated[list[GoalPart], Meta(min_length=1, max_length=6)]
    bot: Annotated[Level, Meta(description="At every seat; one that decides at once.")] = "quick"


# --- answers ---


class OptionInfo(msgspec.Struct):
    """`printed`: the values that the printed rules have; the others are our own."""

    name: str
    values: list[Value]
    default: Value
    printed: list[Value]


class GameInfo(msgspec.Struct):
    name: str
    title: str
    authors: str
    publisher: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    options: list[OptionInfo]
    ready: bool
    credits: dict[str, list[str]]  # who made it: names by role, in the order shown; `credit-…` are words for roles
    colours: list[str]  # that players may have
    usual_colours: dict[int, list[str]]  # by the number of seats: who has which if nobody chooses
    colours_clockwise: bool  # players sit in the order of `colours`, clockwise from any
    choose_first: bool  # whether players may choose who starts


class DialInfo(msgspec.Struct):
    """A number of the board that may be changed. Without values it is an arrangement (a picture or a list of lists), in
    which any two entries may be exchanged."""

    path: str
    printed: Any
    values: list[Value]


class GameDetails(GameInfo):
    board: dict[str, Any]  # what the printed board fixes: the game's board.toml
    dials: list[DialInfo]
    memory: bool  # players must remember what happened
    # how often a quick player comes in before a club player, in percent, and its interval; by the number of players
    quick_before_club: dict[int, tuple[int, int, int]]


class SweepNews(msgspec.Struct):
    """The sweep so far: a line of the stream. The last one says so."""

    played: int  # games
    planned: int  # about
    last: bool
    sweep: Sweep


class TuneNews(msgspec.Struct):
    """The tuning so far: a line of the stream. The last one says so."""

    played: int  # games
    tried: int  # rules
    planned: int  # rules, at most
    last: bool
    tuning: Tuning


class Shelf(msgspec.Struct):
    games: list[GameInfo]
    bots: list[str]


class RuleParagraph(msgspec.Struct):
    id: str  # as refusals name it
    html: str


class Rules(msgspec.Struct):
    """A rulebook. `language` is the one asked for, or English where the book does not exist in it."""

    language: str
    paragraphs: list[RuleParagraph]


class Texts(msgspec.Struct):
    """Fluent catalogues, as their source: the general messages, and those of every game."""

    general: str
    games: dict[str, str]


class StaticSite(msgspec.Struct, frozen=True):
    """A house that is a folder of files on any web host."""

    server: str | None  # where tables with friends are, if anywhere


class Given(msgspec.Struct):
    """Data inside the client's page: its texts, on the first page the shelf, and the address for invitations:
    `public_url` if there is one, otherwise `lan_url` where the page was opened at localhost. A page that is kept for
    everyone has neither texts nor shelf: the client fetches them in the reader's language."""

    language: str | None
    texts: Texts | None
    shelf: Shelf | None
    public_url: str | None = None
    lan_url: str | None = None
    version: str = ""
    docs: bool = False  # whether the documentation is at /docs
    files: str = "/static/"  # the folder of the client's files
    device: bool = False  # whether the files are there with which a device plays by itself
    site: StaticSite | None = None  # without a server behind the page


class DeviceFile(msgspec.Struct, frozen=True):
    """A file that is kept on a device, to play without a connection."""

    url: str  # below the folder of the client's files
    bytes: int
    sha256: str
    part: Literal["shelf", "house", "bundle"]  # the first page; everything to read and draw; what plays
    for_ever: bool  # the hash of its content is in its name


class Device(msgspec.Struct, frozen=True):
    """Everything that a device keeps. The service worker has it inside."""

    version: str
    files_at: str  # the folder of the client's files, relative to the service worker
    page: str  # the file that is shown at every address of the client
    site: bool  # there is no server: the files are all there is
    files: list[DeviceFile]


class Health(msgspec.Struct):
    status: Literal["ok", "starting"]  # a game is still being compiled
    version: str
    games: list[str]  # those that are ready
    tables: int  # in memory
    sockets: int


Reader(Ask)  # registered before any thread needs it (see core.reading)
