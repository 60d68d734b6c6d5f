"""python -m ludotheque.browser.build [--into FOLDER] [--pyodide FOLDER]"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ludotheque.core.errors import LudothequeError
from ludotheque.core.messages import messages, preferred_language

from .bundle import FOLDER, PYODIDE, build


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ludotheque.browser.build", description="Make the bundle.")
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder to write")
    parser.add_argument("--pyodide", type=Path, default=PYODIDE, help="the folder of the npm package pyodide")
    chosen = parser.parse_args()
    try:
        index = build(chosen.into, chosen.pyodide, lambda name: print(f"{name} …", file=sys.stderr, flush=True))
    except LudothequeError as error:
        sys.exit(messages(preferred_language()).say_phrase(error.phrase))
    print(f"{chosen.into}: {len(index.files)} files, {index.bytes / 1e6:.1f} MB, version {index.version}")


if __name__ == "__main__":
    main()
