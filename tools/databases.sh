#!/bin/sh
# Installs PostgreSQL and Redis for the tests of several server processes, if run as root. The tests start their own.
set -eu
if [ -x /usr/bin/redis-server ] && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
    exit 0
fi
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "PostgreSQL or Redis is missing and cannot be installed here; their tests will be skipped." >&2
    exit 0
fi
apt-get update -qq
# no default cluster and no service: the tests start their own
mkdir -p /etc/postgresql-common/createcluster.d
echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.d/ludotheque.conf
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql redis-server >/dev/null ||
    echo "PostgreSQL or Redis could not be installed; their tests will be skipped." >&2
