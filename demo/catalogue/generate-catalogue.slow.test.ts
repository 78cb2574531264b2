import { expect, it } from 'vitest';
import { catalogueCounts, generateCatalogue } from './generate-catalogue.ts';

it('generates as many products and articles as it announces for a hundred thousand', () => {
  let products = 0;
  let articles = 0;
  for (const product of generateCatalogue(100_000)) {
    products += 1;
    articles += product.articles.length;
  }
  expect({ products, articles }).toEqual(catalogueCounts(100_000));
});
