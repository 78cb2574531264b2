// Before this version answers anything, what its pages are built of lies where the processes of other versions find it.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILT_FILES } from '@nuancier/api/media/media.ts';
import type { MediaStore } from '@nuancier/api/media/media.ts';
import type { BuiltPart } from './built-files.ts';

const AT_ONCE = 8;

export type BuiltFolders = Readonly<Record<BuiltPart, string>>;

/** Resolves with how many were new. */
export async function keepBuiltFiles(
  folders: BuiltFolders,
  store: Pick<MediaStore, 'put' | 'names'>,
): Promise<number> {
  const kept = new Set<string>();
  for await (const name of store.names()) kept.add(name);
  const missing = (await ownFiles(folders)).filter(({ name }) => !kept.has(name));
  const waiting = missing.values();
  const carry = async () => {
    for (const { name, file } of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- some at once, each of them one after the other
      await store.put(name, await readFile(file));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, carry));
  return missing.length;
}

async function ownFiles(folders: BuiltFolders): Promise<{ name: string; file: string }[]> {
  const parts = await Promise.all(
    Object.entries(folders).map(async ([part, clientFolder]) => {
      const assets = path.join(clientFolder, 'assets');
      const names = await readdir(assets);
      return names.map((one) => ({ name: `${part}/${one}`, file: path.join(assets, one) }));
    }),
  );
  return parts.flat().filter(({ name }) => BUILT_FILES.shape.test(name));
}
