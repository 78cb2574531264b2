import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { colourDistance, lab65Of } from '@nuancier/domain/catalogue/colour/nearest/colour-distance.ts';
import type { TintView } from '@nuancier/pictures/compositions/tint-picture.ts';
import { tintPicture } from '@nuancier/pictures/picture.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { renderPicture } from './render-picture.ts';
import { shopMedia } from './shop-media.ts';
import { fileMediaStore } from './stored/file-media-store.ts';

describe('the addresses of a tint’s pictures', () => {
  let shop: ShopApi;
  let app: FastifyInstance;
  let dataDir: string;
  beforeAll(async () => {
    shop = await shopApi();
    dataDir = await mkdtemp(join(tmpdir(), 'nuancier-media-'));
    app = Fastify();
    await app.register(
      shopMedia(shop.db, { dataDir, log: app.log, stored: fileMediaStore(dataDir), ahead: false }),
    );
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it.each([
    ['tint/ral-7016/day/480x360.avif', 'image/avif'],
    ['tint/ral-7016/evening/480x360.webp', 'image/webp'],
    ['tint/vb-bl010/facade/480x360.webp', 'image/webp'],
    ['tint-card/ral-7016/1200x630.jpg', 'image/jpeg'],
  ])('/media/%s is drawn', async (file, type) => {
    const { statusCode, headers } = await app.inject(`/media/${file}`);
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
  });

  it.each([
    'tint/ral-0000/day/480x360.webp',
    // Too dark for a façade.
    'tint/ral-7016/facade/480x360.webp',
    // A free colour, another size, another hour.
    'tint/2e5978/day/480x360.webp',
    'tint/ral-7016/day/481x360.webp',
    'tint/ral-7016/noon/480x360.webp',
    'tint/RAL-7016/day/480x360.webp',
    'tint-card/ral-7016/480x360.jpg',
    'tint-card/2e5978/1200x630.jpg',
  ])('/media/%s is unknown', async (file) => {
    expect((await app.inject(`/media/${file}`)).statusCode).toBe(404);
  });
});

const SIZE = { width: 480, height: 360 };
type Pixels = { data: Buffer; channels: number };

async function drawn(hex: string, view: TintView): Promise<Pixels> {
  const png = await renderPicture(tintPicture(hex, view, SIZE), 'png');
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, channels: info.channels };
}

/** Where the paint is: what turns from red to blue with it. */
async function painted(view: TintView): Promise<number[]> {
  const [red, blue] = await Promise.all([drawn('#d02020', view), drawn('#2020d0', view)]);
  const gap = (at: number) => Math.abs((red.data[at] ?? 0) - (blue.data[at] ?? 0));
  const all = Array.from({ length: red.data.length / red.channels }, (_, nth) => nth * red.channels);
  return all.filter((at) => Math.min(gap(at), gap(at + 2)) > 0.8 * (0xd0 - 0x20));
}

function median({ data }: Pixels, places: readonly number[]): string {
  const channel = (shift: number) =>
    places.map((at) => data[at + shift] ?? 0).toSorted((a, b) => a - b)[Math.floor(places.length / 2)] ?? 0;
  return `#${[0, 1, 2].map((shift) => channel(shift).toString(16).padStart(2, '0')).join('')}`;
}

describe('a tint’s picture', () => {
  it.each(['day', 'facade'] as const)(
    '%s: its walls are of the tint that is named, of no other',
    async (view) => {
      const places = await painted(view);
      expect(places.length).toBeGreaterThan(SIZE.width * SIZE.height * 0.1);
      for (const hex of ['#373F43', '#2E5978', '#F7F7F4', '#D2AA6D', '#A9B49A']) {
        const seen = median(await drawn(hex, view), places);
        expect([hex, colourDistance(lab65Of(seen), lab65Of(hex)) <= 5]).toEqual([hex, true]);
        expect(colourDistance(lab65Of(seen), lab65Of('#B02A80'))).toBeGreaterThan(15);
      }
    },
  );

  it('in the evening the same walls are darker and warmer', async () => {
    const places = await painted('day');
    const [day, evening] = await Promise.all([drawn('#A9B49A', 'day'), drawn('#A9B49A', 'evening')]);
    const [bright, dim] = [lab65Of(median(day, places)), lab65Of(median(evening, places))];
    expect(dim.l).toBeLessThan(bright.l - 8);
    expect(dim.b).toBeGreaterThan(bright.b);
  });
});
