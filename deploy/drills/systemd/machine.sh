#!/bin/bash
# The machine of deploy/drills/systemd.sh, as PID 1 of namespaces of its own: this machine's files under an overlay that
# takes every write, none of its units, and Debian's systemd. Started again on the same folder, it is the same machine.
# usage: machine.sh WORK FOLDER   (WORK has « upper » and « below », both empty at first)
set -euo pipefail
work=$1
folder=$2
sources=$(cd "$(dirname "$0")/../../.." && pwd)
node=$(readlink -f "$(command -v node)")
root=$work/root
mount --make-rprivate /
mkdir -p "$root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$work/upper,workdir=$work/below" "$root"

# A fresh Debian: units, services and files that this machine may have are not there.
lay_out() {
  local units=$root/lib/systemd/system
  rm -rf "$root"/etc/{systemd/system,init.d,rc?.d,fstab,nuancier,machine-id} "$root"/srv "$root"/var/lib/nuancier "$units"/*.wants
  rm -rf "$root"/etc/postgresql/*/* "$root"/var/lib/postgresql/*/* "$root"/var/log/journal
  find "$root/lib/systemd/system-generators" -type f ! -name postgresql-generator -delete
  sed -i '/^nuancier:/d' "$root"/etc/{passwd,shadow,group,gshadow}
  mkdir -p "$root"/etc/systemd/system "$root"/srv "$root"/var/log/journal "$units"/{sysinit,sockets}.target.wants
  # Of Debian's own units the journal alone, and what is asked for.
  ln -s ../systemd-journald.service "$units/sysinit.target.wants/"
  ln -s ../systemd-journald.socket ../systemd-journald-dev-log.socket "$units/sockets.target.wants/"
  ln -s /lib/systemd/system/multi-user.target "$root/etc/systemd/system/default.target"
  tr -d - </proc/sys/kernel/random/uuid >"$root/etc/machine-id"
  echo drill >"$root/etc/hostname"
  rm -f "$root/usr/bin/node"
  cp "$node" "$root/usr/bin/node"
  mkdir -p "$root"/release/{deploy,dist/nuancier}
}
[ -e "$root/release" ] || lay_out

mount --bind -o ro "$sources/deploy" "$root/release/deploy"
mount --bind -o ro "$folder" "$root/release/dist/nuancier"
mount -t proc proc "$root/proc"
# The kernel is everybody's.
for of_all in sys sysrq-trigger; do
  [ -e "$root/proc/$of_all" ] || continue
  mount --bind "$root/proc/$of_all" "$root/proc/$of_all"
  mount -o remount,bind,ro "$root/proc/$of_all"
done
mount -t sysfs -o ro sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
cp -a /dev/{null,zero,full,random,urandom,tty} "$root/dev/"
mkdir "$root"/dev/{pts,shm}
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$root/dev/pts"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
mount -t tmpfs -o mode=755 tmpfs "$root/run"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
hostname drill
ip link set lo up
cd "$root"
mkdir -p old
pivot_root . old
umount -l /old
# As it is where systemd starts first: credentials are mounted beside a unit and reach it by propagation.
mount --make-rshared /
# In a « container » systemd leaves clock, swap and devices alone.
exec setpriv --bounding-set=-sys_boot,-sys_module,-sys_time --inh-caps=-sys_boot,-sys_module,-sys_time \
  env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin container=drill /lib/systemd/systemd --system
