"""The functions and constants of a game, each declared once.

This table is the contract. The engine's documentation, `Engine.collect`, the compiling in `core.kernels.build`, the
names in `core.slots` and the conformance suite are made from it.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

POSITION = ("board", "state")  # the first two arguments of every kernel

# Types of arguments: how `core/slots.pyi` writes them. `core.kernels.build.Types` has the same names for Numba.
TYPES = {
    "integer": "int",
    "real": "float",
    "actions": "Actions",
    "codes": "npt.NDArray[np.int8]",
    "points": "npt.NDArray[np.int32]",
    "shares": "npt.NDArray[np.float64]",
    "numbers": "npt.NDArray[np.float32]",
    "rng": "npt.NDArray[np.uint64]",
}

STATE, RULES, BELIEFS, OBSERVE = "state", "rules", "beliefs", "observe"
NOTATION, VIEW, WORDS, AUDIT = "notation", "view", "words", "audit"


@dataclass(frozen=True)
class Function:
    """A function of the contract, in Python."""

    name: str
    arguments: tuple[str, ...]
    home: str  # the module of a game that has it by convention
    does: str
    default: str = ""  # what holds for a game without it; empty: every game must have it

    @property
    def parameters(self) -> tuple[str, ...]:
        return self.arguments

    @property
    def call(self) -> str:
        return f"{self.name}({', '.join(self.parameters)})"


@dataclass(frozen=True)
class Kernel(Function):
    """A compiled function of the contract. `arguments` follow the board and the state; `types` are theirs."""

    types: tuple[str, ...] = ()
    returns: str = ""  # what the number means; empty: nothing is returned
    early: bool = True  # compiled before the game is played; otherwise at its first call
    optional: bool = False  # None in an engine of a game without it
    stand_in: str = ""  # takes the place of an optional kernel in generic code: `module:name`

    @property
    def parameters(self) -> tuple[str, ...]:
        return (*POSITION, *self.arguments)

    @property
    def call(self) -> str:
        return super().call + (f" -> {self.returns}" if self.returns else "")


@dataclass(frozen=True)
class Constant:
    """A constant of the contract: `name` in the engine, `constant` in the game's modules."""

    name: str
    constant: str
    home: str
    does: str
    default: str = ""


