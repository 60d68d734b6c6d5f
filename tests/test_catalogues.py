"""How everything people read is written: one register a language, no faults we know, whole grammar, clean typography.

The house style is that of friends at a table. What is listed here was found in print or said by nobody.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import ludotheque
from ludotheque.core.contract import Game
from ludotheque.core.events import SEATS, Event
from ludotheque.core.messages import GENERAL, LANGUAGES, messages
from ludotheque.core.shelf import shelf

SOURCES = Path(ludotheque.__file__).parent
CLIENT = SOURCES.parent.parent / "web" / "src"
GAMES = list(shelf().values())

REGISTER = {
    "fr": r"\b(?:vous|votre|vos|veuillez)\b|\b(?!assez|chez|nez\b)\w{2,}ez\b",
    "de": r"(?<!^)(?<![.!?:…]\s)(?<![„“(–])(?<!–\s)(?<!\*\s)\b(?:Sie|Ihnen|Ihre?[mnrs]?)\b",
    "nl": r"\b(?:u|uw|Uw)\b",
    "it": r"(?<=[a-zà-ù,] )(?:Lei|Suo|Sua|Suoi|Sue)\b",
    "es": r"\b[Uu]sted(?:es)?\b",
    "pl": r"\b(?:Pan|Pani|Pana|Panu|Panią|Państw[oau])\b|(?<=[a-ząćęłńóśźż,] )(?:Ty|Twój|Twoj[aeąą]|Ci|Ciebie|Tobie)\b",
    "hu": r"\b[Öö]n(?:t|nek|nel|ök|ben|ök\w*)?\b",
}

FORBIDDEN = {
    "en": "whoever|whom nobody|own accord|rightly so|wrongly so|hardly ahead|mixed in chance|bushes|happens how often|"
    "in so many games|too many are walked back|behind the #|gone on from|moves? as\\b",
    "fr": "dénonc|à qui qu|comme quelle pièce|\\bdames?\\b",
    "de": "gehorcht|regelrecht|beanstand|wie welche Schachfigur|Saatzahl|die meisten Punkte gewinnen",
    "nl": "om volgens te lopen|uitdeling|aanvecht|vecht je dat aan",
    "it": "proprio caso|base di dati|\\brelè\\b|mettiti comod|come quale pezzo",
    "es": "torre campanario|azar propio|en turno|diriges el guardia|como qué pieza|no, se queda",
    "pl": "w tylu samych|a nikt nie mógł|ścieżk\\w+ (?:Północ|Południe)\\b|na ruchu|jak która figura|kwestion|\\bcel: ",
    "hu": "említésre méltóba|az ütővel|\\bjáték most\\b|kifogás|\\ba\\(z\\)|sorfal|, cél: ",
}

QUOTES = {"en": "“”‘’", "fr": "«»’", "de": "„“‚‘’", "nl": "‘’", "it": "«»’", "es": "«»’", "pl": "„”’", "hu": "„”’»«"}
ANY_QUOTES = set("“”„«»‘’‚\"'")
PLURAL = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Text:
    """A message in one language, or a paragraph of a rulebook; its variants as they are read, variables in braces."""

    where: str
    id: str
    readings: tuple[str, ...]
    message: ast.Message | None = None


def readings(pattern: ast.Pattern) -> list[str]:
    """Every way to read a pattern, a variant at a time; not all combinations."""
    found = [""]
    for element in pattern.elements:
        found = _continued(found, element)
    return found


def _continued(found: list[str], element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [text + element.value for text in found]
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        variants = [text for variant in inner.variants for text in readings(variant.value)]
        return [found[0] + text for text in variants] + [text + variants[-1] for text in found[1:]]
    if isinstance(inner, ast.StringLiteral):
        return [text + inner.value.replace('"', "") for text in found]
    name = inner.id.name if isinstance(inner, ast.VariableReference) else "…"
    return [f"{text}{{ ${name} }}" for text in found]


def catalogue_texts(file: Path) -> Iterator[Text]:
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            patterns = [p for p in (entry.value, *(a.value for a in entry.attributes)) if p is not None]
            said = tuple(text for pattern in patterns for text in readings(pattern))
            yield Text(f"{file.parent.parent.name}/{file.parent.name}/{file.name}", entry.id.name, said, entry)


def rulebook_texts(game: Game, language: str) -> Iterator[Text]:
    file = game.folder / "rulebook" / f"{language}.md"
    for block in re.split(r"\n\s*\n", file.read_text(encoding="utf-8")):
        id = re.search(r"\{#([\w-]+)\}", block)
        yield Text(f"{game.name}/rulebook/{file.name}", id[1] if id else "", (re.sub(r"\{#[\w-]+\}", "", block),))


def messages_of(language: str) -> list[Text]:
    files = [*sorted((GENERAL / language).glob("*.ftl")), *(g.folder / "locales" / f"{language}.ftl" for g in GAMES)]
    return [text for file in files for text in catalogue_texts(file)]


def all_texts(language: str) -> list[Text]:
    return messages_of(language) + [text for game in GAMES for text in rulebook_texts(game, language)]


def faults(texts: list[Text], pattern: str, flags: int = 0) -> list[str]:
    return [
        f"{text.where} {text.id}: {found[0]!r} in {reading!r}"
        for text in texts
        for reading in text.readings
        if (found := re.search(pattern, reading, flags | re.MULTILINE))
    ]


@pytest.mark.parametrize("language", REGISTER)
def test_friends_are_addressed_as_friends(language: str) -> None:
    found = faults(all_texts(language), REGISTER[language])
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("language", FORBIDDEN)
def test_known_faults_do_not_come_back(language: str) -> None:
    found = faults(all_texts(language), FORBIDDEN[language], re.IGNORECASE)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_those_of_the_language(language: str) -> None:
    strange = "".join(re.escape(c) for c in sorted(ANY_QUOTES - set(QUOTES[language])))
    found = faults(messages_of(language), rf"(?<![{{ \":…])[{strange}](?![:}}…\"])|\.\.\.")  # JSON has its own
    assert not found, "\n" + "\n".join(found)


def test_french_marks_stand_apart_by_a_narrow_space() -> None:
    found = faults(messages_of("fr"), r"[\w})…][ \u00a0]?[;!?»](?:\s|$)|[ \u00a0]:|«[^\u202f]")
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sign_for_per_cent_stands_as_in_numbers(language: str) -> None:
    sign = messages(language).percent(0.5).partition("0")[2].lstrip(".,0")
    found = faults(messages_of(language), rf"(?:\d|\}})(?!{sign})[\s\u00a0\u202f]?%")
    assert not found, "\n" + "\n".join(found)


class Selects(Visitor):  # type: ignore[misc]
    """The variables a message selects by, each with its variants' keys; the variables and functions it uses."""

    def __init__(self, message: ast.Message) -> None:
        self.keys: list[tuple[str, set[str]]] = []
        self.variables: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.keys.append((node.selector.id.name, keys))
        self.generic_visit(node)

    def of(self, variable: str) -> set[str]:
        return set().union(*(keys for name, keys in self.keys if name == variable))


