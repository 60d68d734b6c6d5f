"""Everything people read, in eight languages, from Fluent catalogues.

General texts are in `ludotheque/locales/<language>/*.ftl`, a game's own in `<game>/locales/<language>.ftl`, each id
there beginning with the game's name. A game in one file brings its English texts with it (`add_texts`).
"""

from __future__ import annotations

import functools
import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .grammar import FUNCTIONS

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de", "nl", "it", "es", "pl", "hu")
GENERAL = Path(__file__).parent.parent / "locales"
_ZERO = re.compile("-?0([.,]0+)?")  # as written: the formatter decides what rounds to zero
PLAIN = "plain"  # general texts that begin so are said for games in one file, under their names


@dataclass(frozen=True)
class Phrase:
    """A message id of a catalogue, with the values that fill it in, for any language."""

    id: str
    fields: dict[str, Any] = field(default_factory=dict)
    folder: Path = GENERAL


class Messages:
    """The texts of one language: the general ones and those in `folder`. English stands in for what is missing."""

    def __init__(self, language: str, folder: Path = GENERAL) -> None:
        self.language = language
        self.folder = folder

    def say(self, id: str, /, **fields: Any) -> str:
        """The message `id`, filled in. Lists are joined by commas, phrases are said in the same language.

        A phrase may have other forms than its plain one, such as the cases of a noun, as attributes of its message:
        if `$guard` is a phrase whose message has the attribute `.acc`, the message can say `$guard-acc`."""
        filled = self._filled(fields)
        for language in (self.language, "en"):
            bundle = _bundle(language, self.folder)
            if bundle.has_message(id):
                value = bundle.get_message(id).value
                if value is not None:
                    text, _ = bundle.format_pattern(value, filled)
                    return str(text)
        return id

    def has(self, id: str) -> bool:
        return bool(_bundle(self.language, self.folder).has_message(id))

    def knows(self, id: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return self.has(id) or messages("en", self.folder).has(id)

    def number(self, value: float, digits: int = 1) -> str:
        """A number with so many decimals, as this language writes it. What rounds to zero has no sign."""
        from babel.numbers import format_decimal

        text = str(format_decimal(value, "#,##0." + "0" * digits, locale=self.language))
        return text.lstrip("-") if _ZERO.fullmatch(text) else text

    def percent(self, *shares: float, digits: int = 1) -> str:
        """A share in per cent, or from one share to another. The sign stands as this language has it, close or apart,
        and as the browser does."""
        from babel import Locale

        sign, _ = Locale.parse(self.language).percent_formats[None].suffix
        return "–".join(self.number(100 * share, digits) for share in shares) + str(sign)

    def signed(self, value: float, digits: int = 1) -> str:
        """A change: a number with its sign. What rounds to zero has none."""
        text = self.number(abs(value), digits)
        return text if _ZERO.fullmatch(text) else ("−" if value < 0 else "+") + text

    def say_phrase(self, phrase: Phrase) -> str:
        return messages(self.language, phrase.folder).say(phrase.id, **phrase.fields)

    def _filled(self, fields: dict[str, Any]) -> dict[str, Any]:
        return {
            f"{name}-{form}" if form else name: text
            for name, value in fields.items()
            for form, text in self._forms(value).items()
        }

    def _forms(self, value: Any) -> dict[str, Any]:
        """The forms of a field's value by their names; the plain one has none."""
        if isinstance(value, Phrase):
            return {"": self.say_phrase(value), **self._attributes(value)}
        if isinstance(value, (list, tuple)):
            each = [self._forms(v) for v in value]
            shared = [form for form in each[0] if all(form in one for one in each)] if each else [""]
            return {form: ", ".join(str(one[form]) for one in each) for form in shared}
        return {"": value}

    def _attributes(self, phrase: Phrase) -> dict[str, str]:
        bundle = _bundle(self.language, phrase.folder)
        if not bundle.has_message(phrase.id):
            return {}
        found, filled = bundle.get_message(phrase.id).attributes, self._filled(phrase.fields)
        return {name: str(bundle.format_pattern(pattern, filled)[0]) for name, pattern in found.items()}


@functools.cache
def messages(language: str, folder: Path = GENERAL) -> Messages:
    return Messages(language, folder)


@functools.cache
def _bundle(language: str, folder: Path) -> FluentBundle:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    for source in catalogue_files(language, folder):
        bundle.add_resource(_resource(source))
    if folder in _BROUGHT:
        from fluent.runtime import FluentResource

        bundle.add_resource(FluentResource(catalogue_of(language, folder)))
    return bundle


@functools.cache
def _resource(source: Path) -> FluentResource:
    """Read once, though every game's messages hold the general ones."""
    from fluent.runtime import FluentResource

    return FluentResource(source.read_text(encoding="utf-8"))


def catalogue_files(language: str, folder: Path) -> list[Path]:
    own = [folder / f"{language}.ftl"] if folder != GENERAL else []
    return sorted((GENERAL / language).glob("*.ftl")) + [f for f in own if f.exists()]


_BROUGHT: dict[Path, tuple[str, str]] = {}  # by folder: the name of a game in one file, its English texts


def add_texts(folder: Path, game: str, english: str) -> None:
    """Let `folder`, which need not exist, stand for these texts of a game."""
    _BROUGHT[folder] = game, english


def catalogue_of(language: str, folder: Path) -> str:
    """The texts of a game as Fluent, in English where it does not speak the language. The first of two messages with
    the same id counts."""
    files = [folder / f"{name}.ftl" for name in (language, "en")]
    text = next((file.read_text(encoding="utf-8") for file in files if file.exists()), "")
    if folder not in _BROUGHT:
        return text
    game, english = _BROUGHT[folder]
    plain = (GENERAL / language / f"{PLAIN}.ftl").read_text(encoding="utf-8")
    return f"{text}\n{english}\n{re.sub(rf'^{PLAIN}-', f'{game}-', plain, flags=re.MULTILINE)}"


def preferred_language() -> str:
    """The language of this machine's user, English where we do not speak it."""
    for variable in ("LUDOTHEQUE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"
