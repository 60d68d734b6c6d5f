"""What all requests of clients have in common, about tables and to the lab."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Level = Annotated[str, Meta(min_length=1, max_length=20, description="A bot, as GET /api/games names them.")]
Numbers = Annotated[
    dict[str, Any],
    Meta(max_length=40, description="Entries of the game's board.toml that are not as printed; `dials` tells which."),
]


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    pass