KERNELS = (
    Kernel(
        "draw",
        ("seats", "layout"),
        RULES,
        "draws a random opening from the generator in `state` into `layout`. What players may choose (who starts) "
        "comes last, so that choosing it leaves the rest as it was.",
        "shuffles the numbers from 0 to `layout_size` - 1, a deck of cards.",
        types=("integer", "actions"),
    ),
    Kernel(
        "deal",
        ("seats", "options", "layout"),
        RULES,
        "sets every field of `state` except the generator to the opening in `layout`. `options` holds, for every "
        "option in the order of the metadata, the index of the chosen value.",
        types=("integer", "codes", "actions"),
    ),
    Kernel(
        "mover",
        (),
        RULES,
        "the seat to act, or CHANCE, or NOBODY. Seats that must be skipped never move.",
        returns="seat",
    ),
    Kernel(
        "legal",
        ("out",),
        RULES,
        "the legal action ids, ascending, none twice; at least one unless the game is over. At CHANCE: the outcomes, "
        "all equally likely. Nothing else decides legality.",
        types=("actions",),
        returns="n",
    ),
    Kernel(
        "apply",
        ("action",),
        RULES,
        "plays a legal action in place. It draws nothing: at CHANCE the outcome is the action, and `words` of the "
        "generator goes up by one, as if it had been drawn.",
        types=("integer",),
    ),
    Kernel(
        "refusal",
        ("action",),
        RULES,
        "0 exactly for the legal actions; otherwise an index into `refusals`, the rule that forbids it.",
        "1 for everything that `legal` does not give.",
        types=("integer",),
        returns="code",
    ),
    Kernel(
        "scores",
        ("out",),
        RULES,
        "the points of every seat, as they stand.",
        types=("points",),
    ),
    Kernel(
        "places",
        ("out",),
        RULES,
        "the places of every seat, as they stand: from 1, shared places equal.",
        "the more points, the better the place.",
        types=("points",),
    ),
    Kernel(
        "ending",
        (),
        RULES,
        "0 while the game goes on, otherwise an index into `endings`.",
        "1 when `mover` is NOBODY.",
        returns="code",
    ),
    Kernel(
        "decision",
        ("action",),
        RULES,
        "the kind of a legal action of a seat, an index into `decisions`: which moves make a turn, which are mere "
        "bookkeeping, how much thought they take. The lab counts turns and estimates playing times by it.",
        "all moves are of one kind, and the moves of a seat in a row are one turn.",
        types=("integer",),
        returns="kind",
        optional=True,
        stand_in="ludotheque.core.kernels.stand_ins:any_kind",
    ),
    Kernel(
        "imagine",
        ("seat", "rng"),
        BELIEFS,
        "redraws, in place, everything that `seat` cannot know, uniformly among what is consistent with all it has "
        "seen; the generator too. The seat's view stays the same. The result depends only on what the seat knows and "
        "on `rng`, and holds no trace of what was there before. `core.chance.hidden` has the common parts.",
        "redraws the generator, which is enough where nothing is hidden.",
        types=("integer", "rng"),
    ),
    Kernel(
        "estimate",
        ("out",),
        BELIEFS,
        "for every seat a guess, from 0 to 1, of how well it stands.",
        "half for the places as they stand, half for what may still happen; exact at the end.",
        types=("shares",),
    ),
    Kernel(
        "greedy",
        ("rng",),
        BELIEFS,
        "a quick sensible move for the mover, a seat, that uses only what this seat may know.",
        "any legal move.",
        types=("rng",),
        returns="action",
    ),
    Kernel(
        "reveals",
        ("action",),
        RULES,
        "`action` has just been applied: a number below 30,000 for what it revealed to everyone, so that a search "
        "distinguishes outcomes it could not foresee; -1 always for actions that reveal nothing.",
        "no action of a player reveals anything.",
        types=("integer",),
        returns="code",
        optional=True,
        stand_in="ludotheque.core.kernels.stand_ins:reveals_nothing",
    ),
    Kernel(
        "alike",
        ("action",),
        BELIEFS,
        "for a legal action of the mover, a seat: the lowest legal action that is the same to it, by everything it "
        "knows (another colour, path or stone of which nothing different is known). A search looks at one of them, and "
        "plays any.",
        "no two actions are the same.",
        types=("integer",),
        returns="action",
        optional=True,
        stand_in="ludotheque.core.kernels.stand_ins:itself",
    ),
    Kernel(
        "certain",
        (),
        BELIEFS,
        "1 if every seat knows all that can still matter, and chance has no part in it any more: the rest of the game "
        "can be solved.",
        "it never is.",
        returns="flag",
        optional=True,
    ),
    Kernel(
        "forget",
        ("seat", "span", "seed"),
        BELIEFS,
        "where the game asks for memory: takes from `state`, in place, what a person at `seat` has seen but may not "
        "remember, along a forgetting curve over `span` things seen since (see `chance.fast.remembers`), everything "
        "where `span` is 0; `imagine` then redraws it, or it becomes what the person would guess.",
        "nothing needs to be remembered.",
        types=("integer", "real", "integer"),
        optional=True,
        stand_in="ludotheque.core.kernels.stand_ins:forgets_nothing",
    ),
    Kernel(
        "features",
        ("seat", "rows", "numbers"),
        BELIEFS,
        "what a network (`NETWORK`) is told of a position, seen from `seat`: the numbers of rows in the table of "
        "weights, first those that hold for all things, then those of every thing, thing by thing; and `numbers` "
        "(float32, about -1 to 1). Returns how many rows each thing has. Swapping two things only swaps their rows.",
        "the formula in `estimate` judges.",
        types=("integer", "actions", "numbers"),
        returns="each",
        early=False,
        optional=True,
    ),
    Kernel(
        "observe",
        ("seat", "out"),
        OBSERVE,
        "for programs that learn: sets the first numbers of `out` (int16), as `parts` names them, to everything an "
        "attentive player at `seat` knows: what its view shows and what everyone has seen before, seats counted from "
        "its own. What the printed board fixes need not be there, nor what is legal. Positions that differ only in "
        "what the seat cannot know give the same numbers.",
        "programs cannot be trained on the game.",
        types=("integer", "actions"),
        early=False,
        optional=True,
    ),
    Kernel(
        "disguise",
        ("actions", "n"),
        OBSERVE,
        "where the number of an action would tell a learner what is hidden (see `shown`): changes, in place, the `n` "
        "legal actions into numbers that tell nothing, each into a different one below `actions`. What a number "
        "means stays the same throughout a game.",
        "actions tell nothing.",
        types=("actions", "integer"),
        early=False,
        optional=True,
        stand_in="ludotheque.core.kernels.stand_ins:as_they_are",
    ),
    Kernel(
        "undisguise",
        ("action",),
        OBSERVE,
        "the action behind a number that `disguise` gave.",
        "actions tell nothing.",
        types=("integer",),
        returns="action",
        optional=True,
        stand_in="ludotheque.core.kernels.stand_ins:as_it_is",
    ),
)

