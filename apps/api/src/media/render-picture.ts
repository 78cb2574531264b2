// SVG text to pixels, within limits of size and time. The text is our own: no file or address is ever followed.

import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { MediaFormat } from './media-address.ts';

const MOST_PIXELS = 2_000_000;
const MOST_SECONDS = 20;

// Two renderings at a time each keep to one core; no input comes twice, so libvips' own cache is only memory.
sharp.concurrency(1);
sharp.cache(false);

export async function renderPicture(svg: string, format: MediaFormat): Promise<Buffer> {
  const picture = rasterOf(svg);
  switch (format) {
    case 'avif':
      return picture.removeAlpha().avif({ quality: 55, effort: 1, chromaSubsampling: '4:4:4' }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 84, effort: 2 }).toBuffer();
    case 'jpg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 84 }).toBuffer();
    case 'png':
      return picture.png({ compressionLevel: 9 }).toBuffer();
  }
}

export function rasterOf(svg: string): Sharp {
  return sharp(Buffer.from(svg), { limitInputPixels: MOST_PIXELS }).timeout({ seconds: MOST_SECONDS });
}
