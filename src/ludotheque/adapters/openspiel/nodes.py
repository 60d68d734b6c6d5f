"""Nodes of a game: chance deals it byte by byte, then one position follows from another.

Nodes are immutable, so states, their copies and the worlds imagined from them share their common past.
"""

from __future__ import annotations

import hashlib
from typing import Any

from ludotheque.core.chance.fast import Rng
from ludotheque.core.observation import Observation

from .ruleset import Position, Ruleset, position_of

SEED_BYTES = 8
CHANCE = -1
BYTE = 256
KEPT_EVERY = 32  # moves after which the whole story so far is kept

Story = dict[int | None, str]


class DealNode:
    """A node before the deal: the bytes of the seed that chance has chosen so far."""

    __slots__ = ("chosen", "ruleset")

    player = CHANCE

    def __init__(self, ruleset: Ruleset, chosen: bytes = b"") -> None:
        self.ruleset, self.chosen = ruleset, chosen

    def legal(self) -> list[int]:
        return list(range(BYTE))

    def after(self, action: int) -> DealNode | Node:
        chosen = self.chosen + bytes([action])
        if len(chosen) < SEED_BYTES:
            return DealNode(self.ruleset, chosen)
        return Node(self.ruleset, self.ruleset.opening(int.from_bytes(chosen)))

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
        return [0.0] * self.ruleset.seats

    def __str__(self) -> str:
        return f"{self.ruleset.variant.game.title}: deal {self.chosen.hex()}"

    def __deepcopy__(self, memo: object) -> DealNode:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return DealNode, (self.ruleset, self.chosen)


class Node:
    """A position and its past."""

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
        "ruleset",
    )

    def __init__(
        self,
        ruleset: Ruleset,
        position: Position,
        before: Node | None = None,
        action: int = -1,
        earlier: Story | None = None,
    ) -> None:
        self.ruleset, self.position = ruleset, position
        self.before, self.action = before, action
        self.ply: int = 0 if before is None else before.ply + 1
        self.player = ruleset.player(position)
        # the stories that are kept up to here; in an imagined world, those from before it
        self.earlier: Story = {} if earlier is None else earlier
        self._legal: list[int] | None = None
        self._pieces: Story = {}
        self._seen: Story = {}
        self._words: str | None = None

    def legal(self) -> list[int]:
        if self._legal is None:
            self._legal = [] if self.player < CHANCE else self.ruleset.legal(self.position)
        return self._legal

    def after(self, known: int) -> Node:
        return self.played(self.ruleset.action(self.position, known))

    def played(self, action: int) -> Node:
        """The node after a move, given by our action id."""
        return Node(self.ruleset, self.ruleset.after(self.position, action), self, action)

    def text(self, known: int) -> str:
        return self.ruleset.text(self.position, self.ruleset.action(self.position, known))

    def seen(self, seat: int | None) -> str:
        """The view of a seat as JSON."""
        if seat not in self._seen:
            self._seen[seat] = self.ruleset.view(self.position, seat)
        return self._seen[seat]

    def observation(self, seat: int) -> Observation | None:
        """The observation of a seat."""
        return self.ruleset.observation(self.position, seat)

    def told(self, seat: int | None) -> str:
        """Everything the seat has been told so far, a line for every move.

        Its own moves include a digest of what it saw when it made them. So the text determines everything before it,
        as perfect recall requires.
        """
        pieces: list[str] = []
        node = self
        while seat not in node.earlier and node.before is not None:
            pieces.append(node._piece(seat))
            node = node.before
        whole = node.earlier.get(seat, "") + "".join(reversed(pieces))
        if self.ply % KEPT_EVERY == 0:
            self.earlier[seat] = whole
        return whole

    def _piece(self, seat: int | None) -> str:
        assert self.before is not None
        if seat not in self._pieces:
            told = self.ruleset.told(self.before.position, self.action, self.position, seat)
            if seat == self.before.player:
                own = self.ruleset.text(self.before.position, self.action)
                told = f"{own} {digest(self.before.seen(seat).encode())} {told}"
            self._pieces[seat] = told + "\n"
        return self._pieces[seat]

    def imagined(self, seat: int, rng: Rng) -> Node:
        """A world that the seat cannot tell from this one. Of the other seats' past it holds only what was public."""
        public = self.told(None)
        earlier: Story = dict.fromkeys(range(self.ruleset.seats), public)
        earlier |= {None: public, seat: self.told(seat)}
        return Node(self.ruleset, self.ruleset.imagined(self.position, seat, rng), earlier=earlier)

    def returns(self) -> list[float]:
        return self.ruleset.returns(self.position) if self.player < CHANCE else [0.0] * self.ruleset.seats

    def __str__(self) -> str:
        """The view of a spectator in words, and a digest of the whole position."""
        if self._words is None:
            lines = [*self.ruleset.words(self.position), f"position {digest(self.position.tobytes())}"]
            self._words = "\n".join(lines)
        return self._words

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """The first position and the moves: a chain of positions would be too deep for pickle."""
        actions: list[int] = []
        node = self
        while node.before is not None:
            actions.append(node.action)
            node = node.before
        return _played, (self.ruleset, node.position.tobytes(), node.earlier, actions[::-1])


def _played(ruleset: Ruleset, start: bytes, earlier: Story, actions: list[int]) -> Node:
    node = Node(ruleset, position_of(start, ruleset.engine.state), earlier=earlier)
    for action in actions:
        node = node.played(action)
    return node


def digest(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=8).hexdigest()
