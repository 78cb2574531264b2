// Where what came in by files is kept: one port, in a folder or in storage that speaks S3. A name is given once and
// its bytes never change, so that any number of processes may write and serve the same.
import type { Readable } from 'node:stream';

export type MediaStore = {
  put: (name: string, bytes: Buffer) => Promise<void>;
  has: (name: string) => Promise<boolean>;
  /** `waits` is called when it must first be fetched from afar. */
  find: (name: string, waits?: () => void) => Promise<StoredFile | null>;
  /** Of all that is kept; what is half written has none. */
  names: () => AsyncIterable<string>;
};

export type StoredFile = { bytes: number; body: Readable | Buffer };

export const MEDIA_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
} as const;

/** One part of what is kept, apart from the others: a store of one reaches nothing of another. */
export type Shelf = {
  folder: 'pictures' | 'papers' | 'built';
  cacheControl: string;
  /** of files and folders on a disk of our own */
  modes: { file: number; folder: number };
  shape: RegExp;
  /** The type that a name says. A name of any other shape is a fault of ours. */
  typeOfName: (name: string) => string;
};

const PICTURE = /^[0-9a-f]{32}\/\d{1,4}x\d{1,4}\.(avif|webp|png|jpg)$/;
const PAPER = /^[0-9a-f]{64}\.pdf$/;

export const PICTURES: Shelf = {
  folder: 'pictures',
  shape: PICTURE,
  cacheControl: 'public, max-age=31536000, immutable',
  modes: { file: 0o666, folder: 0o777 },
  typeOfName(name) {
    const format = PICTURE.exec(name)?.[1];
    if (format !== 'avif' && format !== 'webp' && format !== 'png' && format !== 'jpg')
      throw new Error(`no name of a stored picture: ${name}`);
    return MEDIA_TYPES[format];
  },
};

/** Customers' papers: no public address leads to them, and on a disk nobody else reads them. */
export const PAPERS: Shelf = {
  folder: 'papers',
  shape: PAPER,
  cacheControl: 'private, no-store',
  modes: { file: 0o600, folder: 0o700 },
  typeOfName(name) {
    if (!PAPER.test(name)) throw new Error(`no name of a stored paper: ${name}`);
    return 'application/pdf';
  },
};

const BUILT_TYPES = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
} as const;
/** With the mark of their content, as they were built; those without it would not be the same in another version. */
const BUILT = /^(?:shop|gestion)\/[\w.-]+-[\w-]{8}\.(js|css|woff2)$/;

/** Scripts, styles and fonts of every version of the pages, so that each process serves those of the others. */
export const BUILT_FILES: Shelf = {
  folder: 'built',
  shape: BUILT,
  cacheControl: PICTURES.cacheControl,
  modes: PICTURES.modes,
  typeOfName(name) {
    const kind = BUILT.exec(name)?.[1];
    if (kind !== 'js' && kind !== 'css' && kind !== 'woff2')
      throw new Error(`no name of a built file: ${name}`);
    return BUILT_TYPES[kind];
  },
};

/** By its content: the same paper is kept once, and another one never under its name. */
export function paperName(sha256: string): string {
  return `${sha256}.pdf`;
}
