// Where pictures that came in are kept: one port, in a folder or in storage that speaks S3. A name is given once and
// its bytes never change, so that any number of processes may write and serve the same.
import type { Readable } from 'node:stream';

export type MediaStore = {
  put: (name: string, bytes: Buffer) => Promise<void>;
  has: (name: string) => Promise<boolean>;
  /** `waits` is called when it must first be fetched from afar. */
  find: (name: string, waits?: () => void) => Promise<StoredPicture | null>;
};

export type StoredPicture = { bytes: number; body: Readable | Buffer };

export const MEDIA_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const;

const NAME = /^[0-9a-f]{32}\/\d{1,4}x\d{1,4}\.(avif|webp|png|jpg)$/;

/** The type that a name says. A name of any other shape is a fault of ours: nothing outside of the store is reached. */
export function typeOfName(name: string): string {
  const format = NAME.exec(name)?.[1];
  if (format !== 'avif' && format !== 'webp' && format !== 'png' && format !== 'jpg')
    throw new Error(`no name of a stored picture: ${name}`);
  return MEDIA_TYPES[format];
}
