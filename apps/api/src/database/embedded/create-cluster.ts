// Makes the embedded server's files, once.
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { MINUTE_MS } from '@nuancier/domain/durations.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { runProgram } from './run-program.ts';
import type { ServerPrograms } from './server-programs.ts';
import type { ServerUser } from './server-user.ts';

export const SERVER_ROLE = 'nuancier';
const MAJOR_VERSION = '18';
const ABANDONED_AFTER_MS = 10 * MINUTE_MS;

/** Two first starts at once each make their own; the first to give it its name wins, the other uses that one. */
export async function createCluster(
  place: ClusterPlace,
  programs: ServerPrograms,
  durable: boolean,
): Promise<void> {
  if (await exists(place)) return;
  await clearAbandoned(place);
  const draft = `${place.folder}.new-${randomBytes(4).toString('hex')}`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(join(draft, 'password'), randomBytes(24).toString('base64url'), { mode: 0o600 });
  await giveTo(place.user, draft, join(draft, 'password'));
  await initialise(draft, place, programs, durable);
  await rename(draft, place.folder).catch(() => rm(draft, { recursive: true, force: true }));
}

async function exists(place: ClusterPlace): Promise<boolean> {
  const version = await readFile(join(place.folder, 'data', 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) return false;
  if (version.trim() === MAJOR_VERSION) return true;
  throw new DatabaseUnavailable(
    `Les données de «\u00A0${place.folder}\u00A0» ont été écrites par PostgreSQL ${version.trim()}, ` +
      `et cette version de la boutique apporte PostgreSQL ${MAJOR_VERSION}. Reprenez-les par une sauvegarde.`,
  );
}

async function initialise(
  draft: string,
  place: ClusterPlace,
  programs: ServerPrograms,
  durable: boolean,
): Promise<void> {
  const args = [
    `--pgdata=${join(draft, 'data')}`,
    `--username=${SERVER_ROLE}`,
    '--auth=scram-sha-256',
    `--pwfile=${join(draft, 'password')}`,
    '--encoding=UTF8',
    // Names sort as French: eau, éclair, zèbre.
    '--locale-provider=icu',
    '--icu-locale=fr-FR',
    '--locale=C',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
  const end = await runProgram(programs.initdb, args, { user: place.user, cwd: draft });
  if (end.code === 0) return;
  await rm(draft, { recursive: true, force: true });
  throw new DatabaseUnavailable(`La base embarquée n’a pas pu être créée\u00A0: ${end.output}`);
}

async function clearAbandoned(place: ClusterPlace): Promise<void> {
  const prefix = `${basename(place.folder)}.new-`;
  const names = (await readdir(place.home)).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => clearIfOld(join(place.home, name))));
}

async function clearIfOld(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined || Date.now() - found.mtimeMs < ABANDONED_AFTER_MS) return;
  await rm(folder, { recursive: true, force: true });
}

export async function giveTo(user: ServerUser, ...paths: string[]): Promise<void> {
  if (user === undefined) return;
  await Promise.all(paths.map((path) => chown(path, user.uid, user.gid)));
}
