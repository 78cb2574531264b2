// What a file is by its first bytes, where it is no text that could be read.
import { open } from 'node:fs/promises';

/** Refused before a line is read. */
export class ForeignFile extends Error {}

const OPENINGS: readonly { bytes: readonly number[]; says: string }[] = [
  { bytes: [0xff, 0xfe], says: 'UTF-16' },
  { bytes: [0xfe, 0xff], says: 'UTF-16' },
  { bytes: [0x1f, 0x8b], says: 'gzip' },
  { bytes: [0x50, 0x4b, 0x03, 0x04], says: 'zip' },
  { bytes: [0x50, 0x4b, 0x05, 0x06], says: 'zip' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], says: 'xls' },
];

const SENTENCES: Readonly<Record<string, string>> = {
  'UTF-16':
    'Le fichier est écrit en UTF-16 («\u00A0Texte Unicode\u00A0» d’Excel)\u00A0: enregistrez-le en UTF-8 («\u00A0CSV UTF-8\u00A0»).',
  gzip: 'Le fichier est comprimé (gzip)\u00A0: décompressez-le d’abord.',
  zip: 'Le fichier est une archive zip ou un classeur Excel\u00A0: donnez la table elle-même, enregistrée en «\u00A0CSV UTF-8\u00A0».',
  xls: 'Le fichier est un classeur Excel\u00A0: enregistrez-le en «\u00A0CSV UTF-8\u00A0».',
};
const LOOKED_AT = 64;

export async function refuseForeign(path: string): Promise<void> {
  const file = await open(path);
  const { buffer, bytesRead } = await file
    .read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0)
    .finally(() => file.close());
  const start = buffer.subarray(0, bytesRead);
  const known = OPENINGS.find(({ bytes }) => bytes.every((byte, at) => start[at] === byte));
  const name = known?.says ?? (hasEverySecondEmpty(start) ? 'UTF-16' : undefined);
  if (name !== undefined) throw new ForeignFile(SENTENCES[name]);
}

/** Latin letters in UTF-16 without its mark. */
function hasEverySecondEmpty(start: Buffer): boolean {
  if (start.length < 4) return false;
  return [0, 1].some((from) => start.every((byte, at) => at % 2 !== from || byte === 0));
}
