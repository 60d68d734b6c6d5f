"""The seeds of bots, derived from the seed of their game."""

from __future__ import annotations

import hashlib


def derived(*parts: object) -> int:
    """A 64-bit number, the same for the same parts on every machine."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:8])
