// Rendered pictures on disk. The disk is a convenience: when it refuses, the picture is served all the same.

import { randomUUID } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type CachedFile = { bytes: number; stream: ReadStream };

export type FileCache = {
  find: (file: string) => Promise<CachedFile | null>;
  keep: (file: string, picture: Buffer) => Promise<boolean>;
  prune: () => Promise<void>;
};

type KeptFile = { path: string; bytes: number; writtenAt: number };

// After pruning, this much room is left, so that the next picture does not start another round.
const KEPT_SHARE = 0.8;

export function fileCache(folder: string, version: string, mostBytes: number): FileCache {
  const home = join(folder, version);
  let writtenSincePrune = 0;

  const prune = async (): Promise<void> => {
    writtenSincePrune = 0;
    const versions = await namesIn(folder);
    await Promise.all(
      versions
        .filter((name) => name !== version)
        .map((name) => rm(join(folder, name), { recursive: true, force: true })),
    );
    await dropOldest(await filesUnder(home), mostBytes);
  };

  return {
    prune,
    find: async (file) => {
      const path = join(home, file);
      const handle = await open(path, 'r').catch(() => null);
      if (handle === null) return null;
      const { size } = await handle.stat();
      // An empty file is the trace of a full disk, not a picture.
      if (size === 0) {
        await handle.close();
        return null;
      }
      return { bytes: size, stream: handle.createReadStream() };
    },
    keep: async (file, picture) => {
      const path = join(home, file);
      const draft = `${path}.${randomUUID()}.tmp`;
      const kept = await mkdir(dirname(path), { recursive: true })
        .then(() => writeFile(draft, picture))
        .then(() => rename(draft, path))
        .then(
          () => true,
          () => false,
        );
      if (!kept) await rm(draft, { force: true }).catch(() => undefined);
      writtenSincePrune += picture.length;
      if (writtenSincePrune > mostBytes * (1 - KEPT_SHARE)) await prune();
      return kept;
    },
  };
}

async function dropOldest(files: readonly KeptFile[], mostBytes: number): Promise<void> {
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  if (total <= mostBytes) return;
  let excess = total - mostBytes * KEPT_SHARE;
  const dropped = files
    .toSorted((one, other) => one.writtenAt - other.writtenAt)
    .filter((file) => {
      if (excess <= 0) return false;
      excess -= file.bytes;
      return true;
    });
  await Promise.all(dropped.map((file) => rm(file.path, { force: true })));
}

async function filesUnder(folder: string): Promise<readonly KeptFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const seen = await Promise.all(
    files.map((path) =>
      stat(path).then(
        ({ size, mtimeMs }): KeptFile[] => [{ path, bytes: size, writtenAt: mtimeMs }],
        () => [],
      ),
    ),
  );
  return seen.flat();
}

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);
