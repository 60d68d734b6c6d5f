#!/bin/sh
# Usage: bootstrap.sh VENV REQUIREMENTS… Makes a virtual environment with exactly these files and this package.
set -eu
venv=$1
shift
python=${PYTHON:-python3}

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Ludothèque needs Python 3.11 or newer; \"$python\" is not. Try: make PYTHON=python3.12" >&2
    exit 1
fi

# Debian and Ubuntu have a separate package for venv.
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if command -v apt-get >/dev/null && { [ "$(id -u)" = 0 ] || command -v sudo >/dev/null; }; then
        as_root=$([ "$(id -u)" = 0 ] || echo sudo)
        $as_root apt-get update -qq
        $as_root apt-get install -y -qq "python$version-venv"
    else
        echo "Python's venv module is missing. On Debian or Ubuntu: apt-get install python$version-venv" >&2
        exit 1
    fi
fi

[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
# Python compiles modules on their first import; compiling all of them here would take longer than everything else.
for requirements in "$@"; do
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-compile \
        --require-hashes --requirement "$requirements"
done
# The browser client is built with Node: the installed one, or else the one from PyPI.
if ! "$venv/bin/python" hatch_build.py node; then
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check \
        --require-hashes --requirement requirements/node.txt
fi
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
