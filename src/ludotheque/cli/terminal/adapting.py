"""How strong adaptive bots are for the people at this terminal: a small file in the user's data folder."""

from __future__ import annotations

from pathlib import Path

import msgspec
import platformdirs

from ludotheque.bots.adaptive import AdaptiveStrength, adaptive_strength
from ludotheque.bots.external.local import LocalBot
from ludotheque.core.contract import Variant
from ludotheque.core.reading import Reader
from ludotheque.tables.table import Table

Strengths = dict[str, float]  # by the game, its options and the number of players
STRENGTHS: Reader[Strengths] = Reader(Strengths)


def with_strength(bot: LocalBot, variant: Variant, seats: int) -> LocalBot:
    """The bot as it is called at the table. An adaptive one gets its strength, unless that was typed."""
    asked = adaptive_strength(bot)
    if asked is None or bot.count(":") == 2:
        return bot
    return LocalBot(AdaptiveStrength(asked.share, _kept().get(_key(variant, seats), asked.strength)).name)


def keep_strengths(table: Table) -> dict[int, AdaptiveStrength]:
    """Keep the strength for the next game. Returns it for every seat of an adaptive bot, if people played."""
    found: dict[int, AdaptiveStrength] = {}
    for seat, level in enumerate(table.next_levels):
        strength = None if level is None else adaptive_strength(level)
        if strength is not None and any(each.kind == "human" for each in table.seats):
            found[seat] = strength
    if found:
        _keep(_key(table.variant, len(table.seats)), next(iter(found.values())).strength)
    return found


def _key(variant: Variant, seats: int) -> str:
    options = " ".join(f"{name}={value}".lower() for name, value in sorted(variant.options.items()))
    return f"{variant.name} {seats} {options}".strip()


def _file() -> Path:
    return platformdirs.user_data_path("ludotheque") / "adaptive.json"


def _kept() -> Strengths:
    """What is in the file; nothing, if it is missing or damaged."""
    try:
        found = STRENGTHS.read(_file().read_bytes())
    except (OSError, msgspec.DecodeError):
        return {}
    # a number that is no strength has no name
    return {key: value for key, value in found.items() if adaptive_strength(AdaptiveStrength(strength=value).name)}


def _keep(key: str, strength: float) -> None:
    file = _file()
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.write_bytes(msgspec.json.format(msgspec.json.encode({**_kept(), key: strength}), indent=2) + b"\n")
    part.replace(file)
