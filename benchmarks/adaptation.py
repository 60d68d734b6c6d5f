"""Does the adaptive bot keep the share? python -m benchmarks.adaptation GAME --person LEVEL --help

A level stands in for a person and plays one game after the other with an adaptive bot, which starts where it always
does. Seats are swapped after every game. Prints which share of the games the person won, and how strong the bot was.
"""

from __future__ import annotations

import argparse

from ludotheque.bots.adaptive import START, AdaptiveStrength, adaptive_strength, next_levels
from ludotheque.bots.review.judging import result
from ludotheque.bots.roster import built_in_bot
from ludotheque.bots.search.growing import SEARCH
from ludotheque.core.contract import Variant
from ludotheque.core.kernels.build import prepare
from ludotheque.lab.api.inputs import variant_of
from ludotheque.lab.run.playing import play_match
from ludotheque.lab.run.seeds import derived
from ludotheque.lab.stats.intervals import rate

EARLY = 20  # games that are told apart: there it looks for its strength


def main() -> None:
    arguments = argparse.ArgumentParser(prog="python -m benchmarks.adaptation")
    arguments.add_argument("game")
    arguments.add_argument("--option", action="append", help="NAME=VALUE; may be repeated")
    arguments.add_argument("--person", default="casual", help="the bot that stands in for a person")
    arguments.add_argument("--share", type=int, default=60, help="percent (default: %(default)s)")
    arguments.add_argument("--games", type=int, default=200)
    arguments.add_argument("--seed", type=int, default=0)
    asked = arguments.parse_args()
    variant = variant_of(asked.game, asked.option)
    prepare(variant.game, SEARCH, lambda done: None)
    won, strengths = row_of_games(variant, asked.person, asked.share, asked.games, asked.seed)
    print(f"{variant.game.title}, {asked.person}, {asked.share} % to win, starting at {START}")
    for name, start in (("all games", 0), (f"after {EARLY}", EARLY)):
        share = rate(sum(won[start:]) / len(won[start:]), len(won[start:]))
        ends = f"{min(strengths[start:]):.2f} to {max(strengths[start:]):.2f}"
        middle = sum(strengths[start:]) / len(strengths[start:])
        interval = f"{100 * share.low:.0f}–{100 * share.high:.0f}"
        print(f"{name}: won {100 * share.value:.1f} % ({interval}), strength {middle:.2f} ({ends})", flush=True)


def row_of_games(variant: Variant, person: str, share: int, games: int, seed: int) -> tuple[list[float], list[float]]:
    """The person's shares of the win, and the strengths of the bot."""
    now, won, strengths = AdaptiveStrength(share), [], []
    for number in range(games):
        row, place = derived(seed, number), number % 2
        bots = [built_in_bot(name, derived(row, name)) for name in (person, now.name)]
        match = play_match(variant, row, bots[::-1] if place else bots)
        won.append(result(match)[place])
        strengths.append(now.strength)
        levels = [None, now.name][:: -1 if place else 1]
        following = next_levels(levels, match.places)[1 - place]
        assert following is not None
        now = adaptive_strength(following) or now
    return won, strengths


if __name__ == "__main__":
    main()
