// Which packages of a lockfile are asked for, beginning with our own: npm installs no others.
import type { LockedPackage, Lockfile } from './production-manifests.ts';

/** `fits`: whether npm would install it there at all. */
export function reachedPackages<T extends Lockfile>(
  lockfile: T,
  fits: (entry: LockedPackage) => boolean = () => true,
): T {
  const { packages } = lockfile;
  const reached = new Set<string>();
  const waiting = Object.keys(packages).filter(
    (place) => !place.includes('node_modules/') || packages[place]?.link === true,
  );
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    reached.add(place);
    for (const name of dependencyNames(packages[place] ?? {})) {
      const found = placeOf(packages, place, name);
      if (found !== undefined && !reached.has(found) && fits(packages[found] ?? {})) waiting.push(found);
    }
  }
  const kept = Object.entries(packages).filter(([place]) => reached.has(place));
  return { ...lockfile, packages: Object.fromEntries(kept) };
}

function dependencyNames({ dependencies, optionalDependencies, peerDependencies }: LockedPackage): string[] {
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
