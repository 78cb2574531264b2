// Photographs in the API: every field that shows a product or an article.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PUBLIC_URL, shopApi } from '../testing/shop-api.ts';
import type { ShopApi } from '../testing/shop-api.ts';
import { importPictures } from './operations/imports/import-pictures.ts';

const OF_PRODUCT = 'a1'.repeat(16);
const SECOND = 'a2'.repeat(16);
const OF_BASE = 'b1'.repeat(16);
const OF_PLAIN = 'c1'.repeat(16);

let shop: ShopApi;
let base: string;
let coloured: string;
/** A product with one look for all its articles. */
let plain: { product: string; article: string };

beforeAll(async () => {
  shop = await shopApi();
  const articles = await shop.db
    .selectFrom('article')
    .innerJoin('product', 'product.id', 'article.product_id')
    .select(['product.sku as product', 'article.sku', 'article.color', 'article.model', 'article.tintable'])
    .where('product.is_active', '=', true)
    .orderBy('article.position')
    .execute();
  const own = articles.filter(({ product }) => product === 'P102000');
  base = own.find(({ tintable }) => tintable)?.sku ?? '';
  coloured = own.find(({ tintable }) => !tintable)?.sku ?? '';
  const alike = articles.find(
    (one) =>
      !one.tintable &&
      articles.every(
        (other) => other.product !== one.product || (!other.tintable && !other.color && !other.model),
      ),
  );
  plain = { product: alike?.product ?? '', article: alike?.sku ?? '' };
  const row = { position: 1, alt: null };
  await importPictures(shop.db, [
    { ...row, reference: 'P102000', picture: OF_PRODUCT, alt: 'Pot ouvert sur un chantier' },
    { ...row, reference: 'P102000', position: 2, picture: SECOND },
    { ...row, reference: base, picture: OF_BASE },
    { ...row, reference: plain.product, picture: OF_PLAIN },
  ]);
  await vi.waitUntil(async () => (await galleryOf('P102000')).length === 2, {
    timeout: 30_000,
    interval: 200,
  });
});
afterAll(() => shop.close());

describe('a product with photographs', () => {
  it('PDP-01 shows them in every field of Magento’s, in the shapes and with the words they came with', async () => {
    const at = (picture: string, size: string) =>
      `${PUBLIC_URL}/media/product/P102000/p${picture}/${size}.webp`;
    const { data } = await shop.send(
      `{ products(filter: { sku: { eq: "P102000" } }) { items { name
        image { url label } small_image { url } thumbnail { url }
        media_gallery { url label position disabled }
        media_gallery_entries { file types label } } } }`,
    );
    const [found] = itemsOf(data);
    const words = 'Pot ouvert sur un chantier';
    const second = `${String(found?.['name'])}, vue 2`;
    expect(found).toMatchObject({
      image: { url: at(OF_PRODUCT, '1080x1340'), label: words },
      small_image: { url: at(OF_PRODUCT, '320x400') },
      thumbnail: { url: at(OF_PRODUCT, '160x160') },
      media_gallery: [
        { url: at(OF_PRODUCT, '1080x1340'), label: words, position: 1, disabled: false },
        { url: at(SECOND, '1080x1340'), label: second, position: 2, disabled: false },
      ],
      media_gallery_entries: [
        { file: at(OF_PRODUCT, '1080x1340'), types: expect.arrayContaining(['image', 'thumbnail']) },
        { file: at(SECOND, '1080x1340'), types: [], label: second },
      ],
    });
  });

  it('PDP-01 shows an article in another colour as it is drawn: no picture may belie the words beside it', async () => {
    const gallery = await galleriesOf('P102000');
    expect(gallery.get(coloured)).toEqual([1, 2, 3, 4].map((view) => drawn(coloured, view)));
  });

  it('shows a base by its own photographs, with behind them what can be painted in its tint', async () => {
    const gallery = await galleriesOf('P102000');
    expect(gallery.get(base)).toEqual([
      `${PUBLIC_URL}/media/article/${base}/p${OF_BASE}/1080x1340.webp`,
      ...[1, 2, 3, 4].map((view) => drawn(base, view)),
    ]);
  });
});

it('a product with one look lends its photographs to all its articles', async () => {
  const gallery = await galleriesOf(plain.product);
  expect(gallery.size).toBeGreaterThan(0);
  for (const [sku, urls] of gallery)
    expect(urls).toEqual([`${PUBLIC_URL}/media/article/${sku}/p${OF_PLAIN}/1080x1340.webp`]);
  const { data } = await shop.send(
    `{ products(filter: { sku: { eq: "${plain.product}" } }) { items { told_article { thumbnail { url } } } } }`,
  );
  expect(itemsOf(data)[0]).toMatchObject({
    told_article: { thumbnail: { url: expect.stringContaining(`/p${OF_PLAIN}/160x160.webp`) } },
  });
});

it('a product without any is drawn as before', async () => {
  expect(await galleryOf('P102001')).toEqual(
    [1, 2, 3, 4].map((view) => `${PUBLIC_URL}/media/product/P102001/${view}/1080x1340.webp`),
  );
});

const drawn = (sku: string, view: number) => `${PUBLIC_URL}/media/article/${sku}/${view}/1080x1340.webp`;

async function galleryOf(sku: string): Promise<unknown[]> {
  const { data } = await shop.send(
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { media_gallery { url } } } }`,
  );
  return urlsOf(itemsOf(data)[0]?.['media_gallery']);
}

/** Of each article. */
async function galleriesOf(sku: string): Promise<Map<unknown, unknown[]>> {
  const { data } = await shop.send(
    `{ configurableProductsConfiguration(sku: "${sku}") { articles { sku media_gallery { url } } } }`,
  );
  const { configurableProductsConfiguration: found } = data as {
    configurableProductsConfiguration: { articles: { sku: string; media_gallery: unknown }[] };
  };
  return new Map(found.articles.map((article) => [article.sku, urlsOf(article.media_gallery)]));
}

function itemsOf(data: unknown): Record<string, unknown>[] {
  return (data as { products: { items: Record<string, unknown>[] } }).products.items;
}

function urlsOf(gallery: unknown): unknown[] {
  return (gallery as { url: string }[]).map(({ url }) => url);
}
