"""`ludotheque play`: set up a game in the terminal. `terminal.host` hosts it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotheque.bots.external.local import LocalBot
from ludotheque.bots.nicknames import BOT_NAMES
from ludotheque.bots.roster import dismiss, make_bot, thinks
from ludotheque.bots.search.growing import SEARCH
from ludotheque.core.colours import chosen_colours, setup_of_colours
from ludotheque.core.contract import TypedName, Variant
from ludotheque.core.errors import BadRequest, BotFailed
from ludotheque.core.messages import Messages
from ludotheque.core.record import to_line
from ludotheque.core.shelf import shelf
from ludotheque.tables import commands
from ludotheque.tables.entries import Dealt
from ludotheque.tables.first import LOT, RULES, First, check_first, choose_first
from ludotheque.tables.table import Table

from ..console import (
    GameName,
    Language,
    Options,
    Seats,
    Seed,
    bots_of,
    make_ready,
    names_of,
    out,
    seed_of,
    speak,
    t,
    variant_of,
)
from ..terminal.adapting import keep_strengths, with_strength
from ..terminal.colours import typed_colours
from ..terminal.host import TerminalHost
from ..terminal.saved import forget_unfinished, load_unfinished, opening_of, save_unfinished


def command(
    game: GameName | None = None,
    /,
    *,
    seats: Seats = None,
    humans: Annotated[int, Parameter(help=t("cli-param-humans"))] = 1,
    names: Annotated[str | None, Parameter(help=t("cli-param-names"))] = None,
    first: Annotated[str, Parameter(help=t("cli-param-first"))] = RULES,
    bots: Annotated[str, Parameter(help=t("cli-param-opponents"))] = "casual",
    option: Options = None,
    colours: Annotated[str | None, Parameter(help=t("cli-param-colours"))] = None,
    seed: Seed = None,
    save: Annotated[Path | None, Parameter(help=t("cli-param-save"))] = None,
    resume: Annotated[bool, Parameter(negative=(), show_default=False, help=t("cli-param-resume"))] = False,
    lang: Language = None,
) -> None:
    name = game or _choose_game(lang)
    variant = variant_of(name, option)
    say = speak(lang, variant.game)
    make_ready(variant.game)
    if resume:
        table = load_unfinished(variant.game)
    else:
        count = max(humans, variant.game.players[0]) if seats is None else seats
        table = _opened(variant, count, humans, names, first, bots, colours, seed_of(seed), say)
    if save is not None:
        if table.opening.numbers:  # a record is read on the printed board
            raise BadRequest("error-record-numbers", found=list(table.opening.numbers))
        _check_writable(save)
    kinds = {number: seat.level for number, seat in enumerate(table.seats) if seat.level is not None}
    players = {seat: make_bot(LocalBot(kind), secrets.randbits(64)) for seat, kind in kinds.items()}
    if any(thinks(kind) for kind in kinds.values()):
        make_ready(variant.game, SEARCH)
    host = TerminalHost(table, say, players, told=table.ply if resume else 0)
    try:
        finished = host.run()
    except BotFailed:
        save_unfinished(table)
        raise
    finally:
        dismiss(players.values(), host.match)
    if finished:
        forget_unfinished(table)
        for seat, strength in keep_strengths(table).items():
            number, share = say.number(strength.strength, 2), say.percent(strength.share / 100, digits=0)
            text = say.say("play-adaptive", name=host.match.names[seat], strength=number, share=share)
            out.print(text, markup=False, soft_wrap=True)
        if save is not None:
            save.write_bytes(to_line(table.finished()))
            out.print(say.say("play-saved", file=str(save)), markup=False)
    else:
        save_unfinished(table)
        out.print(say.say("play-unfinished", command=f"ludotheque play {name} --resume"), markup=False)


def _opened(
    variant: Variant,
    seats: int,
    humans: int,
    names: str | None,
    first: str,
    bots: str,
    colours: str | None,
    seed: int | str | None,
    say: Messages,
) -> Table:
    game = variant.game
    given = _given_names(names, seats, humans)
    game.check_seats(seats)
    asked = _first(first, seats)
    check_first(game, seats, asked)
    typed = [TypedName(name, say.language) for name in given]
    chosen, why = choose_first(game, asked, [*typed, *[None] * (seats - len(given))])
    coloured = chosen_colours(game, None if colours is None else typed_colours(names_of(colours), say), seats)
    match = variant.new(seats, seed, **chosen, **setup_of_colours(game, coloured))
    players = _players(seats, humans, [with_strength(bot, variant, seats) for bot in bots_of(bots)])
    dealt = Dealt(f"{match.seed:064x}", match.setup, why)
    people = given or _made_up_names(humans, say)
    nicknames = [name for name in BOT_NAMES if name not in people]
    table = Table(opening_of(variant, people + nicknames[: seats - len(people)], players, dealt, coloured or None))
    commands.deal_if_full(table)
    return table


def _choose_game(lang: str | None) -> str:
    """Ask which game, by number or name; a shelf of one needs no question."""
    names = list(shelf())
    if len(names) == 1:
        return names[0]
    for number, name in enumerate(names, 1):
        entry = shelf()[name]
        out.print(f"{number}  {entry.title}: {speak(lang, entry).say(f'{name}-line')}", markup=False)
    answer = out.input(speak(lang).say("play-which")).strip().lower()
    return names[int(answer) - 1] if answer.isdecimal() and 0 < int(answer) <= len(names) else answer or names[0]


def _given_names(names: str | None, seats: int, humans: int) -> list[str]:
    """The names of the people, or of everybody, if they were typed."""
    if not 0 <= humans <= seats:
        raise BadRequest("error-humans", found=humans, seats=seats)
    if names is None:
        return []
    given = names_of(names)
    if len(given) not in (humans, seats):
        raise BadRequest("error-names", found=len(given), humans=humans, seats=seats)
    return given


def _first(text: str, seats: int) -> First:
    """Who is to start. Here seats are counted from 1."""
    if text in (RULES, LOT):
        return text  # type: ignore[return-value]
    if not text.isdecimal() or not 0 < int(text) <= seats:
        raise BadRequest("error-first", found=text, seats=seats)
    return int(text) - 1


def _players(seats: int, humans: int, bots: Sequence[str]) -> list[str]:
    """As in a game record."""
    rest = seats - humans
    if rest and len(bots) not in (1, rest):
        raise BadRequest("error-bots", found=len(bots), seats=rest)
    kinds = list(bots) * rest if len(bots) == 1 else bots
    return ["human"] * humans + [f"bot:{kind}" for kind in kinds[:rest]]


def _made_up_names(humans: int, say: Messages) -> list[str]:
    if humans == 1:
        return [say.say("play-you")]
    return [say.say("play-player", number=seat + 1) for seat in range(humans)]


def _check_writable(file: Path) -> None:
    """Better now than after the game."""
    try:
        file.open("ab").close()
    except OSError as error:
        raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None
