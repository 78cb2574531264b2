import type { Readable } from 'node:stream';

/** One of a folder or an archive. */
export type GivenFile = { name: string; bytes: number; open: () => Promise<Readable> };

/** All of it is refused; the message says why, in French. */
export class UnreadableFiles extends Error {}

/** Nobody's doing: the same files go in once the storage answers. */
export class StorageAway extends UnreadableFiles {
  constructor(trouble: unknown) {
    const told = trouble instanceof Error ? trouble.message : String(trouble);
    super(`Le stockage des fichiers ne répond pas ou refuse (${told})\u00A0: rien n’a été écrit.`, {
      cause: trouble,
    });
  }
}
