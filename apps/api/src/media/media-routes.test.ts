import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mediaStats } from './media-stats.ts';
import { fileMediaStore } from './stored/file-media-store.ts';
import { StoreBusy } from './stored/kept-nearby.ts';
import { mediaShop, paint } from './testing/media-app.ts';
import type { MediaShop } from './testing/media-app.ts';

let shop: MediaShop;

beforeEach(async () => {
  shop = await mediaShop();
});

afterEach(async () => {
  await shop.close();
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
    // base_media_url, Magento's folder of logos, header_logo_src
    ['/media/logo/logo/valbrune/105x102.webp', 'webp', 105, 102],
    // what Venia asks of a picture service, which this is not
    [
      '/media/product/P102000/1/100x100.webp?auto=webp&format=pjpg&width=640&height=800&fit=cover',
      'webp',
      100,
      100,
    ],
  ])('%s is a %s of the asked size', async (url, format, width, height) => {
    const answer = await shop.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width, height });
  });

  it('are four, and differ', async () => {
    const views = await Promise.all(
      [1, 2, 3, 4].map((view) => shop.app.inject({ url: `/media/product/P102000/${view}/160x160.jpg` })),
    );
    expect(views.map((view) => view.statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(views.map((view) => view.rawPayload.toString('base64'))).size).toBe(4);
  });

  it('are drawn anew when the facts of the article change', async () => {
    const before = await shop.app.inject({ url: '/media/article/10200002/1/100x100.jpg' });
    const recoloured = await shop.reopen({
      factsOfArticle: async () => ({ ...paint, colourHex: '#7a1f1f' }),
    });
    const after = await recoloured.inject({ url: '/media/article/10200002/1/100x100.jpg' });
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  });
});

describe('a picture that lies over a tint', () => {
  const layer = (path: string) => `/media/article/10200003/3/${path}`;

  it.each([
    ['light/100x100.webp', 'webp'],
    ['dark/160x160.avif', 'heif'],
  ])('is one file for all tints, %s, open where it is painted and closed elsewhere', async (path, format) => {
    const answer = await shop.app.inject({ url: layer(path) });
    expect(answer.statusCode).toBe(200);
    const picture = sharp(answer.rawPayload);
    expect(await picture.metadata()).toMatchObject({ format, hasAlpha: true });
    const { channels } = await picture.stats();
    expect(channels[3]).toMatchObject({ max: 255 });
    expect(channels[3]?.min).toBeLessThan(30);
  });

  it('is another for light tints than for dark ones, and than the article as it stands on the shelf', async () => {
    const bodies = await Promise.all(
      ['light/100x100.webp', 'dark/100x100.webp', '100x100.webp'].map(async (path) =>
        (await shop.app.inject({ url: layer(path) })).rawPayload.toString('base64'),
      ),
    );
    expect(new Set(bodies).size).toBe(3);
  });
});

describe('the picture folder', () => {
  it('serves the second request from disk, the same bytes', async () => {
    const url = '/media/product/P102000/1/100x100.webp';
    const drawn = await shop.app.inject({ url });
    const before = mediaStats();
    const kept = await shop.app.inject({ url });
    expect(kept.rawPayload.equals(drawn.rawPayload)).toBe(true);
    expect(kept.headers['content-length']).toBe(String(drawn.rawPayload.length));
    expect(mediaStats().rendered).toBe(before.rendered);
    expect(mediaStats().servedFromDisk).toBe(before.servedFromDisk + 1);
  });

  it('whoever must wait for a drawing is known, whoever is served from disk waits for none', async () => {
    const url = '/media/product/P102000/2/100x100.webp';
    await shop.app.inject({ url });
    expect(shop.waited()).toBe(1);
    await shop.app.inject({ url });
    expect(shop.waited()).toBe(1);
  });

  it('leaves no draft behind', async () => {
    await shop.app.inject({ url: '/media/product/P102000/1/50x50.webp' });
    const files = await readdir(join(shop.dataDir, 'media-cache'), { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile()).map((entry) => entry.name.endsWith('.tmp'))).toEqual([
      false,
    ]);
  });

  it('draws once for ten who ask at the same time', async () => {
    const before = mediaStats().rendered;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.app.inject({ url: '/media/product/P102000/1/320x400.webp' })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(mediaStats().rendered).toBe(before + 1);
  });

  it('may be broken: the picture is served all the same', async () => {
    await writeFile(join(shop.dataDir, 'media-cache'), 'a file where the folder should be');
    const before = mediaStats().unkept;
    const answer = await shop.app.inject({ url: '/media/product/P102000/1/50x50.webp' });
    expect(answer.statusCode).toBe(200);
    expect(mediaStats().unkept).toBe(before + 1);
  });

  it('drops other versions when the shop opens', async () => {
    await mkdir(join(shop.dataDir, 'media-cache', 'v0'), { recursive: true });
    const reopened = await shop.reopen();
    await reopened.ready();
    await expect.poll(() => readdir(join(shop.dataDir, 'media-cache'))).toEqual([]);
  });

  it('drops its oldest pictures when it grows past its bound', async () => {
    const small = await shop.reopen({ mostCacheBytes: 4000 });
    await Promise.all(
      [1, 2, 3, 4].map((view) => small.inject({ url: `/media/product/P102000/${view}/160x160.jpg` })),
    );
    const files = await readdir(join(shop.dataDir, 'media-cache'), { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile()).length).toBeLessThan(4);
  });
});

