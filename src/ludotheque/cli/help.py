"""What `--help` shows in the user's language besides our own texts: the library that draws it speaks English."""

from __future__ import annotations

import re
from typing import Any

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from .console import t

PLACEHOLDERS = {  # of the usage line
    "COMMAND": "cli-usage-command",
    "[OPTIONS]": "cli-usage-options",
    "[ARGS]": "cli-usage-arguments",
}


class SpokenHelp(DefaultFormatter):
    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        if usage:
            words = re.split(r"(\s+)", str(usage))
            line = "".join(t(PLACEHOLDERS[word]) if word in PLACEHOLDERS else word for word in words)
            console.print(Text(t("cli-usage", line=line), style="bold"))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        super().__call__(console, options, panel.copy(entries=[_spoken(entry) for entry in panel.entries]))


def _spoken(entry: HelpEntry) -> HelpEntry:
    """With our words for what the library would add in English. That a switch is off by default goes without saying."""
    if entry.default not in (None, "False"):
        entry.description.append(Text(t("cli-default", value=entry.default), "cyclopts.default"))
    if entry.required:
        entry.description.append(Text(t("cli-required"), "cyclopts.required"))
    return entry.copy(default=None, required=False)
