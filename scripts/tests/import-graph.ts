// Who imports whom among the sources, read from their text: quick enough to be asked at every change.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** For each file the files that it names: imports, dynamic ones too, and what it opens by an address of its own. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const SOURCES = '{packages,apps,demo,bench,scripts,e2e}/**/*.{ts,tsx,mjs}';
const NOT_SOURCES = /(?:^|[\\/])(?:node_modules|build|generated|\.react-router)$/;
const NAMED = /(?:\bfrom\s*|\bimport\s*\(?\s*|new URL\(\s*)'([^'\n]+)'/g;
/** Where the packages of this repository keep what others import. */
const PACKAGES: Readonly<Record<string, string>> = {
  '@nuancier/api/': 'apps/api/src/',
  '@nuancier/operator/': 'apps/operator/src/',
  '@nuancier/demo/': 'demo/',
  '@nuancier/domain/': 'packages/domain/src/',
  '@nuancier/contract/': 'packages/contract/generated/',
  '@nuancier/ui/': 'packages/ui/src/',
  '@nuancier/pictures/': 'packages/pictures/src/',
};

export function readImportGraph(root: string): ImportGraph {
  const files = globSync(SOURCES, { cwd: root, exclude: (file) => NOT_SOURCES.test(file) }).map(slashed);
  return new Map(files.map((file) => [file, importsOf(root, file)]));
}

function importsOf(root: string, file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(NAMED)].flatMap(([, name = '']) => {
    const target = targetOf(file, name);
    return target !== undefined && existsSync(path.join(root, target)) ? [target] : [];
  });
}

function targetOf(file: string, name: string): string | undefined {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  const scope = Object.keys(PACKAGES).find((prefix) => name.startsWith(prefix));
  return scope === undefined ? undefined : `${PACKAGES[scope]}${name.slice(scope.length)}`;
}

const slashed = (file: string) => file.replaceAll(path.sep, '/');

/** The file itself and all that reach it by imports, walking on through none of the `barriers`. */
export function importersOf(
  graph: ImportGraph,
  starts: readonly string[],
  barriers: ReadonlySet<string>,
): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  const found = new Set(starts);
  for (const file of found) {
    if (barriers.has(file)) continue;
    for (const importer of importers.get(file) ?? []) found.add(importer);
  }
  return found;
}
