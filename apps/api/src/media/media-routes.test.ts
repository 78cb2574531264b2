import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PictureFacts } from '@nuancier/domain/catalogue/picture-facts.ts';
import type { MediaParts } from './media-parts.ts';
import { mediaRoutes } from './media-routes.ts';
import { mediaStats } from './media-stats.ts';

const paint: PictureFacts = {
  container: 'tin',
  brand: 'Valbrune',
  line: 'Expert',
  name: 'Valbrune Expert – Peinture murs et plafonds mate',
  finish: 'mat',
  sizeLabel: '3 L',
  packQuantity: 3,
  unit: 'L',
  colourName: 'Vert sauge',
  colourHex: '#8fa487',
  scene: 'room',
  priceGroup: 'PEINT',
  seed: 7,
};
const bucket: PictureFacts = { ...paint, container: 'bucket', sizeLabel: '10 L', packQuantity: 10 };

let dataDir: string;
let app: FastifyInstance;

const open = async (changes: Partial<MediaParts> = {}): Promise<FastifyInstance> => {
  const opened = Fastify();
  await opened.register(
    mediaRoutes({
      dataDir,
      factsOfProduct: async (sku) => (sku === 'P102000' ? { main: paint, range: [paint, bucket] } : null),
      factsOfArticle: async (sku) => (sku === '10200002' ? paint : null),
      categoryExists: async (path) => path === 'peinture-interieure/murs-et-plafonds',
      log: opened.log,
      ...changes,
    }),
  );
  return opened;
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nuancier-media-'));
  app = await open();
});

afterEach(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe('the pictures of a product', () => {
  it.each([
    ['/media/product/P102000/1/100x100.webp', 'webp', 100, 100],
    ['/media/product/P102000/1/160x160.avif', 'heif', 160, 160],
    ['/media/product/P102000/1/1080x1340.jpg', 'jpeg', 1080, 1340],
    ['/media/article/10200002/1/50x50.webp', 'webp', 50, 50],
    ['/media/category/peinture-interieure--murs-et-plafonds/800x450.webp', 'webp', 800, 450],
    ['/media/banner/services-livraison/780x780.webp', 'webp', 780, 780],
    ['/media/logo/comptoir/35x34.png', 'png', 35, 34],
  ])('PDP-01 %s is a %s of the asked size', async (url, format, width, height) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width, height });
  });

  it('PDP-01 are four, and differ', async () => {
    const views = await Promise.all(
      [1, 2, 3, 4].map((view) => app.inject({ url: `/media/product/P102000/${view}/160x160.jpg` })),
    );
    expect(views.map((view) => view.statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(views.map((view) => view.rawPayload.toString('base64'))).size).toBe(4);
  });

  it('are drawn anew when the facts of the article change', async () => {
    const before = await app.inject({ url: '/media/article/10200002/1/100x100.jpg' });
    const recoloured = await open({ factsOfArticle: async () => ({ ...paint, colourHex: '#7a1f1f' }) });
    const after = await recoloured.inject({ url: '/media/article/10200002/1/100x100.jpg' });
    await recoloured.close();
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  });
});

describe('the picture folder', () => {
  it('serves the second request from disk, the same bytes', async () => {
    const url = '/media/product/P102000/1/100x100.webp';
    const drawn = await app.inject({ url });
    const before = mediaStats();
    const kept = await app.inject({ url });
    expect(kept.rawPayload.equals(drawn.rawPayload)).toBe(true);
    expect(kept.headers['content-length']).toBe(String(drawn.rawPayload.length));
    expect(mediaStats().rendered).toBe(before.rendered);
    expect(mediaStats().servedFromDisk).toBe(before.servedFromDisk + 1);
  });

  it('leaves no draft behind', async () => {
    await app.inject({ url: '/media/product/P102000/1/50x50.webp' });
    const files = await readdir(join(dataDir, 'media-cache'), { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile()).map((entry) => /\.tmp$/.test(entry.name))).toEqual([
      false,
    ]);
  });

  it('draws once for ten who ask at the same time', async () => {
    const before = mediaStats().rendered;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.inject({ url: '/media/product/P102000/1/320x400.webp' })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(mediaStats().rendered).toBe(before + 1);
  });

  it('may be broken: the picture is served all the same', async () => {
    await writeFile(join(dataDir, 'media-cache'), 'a file where the folder should be');
    const before = mediaStats().unkept;
    const answer = await app.inject({ url: '/media/product/P102000/1/50x50.webp' });
    expect(answer.statusCode).toBe(200);
    expect(mediaStats().unkept).toBe(before + 1);
  });

  it('drops other versions when the shop opens', async () => {
    await mkdir(join(dataDir, 'media-cache', 'v0'), { recursive: true });
    const reopened = await open();
    await reopened.ready();
    await expect.poll(() => readdir(join(dataDir, 'media-cache'))).toEqual([]);
    await reopened.close();
  });

  it('drops its oldest pictures when it grows past its bound', async () => {
    const small = await open({ mostCacheBytes: 4000 });
    for (const view of [1, 2, 3, 4]) {
      // eslint-disable-next-line no-await-in-loop -- the order of writing is what the test is about
      await small.inject({ url: `/media/product/P102000/${view}/160x160.jpg` });
    }
    const files = await readdir(join(dataDir, 'media-cache'), { recursive: true, withFileTypes: true });
    await small.close();
    expect(files.filter((entry) => entry.isFile()).length).toBeLessThan(4);
  });
});

