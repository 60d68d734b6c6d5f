"""The command-line application. Bad input gets a clear message and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys

from cyclopts import App, CycloptsError, Group

import ludotheque
from ludotheque.core.errors import LudothequeError
from ludotheque.core.messages import messages

from . import INTERRUPTED
from .console import complain, err, language_of_errors, t
from .help import SpokenHelp

BAD_INPUT = 2
EXAMPLES = {  # by command; what each --help ends with
    "play": (
        "play winston",
        "play winoc --humans 2 --names Ada,Bo --option rules=junior",
        "play winoc --colours yellow,red --first 2",
    ),
    "serve": ("serve --open", "serve --host 0.0.0.0 --port 8080"),
    "static": ("static site", "static site --server https://games.example.org"),
    "games": ("games --lang fr",),
    "bots": ("bots",),
    "rules": (
        "rules winston",
        "rules hundsgemein honour --lang de",
        "rules winston --option edition=first --option hand=4 --pdf sheet.pdf",
    ),
    "simulate": (
        "simulate winston --seats 4 --games 100000",
        "simulate winoc --bots greedy,random --records games.jsonl",
    ),
    "report": (
        "report winston --seats 2-4",
        "report winoc --bots club --games 200 --out winoc.html",
        "report winston --bots greedy --option edition=first --notebook editions.jsonl",
    ),
    "qualities": (
        "qualities winston --seats 2-4",
        "qualities winoc --option rules=junior --bots casual --games 50",
        "qualities --all --seats 3 --chart qualities.svg",
    ),
    "compare": (
        "compare winston --vary edition=second,first",
        "compare hundsgemein --vary dogs.Rex=5,8 --ask first,score",
    ),
    "dials": ("dials winston",),
    "sweep": (
        "sweep winston hand=3-7 --seats 2-4",
        "sweep winston hand=4-6 play=1-3 --ask score --chart winston.svg",
        "sweep winoc towers --bots club --games 100 --keep towers.jsonl",
    ),
    "tune": (
        'tune winston --goal "first seat within 1 point, 15–20 turns, skill share ≥ 0.6"',
        "tune winston hand=3-7 play=1-3 --goal first=±1 --goal turns=15-20 --seats 2-3",
        "tune winoc --bots beginner,club --goal 'turns<=60' --keep winoc.jsonl --reports winoc",
    ),
    "notebook": (
        "notebook hands.jsonl",
        'notebook hands.jsonl note 3 "four cards feel better"',
        "notebook hands.jsonl compare 2 5",
        "notebook hands.jsonl report --out pages",
        "notebook hands.jsonl export --csv hands.csv",
    ),
    "arena": (
        "arena winston --bots casual,expert --games 200",
        "arena winoc --bots greedy,search:500ms --chart winoc.svg",
    ),
    "calibrate": (
        "calibrate winoc --seats 2 --level club,expert",
        "calibrate hundsgemein --option scoring=expert --chart curves.svg",
        "calibrate winston --all --games winston-games --out winston.json",
    ),
    "learn": (
        "learn winoc --seats 2-4 --option rules=junior",
        "learn hundsgemein --all --games 1000 --folder hundsgemein-games",
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
        help_formatter=SpokenHelp(),
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
        complain(messages(language_of_errors()).say_phrase(error.phrase))
        return BAD_INPUT
    except CycloptsError as error:
        complain(str(error))
        err.print(t("cli-see-help"), markup=False)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader, such as `head`, has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return result if isinstance(result, int) else 0
