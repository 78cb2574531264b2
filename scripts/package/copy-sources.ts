// What Node reads while the shop runs: our sources and the built pages, without tests and without what only builds them.
import { cpSync } from 'node:fs';
import path from 'node:path';
import { slashedName } from '@nuancier/api/text/slashed-name.ts';

const PLACES = ['apps', 'packages', 'demo', 'LICENSE', 'SECURITY.md', '.npmrc'];

const SKIPPED_FOLDERS = new Set(['node_modules', 'testing', '.react-router']);
// Types of style sheets.
const FOR_THE_COMPILER = /\/generated\/css$/;
const SKIPPED_FILES = /[.]test[.]tsx?$|(^|\/)(tsconfig[^/]*[.]json|(vite|react-router)[.]config[.]ts)$/;

export function copySources(root: string, target: string): void {
  for (const place of PLACES)
    cpSync(path.join(root, place), path.join(target, place), {
      recursive: true,
      filter: (file) => isShipped(slashedName(root, file)),
    });
}

/** `place` counts from the root, with slashes. */
export function isShipped(place: string): boolean {
  if (FOR_THE_COMPILER.test(place) || SKIPPED_FILES.test(place)) return false;
  // The built pages are whole as they are.
  if (/^apps\/[a-z]+\/build\//.test(place)) return true;
  return !place.split('/').some((part) => SKIPPED_FOLDERS.has(part));
}
