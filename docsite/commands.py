"""The reference of the commands, made from `--help`."""

from __future__ import annotations

import os
import re
import subprocess
import sys

INTRODUCTION = """\
# Commands

Made from `ludotheque COMMAND --help`, which speaks your own language.

"""


def page() -> str:
    # in a process of its own, because importing the commands reads the texts in the language of the user
    english = {**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}
    said = subprocess.run([sys.executable, "-m", __name__], env=english, capture_output=True, text=True, check=True)
    return INTRODUCTION + said.stdout


def reference() -> str:
    from ludotheque.cli.app import application

    text = application().generate_docs(output_format="markdown")
    commands = text.partition("\n## ludotheque ")[2]  # before it, a table of contents
    return re.sub(r"^## ludotheque ", "## ", f"## ludotheque {commands}", flags=re.MULTILINE)


if __name__ == "__main__":
    print(reference())
