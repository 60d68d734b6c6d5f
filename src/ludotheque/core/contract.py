"""What a game is: its metadata, and the engine everything else is built on.

A position is one NumPy element of fixed size; what the printed board fixes is a second, read-only one. Kernels take
`(board, state, …)`, change `state` in place and never `board`. `core.engine.functions` says what each function must
do, and the conformance suite in `ludotheque.testing` tests it.
"""

from __future__ import annotations

import functools
import itertools
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .decisions import USUAL, Decision
from .engine import functions
from .errors import BadOption, BadSeats
from .messages import add_texts

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from .events import Event, View
    from .fitted import FittedNumbers
    from .match import Match
    from .messages import Messages, Phrase
    from .network import Network
    from .observation import Part

CHANCE = -1  # `mover` when chance acts: a die is rolled
NOBODY = -2  # `mover` when the game is over

Value = str | bool | int
Setup = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """A rule that players choose. The first value is the default.

    `printed`: the values that the printed rules have, the others are our own; left out, all of them. `paragraphs`:
    those of the rulebook that it changes, by their ids.
    """

    name: str
    values: tuple[Value, ...]
    printed: tuple[Value, ...] | None = None
    paragraphs: tuple[str, ...] = ()

    @property
    def default(self) -> Value:
        return self.values[0]

    @property
    def as_printed(self) -> tuple[Value, ...]:
        return self.values if self.printed is None else self.printed


@dataclass(frozen=True)
class Dial:
    """An entry of `board.toml` that can be changed at the lab, by its path; its words are `<game>-dial-<path>`.

    `values`: what it may be. Empty: an arrangement, of which any two entries may be exchanged. `printed`: its value on
    the printed board, if that is not the entry itself. `paragraphs`: those of the rulebook that name it, by their ids.
    """

    path: str
    values: tuple[Value, ...] = ()
    printed: Value | None = None
    paragraphs: tuple[str, ...] = ()


def span(low: int, high: int) -> tuple[Value, ...]:
    """All whole numbers from one to the other, as values of a dial."""
    return tuple(range(low, high + 1))


@dataclass(frozen=True)
class TypedName:
    """A name that a person typed. The language they typed it in says where the first name stands."""

    name: str
    language: str = "en"


@dataclass(frozen=True)
class Objection:
    """The answers to a move that may be against the rules, for which every other seat is asked in turn.

    Seeing whether it is, is up to the players: no hint and no foreseen story tells. People need not be stopped by every
    question: their clients let the move stand after a moment.
    """

    stand: str  # the move that lets it stand
    object: str  # the move that objects

    def asked(self, legal: Sequence[str]) -> bool:
        """Whether the player with these moves is asked."""
        return self.stand in legal


@dataclass(frozen=True)
class Quick:
    """How a *quick* bot differs from a greedy one: it remembers `span` things, and `slip` of its moves are just any."""

    span: float = 70.0  # as a club player
    slip: float = 0.0


@dataclass(frozen=True)
class Thinking:
    """Settings of the search that suit a game.

    `exploration`: how much it tries moves that look worse; `horizon`: rounds of a playout before `estimate` ends it (0:
    to the end of the current turn; None: there is no playout, even in the middle of a turn); `guided`: the greedy
    fraction of a playout's moves, the others are random. `leniency`: how much weaker a level must choose here to be
    noticeably weaker: above 1 where many moves are nearly as good as the best, below 1 where small mistakes add up.
    `quick`: how a quick bot plays with the fewest players, with one more each, and the last with all others. Where it
    would be stronger than *club*, it slips.
    """

    exploration: float = 0.3
    horizon: int | None = 2
    guided: float = 1.0
    leniency: float = 1.0
    quick: tuple[Quick, ...] = (Quick(),)


