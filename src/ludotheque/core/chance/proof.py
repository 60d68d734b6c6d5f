"""How players mix their own randomness into a deal, and the proof that it was done as promised.

The table commits to its secret, 32 random bytes, before any player adds anything. The seed is the SHA-256 of
one line of text each: the secret in hexadecimal, then what every seat added, an empty line where it added nothing.
What is added holds no line breaks, so different additions never make the same text. At a sealed table every seat shows
a seal first, the SHA-256 of its text, and reveals the text when all seals are fixed; the seal takes the place of a text
that was not revealed. `docs/how-to/check-a-deal.md` does it with `sha256sum`.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Any

import msgspec

from ..errors import RecordError
from ..match import Match
from ..messages import Phrase
from ..reading import Reader
from ..record import match_of


class Proof(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is published once a game is over. `seals` and `unrevealed` belong to sealed tables, version 2."""

    proof: int  # version of this format
    commitment: str  # SHA-256 of the secret's bytes, shown when the table was opened
    secret: str
    added: list[str]  # by every seat, in their order; at a sealed table the texts revealed
    seed: str  # of the deal
    record: dict[str, Any]
    seals: list[str | None] | None = None  # of every seat, none where it had sealed nothing
    unrevealed: list[int] | None = None  # the seats that did not reveal what they had sealed


class _Either(msgspec.Struct):
    proof: int | None = None


_PROOF, _EITHER = Reader(Proof), Reader(_Either)
PLAIN, SEALED = 1, 2  # versions
SEAL = re.compile("[0-9a-f]{64}")


def secret_commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def seal_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def is_line(text: str) -> bool:
    """No line breaks or control characters. Not `isprintable`: that depends on the version of Unicode."""
    return not any(c < " " or "\x7f" <= c <= "\x9f" or c in "\u2028\u2029" for c in text)


def line_of(text: str, seal: str | None) -> str:
    """What a seat contributes: its text, or its seal where it did not reveal the text."""
    return text or seal or ""


def mixed_seed(secret: bytes, lines: Sequence[str]) -> int:
    text = "".join(f"{line}\n" for line in (secret.hex(), *lines))
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")


def proof_of(match: Match, secret: bytes, added: Sequence[str]) -> Proof:
    seed = f"{mixed_seed(secret, added):064x}"
    return Proof(PLAIN, secret_commitment(secret), secret.hex(), list(added), seed, match.record())


def sealed_proof_of(
    match: Match, secret: bytes, added: Sequence[str], seals: Sequence[str | None], unrevealed: Sequence[int]
) -> Proof:
    lines = [line_of(text, seal) for text, seal in zip(added, seals, strict=True)]
    proof = proof_of(match, secret, lines)
    proof.proof, proof.added, proof.seals, proof.unrevealed = SEALED, list(added), list(seals), sorted(unrevealed)
    return proof


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
    if proof.proof not in (PLAIN, SEALED):
        raise RecordError(line, Phrase("record-version", {"found": proof.proof, "expected": SEALED}))
    if secret_commitment(secret) != proof.commitment:
        raise RecordError(line, Phrase("record-proof-commitment"))
    match = match_of(proof.record, line=line)
    lines = _plain_lines(proof, match.seats, line) if proof.proof == PLAIN else _sealed_lines(proof, match.seats, line)
    if proof.seed != f"{mixed_seed(secret, lines):064x}" or match.seed != int(proof.seed, 16):
        raise RecordError(line, Phrase("record-proof-seed"))
    return match


def _plain_lines(proof: Proof, seats: int, line: int) -> list[str]:
    if (proof.seals, proof.unrevealed) != (None, None):
        raise RecordError(line, Phrase("record-proof-seals"))
    if len(proof.added) != seats or any(not text.isprintable() for text in proof.added):
        raise RecordError(line, Phrase("record-proof-added"))
    return proof.added


def _sealed_lines(proof: Proof, seats: int, line: int) -> list[str]:
    """Every text fits its seal, and exactly the seats named have a seal without a text."""
    if len(proof.added) != seats or any(not is_line(text) for text in proof.added):
        raise RecordError(line, Phrase("record-proof-added"))
    seals = proof.seals or []
    if len(seals) != seats or any(seal is not None and not SEAL.fullmatch(seal) for seal in seals):
        raise RecordError(line, Phrase("record-proof-seals"))
    for seat, (text, seal) in enumerate(zip(proof.added, seals, strict=True)):
        if text and seal != seal_of(text):
            raise RecordError(line, Phrase("record-proof-seal", {"seat": seat}))
    hidden = [seat for seat, seal in enumerate(seals) if seal is not None and not proof.added[seat]]
    if proof.unrevealed != hidden:
        raise RecordError(line, Phrase("record-proof-unrevealed"))
    return [line_of(text, seal) for text, seal in zip(proof.added, seals, strict=True)]
