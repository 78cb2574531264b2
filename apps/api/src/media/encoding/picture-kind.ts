export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff';

/** By its first bytes, whatever the file is called; null for anything that is not one of the five. */
export function pictureKind(head: Buffer): PictureKind | null {
  const at = (start: number, end: number) => head.toString('latin1', start, end);
  if (at(0, 3) === '\u00FF\u00D8\u00FF') return 'jpeg';
  if (at(0, 8) === '\u0089PNG\r\n\u001A\n') return 'png';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp';
  // The brand, or one of those it is compatible with: writers differ in which they name first.
  if (at(4, 8) === 'ftyp' && /avif|avis/.test(at(8, Math.min(head.readUInt32BE(0), 64)))) return 'avif';
  if (['II*\0', 'MM\0*'].includes(at(0, 4))) return 'tiff';
  return null;
}