def selects(texts: list[Text]) -> dict[str, Selects]:
    return {text.id: Selects(text.message) for text in texts if text.message is not None}


# What Polish and the Romance languages know beside one and other; many is for millions in the latter.
FORMS = {"pl": {"one", "few", "many"}, "fr": {"one", "many"}, "it": {"one", "many"}, "es": {"one", "many"}}
# Polish messages that say no noun beside the number, or one in the locative: two forms are all.
TWO_FORMS = {
    "credit-authors",
    "error-back-away",
    "error-humans",
    "hundsgemein-tell-thrown",
    "hundsgemein-tell-turned-up",
    "web-time-days",
    "web-time-hours",
    "web-time-minutes",
    "web-time-seconds",
    "web-unrevealed",
    "web-unsealed",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_complete(language: str) -> None:
    """A number that is selected by has all forms of the language; the default stands for its last one."""
    found = []
    for id, message in selects(messages_of(language)).items():
        two = language != "pl" or id in TWO_FORMS
        for variable, keys in message.keys:
            plural = keys & PLURAL - {"other"}
            if plural and not {"one"} | (set() if two else {"few"}) <= keys:
                found.append(f"{id}: ${variable} has only {sorted(keys)}")
            if plural - FORMS.get(language, {"one"}):
                found.append(f"{id}: ${variable} has {sorted(keys)}, which {language} does not know")
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_role_of_a_story_has_a_form_for_its_reader(language: str) -> None:
    found = []
    for id, message in selects(messages_of(language)).items():
        if "-tell-" not in id:
            continue
        for role in SEATS:
            wanted = "yes" if role == "seat" else role
            if role in message.variables and wanted not in message.of("you"):
                found.append(f"{id}: says ${role}, but has no [{wanted}] for $you")
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nouns_have_the_forms_that_sentences_use(game: Game, language: str) -> None:
    texts = list(catalogue_texts(game.folder / "locales" / f"{language}.ftl"))
    forms = {t.id: {a.id.name for a in t.message.attributes} for t in texts if t.message is not None}
    for id, message in selects(texts).items():
        for variable in message.variables:
            name, _, form = variable.partition("-")
            kinds = [f"{game.name}-{name}-", f"{game.name}-{name.removesuffix('s')}-"]
            nouns = [noun for noun in forms if form and noun.startswith(tuple(kinds)) and forms[noun]]
            assert not form or nouns, f"{id}: ${variable} has no nouns"
            wrong = [noun for noun in nouns if form not in forms[noun]]
            assert not wrong, f"{id}: says ${variable}, but .{form} is missing of {wrong}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_sentences_for_people(language: str) -> None:
    """From the capital to the full stop, without the ids of rules, moves in notation or anything to fill in."""
    for text in messages_of(language):
        if "-refusal-" in text.id:
            for reading in text.readings:
                assert reading[0].isupper() or reading[0] in "„«“‘¡¿", f"{language} {text.id}: {reading}"
                assert reading[-1] in ".!?”»“’", f"{language} {text.id}: {reading}"
                assert not re.search(r"[{}]|\b[A-Z]\d+\b|\b[a-h]\d\b", reading), f"{language} {text.id}: {reading}"


# Kinds of messages whose ids are put together in code from a value of the game.
BUILT = [
    "breed",
    "card",
    "dog",
    "letter",
    "guard",
    "gate",
    "path",
    "way",
    "face",
    "zone",
    "option",
    "guide",
    "next",
    "lies",
    "move",
    "setup",
    "board",
    "dial",
    "throw",
    "objection",
]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_text_of_a_game_is_unused_or_missing(game: Game) -> None:
    files = [*SOURCES.rglob("*.py"), *CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    ids = {text.id for text in catalogue_texts(game.folder / "locales" / "en.ftl")}
    tags = {str(event.__struct_config__.tag) for event in told_by(game)}
    engine = game.engine
    exact: dict[str, set[str]] = {
        "tell": tags,
        "refusal": set(engine.refusals[1:]),
        "end": {ending.replace(" ", "-") for ending in engine.endings[1:]},
    }
    for kind, values in exact.items():
        there = {id.removeprefix(f"{game.name}-{kind}-") for id in ids if id.startswith(f"{game.name}-{kind}-")}
        there -= {"starts"}  # a game may say in its own words who starts
        assert there == values, f"{kind}: unused {sorted(there - values)}, missing {sorted(values - there)}"
    fires = {id.removeprefix(f"{game.name}-fires-") for id in ids if id.startswith(f"{game.name}-fires-")}
    assert fires <= tags, f"{game.name}-fires-…: no such events: {sorted(fires - tags)}"
    kinds = tuple(f"{game.name}-{kind}-" for kind in (*BUILT, *exact, "fires"))
    rest = [id for id in ids if not id.startswith(kinds) and id not in (f"{game.name}-line", f"{game.name}-best")]
    unused = [id for id in rest if not re.search(rf"[\"'`]{id}[\"'`]", code)]
    assert not unused, f"nobody says {unused}"


def told_by(game: Game) -> list[type[Event]]:
    """The kinds of events of a game: those its view module defines."""
    home = game.engine.tell.__module__
    return [event for event in Event.__subclasses__() if event.__module__ == home]
