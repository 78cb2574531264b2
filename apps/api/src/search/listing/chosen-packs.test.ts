import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meantPack, placedArticlesOf, placedOfferAt } from '../../catalogue/catalogue.ts';
import type { ClonedDatabase } from '../../testing/clone-database.ts';
import { readSharedIndex } from '../../testing/shared-index.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { chosenPacks } from './chosen-packs.ts';
import { chosenOf, meantChoice } from './meant-choice.ts';
import type { MeantChoice } from './meant-choice.ts';

let database: ClonedDatabase;
let index: SearchIndex;
beforeAll(async () => {
  database = await testDatabase('demo');
  index = await readSharedIndex(database.db, 'http://localhost:3000', '2026-06-15');
});
afterAll(() => database.close());

/** Asked of this product alone, its references read. */
function askedAlone(product: number, choice: MeantChoice) {
  const { catalogue } = index;
  const meant = chosenOf(choice, placedArticlesOf(catalogue, product, true));
  if (meant === null) return null;
  const articles = meant.articles.map(({ place }) => placedOfferAt(catalogue, place));
  return meantPack(catalogue, product, { articles, tint: meant.tint });
}

const firstSku = (product: number): string => placedArticlesOf(index.catalogue, product, true)[0]?.sku ?? '';

describe('the pack that a search means', () => {
  it.each(['laque noire 2,5L', 'rouleau 180', 'peinture satinée blanche 10 litres', 'spalter 100', 'gris'])(
    'is for each product what it would be if it were asked alone: « %s »',
    (words) => {
      const choice = meantChoice({ words, leading: [], tint: null });
      const packOf = chosenPacks(index, choice);
      const products = index.catalogue.products.map((_, product) => product);
      expect(products.map(packOf)).toEqual(products.map((product) => askedAlone(product, choice)));
      expect(products.filter((product) => packOf(product) !== null).length).toBeGreaterThan(0);
    },
  );

  it('is in a tint that of the base, with its tinting', () => {
    const tint = index.tints.withCode('RAL 5009');
    const choice = meantChoice({ words: '', leading: [], tint });
    const packOf = chosenPacks(index, choice);
    const products = index.catalogue.products.map((_, product) => product);
    expect(products.map(packOf)).toEqual(products.map((product) => askedAlone(product, choice)));
    expect(products.some((product) => (packOf(product)?.supplement ?? 0) > 0)).toBe(true);
  });

  it('goes by a reference for the product that bears it, and not for those that are like it', () => {
    const { shapes } = index;
    const likeAnother = shapes.findIndex((shape, product) => shapes.indexOf(shape) < product);
    const twin = shapes.indexOf(shapes[likeAnother] ?? 0);
    const choice = meantChoice({ words: firstSku(likeAnother), leading: [], tint: null });
    expect(choice.codes.size).toBe(1);
    const packOf = chosenPacks(index, choice);
    expect(packOf(likeAnother)?.article.place).toBe(index.catalogue.firstArticle[likeAnother]);
    expect(packOf(twin)).toEqual(askedAlone(twin, choice));
    expect(packOf(twin)).toBeNull();
  });
});
