import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { reducedSize, sizeRefusal } from './open-photo.ts';
import { photoSize } from './photo-size.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } });

const bytesOf = (file: Buffer) => new Uint8Array(file);

describe('the size of a photograph', () => {
  it.each([
    ['JPEG', () => blank(321, 234).jpeg().toBuffer()],
    ['progressive JPEG', () => blank(321, 234).jpeg({ progressive: true }).toBuffer()],
    ['PNG', () => blank(321, 234).png().toBuffer()],
    ['WebP', () => blank(321, 234).webp().toBuffer()],
    ['lossless WebP', () => blank(321, 234).webp({ lossless: true }).toBuffer()],
    [
      'JPEG with a camera’s notes',
      () =>
        blank(321, 234)
          .jpeg()
          .withExif({ IFD0: { Artist: 'x' } })
          .toBuffer(),
    ],
  ])('is read from the head of a %s', async (_, made) => {
    expect(photoSize(bytesOf(await made()))).toEqual({ width: 321, height: 234 });
  });

  it('is unknown of another file, or of one that is cut off', async () => {
    const jpeg = await blank(321, 234).jpeg().toBuffer();
    expect(photoSize(bytesOf(Buffer.from('Ceci n’est pas une photo, mais une phrase.')))).toBeNull();
    expect(photoSize(bytesOf(jpeg.subarray(0, 40)))).toBeNull();
    expect(photoSize(new Uint8Array())).toBeNull();
  });

  it.each([
    [41 * 1024 * 1024, null, 'heavy'],
    [1_000, { width: 20_000, height: 20_000 }, 'huge'],
    [1_000, { width: 4_000, height: 120 }, 'tiny'],
    [9_000_000, { width: 8_000, height: 6_000 }, null],
    [9_000_000, null, null],
  ] as const)('of %d bytes and %j is refused: %s', (bytes, size, refusal) => {
    expect(sizeRefusal(bytes, size)).toBe(refusal);
  });

  it('is brought down to 1152 pixels on the longer side, and never up', () => {
    expect(reducedSize({ width: 4_000, height: 3_000 })).toEqual({ width: 1152, height: 864 });
    expect(reducedSize({ width: 3_000, height: 4_000 })).toEqual({ width: 864, height: 1152 });
    expect(reducedSize({ width: 300, height: 201 })).toEqual({ width: 300, height: 202 });
  });
});
