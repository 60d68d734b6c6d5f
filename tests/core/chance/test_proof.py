"""Proofs: `check` accepts what was done as promised and nothing else."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ludotheque
from ludotheque.cli.app import run
from ludotheque.core.chance.proof import is_line, match_of_proof, mixed_seed, proof_of, sealed_proof_of
from ludotheque.core.errors import RecordError
from ludotheque.core.match import Match

SECRET = bytes(range(32))
TEXTS = ["rain on the window", "", "", "zażółć 🩷"]  # revealed, withheld, nothing sealed, revealed
SEALS = [hashlib.sha256(text.encode()).hexdigest() for text in ("rain on the window", "kept back", "", TEXTS[3])]


def played(lines: list[str]) -> Match:
    match = ludotheque.game("winston").new(seats=len(lines), seed=mixed_seed(SECRET, lines))
    while not match.over:
        match.play(match.legal()[0])
    return match


@pytest.fixture(scope="module")
def sealed() -> dict[str, Any]:
    seals = [SEALS[0], SEALS[1], None, SEALS[3]]
    match = played([TEXTS[0], SEALS[1], "", TEXTS[3]])
    plain: dict[str, Any] = msgspec.to_builtins(sealed_proof_of(match, SECRET, TEXTS, seals, [1]))
    return plain


def reason(proof: dict[str, Any]) -> str | None:
    """Why it is refused."""
    try:
        match_of_proof(msgspec.json.encode(proof))
    except RecordError as error:
        return error.reason.id
    return None


def test_both_versions_check(sealed: dict[str, Any], tmp_path: Path) -> None:
    plain = msgspec.to_builtins(proof_of(played(["rain", "", "snow"]), SECRET, ["rain", "", "snow"]))
    assert (plain["proof"], sealed["proof"]) == (1, 2)
    assert {"seals", "unrevealed"}.isdisjoint(plain)
    for proof in (plain, sealed):
        file = tmp_path / "proof.json"
        file.write_bytes(msgspec.json.encode(proof))
        assert run(["check", str(file)]) == 0


def test_what_was_changed_is_named(sealed: dict[str, Any]) -> None:
    def but(**changed: Any) -> str | None:
        return reason({**sealed, **changed})

    seals = sealed["seals"]
    assert but(secret="00" * 32) == "record-proof-commitment"
    assert but(proof=3) == "record-version"
    assert but(proof=1) == "record-proof-seals"
    assert but(unrevealed=[]) == "record-proof-unrevealed"
    assert but(unrevealed=[0, 1]) == "record-proof-unrevealed"
    assert but(unrevealed=[1, 1]) == "record-proof-unrevealed"
    assert but(added=["rain on the window", "kept back", "", TEXTS[3]]) == "record-proof-unrevealed"
    assert but(added=["rain on the window", "", "", TEXTS[3]], unrevealed=None) == "record-proof-unrevealed"
    assert but(added=["rain", "", "", TEXTS[3]]) == "record-proof-seal"
    assert but(added=["rain on the window", "", "late", TEXTS[3]]) == "record-proof-seal"
    assert but(added=TEXTS[:3]) == "record-proof-added"
    assert but(added=["rain\non the window", "", "", ""]) == "record-proof-added"
    assert but(seals=seals[:3]) == "record-proof-seals"
    assert but(seals=[seals[0].upper(), *seals[1:]]) == "record-proof-seals"
    assert but(seals=[seals[0], "00" * 32, None, seals[3]]) == "record-proof-seed"
    assert but(seals=[seals[0], None, None, seals[3]]) == "record-proof-unrevealed"
    assert but(seals=None) == "record-proof-seals"
    # a text opened after all, with everything that goes with it: not the deal that was made
    opened = [TEXTS[0], "kept back", "", TEXTS[3]]
    assert but(added=opened, unrevealed=[]) == "record-proof-seed"


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_changed_byte_of_what_seats_did_is_caught(sealed: dict[str, Any], data: st.DataObject) -> None:
    part = data.draw(st.sampled_from(["seals", "added", "unrevealed"]))
    text = msgspec.json.encode(sealed[part])
    at = data.draw(st.integers(0, len(text) - 1))
    changed = bytes([*text[:at], data.draw(st.integers(0, 255)), *text[at + 1 :]])
    whole = msgspec.json.encode(sealed).replace(
        msgspec.json.encode(part) + b":" + text, b'"%s":%s' % (part.encode(), changed)
    )
    try:
        if msgspec.json.decode(changed) == sealed[part]:
            return  # the same, written otherwise
    except (msgspec.DecodeError, UnicodeDecodeError):
        pass
    with pytest.raises(RecordError):
        match_of_proof(whole)


def test_a_line_is_a_line_whatever_the_year() -> None:
    assert is_line("👨‍👩‍👧 🩷 \U0001fae9 ")
    assert not any(is_line(f"a{c}b") for c in "\n\r\t\x00\x1b\x7f\x85\u2028\u2029")


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="there is no sha256sum")
def test_the_commands_in_the_documentation_print_what_they_say(sealed: dict[str, Any]) -> None:
    page = (Path(__file__).parents[3] / "docs" / "how-to" / "check-a-deal.md").read_text(encoding="utf-8")
    block = page.partition("## The proof of a sealed table by hand")[2].partition("```sh\n")[2].partition("```")[0]
    commands = [line.partition("#")[0] for line in block.splitlines()]

    def printed(command: str, **words: str) -> str:
        for name, word in words.items():
            command = command.replace(name, word)
        return subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True).stdout[:64]

    seals = sealed["seals"]
    assert printed(commands[1], TEXT=TEXTS[3]) == seals[3]
    shown = commands[2].replace("''", "'' 'LAST'")
    assert printed(shown, SECRET=sealed["secret"], TEXT=TEXTS[0], SEAL=seals[1], LAST=TEXTS[3]) == sealed["seed"]
    if shutil.which("xxd"):
        assert printed(commands[0], SECRET=sealed["secret"]) == sealed["commitment"]
        assert printed(commands[3], SEED=sealed["seed"]) == sealed["record"]["fair"]["commitment"]
