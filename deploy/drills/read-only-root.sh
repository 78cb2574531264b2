#!/bin/bash
# Starts the shop from the root of its image as a container engine would: a read-only root, nothing writable but the
# two folders, user 10001, no capabilities. For machines where images can be built and not run; needs root.
# usage: DATABASE_URL=postgresql://… deploy/drills/read-only-root.sh ROOT
#   DATABASE_URL names an empty database on 127.0.0.1; ROOT is what `podman image mount NAME` or `buildah mount` prints.
set -euo pipefail
: "${DATABASE_URL:?an empty database}"
image=$(realpath "$1")
root=$(mktemp -d)
log=$(mktemp)
failed=0
port=3005

inside() { # WORDS OF THE COMMAND OF NODE
  unshare --mount --pid --fork --kill-child bash -c '
    root=$1; image=$2; shift 2
    mount --bind "$image" "$root"
    mount -o remount,bind,ro "$root"
    mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
    mount -t tmpfs -o uid=10001,gid=10001,mode=0700 tmpfs "$root/var/lib/nuancier"
    cd "$root"
    exec setpriv --reuid 10001 --regid 10001 --clear-groups --bounding-set=-all --no-new-privs \
      env -i DATABASE_URL="$DATABASE_URL" SHOP_MODE="$SHOP_MODE" PORT='$port' DATA_DIR=/var/lib/nuancier \
        PUBLIC_URL="$PUBLIC_URL" SESSION_SECRET="$SESSION_SECRET" SMTP_URL=smtp://127.0.0.1:9 LOG_LEVEL=warn SHOP_WORKERS=2 \
        MAIL_FROM="Drill <drill@boutique.example>" MAIL_CONTACT=drill@boutique.example \
        unshare --map-current-user --root="$root" --wd=/srv/nuancier /usr/local/bin/node "$@"
  ' inside "$root" "$image" "$@"
}
check() { # WORDS EXPECTED FOUND
  if [ "$2" = "$3" ]; then echo "  ok    $1"; else
    echo "  FAIL  $1: expected $2, found $3"
    failed=1
  fi
}
status() { curl -s -o /dev/null -w '%{http_code}' --max-time 20 "http://localhost:$port$1" || true; }
until_status() { # ADDRESS STATUS
  for _ in $(seq 180); do
    [ "$(status "$1")" = "$2" ] && return 0
    sleep 1
  done
  cat "$log"
  return 1
}
stop() {
  local shop
  shop=$(pgrep -P "$(pgrep -P "$1" | head -1)" | head -1)
  kill -TERM "${shop:-$1}"
  local code=0
  wait "$1" || code=$?
  check 'told to stop, it ends with' 0 "$code"
}
export DATABASE_URL SHOP_MODE PUBLIC_URL SESSION_SECRET
SESSION_SECRET=$(openssl rand -base64 48)

echo 'production, an empty database:'
SHOP_MODE=production PUBLIC_URL=https://boutique.example
check 'nothing but the two folders can be written' '0 EROFS' "$(inside -e '
  const fs = require("fs");
  const trouble = (place) => { try { fs.writeFileSync(place + "/x", ""); return 0; } catch (error) { return error.code; } };
  console.log([trouble("/tmp"), trouble("/srv/nuancier")].join(" "));')"
check 'it is nobody in particular' 10001 "$(inside -p 'process.getuid()')"
inside apps/operator/src/shop.ts migrate --by drill >"$log" 2>&1 && code=0 || code=$?
check 'the tables are made' 0 "$code"
inside apps/storefront/server.ts >"$log" 2>&1 &
pid=$!
until_status /healthz 200
check 'no site yet: alive' 200 "$(status /healthz)"
check 'and not ready' 503 "$(status /readyz)"
stop "$pid"

echo 'the demo on the same database:'
SHOP_MODE=demo PUBLIC_URL=http://localhost:$port
inside apps/storefront/server.ts >"$log" 2>&1 &
pid=$!
until_status /readyz 200
check 'a page' 200 "$(status /)"
check 'a picture drawn and kept' 200 "$(status "$(curl -s "http://localhost:$port/" | grep -oE '/media/[^" ,]+' | head -1)")"
check 'the back office' 200 "$(status /gestion/entrer)"
stop "$pid"
rmdir "$root" 2>/dev/null || true
rm -f "$log"
exit "$failed"
