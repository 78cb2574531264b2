import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { shopMedia } from './shop-media.ts';
import { fileMediaStore } from './stored/file-media-store.ts';

let shop: ShopApi;
beforeAll(async () => {
  shop = await shopApi();
});
afterAll(() => shop.close());

it('PDP-01 a product’s pictures open on the pack whose price stands beside: the smallest that can be had', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'nuancier-media-'));
  const app = Fastify();
  await app.register(
    shopMedia(shop.db, { dataDir, log: app.log, stored: fileMediaStore(dataDir), ahead: false }),
  );
  const picture = async (of: string) =>
    (await app.inject(`/media/${of}/1/160x160.webp`)).rawPayload.toString('base64');
  expect(await picture('product/P102000')).toBe(await picture('article/10200001'));
  expect(await picture('product/P102000')).not.toBe(await picture('article/10200003'));
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('what a card leads to is drawn while nobody waits, or where the shop is told so only when it is asked for', async () => {
  const drawnAfter = async (ahead: boolean) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'nuancier-media-'));
    const app = Fastify();
    await app.register(shopMedia(shop.db, { dataDir, log: app.log, stored: fileMediaStore(dataDir), ahead }));
    await app.inject('/media/product/P102000/1/320x400.webp');
    const drawn = async () => {
      const files = await readdir(dataDir, { recursive: true });
      return files.filter((file) => /640x800|1080x1340/.test(file)).length;
    };
    const found = await vi.waitUntil(drawn, { timeout: 3_000, interval: 50 }).catch(() => 0);
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
    return found;
  };
  expect(await drawnAfter(false)).toBe(0);
  await expect.poll(() => drawnAfter(true), { timeout: 60_000 }).toBeGreaterThan(0);
});
