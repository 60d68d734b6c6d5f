#!/bin/sh
# Installs what the browser tests need, if run as root: Chromium, and the linker of WebAssembly.
set -eu
missing=
if ! command -v chromium >/dev/null && ! command -v chromium-browser >/dev/null && ! command -v google-chrome >/dev/null; then
    missing="chromium"
fi
if ! ls /usr/bin/wasm-ld* >/dev/null 2>&1; then
    missing="$missing lld"
fi
if [ -z "$missing" ]; then
    exit 0
fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Missing, and cannot be installed here: $missing. The tests that need it will be skipped." >&2
    exit 0
fi
apt-get update -qq
# shellcheck disable=SC2086  # several packages
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null ||
    echo "Could not be installed: $missing. The tests that need it will be skipped." >&2
