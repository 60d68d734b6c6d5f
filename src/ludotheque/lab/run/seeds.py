"""Numbers that follow from others, the same everywhere: the seeds of bots."""

from __future__ import annotations

import hashlib


def derived(*parts: object) -> int:
    """A 64-bit number that follows from these."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:8])
