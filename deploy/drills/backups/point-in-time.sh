#!/usr/bin/env bash
# Point-in-time recovery, drilled by the very lines of docs/operations.md (« To the minute »): a PostgreSQL of its own
# as Debian lays it out, archiving its WAL, the demo shop on it, orders placed, a disaster, recovery to a moment before
# it. Every order that was confirmed up to that moment must be there, none after, and the pruned archive must do for it.
# Then the machine is gone, in the middle of orders, and with it what was not archived: how many of them, and seconds?
# usage: deploy/drills/backups/point-in-time.sh   (as root, Debian's `postgresql` installed, after `npm run build`;
# about five minutes). Its cluster is called « pitrdrill » and is dropped at the end; no other one is touched.
set -euo pipefail
root=$(cd "$(dirname "$0")/../../.." && pwd)
version=${PGVERSION:-$(ls /usr/lib/postgresql | sort -V | tail -1)}
port=${PGPORT:-55431}
shop_port=${PORT:-55480}
cluster=pitrdrill
data=/var/lib/postgresql/$version/$cluster
settings=/etc/postgresql/$version/$cluster
if [ -e "$settings" ] || [ -e "$data" ]; then
  echo "There is a cluster $version/$cluster already: drop it first (pg_dropcluster --stop $version $cluster)."
  exit 1
fi
work=$(mktemp -d /tmp/point-in-time-XXXXXX)
chmod 711 "$work"
shop=''
unset PGPORT PGHOST PGUSER PGDATABASE PGCLUSTER
as_postgres() { runuser -u postgres -- "$@"; }
sql() { as_postgres psql --cluster "$version/$cluster" -X -q -A -t -v ON_ERROR_STOP=1 -d nuancier -c "$1"; }
finish() {
  [ -z "$shop" ] || kill "$shop" 2>/dev/null || true
  pg_dropcluster --stop "$version" "$cluster" || true
  # Files of ours keep it from removing the folders.
  rm -rf "$work" "$data" "$data.broken" "$settings"
}
trap finish EXIT

# The n-th block of the chapter, with this cluster, archive and shop in the place of those it speaks of, less the lines
# that the second word names.
typed() {
  awk '/^### /{here = /To the minute/} here && /^```sh/{inside = 1; nth += 1; next} /^```/{inside = 0} here && inside && nth == '"$1" \
    "$root/docs/operations.md" | sed \
    -e "s#15\([/-]\)main#$version\1$cluster#g; s#/srv/wal#$work/wal#g; s#npm run shop --#node apps/operator/src/shop.ts#" \
    -e "s#20261116T030000#${base:-}#; s#2026-11-18 15:01:30+01#${moment:-}#" | grep -vE -- "${2:-^$}" >"$work/typed"
  [ -s "$work/typed" ] || { echo "docs/operations.md has no block $1"; exit 1; }
  # shellcheck disable=SC1091
  . "$work/typed"
}
systemctl() {
  local does=$1 unit
  shift
  for unit in "$@"; do
    case $unit in
      postgresql@*) pg_ctlcluster "$version" "$cluster" "$does" ;;
      nuancier@3001) "${does}_shop" ;;
    esac
  done
}
start_shop() {
  PORT=$shop_port HOST=127.0.0.1 LOAD_DEMO=no SHOP_WORKERS=1 node apps/storefront/server.ts >"$work/shop.log" 2>&1 &
  shop=$!
  until curl -fs -o /dev/null -H "host: localhost:$shop_port" "http://127.0.0.1:$shop_port/readyz"; do
    kill -0 "$shop" || { cat "$work/shop.log"; exit 1; }
    sleep 0.3
  done
}
stop_shop() {
  kill "$shop" && wait "$shop" 2>/dev/null || true
  shop=''
}
order() { node deploy/drills/backups/place-orders.ts "http://localhost:$shop_port" "$1"; }
# Not those that are being copied.
archive() { find "$work/wal/archive" -type f ! -name '*.new' -printf '%f\n' | sort; }
archived() { archive | wc -l; }

