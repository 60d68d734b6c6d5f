"""The reference of the commands, from what `--help` says."""

from __future__ import annotations

import os
import re
import subprocess
import sys

INTRODUCTION = """\
# Commands

Made from what `ludotheque COMMAND --help` says, which is in your own language.

"""


def page() -> str:
    # in a process of its own: the texts are read in the language of the user when the commands are imported
    english = {**os.environ, "LANGUAGE": "en", "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}
    said = subprocess.run([sys.executable, "-m", __name__], env=english, capture_output=True, text=True, check=True)
    return INTRODUCTION + said.stdout


def reference() -> str:
    from ludotheque.cli.app import application

    told = application().generate_docs(output_format="markdown")
    commands = told.partition("\n## ludotheque ")[2]  # before it, a table of contents
    return re.sub(r"^## ludotheque ", "## ", f"## ludotheque {commands}", flags=re.MULTILINE)


if __name__ == "__main__":
    print(reference())
