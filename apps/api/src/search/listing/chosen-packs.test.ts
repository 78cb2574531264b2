import { describe, expect, it } from 'vitest';
import { referenceWriter } from '@nuancier/domain/search/index/reference-index.ts';
import { meantPack, placedArticlesOf, placedOfferAt, placesOnSale } from '../../catalogue/catalogue.ts';
import { draftTexts } from '../../catalogue/snapshot/text-column.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { demoIndex } from '../testing/demo-index.ts';
import { chosenPacks } from './chosen-packs.ts';
import { chosenOf, meantChoice } from './meant-choice.ts';
import type { MeantChoice } from './meant-choice.ts';

const demo = demoIndex();

/** Asked of this product alone, its references read. */
function askedAlone(product: number, choice: MeantChoice) {
  const { catalogue } = demo();
  const meant = chosenOf(choice, placedArticlesOf(catalogue, product, true));
  if (meant === null) return null;
  const articles = meant.articles.map(({ place }) => placedOfferAt(catalogue, place));
  return meantPack(catalogue, product, { articles, tint: meant.tint });
}

const firstSku = (product: number): string => placedArticlesOf(demo().catalogue, product, true)[0]?.sku ?? '';

describe('the pack that a search means', () => {
  it.each(['laque noire 2,5L', 'rouleau 180', 'peinture satinée blanche 10 litres', 'spalter 100', 'gris'])(
    'is for each product what it would be if it were asked alone: « %s »',
    (words) => {
      const choice = meantChoice({ words, leading: [], tint: null });
      const index = demo();
      const packOf = chosenPacks(index, choice);
      const products = index.catalogue.products.map((_, product) => product);
      expect(products.map(packOf)).toEqual(products.map((product) => askedAlone(product, choice)));
      expect(products.filter((product) => packOf(product) !== null).length).toBeGreaterThan(0);
    },
  );

  it('is in a tint that of the base, with its tinting', () => {
    const index = demo();
    const tint = index.tints.withCode('RAL 5009');
    const choice = meantChoice({ words: '', leading: [], tint });
    const packOf = chosenPacks(index, choice);
    const products = index.catalogue.products.map((_, product) => product);
    expect(products.map(packOf)).toEqual(products.map((product) => askedAlone(product, choice)));
    expect(products.some((product) => (packOf(product)?.supplement ?? 0) > 0)).toBe(true);
  });

  it('goes by a reference for the product that bears it, and not for those that are like it', () => {
    const index = demo();
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

  it.each([
    ['longer than what is kept of references', (place: number) => `REFERENCE-DU-FABRICANT-N-${place}`],
    ['written small', (place: number) => `ref-${place}a`],
  ])('goes by a reference %s', (_, referenceAt) => {
    const index = demo();
    const { catalogue, text } = index;
    const written = draftTexts(catalogue.articles.color.length, { indexed: true });
    const kept = referenceWriter();
    for (let product = 0; product < catalogue.products.length; product += 1) {
      const end = catalogue.firstArticle[product + 1] ?? 0;
      for (let place = catalogue.firstArticle[product] ?? 0; place < end; place += 1) {
        written.add(referenceAt(place));
        kept.add(referenceAt(place), product);
      }
    }
    const other: SearchIndex = {
      ...index,
      catalogue: { ...catalogue, articles: { ...catalogue.articles, sku: written.finish() } },
      text: { ...text, references: kept.finish() },
    };
    const product = catalogue.products.findIndex((_product, at) => placesOnSale(catalogue, at).length > 1);
    const [, place = 0] = placesOnSale(catalogue, product);
    const choice = meantChoice({ words: `peinture ${referenceAt(place)}`, leading: [], tint: null });
    expect(chosenPacks(other, choice)(product)?.article.place).toBe(place);
  });
});
