"""Requests and answers of the server. The OpenAPI description is made from these structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludotheque.core.contract import Value
from ludotheque.core.reading import Reader
from ludotheque.lab.comparisons.comparison import Difference
from ludotheque.lab.reports.report import TableReport
from ludotheque.tables.shown.wire import Analysed as Analysed
from ludotheque.tables.shown.wire import Asked as Asked
from ludotheque.tables.shown.wire import Candidate as Candidate
from ludotheque.tables.shown.wire import Forked as Forked
from ludotheque.tables.shown.wire import Hint as Hint
from ludotheque.tables.shown.wire import Listed as Listed
from ludotheque.tables.shown.wire import MixingPhase as MixingPhase
from ludotheque.tables.shown.wire import News as News
from ludotheque.tables.shown.wire import Replay as Replay
from ludotheque.tables.shown.wire import ReplayMove as ReplayMove
from ludotheque.tables.shown.wire import Result as Result
from ludotheque.tables.shown.wire import SeatInfo as SeatInfo
from ludotheque.tables.shown.wire import State as State
from ludotheque.tables.shown.wire import Told as Told
from ludotheque.tables.shown.wire import Turn as Turn
from ludotheque.tables.shown.wire import TurnMove as TurnMove

Name = Annotated[str, Meta(min_length=1, max_length=80, description="A display name; at most 40 characters are kept.")]
Addition = Annotated[str, Meta(max_length=64, description="Your own randomness for the deal, one printable line.")]
Seal = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{64}$",
        max_length=64,
        description="At a sealed table: the SHA-256 of the text that you will reveal.",
    ),
]
Level = Annotated[str, Meta(min_length=1, max_length=20, description="A bot, as GET /api/games names them.")]
Ply = Annotated[int, Meta(ge=0, le=1_000_000, description="The number of the last thing seen at the table.")]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[0-9a-z]+$")]
Pace = Annotated[float, Meta(ge=0, le=10, description="Seconds that a bot's turn takes at least.")]
Away = Annotated[
    float,
    Meta(ge=30, le=86400 * 30, description="After so many seconds without a sign of a player on turn, a bot plays on."),
]
Numbers = Annotated[
    dict[str, Any],
    Meta(max_length=40, description="Entries of the game's board.toml that are not as printed; `dials` tells which."),
]
LanguageTag = Annotated[str, Meta(max_length=8)]
NameLanguage = Annotated[
    LanguageTag | None,
    Meta(
        description="The language that names were typed in; in Hungarian the first name comes last. Otherwise as "
        "`Accept-Language` prefers."
    ),
]
First = Annotated[
    Literal["rules", "lot"] | Annotated[int, Meta(ge=0, le=7)],
    Meta(description="Who starts: as the rules say, by lot, or this seat, where the game leaves it open."),
]
MoveText = Annotated[str, Meta(min_length=1, max_length=64)]
Colours = Annotated[
    list[Annotated[str, Meta(max_length=20)]],
    Meta(max_length=8, description="A colour for every seat, as GET /api/games names them. Left out: the usual ones."),
]


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    pass


# --- requests ---


class SeatPlan(Request):
    """`human`: a player at the creator's device (several make a hot seat); without a name it gets a number. `open`: to
    be joined by a link."""

    kind: Literal["human", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class ForkPlan(Request):
    """Continue from the position before move `moves` of a finished game: one at a table here (with a token of it as
    `Authorization`), or one given as a record."""

    moves: Annotated[int, Meta(ge=0, le=1_000_000)]
    table: TableId | None = None
    record: dict[str, Any] | None = None


class NewTable(Request):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = {}
    numbers: Numbers = {}
    public: Annotated[bool, Meta(description="List the table while it has open seats; anyone may take one.")] = False
    wait: Annotated[bool, Meta(description="Do not deal before the owner says so (POST …/start).")] = False
    pace: Pace = 0.6
    away: Away | None = None
    stand_in: Level = "casual"
    hints: Annotated[
        bool | None,
        Meta(description="Whether players may ask for hints. Left out: where at most one seat is not a bot's."),
    ] = None
    fork: ForkPlan | None = None
    sealed: Annotated[
        bool,
        Meta(description="All players seal their randomness (POST …/seal) before any reveals it (POST …/reveal)."),
    ] = False
    colours: Colours | None = None
    first: First = "rules"
    lang: NameLanguage = None


class Join(Request):
    name: Name
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    mix: Addition = ""
    seal: Seal | None = None
    lang: NameLanguage = None


class Rename(Request):
    name: Name


class Mix(Request):
    text: Addition


class SealIn(Request):
    seal: Seal


class Reveal(Request):
    text: Annotated[str, Meta(min_length=1, max_length=64, description="Exactly what was sealed, one line.")]


class Start(Request):
    fill: Annotated[Level | None, Meta(description="Bots of this level take the seats still open.")] = None


class Move(Request):
    ply: Ply
    move: MoveText


class At(Request):
    ply: Ply


class Answer(Request):
    ply: Ply
    agree: bool


class Leave(Request):
    level: Level | None = None


class Think(Request):
    milliseconds: Annotated[int, Meta(ge=10, le=10_000)] = 1000


class Analyse(Request):
    simulations: Annotated[int, Meta(ge=50, le=5000, description="For each move.")] = 400
    first: Annotated[int, Meta(ge=0, le=1_000_000, description="Begin with this move.")] = 0
    count: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None


class Ask(Request):
    """What is a game like under these rules? Bots play it. The same question always has the same answer."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    bots: Annotated[list[Level], Meta(min_length=1, max_length=8, description="One, or one for every seat.")]
    options: dict[str, Value] = {}
    numbers: Numbers = {}
    games: Annotated[int, Meta(ge=20, le=20_000, description="At most 400 with bots that think.")] = 2000
    seed: Annotated[int, Meta(ge=0, lt=1 << 53, description="The first deal; the others follow it.")] = 1


