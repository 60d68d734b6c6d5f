"""How players mix their own randomness into a deal, and the proof that it was done as promised.

The table's secret, 32 random bytes, is committed to before anybody adds anything. The seed of the deal is the SHA-256
of one line of text each: the secret in hexadecimal, then what every seat added, an empty line where it added nothing.
What is added holds no line breaks, so different additions never make the same text. `docs/fairness.md` does it with
`sha256sum`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from .errors import RecordError
from .match import Match
from .messages import Phrase
from .reading import Reader
from .record import match_of


class Proof(msgspec.Struct, forbid_unknown_fields=True):
    """What is published once a game is over."""

    proof: int  # version of this format
    commitment: str  # SHA-256 of the secret's bytes, shown when the table was opened
    secret: str
    added: list[str]  # by every seat, in their order
    seed: str  # of the deal
    record: dict[str, Any]


class _Either(msgspec.Struct):
    proof: int | None = None


_PROOF, _EITHER = Reader(Proof), Reader(_Either)
VERSION = 1


def secret_commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def mixed_seed(secret: bytes, added: Sequence[str]) -> int:
    text = "".join(f"{line}\n" for line in (secret.hex(), *added))
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")


def proof_of(match: Match, secret: bytes, added: Sequence[str]) -> Proof:
    return Proof(
        VERSION,
        secret_commitment(secret),
        secret.hex(),
        list(added),
        f"{mixed_seed(secret, added):064x}",
        match.record(),
    )


def match_of_either(source: bytes, line: int) -> Match:
    """The match of a record or of a proof. Raises RecordError."""
    try:
        is_proof = _EITHER.read(source).proof is not None
    except msgspec.DecodeError:
        is_proof = False
    return match_of_proof(source, line) if is_proof else match_of(source, line=line)


def match_of_proof(source: bytes, line: int = 1) -> Match:
    """The match of a proof, whose seed must follow from the secret and what was added. Raises RecordError."""
    try:
        proof = _PROOF.read(source)
        secret = bytes.fromhex(proof.secret)
    except (msgspec.DecodeError, ValueError) as error:
        raise RecordError(line, Phrase("record-proof-shape", {"detail": str(error)})) from None
    if proof.proof != VERSION:
        raise RecordError(line, Phrase("record-version", {"found": proof.proof, "expected": VERSION}))
    if secret_commitment(secret) != proof.commitment:
        raise RecordError(line, Phrase("record-proof-commitment"))
    if any(not text.isprintable() for text in proof.added):
        raise RecordError(line, Phrase("record-proof-added"))
    match = match_of(proof.record, line=line)
    if len(proof.added) != match.seats:
        raise RecordError(line, Phrase("record-proof-added"))
    if proof.seed != f"{mixed_seed(secret, proof.added):064x}" or match.seed != int(proof.seed, 16):
        raise RecordError(line, Phrase("record-proof-seed"))
    return match
