#!/bin/bash
# The units under a real systemd: PID 1 of a machine of its own (systemd/machine.sh), Debian's PostgreSQL as a unit beside
# them, and the lines of docs/operations.md typed as they stand there: install, start, a rolling restart, stop, kill, wrong
# settings, a database that is away, a backup, a power cut. Nothing outside is touched, no port of this machine is taken.
# usage: deploy/drills/systemd.sh [FOLDER]   (as root on Debian with systemd and `postgresql`, Node 24 as `node`; FOLDER is
# what npm run package made, dist/nuancier)
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$(realpath "${1:-dist/nuancier}")
[ -e "$folder/apps/storefront/server.ts" ] || { echo "No production folder at $folder: npm run package."; exit 1; }
version=$(ls /usr/lib/postgresql | sort -V | tail -1)
work=$(mktemp -d /var/tmp/systemd-drill-XXXXXX)
mkdir "$work/upper" "$work/below"
failed=0
. deploy/drills/systemd/machine-room.sh

finish() {
  local code=$?
  if [ "$code$failed" != 00 ] && [ -n "$init" ]; then inside 'journalctl --no-pager -n 80' || true; fi
  power_off
  rm -rf "$work"
}
trap finish EXIT
check() { # WORDS EXPECTED FOUND
  if [ "$2" = "$3" ]; then echo "  ok    $1"; else
    echo "  FAIL  $1: expected $2, found $3"
    failed=1
  fi
}
told() { for property in "${@:2}"; do inside "systemctl show $1 --value -p $property"; done | paste -sd' '; } # UNIT PROPERTY…
status() { inside "curl -s -o /dev/null -w %{http_code} http://127.0.0.1:$1/readyz" || true; }
ready() { # PORT [SECONDS]
  if until_true "curl -fs http://127.0.0.1:$1/readyz" "${2:-180}"; then echo ready; else echo "not ready, $(status "$1")"; fi
}
result() { if inside "$1" >"$work/out" 2>&1; then echo 0; else echo "$?: $(tail -3 "$work/out")"; fi; }

echo 'a machine, and the lines of « Image and units »:'
power_on
check 'its PID 1' systemd "$(inside 'cat /proc/1/comm')"
inside "pg_createcluster $version main >/dev/null; systemctl enable --now postgresql 2>/dev/null
  until runuser -u postgres -- psql -qc 'select 1' >/dev/null 2>&1; do sleep 0.2; done
  runuser -u postgres -- createdb nuancier
  runuser -u postgres -- psql -qd nuancier <deploy/postgresql/roles.sql 2>/dev/null
  install -d -o postgres /run/secrets; for who in owner shop; do openssl rand -hex 24 >/run/secrets/\$who-password; done
  POSTGRES_USER=postgres POSTGRES_DB=nuancier runuser -u postgres -- sh deploy/postgresql/passwords.sh
  sed -e \"s#<drawn at random>#\$(openssl rand -hex 30)#; s#^SMTP_URL=.*#SMTP_URL=smtp://127.0.0.1:9#\" \
    -e \"s#<password>@database#\$(cat /run/secrets/shop-password)@127.0.0.1#\" deploy/shop.env.example >shop.env"
check 'user, folders, settings, units, release' 0 "$(result "set -e; $(typed 'Image and units' useradd 'cp -a')")"
inside 'umask 077; echo "DATABASE_OWNER_URL=postgresql://nuancier_owner:$(cat /run/secrets/owner-password)@127.0.0.1:5432/nuancier" >/etc/nuancier/owner.env'
check 'tables made, two processes started' 0 "$(result "$(typed 'Image and units' 'systemctl start nuancier-migrate')")"
check 'migrations by systemd' 'success 0' "$(told nuancier-migrate Result ExecMainStatus)"
node --eval 'import("./apps/operator/src/opening/testing/merchant.ts").then((file) => console.log(JSON.stringify(file.MERCHANT)))' |
  inside 'cat >/etc/nuancier/boutique.json'
shop=$(typed 'Image and units' 'shop() ')
check 'the shop is opened' 0 "$(result "$shop
  shop init --file /etc/nuancier/boutique.json")"
check 'one is ready' ready "$(ready 3001)"
check 'the other too' ready "$(ready 3002)"
inside "$shop
  shop doctor" >"$work/doctor" || true
check 'doctor finds fault with nothing but goods, mail and the public address' 0 "$(grep -E '^à corriger' "$work/doctor" |
  grep -cvE 'Adresse publique|Serveur d’e-mails|Pages légales|Magasins|Catégories|Prix|Stock|Images' || true)"

echo 'as hardened as written:'
check 'user, capabilities, new ones, calls' 'nuancier 0000000000000000 1 2' "$(inside '
  pid=$(systemctl show nuancier@3001 --value -p MainPID)
  echo $(stat -c %U /proc/$pid) $(sed -nE "s/^(CapBnd|NoNewPrivs|Seccomp):\s*//p" /proc/$pid/status)')"
check 'what it may write' 'no no yes yes' "$(inside '
  pid=$(systemctl show nuancier@3001 --value -p MainPID)
  for place in /srv/nuancier/current /etc/nuancier /var/lib/nuancier /tmp; do
    nsenter --target $pid --mount runuser -u nuancier -- test -w $place && echo yes || echo no
  done' | paste -sd' ')"

