#!/bin/sh
# Installs network namespaces and a settable clock for `make soak`, if run as root. Without them, `make soak` skips
# those disasters.
set -eu
if command -v ip >/dev/null && command -v faketime >/dev/null; then
    exit 0
fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "iproute2 or faketime is missing and cannot be installed here; the soak does without." >&2
    exit 0
fi
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends iproute2 faketime >/dev/null ||
    echo "iproute2 or faketime could not be installed; the soak does without." >&2
