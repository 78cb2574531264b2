#!/bin/bash
# Two processes of the shop on one PostgreSQL behind nginx and Caddy, by TLS, with the very files of deploy/: does what
# people do pass through? Needs nginx, caddy, openssl, curl and psql; a few minutes, most of them for the demo.
# usage: DATABASE_URL=postgresql://… deploy/drills/behind-proxies.sh [FOLDER]
#   DATABASE_URL names an empty database; FOLDER is what npm run package made (dist/nuancier).
set -euo pipefail
cd "$(dirname "$0")/../.."
: "${DATABASE_URL:?an empty database}"
folder=$(realpath "${1:-dist/nuancier}")
host=boutique.localhost
work=$(mktemp -d)
chmod 755 "$work"
started=()
failed=0
jar=$work/jar

finish() {
  for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$work" ${made:+"$made"}
}
trap finish EXIT

openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
  -keyout "$work/key.pem" -out "$work/cert.pem" 2>/dev/null

start_shop() {
  (cd "$folder" && DATABASE_URL=$DATABASE_URL PORT=$1 HOST=127.0.0.1 PUBLIC_URL=$2 TRUST_PROXY=127.0.0.1 \
    DATA_DIR="$work/data" LOG_LEVEL=warn exec node apps/storefront/server.ts) >"$work/shop-$1.log" 2>&1 &
  started+=($!)
}
until_ready() {
  for _ in $(seq 240); do
    [ "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$1/readyz")" = 200 ] && return 0
    sleep 1
  done
  cat "$work/shop-$1.log" >&2
  return 1
}
check() { # WORDS EXPECTED FOUND
  if [ "$2" = "$3" ]; then echo "  ok    $1"; else
    echo "  FAIL  $1: expected $2, found $3"
    failed=1
  fi
}

ask() { curl -sk --max-time 60 --resolve "$host:8443:127.0.0.1" --resolve "$host:9443:127.0.0.1" -b "$jar" -c "$jar" "$@"; }
status() { ask -o /dev/null -w '%{http_code}' "$@"; }

walk() { # ORIGIN
  local origin=$1
  rm -f "$jar"
  check 'the home page' 200 "$(status "$origin/")"
  check 'headers of safety are the shop’s' 1 "$(ask -D - -o /dev/null "$origin/" | grep -ci '^content-security-policy')"
  local asset
  asset=$(ask "$origin/" | grep -oE '/assets/[^"]+\.js' | head -1)
  check 'a built file, kept for a year' 1 "$(ask -D - -o /dev/null "$origin$asset" | grep -ci '^cache-control: .*immutable')"
  check 'the same again' 200 "$(status "$origin$asset")"
  check 'figures stay inside' 404 "$(status "$origin/metrics")"
  check 'a customer signs in' 302 "$(status -H "origin: $origin" --data-urlencode 'email=yann.kermarrec@demo.valbrune.example' \
    --data-urlencode 'password=Demo!2026' "$origin/sign-in")"
  check 'and sees his orders' 200 "$(status "$origin/customer/order-history")"
  check 'another site’s form is refused' 403 "$(status -H 'origin: https://elsewhere.example' -d x=1 "$origin/sign-in")"
  status -H 'x-forwarded-for: 203.0.113.7' -H 'forwarded: for=203.0.113.7' -H "origin: $origin" \
    --data-urlencode 'email=nobody@demo.valbrune.example' --data-urlencode 'password=Wrong!2026' "$origin/sign-in" >/dev/null
  check 'what a visitor says of his own address is not believed' 0 \
    "$(psql -Atq "$DATABASE_URL" -c "select count(*) from audit_entry where client_address = '203.0.113.7'")"
  check 'staff sign in' 302 "$(status -H "origin: $origin" --data-urlencode 'email=claire.valbrune@equipe.valbrune.example' \
    --data-urlencode 'password=Gestion!2026' "$origin/gestion/entrer")"
  check 'with a second factor' 302 "$(status -H "origin: $origin" -d code=000000 "$origin/gestion/entrer/code")"
  printf 'article;prix_ht\n' >"$work/prices.csv"
  head -c 30000000 /dev/zero | tr '\0' '#' >>"$work/prices.csv"
  check 'a file of 30 MB is taken' 303 "$(status -H "origin: $origin" -F genre=prices -F "fichier=@$work/prices.csv;filename=prix.csv" \
    "$origin/gestion/fichiers/imports")"
  # nginx says 413; Caddy may cut the connection off first, which curl calls 000.
  check 'and refused where none is expected' refused \
    "$(status -H "origin: $origin" --data-binary "@$work/prices.csv" "$origin/sign-in" | sed -E 's/413|000/refused/')"
  check 'events arrive while the connection is open' 1 \
    "$(ask -N --max-time 4 "$origin/gestion/evenements" | grep -c '^retry:' || true)"
}

