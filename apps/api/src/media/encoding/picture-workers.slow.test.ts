import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bomb,
  colourAt,
  cutShort,
  drawingInDisguise,
  flag,
  forPrint,
  fromCamera,
  inFormat,
  inWideColours,
} from '../testing/made-pictures.ts';
import { RECIPES, variantFiles } from './picture-recipes.ts';
import type { PicturePurpose } from './picture-recipes.ts';
import { pictureWorkers } from './picture-workers.ts';
import type { PictureWorkers } from './picture-workers.ts';

let workers: PictureWorkers;
let folder: string;
beforeAll(async () => {
  workers = pictureWorkers({ atOnce: 2 });
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(async () => {
  workers.close();
  await rm(folder, { recursive: true });
});

const RED = [192, 48, 32];
const BLUE = [32, 48, 192];
/** What encoding may change of a colour, of 255. */
const ALIKE = 8;

describe('a picture from outside', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'tiff'] as const)('is taken as %s', async (format) => {
    expect(await check(await inFormat(format))).toEqual({ ok: true, width: 480, height: 600 });
  });

  it('is made in every size and format of its use, each in its exact shape', async () => {
    const made = await make(await inFormat('jpeg'), 'product');
    expect((await readdir(made)).toSorted()).toEqual([...variantFiles('product'), 'source'].toSorted());
    for (const { width, height, formats } of RECIPES.product.variants)
      for (const format of formats) {
        const found = await sharp(join(made, `${width}x${height}.${format}`)).metadata();
        expect(found).toMatchObject({
          width,
          height,
          format: { avif: 'heif', jpg: 'jpeg' }[String(format)] ?? format,
        });
      }
  });

  it('stands as the camera was held, without what the camera noted', async () => {
    const picture = await readFile(join(await make(await fromCamera(), 'product'), '320x400.webp'));
    expect(apart(await colourAt(picture, 0.5, 0.1), RED)).toBeLessThanOrEqual(ALIKE);
    expect(apart(await colourAt(picture, 0.5, 0.9), BLUE)).toBeLessThanOrEqual(ALIKE);
    const { exif, icc, xmp, orientation } = await sharp(picture).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
  });

  it.each([
    ['a telephone’s wide colours', inWideColours, 6],
    ['printer’s inks', forPrint, 60],
  ])('is told in the colours of screens, from %s', async (_, source, within) => {
    const picture = await readFile(join(await make(await source(), 'product'), '320x400.webp'));
    expect(apart(await colourAt(picture, 0.5, 0.1), RED)).toBeLessThanOrEqual(within);
    expect(apart(await colourAt(picture, 0.5, 0.9), BLUE)).toBeLessThanOrEqual(within);
    expect((await sharp(picture).metadata()).space).toBe('srgb');
  });

  it('goes on with its own even ground, and stands on white where it has none', async () => {
    const grey = { create: { width: 900, height: 300, channels: 3 as const, background: '#d8d4cc' } };
    const even = await readFile(
      join(await make(await sharp(grey).png().toBuffer(), 'product'), '320x400.webp'),
    );
    expect(apart(await colourAt(even, 0.5, 0.02), [216, 212, 204])).toBeLessThanOrEqual(ALIKE);
    // Nearly in shape, it is cut by a hair instead.
    const near = await make(await inFormat('png', { width: 800, height: 1_000 }), 'product');
    expect(
      apart(await colourAt(await readFile(join(near, '1080x1340.webp')), 0.5, 0), RED),
    ).toBeLessThanOrEqual(ALIKE);
    const wide = await make(await inFormat('png', { width: 900, height: 300 }), 'product');
    expect(
      apart(await colourAt(await readFile(join(wide, '320x400.webp')), 0.5, 0.02), [255, 255, 255]),
    ).toBeLessThanOrEqual(ALIKE);
  });

  it('keeps its transparency as a logo, and fills its shape as a banner', async () => {
    const clear = { create: { width: 900, height: 300, channels: 4 as const, background: '#00000000' } };
    const logo = await sharp(join(await make(await sharp(clear).png().toBuffer(), 'logo'), '480x136.png'));
    expect(await logo.metadata()).toMatchObject({ width: 408, height: 136, hasAlpha: true });
    const banner = await make(await inFormat('jpeg', { width: 900, height: 500 }), 'banner');
    expect(
      apart(await colourAt(await readFile(join(banner, '1600x600.webp')), 0.02, 0.1), RED),
    ).toBeLessThanOrEqual(ALIKE);
  });

  it.each([
    ['a drawing that is called a photograph', async () => drawingInDisguise, 'unknown-format'],
    ['a text', async () => Buffer.from('Bonjour'), 'unknown-format'],
    ['nothing', async () => Buffer.alloc(0), 'unknown-format'],
    ['half a picture', cutShort, 'broken'],
    ['a head without a body', async () => Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), 'broken'],
    ['few bytes with too many pixels', bomb, 'too-many-pixels'],
    ['a stamp', () => flag({ width: 120, height: 120 }).png().toBuffer(), 'too-small'],
  ])('is refused when it is %s', async (_, source, fault) => {
    expect(await check(await source())).toEqual({ ok: false, fault });
  });
});

describe('the process that makes pictures', () => {
  it('is ended when one takes too long, and the next picture is made all the same', async () => {
    const hurried = pictureWorkers({ atOnce: 1, mostMs: 1 });
    expect(await check(await inFormat('jpeg'), hurried)).toEqual({ ok: false, fault: 'too-slow' });
    hurried.close();
    const one = pictureWorkers({ atOnce: 1 });
    const slow = one.make({ file: await spooled(await inFormat('jpeg')), purpose: 'product', into: null });
    one.close();
    expect(await slow).toEqual({ ok: false, fault: 'broken' });
    expect(await check(await inFormat('png'), one)).toMatchObject({ ok: true });
    one.close();
  });

  it('gives up a picture that needs more memory than it may have', async () => {
    const poor = pictureWorkers({ atOnce: 1, mostBytes: 20 * 1_024 ** 2 });
    const large = await inFormat('png', { width: 6_000, height: 6_000 });
    expect(await check(large, poor)).toEqual({ ok: false, fault: 'too-heavy' });
    poor.close();
  });
});

async function spooled(source: Buffer): Promise<string> {
  const own = await mkdtemp(join(folder, 'one-'));
  await writeFile(join(own, 'source'), source);
  return join(own, 'source');
}

async function check(source: Buffer, by = workers) {
  return by.make({ file: await spooled(source), purpose: 'product', into: null });
}

/** The folder with its sizes. */
async function make(source: Buffer, purpose: PicturePurpose): Promise<string> {
  const file = await spooled(source);
  const into = join(file, '..');
  expect(await workers.make({ file, purpose, into })).toMatchObject({ ok: true });
  return into;
}

/** The channel that differs most. */
function apart(found: readonly number[], wanted: readonly number[]): number {
  return Math.max(...wanted.map((value, at) => Math.abs((found[at] ?? 0) - value)));
}
