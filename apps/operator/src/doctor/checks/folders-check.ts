import { randomUUID } from 'node:crypto';
import { rm, stat, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { attention, well, wrong } from '../check.ts';
import type { Finding, OutsideCheck } from '../check.ts';

const GIB = 1024 ** 3;
const LEAST_FREE = GIB;
const GOOD_FREE = 5 * GIB;

export const foldersCheck: OutsideCheck = {
  name: 'dossiers',
  title: 'Dossiers',
  needs: 'nothing',
  look: async ({ configuration: { dataDir } }) =>
    Promise.all([folderFinding('DATA_DIR', dataDir), folderFinding('TMPDIR', tmpdir())]),
};

export async function folderFinding(name: string, folder: string): Promise<Finding> {
  const standing = await nearest(folder);
  const trouble = await writable(standing);
  if (trouble !== null)
    return wrong(
      `${name} (${folder}) ne se laisse pas écrire\u00A0: ${trouble}`,
      `Donnez ce dossier à l’utilisateur de la boutique, ou un autre par ${name}`,
    );
  const { bavail, bsize } = await statfs(standing);
  return spaceFinding(`${name} (${folder})`, bavail * bsize);
}

export function spaceFinding(folder: string, free: number): Finding {
  const amount = `${(free / GIB).toLocaleString('fr-FR', { maximumFractionDigits: 1 })}\u00A0Gio libres`;
  const advice = 'Libérez de la place sur ce disque';
  if (free < LEAST_FREE) return wrong(`${folder}\u00A0: plus que ${amount}`, advice);
  return free < GOOD_FREE
    ? attention(`${folder}\u00A0: ${amount}`, advice)
    : well(`${folder}\u00A0: ${amount}`);
}

/** The shop makes its folder itself: until then, the one above it counts. */
async function nearest(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null);
  const above = dirname(folder);
  return found !== null || above === folder ? folder : nearest(above);
}

async function writable(folder: string): Promise<string | null> {
  const probe = join(folder, `.nuancier-${randomUUID()}`);
  return writeFile(probe, '')
    .then(() => rm(probe))
    .then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
}
