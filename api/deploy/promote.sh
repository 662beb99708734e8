#!/bin/sh
# Makes the standby the primary, then sends PgBouncer's connections to it. Run it on each machine with a PgBouncer, as a user
# that may write its configuration, once the old primary is switched off: two primaries would both take bids.
# usage: promote.sh HOST PORT   (of the standby)
set -eu
ini=${PGBOUNCER_INI:-/etc/pgbouncer/pgbouncer.ini}
admin=${PGBOUNCER_ADMIN:-postgres://postgres@127.0.0.1:6432/pgbouncer}

psql "host=$1 port=$2 user=postgres dbname=postgres" --quiet --set ON_ERROR_STOP=1 --output /dev/null \
  --command "SELECT pg_promote() WHERE pg_is_in_recovery()"
switched=$(sed "s/^axion = .*/axion = host=$1 port=$2 dbname=axion/" "$ini")
printf '%s\n' "$switched" >"$ini"
psql "$admin" --quiet --command RELOAD