# --- answers ---


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


class LabNews(msgspec.Struct):
    """The lab's answer so far: a line of the stream. The last one says so."""

    played: int  # games
    planned: int  # at most
    last: bool
    table: TableReport
    says: dict[str, list[str]]  # in words, by language: the reader's, and all of them in the end
    printed: TableReport | None  # the same deals by the printed rules, where these are others
    differences: list[Difference]  # of the rules asked about from the printed ones
    pairs: int  # deals that these come from
    settled: bool  # every difference is clear


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


class Given(msgspec.Struct):
    """Data inside the client's page: its texts, on the first page the shelf, and the address for invitations:
    `public_url` if there is one, otherwise `lan_url` where the page was opened at localhost."""

    language: str
    texts: Texts
    shelf: Shelf | None
    public_url: str | None = None
    lan_url: str | None = None
    version: str = ""
    docs: bool = False  # whether the documentation is at /docs


class Health(msgspec.Struct):
    status: Literal["ok", "starting"]  # a game is still being compiled
    version: str
    games: list[str]  # those that are ready
    tables: int  # in memory
    sockets: int


# --- what sockets send ---


class Hello(Request, tag="hello"):
    """The first message. Without `since`, everything is told from the beginning of the game."""

    table: TableId
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=8)]
    since: Ply = 0
    lang: LanguageTag = "en"
    turns: bool = False  # send the turn behind every change, in the language `lang`
    presence: bool = False  # say which seats' players are at the table


class SocketLanguage(Request, tag="language"):
    """Another language from now on. Answered with the turn, where the socket asked for turns."""

    lang: LanguageTag


class SocketMove(Request, tag="move"):
    ply: Ply
    move: MoveText
    seat: int | None = None  # only where the socket holds several


FromSocket = Hello | SocketMove | SocketLanguage

for _form in Request.__subclasses__():
    Reader(_form)  # registered before any thread needs it (see core.reading)
