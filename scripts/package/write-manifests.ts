// Writes lockfile and manifests of what runs in production into a folder, as npm reads them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { productionLockfile, productionManifest, workspacesOf } from './production-manifests.ts';
import type { Lockfile, Manifest } from './production-manifests.ts';

export function writeManifests(root: string, folder: string, isOut?: (name: string) => boolean): Lockfile {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const lockfile = read('package-lock.json') as Lockfile;
  for (const place of ['', ...workspacesOf(lockfile)]) {
    const file = path.join(place, 'package.json');
    write(path.join(folder, file), productionManifest(read(file) as Manifest, isOut));
  }
  const kept = productionLockfile(lockfile, isOut);
  write(path.join(folder, 'package-lock.json'), kept);
  return kept;
}

function write(file: string, content: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
