"""Who made the printed game: names by role, in words of any language."""

from __future__ import annotations

from .contract import Game
from .messages import messages

# The order in which roles are named, and those there are words for (`credit-…`). Other roles come last, as they are.
ROLES = (
    "authors",
    "design",
    "illustrations",
    "publisher",
    "number",
    "first-edition",
    "edition-hu",
    "translation-fr",
    "makers",
)
NOBODY_NAMED = ("", "–")


def credited(game: Game) -> dict[str, tuple[str, ...]]:
    """Names by role: authors and publisher, and those that `Game.credits` adds. Who is both is named as publisher."""
    authors = tuple(game.authors.split(" & ")) if game.authors not in (*NOBODY_NAMED, game.publisher) else ()
    publisher = (game.publisher,) if game.publisher not in NOBODY_NAMED else ()
    found = {"authors": authors, "publisher": publisher, **game.credits}
    order = [*(role for role in ROLES if role in found), *(role for role in found if role not in ROLES)]
    return {role: tuple(found[role]) for role in order if found[role]}


def roles_in_words(game: Game, language: str) -> dict[str, tuple[str, ...]]:
    say = messages(language)
    return {
        say.say(f"credit-{role}", count=len(names)) if say.knows(f"credit-{role}") else role: names
        for role, names in credited(game).items()
    }


def credit_lines(game: Game, language: str) -> list[str]:
    """A line for every role, with its names."""
    say = messages(language)
    return [say.say("credit-line", role=role, names=names) for role, names in roles_in_words(game, language).items()]
