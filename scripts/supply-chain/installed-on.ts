// What npm installs of a lockfile on one system: packages for others, and what they alone ask for, are not shipped there.
import { isOurs } from '../package/production-manifests.ts';
import type { LockedPackage, Lockfile } from '../package/production-manifests.ts';

/** In npm's words; `libc` is null where there is no choice of it. */
export type System = { os: string; cpu: string; libc: string | null };

export function thisSystem(): System {
  const { platform: os, arch: cpu } = process;
  return { os, cpu, libc: os === 'linux' ? libcHere() : null };
}

export function installedOn<T extends Lockfile>(lockfile: T, system: System): T {
  const { packages } = lockfile;
  const reached = new Set<string>();
  const waiting = Object.keys(packages).filter((place) => isOurs(place) || packages[place]?.link === true);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    reached.add(place);
    for (const name of asksFor(packages[place] ?? {})) {
      const found = placeOf(packages, place, name);
      if (found !== undefined && !reached.has(found) && fits(packages[found] ?? {}, system))
        waiting.push(found);
    }
  }
  const kept = Object.entries(packages).filter(([place]) => reached.has(place));
  return { ...lockfile, packages: Object.fromEntries(kept) };
}

function asksFor({ dependencies, optionalDependencies, peerDependencies }: LockedPackage): string[] {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

/** A package finds its own beside it or in any folder above. */
export function placeOf(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  const above = from
    .split('/node_modules/')
    .map((_, rank, parts) => parts.slice(0, rank + 1).join('/node_modules/'));
  return ['', ...above]
    .map((at) => (at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`))
    .findLast((place) => packages[place] !== undefined);
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
