import type { Readable } from 'node:stream';

export type PictureFile = { name: string; bytes: number; open: () => Promise<Readable> };

/** All of it is refused; the message says why, in French. */
export class UnreadableFiles extends Error {}