describe('conditional and HEAD requests', () => {
  const url = '/media/product/P102000/1/100x100.webp';

  it('answer 304 to the browser that has the picture', async () => {
    const { headers } = await shop.app.inject({ url });
    const again = await shop.app.inject({
      url,
      headers: { 'if-none-match': `W/"other", ${String(headers.etag)}` },
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
  });

  it('answer HEAD with the length and no body, drawn or kept', async () => {
    const drawn = await shop.app.inject({ url, method: 'HEAD' });
    const kept = await shop.app.inject({ url, method: 'HEAD' });
    const whole = await shop.app.inject({ url });
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
    const narrow = await shop.reopen({ limits: { atOnce: 1, waiting: 1 } });
    const answers = await Promise.all(
      [1, 2, 3, 4].map((view) => narrow.inject({ url: `/media/product/P102000/${view}/320x400.jpg` })),
    );
    const turnedAway = answers.filter((answer) => answer.statusCode === 503);
    expect(turnedAway).toHaveLength(2);
    expect(turnedAway[0]?.headers['retry-after']).toBe('5');
    expect(turnedAway[0]?.body).toMatch(/^Trop d’images/);
  });
});

describe('pictures that came in by files', () => {
  const PICTURE = 'ab'.repeat(16);
  const BYTES = Buffer.from('des octets tels quels');
  const keep = (file: string) =>
    fileMediaStore(join(shop.dataDir, 'pictures')).put(`${PICTURE}/${file}`, BYTES);

  it.each([
    [`/media/product/P102000/p${PICTURE}/640x800.avif`, '640x800.avif', 'image/avif'],
    [`/media/article/10200001/p${PICTURE}/160x160.webp`, '160x160.webp', 'image/webp'],
    [`/media/product/P102000/p${PICTURE}/1080x1340.jpg`, '1080x1340.jpg', 'image/jpeg'],
    [`/media/site/${PICTURE}/480x136.png`, '480x136.png', 'image/png'],
    [`/media/site/${PICTURE}/1600x600.webp`, '1600x600.webp', 'image/webp'],
  ])('%s is served as it is kept, for good', async (url, file, type) => {
    await keep(file);
    const answer = await shop.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(BYTES);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-length': String(BYTES.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const head = await shop.app.inject({ url, method: 'HEAD' });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    const etag = String(answer.headers.etag);
    const again = await shop.app.inject({ url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('are the same from any process, and any process serves those of another', async () => {
    const url = `/media/product/P102000/p${PICTURE}/320x400.webp`;
    const other = await shop.reopen();
    expect((await other.inject({ url })).statusCode).toBe(404);
    await keep('320x400.webp');
    const answers = await Promise.all([shop.app.inject({ url }), other.inject({ url })]);
    expect(answers.map(({ rawPayload }) => rawPayload)).toEqual([BYTES, BYTES]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  });

  it.each([
    [`/media/product/P102000/p${PICTURE}/640x800.png`, 404],
    [`/media/product/P102000/p${PICTURE}/641x800.webp`, 404],
    [`/media/product/P102000/p${PICTURE}/1600x600.webp`, 404],
    [`/media/product/P102000/p${PICTURE}/50/640x800.webp`, 404],
    [`/media/product/P102000/p${PICTURE.slice(1)}/640x800.webp`, 404],
    [`/media/product/P102000/p${PICTURE.toUpperCase()}/640x800.webp`, 404],
    [`/media/site/${PICTURE}/640x800.webp`, 404],
    [`/media/site/..%2f${PICTURE}/480x136.png`, 400],
  ])('%s is none of them', async (url, status) => {
    await keep('640x800.webp');
    const answer = await shop.app.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('are turned away while too many wait for them or their store is away, and told when to come back', async () => {
    const url = `/media/product/P102000/p${PICTURE}/640x800.webp`;
    const busy = await shop.reopen({ stored: { find: () => Promise.reject(new StoreBusy('plein')) } });
    expect((await busy.inject({ url })).statusCode).toBe(503);
    const away = await shop.reopen({ stored: { find: () => Promise.reject(new Error('ECONNREFUSED')) } });
    const answer = await away.inject({ url });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).not.toContain('ECONNREFUSED');
  });
});
