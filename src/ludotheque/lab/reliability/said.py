"""Games between equal bots that search, and what hints would have said at some of their positions.

When a game is over, a few positions are drawn in which the seat to move had a choice, and judged as advice judges them,
with the budget of the bot. What is kept is what the searches said, before it was corrected (`search/correction.py`): so
a correction can be fitted to the same games that it is measured with.
"""

from __future__ import annotations

import functools
from collections.abc import Generator, Iterable
from dataclasses import fields, replace
from typing import Any

import msgspec
import numpy as np

from ludotheque.bots.review.judging import result
from ludotheque.bots.roster import built_in_bot, thinks
from ludotheque.bots.search.advice import judged_at
from ludotheque.bots.search.bot import CandidateMove, SearchBot
from ludotheque.core.chance.fast import branch
from ludotheque.core.contract import Variant
from ludotheque.core.errors import BadRequest
from ludotheque.core.match import Match
from ludotheque.core.shelf import find

from ..executors.local import Executor
from ..run.playing import play_match
from ..run.seeds import derived
from ..run.setting import Setting

EACH_GAME = 4  # positions of a game at most: the more, the less each of them tells
AGAIN = 2  # of them, for larger searches, which take long


class Saying(msgspec.Struct, frozen=True, array_like=True):
    """What was said about the best move of the seat to move: every seat's share of the win."""

    ply: int
    seat: int
    shares: tuple[float, ...]
    certain: bool = False  # the rest of the game was solved
    simulations: int = 0  # behind it


class SaidGame(msgspec.Struct, frozen=True):
    """A finished game, with what was said at the positions drawn."""

    row: int
    actions: list[int]  # those of chance included
    sayings: list[Saying]
    shares: tuple[float, ...]  # what happened: every seat's share of the win
    choices: int = 0  # positions of the game in which a seat had a choice, from which those said at were drawn

    @property
    def weight(self) -> float:
        """For how many positions each of those drawn stands."""
        return max(self.choices, 1) / max(len(self.sayings), 1)


class SayingBot(SearchBot):
    """Plays as the bot it is made from, and notes where it had a choice: the number of moves before, and its seat."""

    choices: list[tuple[int, int]]
    variant: Variant | None = None  # to think with, if it is not the match's: one with another estimate

    @classmethod
    def named(cls, name: str, seed: int, choices: list[tuple[int, int]], variant: Variant | None = None) -> SayingBot:
        bot = built_in_bot(name, seed) if thinks(name) else None
        if not isinstance(bot, SearchBot):
            raise BadRequest("error-bot-silent", found=name)
        made = cls(**{field.name: getattr(bot, field.name) for field in fields(bot)})
        made.choices, made.variant = choices, variant
        return made

    def choose(self, match: Match) -> int:
        if len(match.legal_actions()) > 1 and match.mover is not None:
            self.choices.append((match.ply, match.mover))
        return super().choose(match)

    def candidates_at(self, variant: Variant, *where: Any, **more: Any) -> list[CandidateMove]:
        return super().candidates_at(self.variant or variant, *where, **more)

    def say(self, variant: Variant, root: np.record, seats: int, where: tuple[int, int], moves: int) -> Saying:
        """What a hint at this position of a game of so many moves would have said, with the budget and the memory of
        the bot."""
        ply, seat = where
        best = judged_at(self, self.variant or variant, root, seats, seat, branch(self.seed, moves + ply))[0]
        return Saying(ply, seat, tuple(round(share, 5) for share in best.shares), best.error == 0, best.visits)


def play_said(setting: Setting, row: int, thinking_with: Variant | None = None, each: int = 0) -> SaidGame:
    """The game of this row, with something said at up to `each` positions. It has the seed of the setting + row, and
    nothing else decides it."""
    variant = find(setting.game).variant(setting.options, setting.numbers)
    seed = int(setting.seed, 16) + row
    choices: list[tuple[int, int]] = []
    bots = [
        SayingBot.named(name, derived(seed, seat), choices, thinking_with) for seat, name in enumerate(setting.bots)
    ]
    match = play_match(variant, seed, bots)
    drawn = np.random.Generator(np.random.PCG64(derived("positions", setting.seed, row)))
    chosen = sorted(drawn.choice(len(choices), min(each, len(choices)), replace=False)) if choices else []
    said_at = [choices[k] for k in chosen]
    sayings = [
        bots[seat].say(match.variant, match.position(ply), match.seats, (ply, seat), match.ply) for ply, seat in said_at
    ]
    return SaidGame(row, [action for _, action in match.actions], sayings, result(match), len(choices))


def said_again(setting: Setting, times: int, game: SaidGame, each: int = AGAIN) -> SaidGame:
    """The same game, with what searches that are so many times as large would have said at up to `each` of the same
    positions."""
    variant = find(setting.game).variant(setting.options, setting.numbers)
    engine, seed = variant.engine, int(setting.seed, 16) + game.row
    bots = [SayingBot.named(name, derived(seed, seat), []) for seat, name in enumerate(setting.bots)]
    for bot in bots:
        bot.budget = replace(bot.budget, simulations=times * bot.budget.simulations)
    first = game.row % max(len(game.sayings), 1)  # they are in order: each is as likely as any other
    said = {saying.ply: saying for saying in (*game.sayings[first:], *game.sayings[:first])[:each]}
    sayings: list[Saying] = []
    states = np.zeros(2, engine.state)
    states[0] = variant.new(setting.seats, seed % (1 << 256)).state
    for ply, action in enumerate(game.actions):
        if ply in said:
            states[1] = states[0]
            seat = said[ply].seat
            sayings.append(bots[seat].say(variant, states[1], setting.seats, (ply, seat), len(game.actions)))
        engine.apply(engine.board, states[0], action)
    return msgspec.structs.replace(game, sayings=sayings)


def play_said_games(setting: Setting, rows: Iterable[int], executor: Executor) -> Generator[SaidGame]:
    """Each game as soon as it is finished."""
    return executor.run(functools.partial(play_said, setting, each=EACH_GAME), rows)


def say_again(setting: Setting, times: int, games: Iterable[SaidGame], executor: Executor) -> Generator[SaidGame]:
    """The same games, each as soon as larger searches have said something in it."""
    return executor.run(functools.partial(said_again, setting, times), games)
