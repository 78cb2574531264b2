// Pictures as cameras, agencies and malice send them.
import sharp from 'sharp';
import type { Sharp } from 'sharp';

export type MadeSize = { width?: number; height?: number };

/** Red above, blue below: one sees which way it stands. */
export function flag({ width = 480, height = 600 }: MadeSize = {}): Sharp {
  const half = { width, height: Math.floor(height / 2), channels: 3 as const, background: '#2030c0' };
  return sharp({ create: { width, height, channels: 3, background: '#c03020' } }).composite([
    { input: { create: half }, gravity: 'south' },
  ]);
}

export function inFormat(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff',
  size?: MadeSize,
): Promise<Buffer> {
  return flag(size)
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();
}

/** As a camera held upright writes it: lying, with a note which way is up, and much else. */
export async function fromCamera(): Promise<Buffer> {
  const upright = await flag().png().toBuffer();
  return sharp(await sharp(upright).rotate(-90).png().toBuffer())
    .withExif({ IFD0: { Make: 'Appareil', Artist: 'Nom de la photographe' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function forPrint(): Promise<Buffer> {
  return flag().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
}

/** The same colours, written in the wider space of a telephone. */
export function inWideColours(): Promise<Buffer> {
  return flag().withIccProfile('p3').png().toBuffer();
}

export async function cutShort(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const whole = sharp({ create: { width: 500, height: 500, channels: 3, background: '#000', noise } });
  return (await whole.jpeg().toBuffer()).subarray(0, 20_000);
}

/** Few bytes that unpack to more than a hundred million pixels. */
export function bomb(): Promise<Buffer> {
  return sharp({ create: { width: 10_400, height: 10_400, channels: 3, background: '#fff' } })
    .toColourspace('b-w')
    .png({ compressionLevel: 4 })
    .toBuffer();
}

export const drawingInDisguise = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><image href="file:///etc/passwd"/></svg>',
);

/** The colour at a place, each from 0 to 1. */
export async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 3;
  return [...data.subarray(at, at + 3)];
}
