// In a worker: a chosen file becomes pixels of a bounded size. Nothing of it leaves the device.
import { measured, measuredWait } from './measured.ts';
import { photoSize } from './photo-size.ts';
import type { PhotoSize } from './photo-size.ts';
import type { Pixels } from './pixels.ts';

export type PhotoRefusal = 'heavy' | 'huge' | 'tiny' | 'unreadable';

export type OpenedPhoto = { kind: 'opened'; pixels: Pixels } | { kind: 'refused'; reason: PhotoRefusal };

const MOST_BYTES = 40 * 1024 * 1024;
/** Phones take up to 50 million pixels; four bytes each while the file is unfolded. */
const MOST_PIXELS = 64_000_000;
const SMALLEST_SIDE = 200;
const LONGEST_SIDE = 1152;
/** Where the size is written, also behind a camera's own notes. */
const HEAD_BYTES = 512 * 1024;

export async function openPhoto(file: Blob): Promise<OpenedPhoto> {
  const early = sizeRefusal(file.size, photoSize(await headOf(file)));
  if (early) return { kind: 'refused', reason: early };
  const bitmap = await measuredWait('decode', () =>
    createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null),
  );
  if (!bitmap) return { kind: 'refused', reason: 'unreadable' };
  const late = sizeRefusal(0, bitmap);
  const pixels = late ? null : measured('reduce', () => reduced(bitmap));
  bitmap.close();
  if (late) return { kind: 'refused', reason: late };
  return pixels ? { kind: 'opened', pixels } : { kind: 'refused', reason: 'unreadable' };
}

export function sizeRefusal(bytes: number, size: PhotoSize | null): PhotoRefusal | null {
  if (bytes > MOST_BYTES) return 'heavy';
  if (!size) return null;
  if (size.width * size.height > MOST_PIXELS) return 'huge';
  return Math.min(size.width, size.height) < SMALLEST_SIDE ? 'tiny' : null;
}

export function reducedSize({ width, height }: PhotoSize): PhotoSize {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  // Even, so that four pixels make one of the reduced copy.
  const even = (side: number) => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(width), height: even(height) };
}

function reduced(bitmap: ImageBitmap): Pixels | null {
  const { width, height } = reducedSize(bitmap);
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  // What is transparent lies on white paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data };
}

async function headOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
}
