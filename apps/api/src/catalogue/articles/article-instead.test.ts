// Without a tint: what replaces an article must not come in a colour that nobody asked for.
import { shownColour } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { optionValue } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopApi } from '../../testing/shop-api.ts';
import type { ShopApi } from '../../testing/shop-api.ts';
import { loadCatalogue } from '../catalogue.ts';
import type { Article } from '../snapshot/article-columns.ts';
import { articlesOf } from '../snapshot/catalogue-snapshot.ts';
import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import { articleReplacing } from './article-instead.ts';

let shop: ShopApi;
let catalogue: Catalogue;
beforeAll(async () => {
  shop = await shopApi();
  catalogue = await loadCatalogue(shop.db, 'https://boutique.example', '2026-11-15', () => {});
});
afterAll(() => shop.close());

const colourOf = (article: Article) => shownColour(optionValue(article, 'color'));

/** A product, and its articles in one pack, as many as are asked for, each in a colour of its own. */
function packsIn(isMany: boolean): { product: number; packs: Article[] } {
  for (const product of catalogue.products.keys()) {
    const byPack = Map.groupBy(articlesOf(catalogue, product), ({ conditioning }) => conditioning);
    for (const packs of byPack.values()) {
      const isOne = new Set(packs.map(colourOf)).size === packs.length;
      if (isOne && packs.length > 1 === isMany) return { product, packs };
    }
  }
  throw new Error('No such product');
}

it('where the pack comes in several colours it is the same one, or none', () => {
  const { product, packs } = packsIn(true);
  for (const pack of packs) {
    const { sku, conditioning } = pack;
    const color = optionValue(pack, 'color');
    expect(articleReplacing(catalogue, product, { conditioning, color, base: null })).toBe(sku);
  }
  for (const color of ['Fuchsia fluorescent', null])
    expect(
      articleReplacing(catalogue, product, {
        conditioning: packs[0]?.conditioning ?? null,
        color,
        base: null,
      }),
    ).toBeNull();
});

it('the only one in that pack replaces whatever colour', () => {
  const { product, packs } = packsIn(false);
  const [only] = packs;
  const gone = { conditioning: only?.conditioning ?? null, color: 'Fuchsia fluorescent', base: null };
  expect(articleReplacing(catalogue, product, gone)).toBe(only?.sku);
  expect(articleReplacing(catalogue, product, { ...gone, conditioning: '777 L' })).toBeNull();
});