@dataclass(frozen=True)
class Engine:
    __doc__ = functions.documentation()

    state: np.dtype[Any]
    board: np.record
    actions: int  # action ids are 0 … actions-1
    layout_size: int
    longest: int  # no game has more moves than this
    refusals: tuple[str, ...]  # rule ids; the first is empty
    endings: tuple[str, ...]  # as in a game record; the first is empty

    draw: Callable[..., None]
    deal: Callable[..., None]
    mover: Callable[..., int]
    legal: Callable[..., int]
    apply: Callable[..., None]
    refusal: Callable[..., int]
    scores: Callable[..., None]
    places: Callable[..., None]
    ending: Callable[..., int]
    imagine: Callable[..., None]
    estimate: Callable[..., None]
    greedy: Callable[..., int]

    text: Callable[[int], str]
    action: Callable[[str], int | None]
    setup: Callable[[npt.NDArray[np.int16], int], Setup]
    layout: Callable[[Mapping[str, Any], int], npt.NDArray[np.int16]]
    view: Callable[[np.record, np.record, int | None], View]
    tell: Callable[[np.record, np.record, int, np.record, int | None], list[Event]]
    describe: Callable[[Any, Messages, Sequence[str]], list[str]]
    phrase: Callable[[np.record, np.record, int], Phrase]
    audit: Callable[[np.record, np.record], list[str]]
    decision: Callable[..., int] | None = None
    decisions: tuple[Decision, ...] = USUAL  # the kinds of moves
    reveals: Callable[..., int] | None = None
    alike: Callable[..., int] | None = None
    certain: Callable[..., int] | None = None
    forget: Callable[..., None] | None = None
    features: Callable[..., int] | None = None
    observe: Callable[..., None] | None = None
    parts: tuple[Part, ...] = ()  # of an observation
    disguise: Callable[..., None] | None = None
    undisguise: Callable[..., int] | None = None
    thinking: Thinking = Thinking()
    fitted: FittedNumbers | None = None
    network: Network | None = None
    shown: Callable[[np.record, np.record, int], str] | None = None
    never: Callable[[np.record, np.record, str], int] | None = None
    styles: Mapping[str, str] = field(default_factory=dict)  # how a terminal colours words: pattern -> style

    @classmethod
    def collect(cls, *modules: Any, name: str = "", **given: Any) -> Engine:
        """The engine made of what these modules have: functions by their names, constants by theirs (`STATE`, …).

        The first module that has a function wins; `given` goes before all of them (`board=read(…)`). What a game does
        not have gets its default; `name`, the game's, lets the default `describe` find the words for fields. Raises
        BadGame for what is missing and has none.
        """
        from .engine.collect import parts_of

        return cls(**parts_of(modules, name, given))

    def telling(self) -> Engine:
        """The same, with a board for what people are told (see `core.network`)."""
        if self.network is None:
            return self
        from .kernels.structure import copied

        board = copied(self.board)
        board.tells = 1
        return replace(self, board=board)

    def slots(self) -> dict[str, Any]:
        """The names that generic compiled code finds in its globals (see `core.slots`)."""
        from .engine.collect import named

        kernels: dict[str, Any] = {"STATE": self.state, "ACTIONS": self.actions, "LAYOUT": self.layout_size}
        kernels["ONE_KIND"] = self.decision is None
        for kernel in functions.KERNELS:
            found = getattr(self, kernel.name)
            kernels[kernel.name] = named(kernel.stand_in) if found is None and kernel.stand_in else found
        return kernels


