"""Tokens that entitle their holder to a seat, and the texts that people give: names and additions to the deal."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from .refusals import Invalid

LONGEST_NAME = 40
LONGEST_ADDITION = 64


def new_token() -> str:
    """A capability: 192 random bits. Only its hash is stored."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return secrets.token_hex(8)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def same(a: str, b: str) -> bool:
    """Compares in constant time."""
    return hmac.compare_digest(a, b)


def clean_name(name: str) -> str:
    """A display name without invisible characters. Pages that show it escape it."""
    shown = "".join(c for c in name if not unicodedata.category(c).startswith("C"))
    shown = " ".join(shown.split())
    if not 0 < len(shown) <= LONGEST_NAME:
        raise Invalid("error-display-name", longest=LONGEST_NAME)
    return shown


def clean_addition(text: str) -> str:
    if len(text) > LONGEST_ADDITION or not text.isprintable():
        raise Invalid("error-addition", longest=LONGEST_ADDITION)
    return text
