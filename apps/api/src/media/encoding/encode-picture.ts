// One picture from outside, checked and made anew. Runs in a process of its own: see picture-workers.ts.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { MOST_PIXELS } from './picture-bounds.ts';
import { pictureKind } from './picture-kind.ts';
import { RECIPES } from './picture-recipes.ts';
import type { PicturePurpose, StoredFormat, Variant } from './picture-recipes.ts';

export type PictureTask = {
  file: string;
  purpose: PicturePurpose;
  /** where its sizes are written; null: it is only checked */
  into: string | null;
};

export type PictureFault = 'unknown-format' | 'broken' | 'too-many-pixels' | 'too-small';

export type PictureMade = { ok: true; width: number; height: number } | { ok: false; fault: PictureFault };

/** No size is larger; what is beyond is thrown away before anything else. */
const LARGEST_SIDE = 1_600;

sharp.concurrency(1);
sharp.cache(false);
// Only what we take in: no vector, document or script reader of the library is ever reached.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadTiffBuffer',
  ],
});

export async function encodePicture({ file, purpose, into }: PictureTask): Promise<PictureMade> {
  const source = await readFile(file);
  if (pictureKind(source) === null) return { ok: false, fault: 'unknown-format' };
  const size = await sizeOf(source);
  if (size === null) return { ok: false, fault: 'broken' };
  const { width, height } = size;
  if (width * height > MOST_PIXELS) return { ok: false, fault: 'too-many-pixels' };
  const { least, variants } = RECIPES[purpose];
  if (Math.min(width, height) < least.short || Math.max(width, height) < least.long)
    return { ok: false, fault: 'too-small' };
  const pixels = await decoded(source, purpose);
  if (pixels === null) return { ok: false, fault: 'broken' };
  if (into !== null) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: the process is bounded
    for (const variant of variants) await writeVariant(pixels, variant, into);
  }
  return { ok: true, width: pixels.info.width, height: pixels.info.height };
}

/** From its head, before a single pixel is unpacked. */
async function sizeOf(source: Buffer): Promise<{ width: number; height: number } | null> {
  const { width, height } = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  return width > 0 && height > 0 ? { width, height } : null;
}

type Pixels = Awaited<ReturnType<typeof decoded>> & {};

/** Upright, in sRGB by its own profile, and nothing but its pixels: what a camera notes beside them is left behind. */
async function decoded(source: Buffer, purpose: PicturePurpose) {
  const picture = sharp(source, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const opened = purpose === 'logo' ? picture.ensureAlpha() : picture.flatten({ background: '#ffffff' });
  return opened
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
}

async function writeVariant(
  { data, info }: Pixels,
  { width, height, fit, formats }: Variant,
  into: string,
): Promise<void> {
  const { width: from, height: high, channels } = info;
  const nearlyFits = Math.abs((from * height) / (high * width) - 1) < NEARLY;
  const shaped = await sharp(data, { raw: { width: from, height: high, channels } })
    .resize({
      width,
      height,
      fit: fit === 'contain' && nearlyFits ? 'cover' : fit,
      background: groundOf({ data, info }),
      withoutEnlargement: fit === 'inside',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const format of formats) {
    const raw = { width: shaped.info.width, height: shaped.info.height, channels: shaped.info.channels };
    // oxlint-disable-next-line no-await-in-loop -- one at a time: the process is bounded
    const bytes = await encoded(sharp(shaped.data, { raw }), format).toBuffer();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writeFile(join(into, `${width}x${height}.${format}`), bytes);
  }
}

/** A shape so near to its frame is cut by a hair rather than given a seam. */
const NEARLY = 0.04;

function encoded(picture: Sharp, format: StoredFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 58, effort: 1 });
    case 'webp':
      return picture.webp({ quality: 82, effort: 2 });
    case 'jpg':
      return picture.jpeg({ quality: 84 });
    case 'png':
      return picture.png({ compressionLevel: 9 });
  }
}

/** A picture on an even ground goes on with it to the edge of its shape; any other stands on white. */
function groundOf({ data, info: { width, height, channels } }: Pixels): {
  r: number;
  g: number;
  b: number;
  alpha: number;
} {
  if (channels === 4) return { r: 255, g: 255, b: 255, alpha: 0 };
  const edges = edgePixels(width, height).map((at) => [0, 1, 2].map((c) => data[at * channels + c] ?? 255));
  const mean = [0, 1, 2].map((c) => edges.reduce((sum, pixel) => sum + (pixel[c] ?? 0), 0) / edges.length);
  const isEven = edges.every((pixel) => pixel.every((value, c) => Math.abs(value - (mean[c] ?? 0)) < EVEN));
  const [r = 255, g = 255, b = 255] = isEven ? mean.map(Math.round) : [];
  return { r, g, b, alpha: 1 };
}

/** How far a pixel of the edge may be from the others, of 255. */
const EVEN = 10;

function edgePixels(width: number, height: number): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...across, ...down].flat();
}