echo 'a rolling restart, as it is typed:'
inside 'while [ ! -e /run/enough ]; do
    for port in 3001 3002; do curl -fs -m 4 -o /dev/null http://127.0.0.1:$port/readyz && continue 2; done
    echo gap >>/run/gaps
  done' &
watch=$!
before=$(told 'nuancier@3001 nuancier@3002' MainPID)
rolling=$(typed 'Image and units' 'systemctl restart nuancier@3001')
check 'it ends well' 0 "$(result "$rolling")"
check 'the second is ready again' ready "$(ready 3002)"
inside 'touch /run/enough'
wait "$watch"
check 'moments without a ready process' 0 "$(inside 'cat /run/gaps 2>/dev/null | wc -l')"
after=$(told 'nuancier@3001 nuancier@3002' MainPID)
check 'both are new' different "$([ "$before" = "$after" ] && echo same || echo different)"

echo 'asked to stop:'
since=$SECONDS
inside 'systemctl stop nuancier@3002'
check 'within its window' yes "$([ $((SECONDS - since)) -lt 35 ] && echo yes || echo "after $((SECONDS - since)) s")"
check 'how it ended' 'inactive success 0' "$(told nuancier@3002 ActiveState Result ExecMainStatus)"
inside 'systemctl start nuancier@3002'
check 'started again' ready "$(ready 3002)"
inside 'exec 3<>/dev/tcp/127.0.0.1/3002; printf "POST /graphql HTTP/1.1\r\nhost: boutique.example\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{" >&3
  sleep 1; systemctl kill --kill-whom main nuancier@3002; sleep 2; systemctl kill --kill-whom main nuancier@3002; sleep 5'
check 'by two signals, with a request begun: cut off, and not started again' 'inactive success 75 0' \
  "$(told nuancier@3002 ActiveState Result ExecMainStatus NRestarts)"
inside 'systemctl start nuancier@3002'

echo 'killed:'
inside 'systemctl kill --signal KILL --kill-whom main nuancier@3001; sleep 1'
check 'back by itself' 'ready 1' "$(ready 3001) $(told nuancier@3001 NRestarts)"

echo 'wrong settings:'
check 'the other is ready' ready "$(ready 3002)"
inside 'sed -i.good s#^PUBLIC_URL=https#PUBLIC_URL=http# /etc/nuancier/shop.env'
before=$(told nuancier@3002 MainPID)
check 'a rolling restart ends before the second process' 'refused same' "$(
  inside "${rolling/--retry 180/--retry 9}" >/dev/null 2>&1 && echo -n 'went on ' || echo -n 'refused '
  [ "$before" = "$(told nuancier@3002 MainPID)" ] && echo same || echo another)"
until_true 'systemctl is-failed nuancier@3001' 120 || true
sleep 5
check 'the first: 78, and not started again' 'failed exit-code 78 0' "$(told nuancier@3001 ActiveState Result ExecMainStatus NRestarts)"
inside 'mv /etc/nuancier/shop.env.good /etc/nuancier/shop.env'

echo 'the database is away:'
inside 'systemctl stop postgresql'
check 'who runs is ready' 200 "$(status 3002)"
inside 'systemctl restart nuancier@3001'
until_true '[ $(systemctl show nuancier@3001 --value -p NRestarts) -ge 2 ]' 240 || true
check 'who starts ends with 69, again and again' 69 "$(inside 'journalctl -u nuancier@3001 --no-pager' | grep -oE 'status=[0-9]+' | tail -1 | cut -d= -f2)"
inside 'systemctl start postgresql'
check 'and comes when it is there' ready "$(ready 3001)"

echo 'the backup:'
check 'its lines' 0 "$(result "set -e; $(typed 'Each night' '(umask' 'systemctl enable')")"
check 'made, by systemd' 'success 0 1' "$(told nuancier-backup Result ExecMainStatus) $(inside 'ls /srv/backups/*/manifest.json | wc -l')"
check 'read to its end with the key' 0 "$(result "export BACKUP_KEY=\$(cat /etc/nuancier/backup-key)
  $shop
  shop backups --in /srv/backups --verify")"
check 'the key is not the shop’s' no "$(inside 'runuser -u nuancier -- test -r /etc/nuancier/backup-key && echo yes || echo no')"
check 'its timer waits for half past two' 'active 02:3' "$(told nuancier-backup.timer ActiveState) $(
  inside 'systemctl list-timers --no-legend nuancier-backup.timer' | grep -oE '02:3' | head -1)"
for code in 1 74; do
  inside "install -D -m 644 /dev/stdin /run/systemd/system/nuancier-backup.service.d/fails.conf <<'CONF'
[Service]
ExecStart=
ExecStart=/bin/sh -c 'exit $code'
CONF
  systemctl daemon-reload; systemctl start --no-block nuancier-backup; sleep 2"
  [ "$code" = 1 ] && then='activating auto-restart' || then='failed failed'
  check "ended with $code" "$then" "$(told nuancier-backup ActiveState SubState)"
  inside 'systemctl stop nuancier-backup 2>/dev/null'
done

echo 'a power cut:'
power_off
power_on
check 'one is back by itself' ready "$(ready 3001)"
check 'the other too' ready "$(ready 3002)"
check 'and the timer' active "$(told nuancier-backup.timer ActiveState)"
exit "$failed"
