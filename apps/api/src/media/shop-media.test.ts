import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  await app.register(shopMedia(shop.db, { dataDir, log: app.log, stored: fileMediaStore(dataDir) }));
  const picture = async (of: string) =>
    (await app.inject(`/media/${of}/1/160x160.webp`)).rawPayload.toString('base64');
  expect(await picture('product/P102000')).toBe(await picture('article/10200001'));
  expect(await picture('product/P102000')).not.toBe(await picture('article/10200003'));
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});
