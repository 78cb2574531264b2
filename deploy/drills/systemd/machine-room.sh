# What deploy/drills/systemd.sh does to its machine from outside; read by it with `work` and `folder` set.
# shellcheck shell=bash disable=SC2154
cgroups=$(findmnt -rno TARGET -t cgroup2 | head -1)
group=${cgroups:?no cgroup2 is mounted}/nuancier-drill-$$
around='' init=''

power_on() {
  mkdir "$group"
  # In a group of its own, so that the machine's groups stand under it; who waits outside leaves it again.
  (
    echo "$BASHPID" >"$group/cgroup.procs"
    exec unshare --mount --uts --ipc --net --pid --cgroup --fork --kill-child \
      deploy/drills/systemd/machine.sh "$work" "$folder"
  ) >>"$work/console" 2>&1 &
  around=$!
  until init=$(pgrep -P "$around") && [ "$(cat "/proc/$init/comm")" = systemd ]; do
    kill -0 "$around" 2>/dev/null || { cat "$work/console"; exit 1; }
    sleep 0.1
  done
  echo "$around" >"$cgroups/cgroup.procs"
  until_true 'systemctl is-system-running' 120 || { inside 'systemctl list-units --failed --no-pager'; exit 1; }
}
power_off() {
  [ -z "$init" ] || kill -9 "$init" 2>/dev/null || true
  [ -z "$around" ] || wait "$around" 2>/dev/null || true
  for _ in 1 2 3 4 5; do
    [ ! -e "$group" ] || find "$group" -depth -type d -exec rmdir {} + 2>/dev/null && break
    sleep 1
  done
  init='' around=''
}
inside() { # LINES, typed as root where deploy/ and dist/ lie
  nsenter --target "$init" --mount --uts --ipc --net --pid --cgroup -- \
    env -i PATH=/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
    bash -c "cd /release || exit 1; $1"
}
until_true() { # LINES SECONDS
  local since=$SECONDS
  until inside "$1" >/dev/null 2>&1; do
    [ $((SECONDS - since)) -lt "$2" ] || return 1
    sleep 0.5
  done
}
# The lines of docs/operations.md, of this chapter's blocks, from the one that begins so to the one that begins so.
typed() { # CHAPTER FIRST [LAST]
  awk -v chapter="$1" -v first="$2" -v last="${3:-$2}" '
    /^##/ { here = index($0, chapter) }
    /^```/ { inside = !inside; next }
    here && inside && index($0, first) == 1 { on = 1 }
    on { print; if (index($0, last) == 1) { found = 1; exit } }
    END { if (!found) { print "docs/operations.md has no line « " first " »" > "/dev/stderr"; print "exit 1" } }' docs/operations.md
}
