"""Who plays, unless somebody asks for other bots: people of the club, who think ahead a little and forget."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.bots.codes import PERFECT
from ludotheque.bots.roster import split_memory, thinks, with_memory
from ludotheque.bots.search.levels import LEVELS
from ludotheque.core.contract import Game
from ludotheque.core.messages import Messages, Phrase

USUAL_BOT = "club"
QUICK_BOT = "quick"  # where very many games are needed
SKILLS = ("beginner", USUAL_BOT, "master")  # side by side


def skills_beside(bots: Sequence[str]) -> tuple[str, ...]:
    """The levels that are shown beside these bots, with the same memory: none, unless all of these are levels."""
    found = [split_memory(name) for name in bots]
    if any(level not in LEVELS for level, _ in found):
        return ()
    [memory, *others] = dict.fromkeys(memory for _, memory in found)
    return () if others else tuple(level if memory is None else with_memory(level, memory) for level in SKILLS)


def weak_beside(bots: Sequence[str]) -> str:
    """Whom these bots play against when skill is told from luck."""
    return "beginner" if any(thinks(name) for name in bots) and "beginner" not in bots else "random"


def bot_in_words(bot: str, say: Messages) -> str:
    """A bot as people call it, with its memory if that is not the usual one."""
    name, memory = split_memory(bot)
    said = say.say(f"bot-{name}") if say.has(f"bot-{name}") else name
    if memory is None:
        return said
    return (
        say.say("lab-memory-all", bot=said) if memory == PERFECT else say.say("lab-memory", bot=said, span=int(memory))
    )


def several(bot: str, say: Messages) -> Phrase:
    """Players like this bot, for a sentence: *club players*, in the case that the sentence needs."""
    name, memory = split_memory(bot)
    known = say.has(f"bot-{name}-many")
    said = Phrase(f"bot-{name}-many") if known else Phrase("bot-other-many", {"bot": name})
    if memory is None:
        return said
    return Phrase("lab-memory-all-many" if memory == PERFECT else "lab-memory-many", {"bot": said, "span": int(memory)})


def all_several(bots: Sequence[str], say: Messages) -> list[Phrase]:
    return [several(bot, say) for bot in dict.fromkeys(bots)]


def bots_in_words(bots: Sequence[str], say: Messages) -> str:
    return ", ".join(say.say_phrase(bot) for bot in all_several(bots, say))


def who_plays(game: Game, bots: Sequence[str], say: Messages) -> list[str]:
    """A sentence on those of these bots that play otherwise than people, and one on how strong quick ones are."""
    names = dict.fromkeys(split_memory(bot)[0] for bot in bots)
    said = [say.say(f"bot-{name}-who") for name in names if say.has(f"bot-{name}-who")]
    if QUICK_BOT in bots and game.quick_before_club:
        parts = [
            say.say(
                "bot-quick-club-part",
                seats=seats,
                value=say.percent(share / 100, digits=0),
                span=f"{say.number(low, 0)}–{say.number(high, 0)}",
            )
            for seats, (share, low, high) in game.quick_before_club.items()
        ]
        said.append(say.say("bot-quick-club", parts="; ".join(parts)))
    return said
