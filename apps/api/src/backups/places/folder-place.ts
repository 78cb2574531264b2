import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { BACKUP_NAME, DRAFT_ENDING, knownPart, MANIFEST } from './backup-place.ts';
import type { BackupPlace } from './backup-place.ts';

export function folderPlace(said: string): BackupPlace {
  const folder = resolve(said);
  return {
    said,
    folders: async () => (await readdir(folder)).filter(isBackup),
    read: (backup, name) => readFile(join(folder, backup, knownPart(name))).catch(orMissing(null)),
    async begin(backup) {
      const draft = join(folder, `${backup}${DRAFT_ENDING}`);
      // Others of this machine have no business there.
      await mkdir(draft, { recursive: true, mode: 0o700 });
      return {
        write: (name, bytes) => writeSafely(join(draft, knownPart(name)), bytes),
        async finish(manifest) {
          await writeSafely(join(draft, MANIFEST), manifest);
          await rename(draft, join(folder, backup));
          await syncFolder(folder);
        },
        abandon: () => rm(draft, { recursive: true, force: true }),
      };
    },
    async remove(backup) {
      const at = join(folder, backup);
      await rm(join(at, MANIFEST), { force: true });
      await rm(at, { recursive: true, force: true });
    },
  };
}

function isBackup(name: string): boolean {
  return BACKUP_NAME.test(name.endsWith(DRAFT_ENDING) ? name.slice(0, -DRAFT_ENDING.length) : name);
}

/** On the disk, and not only on its way there, before anything is said of it. */
async function writeSafely(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await syncFolder(dirname(path));
}

async function syncFolder(folder: string): Promise<void> {
  // Windows has no such thing.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

function orMissing<T>(nothing: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return nothing;
    throw error;
  };
}