PYTHON = (
    Function("text", ("action",), NOTATION, "the move in writing.", "the name in `MOVES`."),
    Function(
        "action",
        ("text",),
        NOTATION,
        "the action that a text stands for; None for what is not a move of this game.",
        "found in `MOVES`.",
    ),
    Function(
        "never",
        (*POSITION, "text"),
        NOTATION,
        "for a text that is not a move of this game, but that a player at a drawn table may try: an index into "
        "`refusals`, the rule that forbids it now; 0 for what cannot be meant seriously.",
        "such a text is refused as no move of this game, without naming a rule.",
    ),
    Function("setup", ("layout", "seats"), NOTATION, "the opening as in a game record.", "the deck as numbers."),
    Function(
        "layout",
        ("setup", "seats"),
        NOTATION,
        "the opening in a game record as an array; raises BadSetup with the reason.",
        "the deck as numbers.",
    ),
    Function(
        "view",
        (*POSITION, "seat"),
        VIEW,
        "everything that `seat` (None: a spectator) may see, as a struct. The only way a position leaves for a person.",
    ),
    Function(
        "tell",
        ("board", "before", "action", "after", "seat"),
        VIEW,
        "the story of a move as typed events, redacted for that seat (None: a spectator).",
        "the move as `shown` or `text` writes it, which everyone may see, and the end with its points.",
    ),
    Function(
        "describe",
        ("view", "say", "names"),
        WORDS,
        "the view in words, a line each, for a terminal or a screen reader.",
        "the fields of the view, one by one.",
    ),
    Function(
        "phrase",
        (*POSITION, "action"),
        WORDS,
        'the move in words, as a player would announce it: "put the red head under the pile".',
        "the move as `shown` or `text` writes it.",
    ),
    Function(
        "shown",
        (*POSITION, "action"),
        VIEW,
        "the text by which people see and type a move, where its text in a record would tell them what is hidden. "
        "Views, `phrase` and terminals use it.",
        "it is `text`.",
    ),
    Function(
        "audit",
        POSITION,
        AUDIT,
        "what is wrong with a position, in English; nothing, for every position the rules can reach (all cards are "
        "somewhere, no square holds two pieces …).",
        "nothing is checked.",
    ),
)

CONSTANTS = (
    Constant("state", "STATE", STATE, "the type of a position, from `structure`, beginning with `*fair.FIELDS`."),
    Constant("board", "BOARD", STATE, "the type of the board, or the board itself.", "nothing is printed."),
    Constant("actions", "ACTIONS", STATE, "how many actions there are: ids are 0 … actions-1.", "as many as `MOVES`."),
    Constant("layout_size", "LAYOUT", STATE, "how many numbers an opening has.", "0"),
    Constant("longest", "LONGEST", STATE, "no game has more moves than this."),
    Constant("refusals", "REFUSALS", RULES, "rule ids; the first is empty.", "one rule, `legal`."),
    Constant("endings", "ENDINGS", VIEW, "how a game ends, as in a record; the first is empty.", "`over`."),
    Constant("decisions", "DECISIONS", RULES, "the kinds of moves (`core.decisions`).", "one kind, `move`."),
    Constant("parts", "PARTS", OBSERVE, "the parts of an observation.", "none."),
    Constant("styles", "STYLES", WORDS, "how a terminal colours words: pattern -> Rich style, or `seat 0` …", "none."),
    Constant("fitted", "FITTED", BELIEFS, "the numbers of `estimate` that `ludotheque learn` fits.", "none."),
    Constant("network", "NETWORK", BELIEFS, "the network that `ludotheque learn --network` trains.", "none."),
    Constant("thinking", "THINKING", BELIEFS, "how a search thinks about the game.", "`Thinking()`."),
)

FUNCTIONS: tuple[Function, ...] = (*KERNELS, *PYTHON)


def documentation() -> str:
    """The contract in words, for the engine's documentation."""
    lines = [
        "The functions of one game. Made by `Engine.collect` from the modules of the game.",
        "",
        "Kernels (compiled; `out` arrays are the caller's, large enough, and may hold anything behind the result):",
        "",
        *(line for function in KERNELS for line in _entry(function.call, function)),
        "Python functions:",
        "",
        *(line for function in PYTHON for line in _entry(function.call, function)),
        "Constants:",
        "",
        *(line for constant in CONSTANTS for line in _entry(constant.constant, constant)),
    ]
    return "\n".join(lines)


def _entry(head: str, declared: Function | Constant) -> list[str]:
    said = declared.does + (f" Without it: {declared.default}" if declared.default else "")
    return [f"`{head}`", *(f"    {line}" for line in textwrap.wrap(said, 100)), ""]
