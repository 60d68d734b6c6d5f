"""Names and numbers in sentences, by the examples that the browser's tests read too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ludotheque.core.grammar import FUNCTIONS, SUFFIXES

EXAMPLES = json.loads(Path(__file__).with_name("grammar.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["DE", "QUE", "AD", "AZ"])
def test_a_word_beside_a_name(name: str) -> None:
    assert {word: FUNCTIONS[name](word) for word in EXAMPLES[name]} == EXAMPLES[name]


@pytest.mark.parametrize("suffix", EXAMPLES["RAG"])
def test_a_hungarian_suffix(suffix: str) -> None:
    expected = EXAMPLES["RAG"][suffix]
    assert {word: FUNCTIONS["RAG"](word, suffix) for word in expected} == expected


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize("name", ["", " ", "…", "́", "9" * 40, "Ω", "–3–"])
def test_strange_names_get_a_suffix_too(name: str, suffix: str) -> None:
    assert FUNCTIONS["RAG"](name, suffix).startswith(name)
    assert FUNCTIONS["AZ"](name).endswith(name)


def test_a_catalogue_calls_them() -> None:
    bundle = FluentBundle(["hu"], use_isolating=False, functions=FUNCTIONS)
    bundle.add_resource(FluentResource('x = { AZ($n) }. { RAG($who, "val") } { RAG($n, "t") }'))
    text, errors = bundle.format_pattern(bundle.get_message("x").value, {"n": 5, "who": "Péter"})
    assert (text, errors) == ("az 5. Péterrel 5-öt", [])
