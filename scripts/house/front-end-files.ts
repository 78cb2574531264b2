// What is shown in a browser: the shared pieces and each front end's own.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { resolve } from 'node:path';
import { slashedName } from '@nuancier/api/text/slashed-name.ts';

const HOUSE = resolve(import.meta.dirname, '../..');

/** `file`: from the project's root. */
export type FrontEndFile = { file: string; text: string };

export function frontEndFiles(pattern: string): FrontEndFile[] {
  return globSync(`{packages/ui/src,apps/*/app}/${pattern}`, { cwd: HOUSE }).map((file) => ({
    file: slashedName(HOUSE, resolve(HOUSE, file)),
    text: readFileSync(resolve(HOUSE, file), 'utf8'),
  }));
}

/** Without their tests. */
export function frontEndSources(): FrontEndFile[] {
  return frontEndFiles('**/*.{ts,tsx}').filter(({ file }) => !/\.test\.tsx?$/.test(file));
}

/** Where an import leads: beside the file that has it, or to a shared piece. */
export function importedFile(file: string, address: string): string {
  const shared = /^@nuancier\/ui\/(.+)$/.exec(address)?.[1];
  return shared === undefined ? join(dirname(file), address) : join('packages/ui/src', shared);
}
