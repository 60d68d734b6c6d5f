"""A game in the terminal: plain lines of text, so that a screen reader can follow and a file can be the input.

One person sees the game through their own seat. Several people pass the keyboard round: between two of them the
screen is cleared, and the next hand is shown only when its owner says so. Where players must remember what happened,
the screen is cleared once a round, and shows the whole story after the end.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from rich.markdown import Markdown
from rich.text import Text

from ludotheque.bots.adaptive import adaptive_strength
from ludotheque.bots.roster import NAMES, Bot
from ludotheque.bots.search.advice import advise, adviser, is_rough
from ludotheque.bots.search.growing import SEARCH, UNBOUNDED, Budget
from ludotheque.core.contract import Objection
from ludotheque.core.errors import MoveError
from ludotheque.core.events import narrate
from ludotheque.core.match import Match
from ludotheque.core.messages import Messages
from ludotheque.core.rulebook import languages, rulebook
from ludotheque.tables import commands
from ludotheque.tables.entries import Moved
from ludotheque.tables.shown import projection
from ludotheque.tables.table import Table

from ..console import make_ready, out
from .colours import style_of
from .saved import save_unfinished

FEW = 20  # moves that are listed in words
HINT_MILLISECONDS = 1000


class Quit(Exception):
    """The people want to stop for now."""


class TerminalHost:
    """Hosts one table: asks the people, asks the bots, and prints what the screen's viewer is told."""

    def __init__(self, table: Table, say: Messages, bots: Mapping[int, Bot], told: int = 0) -> None:
        self.table = table
        self.say = say
        self.bots = bots
        self.people = [seat for seat in range(len(table.seats)) if seat not in bots]
        self.facing: int | None = self.people[0] if len(self.people) == 1 else None  # whose eyes the screen is for
        self.reader = self.facing  # whom texts call “you”: nobody where several people pass the keyboard round
        self.told = told  # the ply up to which the screen has told the story
        self.answered = False  # the people have said whether the move in question may stand
        self.objector: int | None = None  # in that case, the one who objects

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def run(self) -> bool:
        """Play to the end; False if the people stopped before."""
        title = self.match.variant.game.title
        self._print(self._text("play-welcome", title=title, names=self._names_and_levels()), "bold")
        if self.match.commitment is not None:
            self._print(self._text("play-commitment", commitment=self.match.commitment), "dim")
        if self.people:
            self._print(self._text("play-commands"), "dim")
        try:
            while not self.match.over:
                self._step()
        except (Quit, EOFError, KeyboardInterrupt):
            out.print()
            return False
        if self.match.variant.memory and out.is_terminal:
            self.told = 0
        self._tell()
        self._show()
        self._result()
        return True

    def _names_and_levels(self) -> list[str]:
        """Each with the seat's colour and the level of its bot, as far as it has them."""
        notes: list[list[str]] = [[self._text(f"colour-{colour}")] for colour in self.table.colours]
        notes = notes or [[] for _ in self.match.names]
        for seat in self.bots:
            level = self.match.players[seat].removeprefix("bot:")
            notes[seat].append(self._bot(level))
        return [
            f"{name} ({', '.join(note)})" if note else name for name, note in zip(self.match.names, notes, strict=True)
        ]

    def _bot(self, level: str) -> str:
        if strength := adaptive_strength(level):
            return self._text("bot-adaptive-at", strength=self.say.number(strength.strength, 2))
        return self._text(f"bot-{level}") if level in NAMES else level

    def _step(self) -> None:
        seat = self.match.mover
        assert seat is not None  # a table lets chance act by itself
        if not self.table.in_question:
            self.answered = False
        if seat in self.bots:
            commands.bot_move(self.table, self.bots[seat].choose(self.match))
        elif self.table.in_question:
            self._question(seat)
            save_unfinished(self.table)
        else:
            self._turn_to(seat)
            self._tell()
            self._show()
            self._ask(seat)
            save_unfinished(self.table)
            if self.match.variant.memory and self.match.mover != seat:
                _wipe()
        if self.facing is not None or not self.people:
            self._tell()

    def _turn_to(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        if seat == self.facing:
            return
        self.facing = None
        _wipe()
        out.input(self._text("play-pass", name=self.match.names[seat]))
        _wipe()
        self.facing = seat
        # what has happened since this person last moved
        own = [entry.ply for entry in self.table.entries if isinstance(entry.change, Moved) and entry.seat == seat]
        self.told = own[-1] if own else 0

    def _question(self, seat: int) -> None:
        """Ask all the people once whether a move may stand. Nobody takes the keyboard over for it."""
        objection = self.match.variant.game.objection
        assert objection is not None
        if not self.answered:
            self._tell()
            self._show()
            self.objector = self._objection(seat, objection)
            self.answered = True
        move = objection.object if seat == self.objector else objection.stand
        commands.move(self.table, seat, self.table.ply, move)

    def _objection(self, seat: int, objection: Objection) -> int | None:
        """Who objects, if anyone does; `seat` is the first person who is asked."""
        asked = self._still_asked(seat, objection)
        self._print(self._text("play-objection", object=objection.object))
        while True:
            answer = out.input("> ").strip()
            if not answer or answer.lower() == objection.stand:
                return None
            if answer.lower() == objection.object:
                return asked[0] if len(asked) == 1 else self._who(asked)
            if not self._command(answer, seat):
                self._print(self._text("play-objection", object=objection.object))

    def _still_asked(self, seat: int, objection: Objection) -> list[int]:
        """The people from `seat` on, as far as the one whose move it is."""
        moves = [entry.change for entry in self.table.entries if isinstance(entry.change, Moved)]
        mover = next(
            change.seat for change in reversed(moves) if change.move not in (objection.stand, objection.object)
        )
        seats = len(self.table.seats)
        round_the_table = [(seat + k) % seats for k in range(seats)]
        return [other for other in round_the_table[: round_the_table.index(mover or 0)] if other in self.people]

    def _who(self, asked: list[int]) -> int:
        names = {self.match.names[seat].lower(): seat for seat in asked}
        known = [self.match.names[seat] for seat in asked]
        self._print(self._text("play-objection-who", names=known))
        while (answer := out.input("> ").strip().lower()) not in names:
            self._print(self._text("play-objection-nobody", names=known))
        return names[answer]

    def _ask(self, seat: int) -> None:
        """Until a move is played."""
        match = self.match
        moves = match.legal_shown()
        legal = list(moves)
        phrases = [match.engine.phrase(match.board, match.state, action) for action in moves.values()]
        self._print(self._text("play-moves"))
        width = max(len(text) for text in legal)
        numbered = [f"  {number:>2}  {text:<{width}}" for number, text in enumerate(legal, 1)]
        if len(legal) <= FEW:
            for line, phrase in zip(numbered, phrases, strict=True):
                self._print(f"{line}  {self.say.say_phrase(phrase)}")
        else:  # too many to spell out: as many as fit side by side
            side_by_side = max(min(out.width, 100) // len(numbered[-1]), 1)
            for start in range(0, len(numbered), side_by_side):
                self._print("".join(numbered[start : start + side_by_side]))
        while True:
            answer = out.input(f"{self.match.names[seat]}> ").strip()
            if self._command(answer, seat):
                continue
            if answer.isdecimal() and 0 < int(answer) <= len(legal):
                answer = legal[int(answer) - 1]
            else:
                answer = next((text for text in legal if text.lower() == answer.lower()), answer)
            try:
                commands.move(self.table, seat, self.table.ply, answer)
                return
            except MoveError as error:
                self._print(self.say.say_phrase(error.phrase), "red")
                rule = getattr(error, "rule", None)
                if rule:
                    self._rule(rule)

    def _command(self, answer: str, seat: int) -> bool:
        """Whether the answer was a request rather than a move."""
        word, _, rest = answer.partition(" ")
        match word.lower():
            case "":
                return True
            case "?" | "help":
                self._print(self._text("play-help"))
            case "table":
                self._show()
            case "hint" if self.table.in_question:
                self._print(self._text("error-hint-objection"))
            case "hint":
                self._hint()
            case "rules":
                self._rule(rest.strip() or None)
            case "quit":
                raise Quit
            case _:
                return False
        return True

    def _hint(self) -> None:
        """The best moves, equally good ones together."""
        make_ready(self.match.variant.game, SEARCH)
        moves = advise(adviser(self.match.ply, Budget(UNBOUNDED, HINT_MILLISECONDS)), self.match)
        best = [self.match.shown(move.action) for move in moves if move.best]
        share = self.say.percent(moves[0].about, digits=0)
        equal, certain = ("yes" if each else "no" for each in (len(best) > 1, moves[0].error == 0))
        self._print(self._text("play-hint", moves=best, share=share, equal=equal, certain=certain), "cyan")
        if is_rough(self.match.variant):
            self._print(self._text("web-hint-rough"))

    def _rule(self, id: str | None) -> None:
        """One paragraph of the rulebook, or all of it."""
        game = self.match.variant.game
        language = self.say.language if self.say.language in languages(game) else "en"
        book = rulebook(game, language)
        parts = [part for part in book if id in (None, part.id)] or book
        out.print(Markdown("\n\n".join(part.text for part in parts)), width=min(out.width, 88))

    def _tell(self) -> None:
        """The story of every move not yet told."""
        game = self.match.variant.game
        for told in projection.told(self.table, self.facing, self.told):
            for event in told.events or []:
                self._print(narrate(event, game.name, self.say, self.match.names, self.reader))
        self.told = self.table.ply

    def _show(self) -> None:
        out.print()
        for line in self.match.engine.describe(self.match.view(self.facing), self.say, self.match.names):
            self._print(line)
        out.print()

    def _result(self) -> None:
        match = self.match
        for seat in sorted(range(match.seats), key=lambda seat: match.places[seat]):
            place, name, score = match.places[seat], match.names[seat], match.scores[seat]
            self._print(self._text("play-place", place=place, name=name, score=score), "bold" if place == 1 else "")
        if match.seed is not None:
            self._print(self._text("play-seed", seed=f"{match.seed:064x}"), "dim")

    def _text(self, id: str, **fields: object) -> str:
        return self.say.say(id, **fields)

    def _print(self, line: str, style: str = "") -> None:
        text, colours = Text(line, style=style), self.table.colours
        for pattern, own in self.match.engine.styles.items():
            text.highlight_regex(re.compile(pattern), style_of(own, colours))
        for seat, name in enumerate(self.match.names if colours else ()):
            text.highlight_regex(re.compile(rf"(?<!\w){re.escape(name)}(?!\w)"), style_of(f"seat {seat}", colours))
        out.print(text, soft_wrap=True)


def _wipe() -> None:
    """Clear the screen and what could be scrolled back to."""
    out.clear()
    if out.is_terminal:
        out.file.write("\x1b[3J")
