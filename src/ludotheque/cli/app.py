"""The command-line application. Bad input gets a clear message and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys

from cyclopts import App, CycloptsError, Group

import ludotheque
from ludotheque.core.errors import LudothequeError
from ludotheque.core.messages import messages

from . import INTERRUPTED
from .console import err, language_of_errors, t

BAD_INPUT = 2
EXAMPLES = {  # by command; what each --help ends with
    "play": (
        "play winston",
        "play winoc --seats 3 --humans 2 --names Ada,Bo --option rules=junior",
        "play winoc --colours yellow,red --first 2",
    ),
    "serve": ("serve --open", "serve --host 0.0.0.0 --port 8080"),
    "games": ("games --lang fr",),
    "bots": ("bots",),
    "rules": ("rules winston", "rules hundsgemein honour --lang de"),
    "simulate": (
        "simulate winston --seats 4 --games 100000",
        "simulate winoc --bots greedy,random --records games.jsonl",
    ),
    "report": ("report winston --seats 2-4", "report winoc --bots club --games 200 --out winoc.html"),
    "compare": (
        "compare winston --vary edition=second,first",
        "compare hundsgemein --vary dogs.Rex=5,8 --ask first,score",
    ),
    "arena": (
        "arena winston --bots casual,expert --games 200",
        "arena winoc --bots greedy,search:500ms --chart winoc.svg",
    ),
    "analyse": ("analyse game.json", "analyse games.jsonl --game 3 --chart game.svg"),
    "check": ("check games.jsonl",),
    "bench": ("bench winston --seconds 2",),
}


def application() -> App:
    app = App(
        name="ludotheque",
        help=t("cli-help"),
        version=ludotheque.__version__,
        help_format="plaintext",
        group_commands=Group(t("cli-group-commands"), sort_key=0),
        group_arguments=Group(t("cli-group-arguments"), sort_key=0),
        group_parameters=Group(t("cli-group-parameters"), sort_key=1),
    )
    app["--help"].help = t("cli-help-help")
    app["--version"].help = t("cli-help-version")
    for name in EXAMPLES:
        app.command(
            f"ludotheque.cli.commands.{name}:command",  # by name, so that only the command that is run is imported
            name=name,
            help=t(f"cli-help-{name}"),
            help_epilogue=_examples(name),
        )
    return app


def _examples(name: str) -> str:
    return "\n".join([t("cli-examples"), *(f"  ludotheque {example}" for example in EXAMPLES[name])])


def run(arguments: list[str] | None = None) -> int:
    """Run one command. Returns the exit code."""
    app = application()
    try:
        result = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except LudothequeError as error:
        err.print(messages(language_of_errors()).say_phrase(error.phrase), style="red", markup=False, soft_wrap=True)
        return BAD_INPUT
    except CycloptsError as error:
        err.print(str(error), style="red", markup=False, soft_wrap=True)
        err.print(t("cli-see-help"), markup=False)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader, such as `head`, has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return result if isinstance(result, int) else 0
