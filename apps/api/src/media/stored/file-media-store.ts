import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { slashedName } from '../../text/slashed-name.ts';
import { PICTURES } from './media-store.ts';
import type { MediaStore } from './media-store.ts';

export function fileMediaStore(folder: string, { typeOfName, modes, shape } = PICTURES): MediaStore {
  const pathOf = (name: string): string => {
    typeOfName(name);
    // Two letters more, so that no folder of the disk grows without end.
    return join(folder, name.slice(0, 2), name);
  };
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      const draft = `${path}.${randomUUID()}.tmp`;
      await mkdir(dirname(path), { recursive: true, mode: modes.folder });
      // Whole or not at all: another process may be reading.
      await writeFile(draft, bytes, { flush: true, mode: modes.file })
        .then(() => rename(draft, path))
        .catch(async (error: unknown) => {
          await rm(draft, { force: true });
          throw error;
        });
    },
    has: (name) =>
      stat(pathOf(name)).then(
        ({ size }) => size > 0,
        () => false,
      ),
    async find(name) {
      const handle = await open(pathOf(name), 'r').catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      if (handle === null) return null;
      const { size } = await handle.stat();
      return { bytes: size, body: handle.createReadStream() };
    },
    async *names() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
        (error: unknown) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      for (const entry of found) {
        const name = slashedName(folder, join(entry.parentPath, entry.name)).replace(/^[^/]*\//, '');
        if (entry.isFile() && shape.test(name)) yield name;
      }
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
