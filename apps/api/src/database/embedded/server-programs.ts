// PostgreSQL's programs in a form the server's user can run: as delivered, or from a copy.
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { deliveredPostgres, restoreLinks } from './delivered-postgres.ts';
import { runProgram } from './run-program.ts';

export type ServerPrograms = { initdb: string; pgCtl: string };

export async function serverPrograms(place: ClusterPlace): Promise<ServerPrograms> {
  const delivered = await deliveredPostgres();
  await restoreLinks(delivered.root);
  if ((await tryIn(place, delivered.root)).code === 0) return programsIn(delivered.root);
  // Installed in a private folder, or with files closed to others: the server's user needs a copy of its own.
  const copy = join(place.home, `postgresql-${delivered.version}`);
  if (!existsSync(copy)) await copyPrograms(delivered.root, copy);
  const end = await tryIn(place, copy);
  if (end.code === 0) return programsIn(copy);
  throw new DatabaseUnavailable(
    `PostgreSQL ne démarre ni depuis «\u00A0${delivered.root}\u00A0» ni depuis «\u00A0${copy}\u00A0» (${end.output}). ` +
      'Une base peut être indiquée avec DATABASE_URL.',
  );
}

function programsIn(root: string): ServerPrograms {
  return { initdb: program(root, 'initdb'), pgCtl: program(root, 'pg_ctl') };
}

function program(root: string, name: string): string {
  return join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

// The server program itself is tried, since it needs the most libraries.
function tryIn(place: ClusterPlace, root: string) {
  return runProgram(program(root, 'postgres'), ['--version'], { user: place.user, cwd: place.home });
}

/** Copied under another name first: a start that is killed half-way leaves no half copy under the true name. */
async function copyPrograms(from: string, to: string): Promise<void> {
  const draft = `${to}.new-${process.pid}`;
  await mkdir(draft, { recursive: true });
  await cp(join(from, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  await restoreLinks(draft);
  await openToAll(draft);
  await rename(draft, to).catch(() => rm(draft, { recursive: true, force: true }));
}

async function openToAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const real = entries.filter((entry) => !entry.isSymbolicLink());
  await Promise.all([
    chmod(folder, 0o755),
    ...real.map((entry) => chmod(join(entry.parentPath, entry.name), 0o755)),
  ]);
}
