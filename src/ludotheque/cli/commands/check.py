"""`ludotheque check`: whether game records and proofs follow the rules, and their deals the seed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from ludotheque.core.chance.proof import match_of_either
from ludotheque.core.errors import BadRequest, RecordError
from ludotheque.core.match import Match
from ludotheque.core.messages import Messages
from ludotheque.core.record import check_fair, read_matches

from ..console import AsJson, Language, complain, out, print_json, progress_bar, speak, t

BROKEN = 2


def command(
    file: Annotated[Path, Parameter(help=t("cli-param-file"))], /, *, lang: Language = None, as_json: AsJson = False
) -> int:
    say = speak(lang)
    sound = fair = unknown = 0
    faults: list[dict[str, Any]] = []
    try:
        with file.open("rb") as lines, progress_bar(file.name, file.stat().st_size) as progress:
            for _, match in read_matches(lines, _checked):
                if isinstance(match, RecordError):
                    faults.append({"line": match.line, "move": match.move, "reason": say.say_phrase(match.reason)})
                    if not as_json:
                        complain(say.say_phrase(match.phrase))
                else:
                    sound += 1
                    fair += match.seed is not None
                progress(lines.tell() if lines.seekable() else 0)
    except OSError as error:
        raise BadRequest("error-file", file=str(file), reason=str(error.strerror)) from None
    unknown = sound - fair
    if as_json:
        print_json({"sound": sound, "fair": fair, "without_seed": unknown, "faults": faults})
    else:
        _report(say, sound, fair, len(faults))
    return BROKEN if faults or not sound else 0


def _checked(text: bytes, line: int) -> Match:
    match = match_of_either(text, line)
    if match.seed is not None:
        try:
            check_fair(match)
        except RecordError as error:
            raise RecordError(line, error.reason, error.move) from None
    return match


def _report(say: Messages, sound: int, fair: int, broken: int) -> None:
    out.print(say.say("check-sound", count=sound), markup=False)
    if sound:
        out.print(say.say("check-fair", fair=fair, unknown=sound - fair), markup=False)
    if broken:
        out.print(say.say("check-broken", count=broken), markup=False)
