"""A tuning of the lab page. It comes over a network, so rules and games are limited, and only bots that decide at once
play: with a few hundred games of others hardly any rules could be told apart."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence

from ludotheque.bots.codes import POLICIES
from ludotheque.core.contract import Value, Variant
from ludotheque.core.errors import BadRequest

from ..executors.local import InlineExecutor
from ..sweeps.live import PAGE_COMPILED
from ..sweeps.swept import rule_at, swept_dials
from .builder import STARTING_COMPILED, TuningBuilder, Wish, growing_tunings, weaker_than
from .goal import GoalPart, check_goal
from .kept import KeptGames
from .space import Space

MOST_DIALS = 4
MOST_RULES = 40
MOST_GAMES = 16_000  # by each of them; far fewer by those that surely miss


def page_tuning(
    variant: Variant,
    dials: Mapping[str, Sequence[Value]],
    goal: Sequence[GoalPart],
    seats: int,
    bot: str,
    seed: int,
) -> Wish:
    """Raises LudothequeError for what the page must not ask. Making the first board takes a moment."""
    if bot not in POLICIES:
        raise BadRequest("error-tune-bot", found=bot, known=list(POLICIES))
    check_goal(goal, variant, [seats])
    turned = swept_dials(variant, dials, MOST_DIALS)
    space = Space(variant, turned)
    rule_at(variant, turned, space.values(space.usual))  # the search begins there
    wish = Wish(
        space,
        tuple(goal),
        (seats,),
        (bot,),
        weaker_than([bot], goal),
        MOST_GAMES,
        STARTING_COMPILED,
        MOST_RULES,
        seed,
        PAGE_COMPILED.games,
    )
    wish.check()
    return wish


def growing(wish: Wish) -> Generator[TuningBuilder]:
    """The tuning as it grows. The work is done in the thread that asks for the next one."""
    return growing_tunings(wish, InlineExecutor(), KeptGames(None))
