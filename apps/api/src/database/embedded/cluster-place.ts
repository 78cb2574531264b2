// Where the embedded server keeps its files, and who owns them.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { runProgram } from './run-program.ts';
import { serverUser } from './server-user.ts';
import type { ServerUser } from './server-user.ts';

export type ClusterPlace = {
  /** Holds `data/`, `password` and `postgres.log`; belongs to the server's user, closed to all others. */
  folder: string;
  /** The folder around it, where a copy of the programs may lie. */
  home: string;
  user: ServerUser;
};

const POINTER = 'postgres-location';
const SYSTEM_HOME = '/var/lib/nuancier';

export async function clusterPlace(dataDir: string): Promise<ClusterPlace> {
  await mkdirOpenToPassage(dataDir);
  const elsewhere = await readPointer(dataDir);
  if (elsewhere !== undefined) return placeAt(elsewhere);
  const here = await placeAt(join(dataDir, 'postgres'));
  if (await canReach(here.user, dataDir)) return here;
  if (existsSync(here.folder)) throw new DatabaseUnavailable(outOfReach(here.folder));
  return placeAt(await chooseElsewhere(dataDir));
}

async function placeAt(folder: string): Promise<ClusterPlace> {
  return { folder, home: dirname(folder), user: await serverUser(folder) };
}

// Started by root, the server's own user must pass through the folder without being able to list it.
async function mkdirOpenToPassage(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o755 });
  if (made !== undefined) await chmod(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
}

async function readPointer(dataDir: string): Promise<string | undefined> {
  const text = await readFile(join(dataDir, POINTER), 'utf8').catch(() => undefined);
  return text?.trim();
}

async function canReach(user: ServerUser, folder: string): Promise<boolean> {
  if (user === undefined) return true;
  const end = await runProgram('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { user, cwd: '/' });
  return end.code === 0;
}

// Data that were made where all could pass and then moved: starting on an empty shop instead would look like a loss.
function outOfReach(folder: string): string {
  return (
    `La base «\u00A0${folder}\u00A0» existe, mais l’utilisateur sous lequel tourne PostgreSQL ne peut plus l’atteindre\u00A0: ` +
    'un dossier au-dessus est privé. Ouvrez-le au passage (chmod o+x), ou remettez le dossier à sa place.'
  );
}

/**
 * A folder under /root, say: the server's user cannot pass. The data then go where root keeps lasting data, and
 * a pointer stays behind, so that moving the project keeps its database.
 */
async function chooseElsewhere(dataDir: string): Promise<string> {
  const folder = join(SYSTEM_HOME, randomBytes(6).toString('hex'));
  try {
    await mkdirOpenToPassage(SYSTEM_HOME);
  } catch (cause) {
    throw new DatabaseUnavailable(
      `PostgreSQL ne peut atteindre ni «\u00A0${dataDir}\u00A0» (dossier privé de root) ni «\u00A0${SYSTEM_HOME}\u00A0». ` +
        'Choisissez avec DATA_DIR un dossier ouvert au passage, ou indiquez une base avec DATABASE_URL.',
      { cause },
    );
  }
  const draft = join(dataDir, `${POINTER}.${randomBytes(4).toString('hex')}`);
  await writeFile(draft, `${folder}\n`);
  // Two first starts at once: linking succeeds for one of them, and both then read the same pointer.
  await link(draft, join(dataDir, POINTER)).catch(() => {});
  await rm(draft);
  return (await readPointer(dataDir)) ?? folder;
}