describe('conditional and HEAD requests', () => {
  const url = '/media/product/P102000/1/100x100.webp';

  it('answer 304 to the browser that has the picture', async () => {
    const { headers } = await app.inject({ url });
    const again = await app.inject({
      url,
      headers: { 'if-none-match': `W/"other", ${String(headers.etag)}` },
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
  });

  it('answer HEAD with the length and no body, drawn or kept', async () => {
    const drawn = await app.inject({ url, method: 'HEAD' });
    const kept = await app.inject({ url, method: 'HEAD' });
    const whole = await app.inject({ url });
    for (const head of [drawn, kept]) {
      expect(head.statusCode).toBe(200);
      expect(head.rawPayload).toHaveLength(0);
      expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
      expect(head.headers['content-type']).toBe('image/webp');
    }
  });
});

describe('a crowd', () => {
  it('is told to come back when the line is full', async () => {
    const narrow = await open({ limits: { atOnce: 1, waiting: 1 } });
    const answers = await Promise.all(
      [1, 2, 3, 4].map((view) => narrow.inject({ url: `/media/product/P102000/${view}/320x400.jpg` })),
    );
    await narrow.close();
    const turnedAway = answers.filter((answer) => answer.statusCode === 503);
    expect(turnedAway).toHaveLength(2);
    expect(turnedAway[0]?.headers['retry-after']).toBe('5');
    expect(turnedAway[0]?.body).toMatch(/^Trop d’images/);
  });
});

describe('addresses that are not ours', () => {
  it.each([
    '/media/product/P999999/1/100x100.webp',
    '/media/product/P102000/5/100x100.webp',
    '/media/product/P102000/1/101x100.webp',
    '/media/product/P102000/1/100x100.png',
    '/media/product/P102000/1/100x100.svg',
    '/media/logo/valbrune/35x34.jpg',
    '/media/logo/autre/35x34.png',
    '/media/banner/autre/780x780.webp',
    '/media/category/inconnue/800x450.webp',
    '/media/product/P102000/1',
    '/media/x',
  ])('%s is 404 in plain French', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe('Cette image n’existe pas.');
  });

  it.each([
    '/media/product/P102000/1/100x100.webp?url=http://169.254.169.254/latest/meta-data/',
    '/media/http://169.254.169.254/latest/meta-data/',
    '/media/http://[::1]:9200/100x100.webp',
    '/media/file:///etc/passwd',
    '/media/http://2130706433/100x100.webp',
    '/media/product/P102000/1/1000000000x1000000000.webp',
    '/media/product/..%2f..%2f..%2fetc%2fpasswd/1/100x100.webp',
    '/media/product/%2e%2e/1/100x100.webp',
    '/media/product/../../../../etc/passwd',
    '/media//etc/passwd',
    `/media/product/${'A'.repeat(5000)}/1/100x100.webp`,
  ])('H07 %s is refused at once', async (url) => {
    const start = performance.now();
    const before = mediaStats().rendered;
    const answer = await app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(400);
    expect(performance.now() - start).toBeLessThan(2000);
    expect(mediaStats().rendered).toBe(before);
  });
});
