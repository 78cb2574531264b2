import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MigrationChecksum } from './migration-checksums-store.ts';

export type MigrationFile = MigrationChecksum & {
  text: string;
  /** Cannot run in a transaction: `create index concurrently` and the like. */
  isApart: boolean;
};

export const OUR_MIGRATIONS = join(import.meta.dirname, '..', 'migrations');
const APART = '-- outside a transaction\n';

export async function migrationNames(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .toSorted();
}

export async function readMigrationFiles(folder: string): Promise<MigrationFile[]> {
  const names = await migrationNames(folder);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, `${name}.sql`), 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      return { name, text, sha256, isApart: text.startsWith(APART) };
    }),
  );
}
