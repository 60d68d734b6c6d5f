"""The reference of the Python package, made from its docstrings."""

from __future__ import annotations

import inspect
from importlib import import_module

import ludotheque
from ludotheque.core import errors

INTRODUCTION = """\
# From Python

`import ludotheque` gives the names of the first section, which are kept stable. The other sections are for writing
games, bots and tools.
"""

FACE = tuple(f"ludotheque:{name}" for name in sorted(ludotheque.__all__, key=str.lower))
# A module, or a name in one.
SECTIONS = {
    "The public face": FACE,
    "Errors": tuple(
        f"ludotheque.core.errors:{name}" for name in ("MoveError", "IllegalMove", "RecordError", "BadRequest")
    ),
    "What a game is": (
        "ludotheque.core.contract:Option",
        "ludotheque.core.contract:Thinking",
        "ludotheque.core.contract:Engine",
    ),
    "Bots": ("ludotheque.bots.roster", "ludotheque.bots.search.bot:Budget", "ludotheque.bots.search.bot:SearchBot"),
    "Decision and luck": ("ludotheque.bots.review.analysis",),
    "The lab": (
        *(f"ludotheque.lab.api.{name}:{name}" for name in ("simulate", "arena", "report", "compare")),
        "ludotheque.lab.api.simulate:Simulation",
        "ludotheque.lab.api.arena:ArenaResult",
        "ludotheque.lab.reports.report",
        "ludotheque.lab.comparisons.comparison",
        "ludotheque.lab.stats.intervals",
    ),
    "The conformance suite": (
        "ludotheque.testing.conformance",
        "ludotheque.testing.case:cases",
        *(f"ludotheque.testing.checks.{name}" for name in ("play", "records", "knowledge", "learning", "words")),
    ),
}


def page() -> str:
    sections = [
        "\n".join([f"## {title}", "", family(title), "```{eval-rst}", *(_directive(name) for name in names), "```", ""])
        for title, names in SECTIONS.items()
    ]
    return "\n".join([INTRODUCTION, *sections])


def family(title: str) -> str:
    """The tree of errors, shown above them."""
    if title != "Errors":
        return ""
    told, _, tree = (inspect.getdoc(errors) or "").partition("::\n")
    return f"{told}.\n\n```text\n{tree.strip()}\n```\n"


def _directive(place: str) -> str:
    module, _, name = place.partition(":")
    if not name:
        return f".. automodule:: {module}\n   :members:\n"
    is_class = inspect.isclass(getattr(import_module(module), name))
    kind, members = ("class", "   :members:\n   :undoc-members:\n") if is_class else ("function", "")
    return f".. auto{kind}:: {module}.{name}\n{members}"
