// What npm installs of a lockfile on one system: packages for others, and what they alone ask for, are not shipped there.
import type { LockedPackage, Lockfile } from '../package/production-manifests.ts';
import { reachedPackages } from '../package/reached-packages.ts';

/** In npm's words; `libc` is null where there is no choice of it. */
export type System = { os: string; cpu: string; libc: string | null };

export function thisSystem(): System {
  const { platform: os, arch: cpu } = process;
  return { os, cpu, libc: os === 'linux' ? libcHere() : null };
}

export function installedOn<T extends Lockfile>(lockfile: T, system: System): T {
  return reachedPackages(lockfile, (entry) => fits(entry, system));
}

function fits({ os, cpu, libc }: LockedPackage, system: System): boolean {
  return (
    allows(os, system.os) && allows(cpu, system.cpu) && (libc === undefined || allows(libc, system.libc))
  );
}

function allows(named: string | readonly string[] | undefined, here: string | null): boolean {
  if (named === undefined) return true;
  const words = [named].flat();
  const refused = words.filter((word) => word.startsWith('!'));
  return words.includes(String(here)) || (refused.length === words.length && !refused.includes(`!${here}`));
}

function libcHere(): string {
  const { header } = Object(process.report.getReport()) as { header?: { glibcVersionRuntime?: string } };
  return header?.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}
