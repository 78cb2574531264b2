import { describe, expect, it } from 'vitest';
import { photosOfArticle, photosOfProduct } from './shown-photos.ts';

const article = (color: string | null, tintable = false, model: string | null = null) => ({
  color,
  model,
  size: null,
  conditioning: '1 L',
  tintable,
});

describe('photographs of an article', () => {
  it.each([
    ['its own first', ['own'], ['product'], [article('Blanc'), article('Noir')], ['own']],
    ['its product’s, of one colour', [], ['product'], [article('Blanc'), article('Blanc')], ['product']],
    ['its product’s, without colour', [], ['product'], [article(null), article(null)], ['product']],
    ['none in another colour', [], ['product'], [article('Blanc'), article('Noir')], []],
    ['none of another model', [], ['product'], [article(null, false, 'A'), article(null, false, 'B')], []],
    ['none of what waits for a tint', [], ['product'], [article('Blanc', true)], []],
  ])('%s', (_, own, ofProduct, siblings, shown) => {
    expect(photosOfArticle(own, ofProduct, siblings)).toEqual(shown);
  });
});

describe('photographs of a product', () => {
  it.each([
    ['its own', ['own'], [['article']], ['own']],
    ['of the first article that has some', [], [[], ['second'], ['third']], ['second']],
    ['none', [], [[], []], []],
  ])('%s', (_, own, ofArticles, shown) => {
    expect(photosOfProduct(own, ofArticles)).toEqual(shown);
  });
});
