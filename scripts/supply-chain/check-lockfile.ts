// What the lockfile must hold: the native packages of every system (one written beside installed packages lacks them,
// and the shop would not start there), the integrity of every package, and no install script that nobody has judged.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lockfile } from '../package/production-manifests.ts';
import { isOurs, nameOf } from '../package/production-manifests.ts';
import { placeOf } from '../package/reached-packages.ts';

/** Packages whose install scripts were looked at, and whether npm may run them. */
export type JudgedScripts = Readonly<Record<string, boolean>>;

const root = path.join(import.meta.dirname, '..', '..');

export function checkLockfile(): { ok: boolean; output: string; seconds: number } {
  const started = Date.now();
  const { allowScripts } = read<{ allowScripts: JudgedScripts }>('package.json');
  const troubles = troublesOf(read<Lockfile>('package-lock.json'), allowScripts);
  return { ok: troubles.length === 0, output: troubles.join('\n'), seconds: (Date.now() - started) / 1000 };
}

export function troublesOf({ packages }: Lockfile, judged: JudgedScripts): string[] {
  const forgotten = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => placeOf(packages, place, name) === undefined),
  );
  const theirs = Object.entries(packages).filter(([place, entry]) => !isOurs(place) && entry.link !== true);
  const unsealed = theirs.filter(([, entry]) => !entry.integrity?.startsWith('sha512-'));
  const elsewhere = theirs.filter(([, entry]) => entry.resolved !== undefined);
  const unjudged = theirs.filter(
    ([place, entry]) => entry.hasInstallScript && judged[nameOf(place)] === undefined,
  );
  return [
    ...forgotten.map(
      (name) =>
        `package-lock.json does not hold ${name}: remove the packages that ask for it, then npm install --package-lock-only.`,
    ),
    ...unsealed.map(([place]) => `${place} has no sha512 integrity in package-lock.json.`),
    // Who changes the place changes the sum with it: packages come from the registry that npm is set to, and no other.
    ...elsewhere.map(([place]) => `${place} is fetched from an address of its own (resolved).`),
    ...unjudged.map(
      ([place]) => `${place} has an install script that allowScripts of package.json does not name.`,
    ),
  ];
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
}