@dataclass(frozen=True)
class Game:
    """One game on the shelf: its metadata, and `load` for the engine, which needs NumPy and Numba."""

    name: str
    title: str
    authors: str
    publisher: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    options: tuple[Option, ...]
    choices: tuple[str, ...]  # entries of a record's setup that people choose, rather than chance
    folder: Path  # rulebook/, locales/ and the kernels' sources; of a game in one file, that file
    load: Callable[[], Engine]
    # who else made the printed game, by role: {"design": ("Felix Kindelán",)}; see `core.credits`
    credits: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    # what the names at the seats decide; None for a seat whose name nobody typed
    customs: Callable[[Sequence[TypedName | None]], Setup] = lambda names: {}
    # entries of `setup` that records from before a ruling lack, with what held then
    before: Setup = field(default_factory=dict, hash=False)
    # the engine on another board, given as the entries of a `board.toml`; raises BadSetup for one that cannot be.
    # None where no board is printed
    rebuild: Callable[[dict[str, Any]], Engine] | None = None
    dials: tuple[Dial, ...] = ()
    # the players' colours, of those in `core.colours`, at least one for each seat; the first seats have the first ones
    colours: tuple[str, ...] = ()
    usual_colours: tuple[tuple[str, ...], ...] = ()  # where so many seats have others
    colours_entry: str = ""  # the entry of a record's setup with every seat's colour, as its number in `colours`
    colours_clockwise: bool = False  # players sit in the order of their colours, clockwise from any
    # players must remember what happened: until the end only the present round of the story is told
    memory: bool = False
    memory_off: str = ""  # the option that shows what otherwise must be remembered; then all of it is told
    objection: Objection | None = None
    # how often a quick player comes in before a club player, in percent, with the ends of its interval, by the number
    # of players; measured by matches: docs/measurements/sweeps.md
    quick_before_club: Mapping[int, tuple[int, int, int]] = field(default_factory=dict, hash=False)
    # of a game in one file:
    rules: str = ""  # the rulebook, in English
    texts: str = ""  # its messages, in English

    def __post_init__(self) -> None:
        if self.rules or self.texts:
            add_texts(self.folder / "locales", self.name, self.texts)

    @classmethod
    def in_one_file(cls, module: str, name: str, title: str, players: tuple[int, int], **more: Any) -> Game:
        """The game that the module of this name defines: `GAME = Game.in_one_file(__name__, "straw", …)`.

        The module's docstring is the rulebook. `more`: any other field.
        """
        found = sys.modules[module]
        fields: dict[str, Any] = {
            "authors": "–",
            "publisher": "–",
            "minutes": (2, 10),
            "age": 8,
            "options": (),
            "choices": (),
            "folder": Path(str(found.__file__)),
            "load": lambda: Engine.collect(found, name=name),
            "rules": found.__doc__ or title,
        }
        return cls(name=name, title=title, players=players, **fields | more)

    @functools.cached_property
    def engine(self) -> Engine:
        return self.load()

    @functools.cached_property
    def telling_engine(self) -> Engine:
        return self.engine.telling()

    @property
    def seat_counts(self) -> range:
        return range(self.players[0], self.players[1] + 1)

    def check_seats(self, seats: int) -> None:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seat_counts:
            raise BadSeats(title=self.title, low=self.players[0], high=self.players[1], found=str(seats))

    def variant(self, options: Mapping[str, Value] | None = None, numbers: Mapping[str, Any] | None = None) -> Variant:
        """This game under the given options; the others stay at their defaults.

        `numbers`: entries of `board.toml` that are not as printed, by their path (`dogs.Rex`); see `board.overrides`.
        """
        chosen = {o.name: o.default for o in self.options}
        for name, value in (options or {}).items():
            option = next((o for o in self.options if o.name == name), None)
            if option is None:
                raise BadOption("error-unknown-option", game=self.name, option=name, known=list(chosen))
            # True == 1 in Python, so compare the type as well
            if not any(value == v and type(value) is type(v) for v in option.values):
                known = [_spell(v) for v in option.values]
                raise BadOption("error-option-value", game=self.name, option=name, found=_spell(value), known=known)
            chosen[name] = value
        return Variant(self, chosen, dict(numbers or {}))

    def variants(self) -> Iterator[Variant]:
        """Every combination of options."""
        names = [o.name for o in self.options]
        for values in itertools.product(*(o.values for o in self.options)):
            yield Variant(self, dict(zip(names, values, strict=True)))


def _spell(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Variant:
    """A game with its options chosen: `ludotheque.game("winston", edition="first")`."""

    game: Game
    options: dict[str, Value]
    numbers: dict[str, Any] = field(default_factory=dict)  # of `board.toml`, where they are not as printed

    @property
    def name(self) -> str:
        return self.game.name

    @functools.cached_property
    def engine(self) -> Engine:
        if not self.numbers:
            return self.game.engine
        from .board.overrides import engine_with

        return engine_with(self.game, self.numbers)

    @functools.cached_property
    def told(self) -> Variant:
        """The same, judged for what people are told: by a network also where bots play no better with it."""
        engine = self.game.telling_engine if self.engine is self.game.engine else self.engine.telling()
        made = Variant(self.game, self.options, self.numbers)
        made.__dict__["engine"] = engine  # in place of what `engine` would find
        return made

    def thinking(self, seats: int) -> Thinking:
        """How a search thinks, by what judges positions with so many players: the estimate's formula or a network."""
        network = self.engine.network
        return network.thinking if network is not None and network.judges(self, seats) else self.engine.thinking

    @property
    def memory(self) -> bool:
        """Whether players must remember what happened."""
        return self.game.memory and not self.options.get(self.game.memory_off, False)

    @functools.cached_property
    def option_codes(self) -> npt.NDArray[np.int8]:
        """The options as kernels take them: the index of each chosen value."""
        import numpy as np

        return np.array([o.values.index(self.options[o.name]) for o in self.game.options], np.int8)

    def new(
        self,
        seats: int,
        seed: int | str | None = None,
        *,
        names: Sequence[str] | None = None,
        **setup: Any,
    ) -> Match:
        """A new match. `seed`: a number, or up to 64 hex digits; none draws a secret one.

        `names` decide what the printed rules let names decide. Any entry of the record's setup may be given
        (`first=2`, `deck=[…]`) and overrides what the seed or the names say.
        """
        from .match import Match

        return Match.new(self, seats, seed, names=names, setup=setup)
