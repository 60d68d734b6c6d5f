"""One game being played. Its moves are stored; positions are computed from them."""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any

import numpy as np
import numpy.typing as npt

from .chance import fair
from .chance.fast import generator
from .contract import CHANCE, NOBODY, Setup, TypedName, Variant
from .errors import BadRequest, BadSeed, BadSetup, BadText, GameOver, IllegalMove, OutOfTurn
from .events import Event, View
from .kernels.structure import copied, duplicate
from .messages import Phrase
from .position import places_of, scores_of

SNAPSHOT_EVERY = 32
RESIGNED = "resigned"


class Match:
    """A game from its opening on. Made by `Variant.new`, `Match.from_record` or `fork`.

    A match knows everything; what a person may see of it is `view` and `tell`.
    """

    def __init__(
        self, variant: Variant, seats: int, layout: npt.NDArray[np.int16], *, names: Sequence[str], seed: int | None
    ) -> None:
        self.variant = variant
        self.engine = variant.engine
        self.board = self.engine.board
        self.seats = seats
        self.names = list(names)
        self.players = ["human"] * seats  # as in a record's "by"
        self.seed = seed
        self.commitment = None if seed is None else fair.commitment(seed)
        self.resigned: int | None = None
        self._layout = layout
        self._log: list[tuple[int | None, int]] = []
        self._position = np.zeros(1, self.engine.state)
        self._turn: int | None = None  # what `mover` says of this position, once asked
        fair.sow(self.state, fair.key_of(secrets.randbits(256) if seed is None else seed), 0)
        if seed is not None:
            # the opening uses its part of the stream, whether or not it was drawn from it
            self.engine.draw(self.board, self.state, seats, layout.copy())
        self.engine.deal(self.board, self.state, seats, variant.option_codes, layout)
        self._snapshots = [(0, duplicate(self._position))]  # positions by their ply, to replay from
        self._redrawn: list[int] = []  # plies at which something was drawn anew; all of them have a snapshot
        self._actions = np.zeros(self.engine.actions, np.int16)

    @classmethod
    def new(
        cls,
        variant: Variant,
        seats: int,
        seed: int | str | None = None,
        *,
        names: Sequence[str] | None = None,
        setup: Mapping[str, Any] | None = None,
    ) -> Match:
        game = variant.game
        game.check_seats(seats)
        if names is not None and len(names) != seats:
            raise BadRequest("error-name-count", found=len(names), seats=seats)
        number = secrets.randbits(256) if seed is None else parse_seed(seed)
        drawn = draw_setup(variant, seats, number)
        given = dict(setup or {})
        for name in given:
            if name not in drawn:
                raise BadSetup("error-setup-entry", found=name, known=list(drawn))
        customs = {} if names is None else game.customs([TypedName(name) for name in names])
        chosen = drawn | customs | given
        layout = variant.engine.layout(chosen, seats)
        # a deck laid by hand does not follow from any seed
        by_hand = any(chosen[name] != drawn[name] for name in given if name not in game.choices)
        return cls(
            variant,
            seats,
            layout,
            names=[f"Player {seat + 1}" for seat in range(seats)] if names is None else names,
            seed=None if by_hand else number,
        )

    @staticmethod
    def from_record(
        record: Mapping[str, Any] | str | bytes, upto: int | None = None, *, seed: int | str | None = None
    ) -> Match:
        """The match in a game record (an object, or its JSON), checked move by move.

        `upto=12`: only the first twelve moves, so the position before `moves[12]`. `seed`: the seed of a game that
        is not over, which the record itself does not tell yet.
        """
        from .record import match_of

        return match_of(record, upto=upto, seed=seed)

    # --- the position ---

    @property
    def state(self) -> np.record:
        """The position itself, with all its secrets. The caller may change it."""
        self._turn = None
        return self._here

    @property
    def position_to_read(self) -> np.record:
        """The same position for callers that do not change it; what was computed about it stays valid."""
        return self._here

    @property
    def _here(self) -> np.record:
        position: np.record = self._position[0]
        return position

    @property
    def mover(self) -> int | None:
        """The seat to act; None when chance is to act or the game is over."""
        mover = self._mover()
        return None if mover < 0 else mover

    @property
    def at_chance(self) -> bool:
        return self._mover() == CHANCE

    @property
    def over(self) -> bool:
        return self._mover() == NOBODY

    @property
    def ply(self) -> int:
        """How many moves have been played, chance included."""
        return len(self._log)

    @property
    def redrawn(self) -> int | None:
        """How many moves had been played when something hidden was first drawn anew; None if that never happened."""
        return self._redrawn[0] if self._redrawn else None

    @property
    def moves(self) -> list[tuple[int | None, str]]:
        return [(seat, self.engine.text(action)) for seat, action in self._log]

    @property
    def actions(self) -> list[tuple[int | None, int]]:
        """The same with action ids instead of texts."""
        return list(self._log)

    @property
    def setup(self) -> Setup:
        return self.engine.setup(self._layout, self.seats)

    @property
    def scores(self) -> list[int]:
        """Points as they stand."""
        return scores_of(self.engine.scores, self.board, self._here, self.seats)

    @property
    def places(self) -> list[int]:
        """Places as they stand, from 1; shared places are equal."""
        if self.resigned is not None:
            return [2 if seat == self.resigned else 1 for seat in range(self.seats)]
        return places_of(self.engine.places, self.board, self._here, self.seats)

    @property
    def end(self) -> str | None:
        """How the game ended, as in a game record; None while it goes on."""
        if self.resigned is not None:
            return RESIGNED
        return self.engine.endings[self.engine.ending(self.board, self._here)] or None

    def _mover(self) -> int:
        if self.resigned is not None:
            return NOBODY
        if self._turn is None:
            self._turn = int(self.engine.mover(self.board, self._here))
        return self._turn

    def legal(self) -> list[str]:
        """The texts of all legal moves (of all outcomes, when chance is to act)."""
        return [self.engine.text(int(action)) for action in self.legal_actions()]

    def legal_shown(self) -> dict[str, int]:
        """The legal moves as people see and type them, with their actions.

        The texts are those of `legal`, unless these would reveal something hidden; then they are in
        alphabetical order, because the order of `legal` might reveal it too.
        """
        moves = [(self.shown(int(action)), int(action)) for action in self.legal_actions()]
        return dict(moves if self.engine.shown is None else sorted(moves))

    def shown(self, action: int) -> str:
        """A move as people see and type it in this position."""
        if self.engine.shown is None:
            return self.engine.text(action)
        return self.engine.shown(self.board, self._here, action)

    def legal_actions(self) -> npt.NDArray[np.int16]:
        if self.over:
            return self._actions[:0].copy()
        return self._actions[: self.engine.legal(self.board, self._here, self._actions)].copy()

    def view(self, seat: int | None = None) -> View:
        """Everything this seat may see; None is a spectator."""
        return self.engine.view(self.board, self._here, self._seat(seat))

    def tell(self, ply: int, seat: int | None = None) -> list[Event]:
        """The story of the move `moves[ply]` for this seat; None is a spectator."""
        before, action, after = self.step(ply)
        return self.engine.tell(self.board, before, action, after, self._seat(seat))

    def step(self, ply: int) -> tuple[np.record, int, np.record]:
        """The move `moves[ply]`: the position before it, its action, and the position it led to."""
        before = self.position(ply)
        action = self._log[ply][1]
        after = copied(before)  # not `position(ply + 1)`, in which something may have been drawn anew
        self.engine.apply(self.board, after, action)
        return before, action, after

    def position(self, ply: int) -> np.record:
        """A copy of the position after the first `ply` moves."""
        return self._replayed(ply)[0]  # type: ignore[no-any-return]

    def position_now(self) -> np.record:
        """A copy of the position as it stands."""
        return copied(self._here)

    # --- moves ---

    def play(self, text: str, seat: int | None = None) -> None:
        """Play a move by its text. If `seat` is given, it must be its turn. A refused move changes nothing."""
        action = self.check(text, seat)
        self._apply(action)

    def play_action(self, action: int, seat: int | None = None) -> None:
        """Play a move by its action id, as bots choose it. A refused move changes nothing."""
        self._apply(self.check_action(action, seat))

    def play_checked(self, action: int) -> None:
        """Play what `check` has just given."""
        self._apply(action)

    def check(self, text: str, seat: int | None = None, *, shown: bool = False) -> int:
        """The action this text stands for; raises a MoveError if it cannot be played now. `shown`: a person typed it,
        so texts that reveal something hidden are refused (see `legal_shown`)."""
        mover = self._whose_turn(seat)
        return self._playable(mover, self._action(text, shown) if isinstance(text, str) else None, text)

    def check_action(self, action: int, seat: int | None = None) -> int:
        """The same for an action id; gives it back."""
        mover = self._whose_turn(seat)
        known = isinstance(action, int | np.integer) and 0 <= action < self.engine.actions
        return self._playable(mover, int(action) if known else None, action)

    def _whose_turn(self, seat: int | None) -> int:
        """The mover; raises a MoveError if the game is over or `seat` is given and another's turn."""
        mover = self._mover()
        if mover == NOBODY:
            raise GameOver
        if seat is not None and (seat != mover or seat < 0):
            if mover == CHANCE:
                raise OutOfTurn("error-turn-chance", name=self._name(seat))
            raise OutOfTurn("error-turn", name=self._name(seat), mover=self.names[mover])
        return mover

    def _playable(self, mover: int, action: int | None, given: object) -> int:
        """The action, if the rules allow it; raises a MoveError with what was `given`, a text or an action id."""
        if action is None or (mover == CHANCE and action not in self.legal_actions()):
            refusal = self._never(given, mover)
            if not refusal:
                raise BadText(str(given), list(self.legal_shown()))
        else:
            refusal = self.engine.refusal(self.board, self._here, action)
        if action is None or refusal:
            game = self.variant.game
            rule = self.engine.refusals[refusal]
            text = self.engine.text(action) if action is not None and not isinstance(given, str) else str(given)
            raise IllegalMove(text, rule, Phrase(f"{game.name}-refusal-{rule}", {}, game.folder / "locales"))
        return action

    def _never(self, text: object, mover: int) -> int:
        if mover == CHANCE or self.engine.never is None or not isinstance(text, str):
            return 0
        return self.engine.never(self.board, self._here, text)

    def chance(self) -> str:
        """Let chance act, from the seed. Gives the outcome's text."""
        action = self.outcome()
        self._apply(action)
        return self.engine.text(action)

    def outcome(self) -> int:
        """The action that chance takes next, from the seed."""
        if not self.at_chance:
            raise OutOfTurn("error-no-chance")
        outcomes = self.legal_actions()
        return int(outcomes[fair.peek(self._here, len(outcomes))])

    def resign(self, seat: int) -> None:
        """Give up; only in a game of two (in larger ones another person, or a bot, takes over the seat)."""
        if self.over:
            raise GameOver
        if self.seats != 2:
            raise BadRequest("error-resign")
        self._seat(seat)
        self.resigned = seat

    def reseed(self, seed: int | str) -> None:
        """Let chance follow from another seed from here on. Deal and moves stay as they are, so that no single seed
        explains the whole game any longer, and its record names none."""
        key = fair.key_of(parse_seed(seed))
        self._snapshots = [(ply, duplicate(snapshot)) for ply, snapshot in self._snapshots]
        for position in (*(snapshot for _, snapshot in self._snapshots), self._position):
            position[0].key[:] = key
        self.seed = self.commitment = None

    def redraw(self, seat: int, seed: int | str) -> None:
        """Draw anew, from here on, all that `seat` cannot know: what is hidden, and what chance will do. What it has
        seen stays as it is. The game no longer follows from its opening, so it has neither a record nor a seed."""
        number = parse_seed(seed)
        self._seat(seat)
        self.engine.imagine(self.board, self.state, seat, generator(number))
        self._here.key[:] = fair.key_of(number)
        here = self.ply
        self._snapshots = [*(kept for kept in self._snapshots if kept[0] < here), (here, duplicate(self._position))]
        self._redrawn = [*(ply for ply in self._redrawn if ply < here), here]
        self.seed = self.commitment = None

    def fork(self, ply: int | None = None) -> Match:
        """An independent match with the first `ply` moves of this one (default: all of them)."""
        ply = self.ply if ply is None else self._ply(ply)
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.names, twin.players = list(self.names), list(self.players)
        twin._log = self._log[:ply]
        twin._snapshots = self._snapshots[: self._nearest(ply) + 1]
        twin._redrawn = [redrawn for redrawn in self._redrawn if redrawn <= ply]
        twin._position = self._replayed(ply)
        twin._turn = None
        twin._actions = self._actions.copy()
        twin.resigned = self.resigned if ply == self.ply else None
        return twin

    def record(self) -> dict[str, Any]:
        """The game record, as in docs/reference/record.md."""
        from .record import record_of

        return record_of(self)

    # --- inside ---

    def _action(self, text: str, shown: bool) -> int | None:
        """By its text in a record (if that may be used) or, where they differ, by what people type."""
        if self.engine.shown is None:
            return self.engine.action(text)
        known = self.legal_shown().get(text)
        return self.engine.action(text) if known is None and not shown else known

    def _apply(self, action: int) -> None:
        mover = self.mover
        self.engine.apply(self.board, self._here, action)
        self._turn = None
        self._log.append((mover, action))
        if len(self._log) % SNAPSHOT_EVERY == 0:
            self._snapshots.append((len(self._log), duplicate(self._position)))

    def _replayed(self, ply: int) -> npt.NDArray[np.void]:
        start, snapshot = self._snapshots[self._nearest(self._ply(ply))]
        position = duplicate(snapshot)
        for _, action in self._log[start:ply]:
            self.engine.apply(self.board, position[0], action)
        return position

    def _nearest(self, ply: int) -> int:
        """Which snapshot is the last one up to this ply."""
        return bisect_right(self._snapshots, ply, key=itemgetter(0)) - 1

    def _ply(self, ply: int) -> int:
        if not 0 <= ply <= len(self._log):
            raise BadRequest("error-ply", found=ply, last=len(self._log))
        return ply

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.seats:
            raise BadRequest("error-seat", found=str(seat), last=self.seats - 1)
        return seat

    def _name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < self.seats else str(seat)


def parse_seed(seed: int | str) -> int:
    """A seed as a number below 2**256; a text is read as hex digits."""
    try:
        number = int(seed, 16) if isinstance(seed, str) else seed
    except ValueError:
        raise BadSeed(seed) from None
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < 1 << 256:
        raise BadSeed(seed)
    return number


def draw_setup(variant: Variant, seats: int, seed: int) -> Setup:
    """The opening that follows from the seed alone."""
    engine = variant.engine
    state = np.zeros(1, engine.state)
    layout = np.zeros(engine.layout_size, np.int16)
    fair.sow(state[0], fair.key_of(seed), 0)
    engine.draw(engine.board, state[0], seats, layout)
    return engine.setup(layout, seats)
