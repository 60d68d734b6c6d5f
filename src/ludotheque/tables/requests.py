"""What clients ask for: requests about tables, and the messages that sockets send."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from ludotheque.core.asking import Level, Numbers, Request
from ludotheque.core.contract import Value
from ludotheque.core.reading import Reader

from .reactions import Reaction

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
Ply = Annotated[int, Meta(ge=0, le=1_000_000, description="The number of the last thing seen at the table.")]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
TableId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=32,
        pattern="^(local-)?[0-9a-z]+$",
        description="The id of a table on somebody's own device begins with `local-`; a server knows none of these.",
    ),
]
Pace = Annotated[float, Meta(ge=0, le=10, description="Seconds that a bot's turn takes at least.")]
Away = Annotated[
    float,
    Meta(ge=30, le=86400 * 30, description="After so many seconds without a sign of a player on turn, a bot plays on."),
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
    options: dict[str, Value] = {}  # noqa: RUF012
    numbers: Numbers = {}  # noqa: RUF012
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
    living_room: Annotated[
        bool,
        Meta(description="One screen shows the table; the players' own devices show their hands and hold the seats."),
    ] = False
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
    seat: Annotated[
        Annotated[int, Meta(ge=0, le=7)] | None,
        Meta(description="Of a player who is gone, where the owner of a living-room table says so."),
    ] = None


class React(Request):
    reaction: Reaction


class Think(Request):
    milliseconds: Annotated[int, Meta(ge=10, le=10_000)] = 1000


class Analyse(Request):
    simulations: Annotated[int, Meta(ge=50, le=5000, description="For each move.")] = 400
    first: Annotated[int, Meta(ge=0, le=1_000_000, description="Begin with this move.")] = 0
    count: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None


# --- what sockets send ---


class Hello(Request, tag="hello"):
    """The first message. Without `since`, everything is told from the beginning of the game."""

    table: TableId
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=8)]
    since: Ply = 0
    lang: LanguageTag = "en"
    turns: bool = False  # send the turn behind every change, in the language `lang`
    presence: bool = False  # say which seats' players are at the table, and how they react
    here: bool = True  # somebody looks at the page
    beats: bool = False  # never be silent for long, while somebody looks


class SocketLanguage(Request, tag="language"):
    """Another language from now on. Answered with the turn, where the socket asked for turns."""

    lang: LanguageTag


class SocketMove(Request, tag="move"):
    ply: Ply
    move: MoveText
    seat: int | None = None  # only where the socket holds several


class SocketAttention(Request, tag="attention"):
    """The page is hidden, or can be seen again. A seat whose pages have all been hidden for a while counts as away."""

    here: bool


FromSocket = Hello | SocketMove | SocketLanguage | SocketAttention

for _form in Request.__subclasses__():
    Reader(_form)  # registered before any thread needs it (see core.reading)
FROM_SOCKET: Reader[FromSocket] = Reader(FromSocket)  # type: ignore[arg-type]
