"""Settings in messages."""

from __future__ import annotations

import msgspec


def spelled(value: object) -> str:
    """A setting as people would write it."""
    if isinstance(value, str):
        return value.lstrip("0") or "0" if len(value) == 64 else value
    return msgspec.json.encode(value).decode()
