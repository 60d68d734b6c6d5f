"""What a game is: its metadata, and the functions everything else is built on.

A position is one fixed-size NumPy record; what the printed board fixes is a second, read-only record. Kernels take
`(board, state, …)`, change `state` in place and never `board`. The words below bind every game; the conformance
suite in `ludotheque.testing` tests them.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import BadOption, BadSeats

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from .events import Event, View
    from .match import Match
    from .messages import Messages, Phrase
    from .observation import Part

CHANCE = -1  # `mover` when a die is to be rolled
NOBODY = -2  # `mover` when the game is over

Value = str | bool | int
Setup = dict[str, Any]

RULES = ("draw", "deal", "mover", "legal", "apply", "refusal", "scores", "places", "ending")
BELIEFS = ("imagine", "estimate", "greedy")
KERNELS = RULES + BELIEFS


@dataclass(frozen=True)
class Option:
    """A rule the players may choose. The first value is the default."""

    name: str
    values: tuple[Value, ...]

    @property
    def default(self) -> Value:
        return self.values[0]


@dataclass(frozen=True)
class Dial:
    """An entry of `board.toml` that people may turn at the lab, by its path; its words are `<game>-dial-<path>`.

    `values`: what it may be. None: an arrangement, of which any two entries may be exchanged. `printed`: what it is on
    the printed board, where that is not the entry itself.
    """

    path: str
    values: tuple[Value, ...] = ()
    printed: Value | None = None


@dataclass(frozen=True)
class Thinking:
    """How a search thinks about a game: a game may say what suits it.

    `exploration`: how much it tries what looks worse; `horizon`: rounds it plays on before it guesses by `estimate`
    (0: to the end of the turn at hand); `guided`: the greedy share of these moves, the others being random.
    `leniency`: how much softer a soft player must be here to be felt: above 1 where many moves are nearly as good as
    the best, below 1 where small mistakes add up.
    """

    exploration: float = 0.3
    horizon: int = 2
    guided: float = 1.0
    leniency: float = 1.0


@dataclass(frozen=True)
class Engine:
    """The functions of one game.

    Kernels (compiled; `out` arrays are the caller's, large enough, and may hold anything behind what is returned):

    `draw(board, state, seats, layout)`
        draws a random opening from the generator in `state` into `layout`. What players may choose (who starts)
        comes last, so that choosing it leaves the rest as it was.
    `deal(board, state, seats, options, layout)`
        sets every field of `state` but the generator to the opening in `layout`. `options` holds, for every option
        in the order of the metadata, the index of the chosen value.
    `mover(board, state)`
        the seat to act, or CHANCE, or NOBODY. Seats that must be skipped never move.
    `legal(board, state, out) -> n`
        the legal action ids, ascending, none twice; at least one unless the game is over. At CHANCE: the outcomes,
        all equally likely. Nothing else decides legality.
    `apply(board, state, action)`
        plays a legal action in place. It draws nothing: at CHANCE the outcome is the action, and `words` of the
        generator goes one up, as if it had been drawn.
    `refusal(board, state, action) -> code`
        0 exactly for the legal actions; else an index into `refusals`, the rule that forbids it.
    `scores(board, state, out)`, `places(board, state, out)`
        points and places (from 1, shared places equal) of every seat, as they stand.
    `ending(board, state) -> code`
        0 while the game goes on, else an index into `endings`.
    `imagine(board, state, seat, rng)`
        redraws, in place, all that `seat` cannot know, uniformly among what is consistent with everything it has
        seen; the generator too. The seat's view stays the same. The result depends on nothing but what the seat
        knows and on `rng`, and holds no trace of what was there before.
    `estimate(board, state, out)`
        for every seat a guess, from 0 to 1, of how well it stands.
    `greedy(board, state, rng) -> action`
        a quick sensible move for the mover, a seat, that uses only what this seat may know.
    `reveals(board, state, action) -> code`
        `action` has just been applied: a number below 30,000 for what it brought to light before everyone's eyes, so
        that a search tells apart what it could not foresee; -1 always for actions that reveal nothing. None where
        no action of the players does.
    `forget(board, state, seat, span, seed)`
        where the game asks for memory: takes from `state`, in place, what a person at `seat` has seen but may not
        remember, along a forgetting curve over `span` things seen since (see `fastrandom.remembers`), all of it where
        `span` is 0; `imagine` then redraws it, or it is changed into what the person would guess. None where nothing
        needs to be remembered.
    `observe(board, state, seat, out)`
        for programs that learn: sets the first numbers of `out` (int16), as `parts` names them, to all that an
        attentive player at `seat` knows: what its view shows and what everybody has seen before, seats counted from its
        own. What the printed board fixes need not be there, nor what is legal. Positions that differ in nothing else
        than what the seat cannot know give the same numbers. None where the game cannot be trained on.
    `disguise(board, state, actions, n)`, `undisguise(board, state, action) -> action`
        where the number of an action would tell a learner what is hidden (see `shown`): changes, in place, the `n`
        legal actions into numbers that tell nothing, each into another one below `actions`; and one of these back.
        What a number means stays the same all through a game. None where actions tell nothing.

    Python functions:

    `text(action)`, `action(text)`
        the notation; `action` gives None for what is no move of this game at all.
    `never(board, state, text)`
        for a text that is no move of this game at all, but that somebody may try at a drawn table all the same: an
        index into `refusals`, the rule that forbids it now; 0 for what cannot be meant seriously. None where every such
        try is a move.
    `setup(layout, seats)`, `layout(setup, seats)`
        the opening as in a game record and back; `layout` raises BadSetup with the reason.
    `view(board, state, seat)`
        all that `seat` (None: a bystander) may see, as a struct. The only way a position leaves for a person.
    `tell(board, before, action, after, seat)`
        the story of a move as typed events, redacted for that seat (None: a bystander).
    `describe(view, say, names)`
        the view in words, a line each, for a terminal or a screen reader.
    `phrase(board, state, action)`
        the move in words, as one would announce it: "put the red head under the pile".
    `shown(board, state, action)`
        the text by which people see and type a move, where its text in a record would tell them what is hidden.
        Views, `phrase` and terminals use it; None means that it is `text`.
    `audit(board, state)`
        what is wrong with a position, in English; nothing, for every position the rules can reach (all cards are
        somewhere, no square holds two pieces …).
    """

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
    reveals: Callable[..., int] | None = None
    forget: Callable[..., None] | None = None
    observe: Callable[..., None] | None = None
    parts: tuple[Part, ...] = ()  # of an observation
    disguise: Callable[..., None] | None = None
    undisguise: Callable[..., int] | None = None
    thinking: Thinking = Thinking()
    shown: Callable[[np.record, np.record, int], str] | None = None
    never: Callable[[np.record, np.record, str], int] | None = None
    styles: Mapping[str, str] = field(default_factory=dict)  # how a terminal may colour words: pattern -> Rich style

    def slots(self) -> dict[str, Any]:
        """The names that generic compiled code finds in its globals (see `core.slots`)."""
        from .kernels.decorators import reveals_nothing
        from .observation import as_it_is, as_they_are

        kernels = {name: getattr(self, name) for name in KERNELS}
        return kernels | {
            "STATE": self.state,
            "reveals": self.reveals or reveals_nothing,
            "observe": self.observe,
            "disguise": self.disguise or as_they_are,
            "undisguise": self.undisguise or as_it_is,
        }


@dataclass(frozen=True)
class Game:
    """One game on the shelf: what can be said about it without loading its rules, and `load` for the rest."""

    name: str
    title: str
    authors: str
    publisher: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    options: tuple[Option, ...]
    choices: tuple[str, ...]  # entries of a record's setup that people choose, rather than chance
    folder: Path  # rulebook/, locales/ and the kernels' sources
    load: Callable[[], Engine]
    customs: Callable[[Sequence[str]], Setup] = lambda names: {}  # what the players' names decide
    # the engine on another board, given as the entries of a `board.toml`; raises BadSetup for one that cannot be.
    # None where no board is printed
    rebuild: Callable[[dict[str, Any]], Engine] | None = None
    dials: tuple[Dial, ...] = ()

    @functools.cached_property
    def engine(self) -> Engine:
        return self.load()

    @property
    def seat_counts(self) -> range:
        return range(self.players[0], self.players[1] + 1)

    def check_seats(self, seats: int) -> None:
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seat_counts:
            raise BadSeats(title=self.title, low=self.players[0], high=self.players[1], found=str(seats))

    def variant(self, options: Mapping[str, Value] | None = None, numbers: Mapping[str, Any] | None = None) -> Variant:
        """This game under the given options; the others stay at their defaults.

        `numbers`: entries of `board.toml` that are not as printed, by their path (`dogs.Rex`); see `core.numbers`.
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
    """A game with its options chosen: what `ludotheque.game("winston", edition="first")` gives."""

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
