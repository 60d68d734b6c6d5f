#!/bin/sh
# Usage: compare_speed.sh COMMIT [SECONDS]. Measures the engine at COMMIT and here, alternately, on this machine. Fails if
# a game has become more than a tenth slower.
set -eu
base=$1
seconds=${2:-5}
python=${PYTHON:-python3}
work=$(mktemp -d)
trap 'git worktree remove --force "$work/base" 2>/dev/null || true; rm -rf "$work"' EXIT
git worktree add --quiet --detach "$work/base" "$base"
make --silent -C "$work/base" PYTHON="$python" .venv/play-ready
make --silent PYTHON="$python" .venv/play-ready
for turn in 1 2 3; do
    (cd "$work/base" && .venv/bin/python -m benchmarks.engine "$seconds") >"$work/before-$turn.json"
    .venv/bin/python -m benchmarks.engine "$seconds" >"$work/after-$turn.json"
done
.venv/bin/python tools/compare_speed.py "$work"
