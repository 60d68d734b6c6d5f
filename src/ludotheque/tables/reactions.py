"""What players can say to each other without a word being typed: a few pictures, the same in every language."""

from __future__ import annotations

from typing import Literal, get_args

Reaction = Literal["thumb", "wave", "laugh", "wow", "sad", "think", "heart", "party"]
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)
