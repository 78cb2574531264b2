// The lockfile and the manifests of the production folder: those of the sources, less what only builds and tests need.
// What is left keeps its version, its place and its integrity, so that npm checks the same bytes.
import { isLeftOut } from './left-out.ts';
import { reachedPackages } from './reached-packages.ts';

export type Manifest = {
  engines?: Record<string, string>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};
export type LockedPackage = Manifest & {
  peerDependencies?: Record<string, string>;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
};
export type Lockfile = { packages: Record<string, LockedPackage> };

const KEPT_SCRIPTS = new Set(['start', 'shop']);

export function productionLockfile<T extends Lockfile>(lockfile: T, isOut = isLeftOut): T {
  const kept = Object.entries(lockfile.packages)
    .filter(([place, entry]) => entry.dev !== true && !isOut(nameOf(place)))
    .map(([place, entry]) => [place, isOurs(place) ? withoutThose(entry, isOut) : entry]);
  // And what those that are left out asked for, they alone.
  return reachedPackages({ ...lockfile, packages: Object.fromEntries(kept) });
}

export function productionManifest<T extends Manifest>(manifest: T, isOut = isLeftOut): T {
  const kept = withoutThose(manifest, isOut);
  const scripts = Object.entries(kept.scripts ?? {}).filter(([name]) => KEPT_SCRIPTS.has(name));
  return kept.scripts === undefined ? kept : { ...kept, scripts: Object.fromEntries(scripts) };
}

/** The folders of the workspaces: the manifests that npm reads besides the lockfile. */
export function workspacesOf({ packages }: Lockfile): string[] {
  return Object.keys(packages).filter((place) => place !== '' && isOurs(place));
}

/** `node_modules/a/node_modules/@b/c` holds `@b/c`. */
export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

export function isOurs(place: string): boolean {
  return !place.includes('node_modules/');
}

type IsOut = (name: string) => boolean;

function withoutThose<T extends Manifest>(manifest: T, isOut: IsOut): T {
  const { devDependencies: _built, ...rest } = withItsNode(manifest);
  const lists = (['dependencies', 'optionalDependencies'] as const).flatMap((list) =>
    manifest[list] === undefined ? [] : [[list, namesKept(manifest[list], isOut)] as const],
  );
  return { ...rest, ...Object.fromEntries(lists) } as T;
}

/** The sources are begun by any Node that fetches the one they run on; what is shipped has to be given that one. */
function withItsNode<T extends Manifest>(manifest: T): T {
  const [, fetched] = Object.entries(manifest.optionalDependencies ?? {}).find(([name]) =>
    name.startsWith('node-linux-'),
  ) ?? [undefined, undefined];
  if (fetched === undefined) return manifest;
  return { ...manifest, engines: { ...manifest.engines, node: `>=${fetched.split('.')[0]}` } };
}

function namesKept(dependencies: Record<string, string>, isOut: IsOut): Record<string, string> {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !isOut(name)));
}