echo "== a server of its own that archives its WAL"
pg_createcluster "$version" "$cluster" --port "$port" --start-conf manual >/dev/null
pg_ctlcluster "$version" "$cluster" start
password=$(openssl rand -hex 16)
as_postgres psql --cluster "$version/$cluster" -X -q -c "create role nuancier login password '$password'" \
  -c 'create database nuancier owner nuancier'
typed 1
cd "$root"
export DATABASE_URL="postgresql://nuancier:$password@127.0.0.1:$port/nuancier" DATA_DIR="$work/media" LOG_LEVEL=error
export TMPDIR="$work/tmp"
mkdir "$work/tmp"
node apps/operator/src/shop.ts reset-demo >/dev/null
sql "update stock set available = 100000, livraison_pro = true, statut_article_mag = 'P' where article_sku = '10200102'"

echo "== a base backup, three weeks in turn; the archive is pruned"
sql 'select pg_switch_wal()' >/dev/null
until [ "$(archived)" -gt 0 ]; do sleep 0.2; done
first=$(archive | sed -n 1p)
for week in 1 2 3; do
  echo "week $week: $(archived) files in the archive"
  typed 2
  sleep 1
done
base=$(basename "$oldest")
echo "$(ls "$work/wal/base" | wc -l) base backups kept, $(archived) files in the archive; it began with ${first:?}"

echo "== orders, a moment, more orders, then somebody drops a table"
start_shop
order 12 >"$work/before"
moment=$(sql "select clock_timestamp()")
sleep 1
order 5 >"$work/after"
sql "drop table orders cascade"

echo "== recovery to $moment, from the older base backup"
began=$(date +%s%N)
typed 3
took=$((($(date +%s%N) - began) / 1000000))

found() { sql "select count(*) from orders where number in ($(sed "s/.*/'&'/" "$1" | paste -sd,))"; }
kept=$(found "$work/before")
undone=$(found "$work/after")
echo "confirmed before the moment: $(wc -l <"$work/before"), there again: $kept"
echo "confirmed after it: $(wc -l <"$work/after"), there: $undone (none is expected)"
[ "$kept" = "$(wc -l <"$work/before")" ] && [ "$undone" = 0 ] || { echo "NOT WELL"; exit 1; }

echo "== it takes the lost one's place"
typed 4
typed 2
again=$(order 1)
echo "stopped, recovered and held in $took ms; the next order is $again; $(archived) files in the new archive"
[ ! -e "$work/wal/before/archive/$first" ] || { echo "NOT WELL: $first was never pruned"; exit 1; }
[ "$(ls "$work/wal/base" | wc -l)" = 1 ] && [ "$(sql 'show archive_mode')" = on ] || { echo "NOT WELL"; exit 1; }

echo "== orders for ${LOST_AFTER:=100} seconds; the machine dies with its disk"
base=$(basename "$oldest")
while read -r number; do echo "$(date +%s%N) $number"; done < <(order 1000 2>/dev/null) >"$work/told" &
watch=$!
sleep "$LOST_AFTER"
# Every process at once: none of them archives anything any more.
kill -9 $(pgrep -u postgres -f "^postgres: $version/$cluster" || true) "$(head -n 1 "$data/postmaster.pid")" 2>/dev/null || true
died=$(date +%s%N)
sleep 1
rm -rf "$data"
wait "$watch" || true
began=$(date +%s%N)
typed 3 'systemctl stop postgresql|^mv |recovery_target'
took=$((($(date +%s%N) - began) / 1000000))
sql "select number from orders" >"$work/numbers"
lost=0 last=0
while read -r at number; do
  if grep -qxF "$number" "$work/numbers"; then last=$at; else lost=$((lost + 1)); fi
done <"$work/told"
echo "acknowledged: $(wc -l <"$work/told"), lost with the machine: $lost, the last that was kept $(((died - last) / 1000000)) ms before its end"
# `archive_timeout`, and a moment for the copy.
[ "$last" -gt 0 ] && [ $(((died - last) / 1000000000)) -le 90 ] || { echo "NOT WELL"; exit 1; }
echo "recovered and held in $took ms"
echo "well"
