"""How a game went: chance deals it byte by byte, then one position follows from another. Courses are never changed, so
states, their copies and the worlds imagined from them share what they have in common."""

from __future__ import annotations

import hashlib
from typing import Any

from ludotheque.core.chance.fast import Rng
from ludotheque.core.observation import Observation

from .table import Position, Table, position_of

SEED_BYTES = 8
CHANCE = -1
BYTE = 256
KEPT_EVERY = 32  # moves after which the story so far is kept as a whole

Story = dict[int | None, str]


class Deal:
    """The seed of the game as far as chance has chosen it, a byte at a time."""

    __slots__ = ("chosen", "table")

    player = CHANCE

    def __init__(self, table: Table, chosen: bytes = b"") -> None:
        self.table, self.chosen = table, chosen

    def legal(self) -> list[int]:
        return list(range(BYTE))

    def after(self, action: int) -> Deal | Course:
        chosen = self.chosen + bytes([action])
        if len(chosen) < SEED_BYTES:
            return Deal(self.table, chosen)
        return Course(self.table, self.table.opening(int.from_bytes(chosen)))

    def text(self, action: int) -> str:
        return f"deal {action:02x}"

    def told(self, seat: int | None) -> str:
        """Nothing yet."""
        return ""

    def seen(self, seat: int | None) -> str:
        return ""

    def observation(self, seat: int) -> Observation | None:
        return None

    def returns(self) -> list[float]:
        return [0.0] * self.table.seats

    def __str__(self) -> str:
        return f"{self.table.variant.game.title}: deal {self.chosen.hex()}"

    def __deepcopy__(self, memo: object) -> Deal:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Deal, (self.table, self.chosen)


class Course:
    """A position and how it came about."""

    __slots__ = (
        "_legal",
        "_pieces",
        "_seen",
        "_words",
        "action",
        "before",
        "earlier",
        "player",
        "ply",
        "position",
        "table",
    )

    def __init__(
        self,
        table: Table,
        position: Position,
        before: Course | None = None,
        action: int = -1,
        earlier: Story | None = None,
    ) -> None:
        self.table, self.position = table, position
        self.before, self.action = before, action
        self.ply: int = 0 if before is None else before.ply + 1
        self.player = table.player(position)
        # what seats were told up to here, as far as it is kept; of an imagined world, what was told before it
        self.earlier: Story = {} if earlier is None else earlier
        self._legal: list[int] | None = None
        self._pieces: Story = {}
        self._seen: Story = {}
        self._words: str | None = None

    def legal(self) -> list[int]:
        if self._legal is None:
            self._legal = [] if self.player < CHANCE else self.table.legal(self.position)
        return self._legal

    def after(self, known: int) -> Course:
        return self.played(self.table.action(self.position, known))

    def played(self, action: int) -> Course:
        """The course with one move more, by our id."""
        return Course(self.table, self.table.after(self.position, action), self, action)

    def text(self, known: int) -> str:
        return self.table.text(self.position, self.table.action(self.position, known))

    def seen(self, seat: int | None) -> str:
        """What the seat may see now."""
        if seat not in self._seen:
            self._seen[seat] = self.table.view(self.position, seat)
        return self._seen[seat]

    def observation(self, seat: int) -> Observation | None:
        """What it sees in numbers."""
        return self.table.observation(self.position, seat)

    def told(self, seat: int | None) -> str:
        """All that the seat has been told so far, a line for every move.

        Its own moves stand there with a digest of what it saw when it made them: so whoever knows the last line knows
        all that went before, as a player with perfect recall does.
        """
        pieces: list[str] = []
        course = self
        while seat not in course.earlier and course.before is not None:
            pieces.append(course._piece(seat))
            course = course.before
        whole = course.earlier.get(seat, "") + "".join(reversed(pieces))
        if self.ply % KEPT_EVERY == 0:
            self.earlier[seat] = whole
        return whole

    def _piece(self, seat: int | None) -> str:
        assert self.before is not None
        if seat not in self._pieces:
            told = self.table.told(self.before.position, self.action, self.position, seat)
            if seat == self.before.player:
                own = self.table.text(self.before.position, self.action)
                told = f"{own} {digest(self.before.seen(seat).encode())} {told}"
            self._pieces[seat] = told + "\n"
        return self._pieces[seat]

    def imagined(self, seat: int, rng: Rng) -> Course:
        """A world that the seat cannot tell from this one. Of what the others were told in its past, it is only known
        what everybody was told."""
        public = self.told(None)
        earlier: Story = dict.fromkeys(range(self.table.seats), public)
        earlier |= {None: public, seat: self.told(seat)}
        return Course(self.table, self.table.imagined(self.position, seat, rng), earlier=earlier)

    def returns(self) -> list[float]:
        return self.table.returns(self.position) if self.player < CHANCE else [0.0] * self.table.seats

    def __str__(self) -> str:
        """What a bystander sees, in words, and a digest of all that is hidden too."""
        if self._words is None:
            lines = [*self.table.words(self.position), f"position {digest(self.position.tobytes())}"]
            self._words = "\n".join(lines)
        return self._words

    def __deepcopy__(self, memo: object) -> Course:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Its beginning and the moves: a chain of positions would be long, and too deep for pickle."""
        actions: list[int] = []
        course = self
        while course.before is not None:
            actions.append(course.action)
            course = course.before
        return _played, (self.table, course.position.tobytes(), course.earlier, actions[::-1])


def _played(table: Table, start: bytes, earlier: Story, actions: list[int]) -> Course:
    course = Course(table, position_of(start, table.engine.state), earlier=earlier)
    for action in actions:
        course = course.played(action)
    return course


def digest(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=8).hexdigest()