origin_nginx=https://$host:8443
origin_caddy=https://$host:9443

# The folder of the example itself, where this machine has none yet and root may make one; it goes with the drill.
kept=$(sed -n 's/^proxy_cache_path \([^ ]*\).*/\1/p' deploy/nginx/nuancier.conf)
cache=()
if [ "$(id -u)" = 0 ] && [ ! -e "$kept" ]; then made=$kept; else
  echo "nginx keeps its files in $work/cache: $kept is there already, or not root's to make"
  cache=(-e "s#$kept#$work/cache#")
fi

run_nginx() {
  sed -e "s#boutique.example.crt#CERT#; s#boutique.example.key#KEY#; s#/etc/nginx/tls/CERT#$work/cert.pem#; s#/etc/nginx/tls/KEY#$work/key.pem#" \
    -e "s#boutique.example#$host#; s#listen 443 #listen 8443 #; s#listen 80;#listen 8080;#; /listen \[::\]/d" \
    "${cache[@]}" deploy/nginx/nuancier.conf >"$work/nuancier.conf"
  cat >"$work/nginx.conf" <<CONF
daemon off;
pid $work/nginx.pid;
error_log $work/nginx.log;
events { }
http {
  access_log off;
  client_body_temp_path $work/body;
  proxy_temp_path $work/proxy;
  include $work/nuancier.conf;
}
CONF
  nginx -t -q -c "$work/nginx.conf"
  nginx -c "$work/nginx.conf" &
  started+=($!)
}
run_caddy() {
  { printf '{\n\tadmin off\n\tauto_https disable_redirects\n}\n'
    sed "s#^{\$SITE:boutique.example} {#{\$SITE} {\n\ttls $work/cert.pem $work/key.pem#" deploy/caddy/Caddyfile
  } >"$work/Caddyfile"
  SITE=$origin_caddy XDG_DATA_HOME=$work/caddy XDG_CONFIG_HOME=$work/caddy \
    caddy validate --adapter caddyfile --config "$work/Caddyfile" >"$work/caddy.log" 2>&1 || { cat "$work/caddy.log"; exit 1; }
  SITE=$origin_caddy XDG_DATA_HOME=$work/caddy XDG_CONFIG_HOME=$work/caddy \
    caddy run --adapter caddyfile --config "$work/Caddyfile" >"$work/caddy.log" 2>&1 &
  started+=($!)
}

for proxy in nginx caddy; do
  origin_name=origin_$proxy
  origin=${!origin_name}
  echo "$proxy, two processes, TLS:"
  start_shop 3001 "$origin"
  until_ready 3001
  start_shop 3002 "$origin"
  until_ready 3002
  run_$proxy
  sleep 4
  walk "$origin"
  kill -TERM "${started[1]}"
  wait "${started[1]}" || true
  check 'one process has left, and nobody notices' '200 200 200 200' \
    "$(for _ in 1 2 3 4; do status "$origin/catalogue/facade"; echo; done | xargs)"
  for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait
  started=()
done
exit "$failed"
