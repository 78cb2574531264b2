import { expect, it } from 'vitest';
import { draftArticles } from '../../catalogue/snapshot/article-columns.ts';
import type { ArticleTraits } from '../../catalogue/snapshot/article-columns.ts';
import { articleShapes } from './article-shapes.ts';

const WHITE: ArticleTraits = {
  color: 'Blanc',
  model: null,
  size: null,
  conditioning: '10 L',
  packQuantity: 10,
  rangeStatus: 'P',
  tintable: false,
  weightGrams: null,
};

/** Whether two products with these articles are one shape. */
async function areAlike(one: readonly Partial<ArticleTraits>[], other: readonly Partial<ArticleTraits>[]) {
  const all = [...one, ...other];
  const draft = draftArticles(all.length);
  for (const [at, traits] of all.entries())
    draft.add({ ...WHITE, ...traits, sku: `A${at}`, ean: null, price: null });
  const firstArticle = Uint32Array.of(0, one.length, all.length);
  const [first, second] = await articleShapes({ firstArticle, articles: draft.finish() });
  return first === second;
}

it.each([
  ['the same colours and packs', [{}, { color: 'Noir' }], [{}, { color: 'Noir' }], true],
  ['another pack’s content and another range on sale', [{}], [{ packQuantity: 9, rangeStatus: 'V' }], true],
  ['one that has left the range besides', [{}], [{ color: 'Noir', rangeStatus: 'O' }, {}], true],
  ['nothing on sale', [{ rangeStatus: 'O' }], [], true],
  ['another order', [{}, { color: 'Noir' }], [{ color: 'Noir' }, {}], false],
  ['one more', [{}], [{}, {}], false],
  ['another colour', [{}], [{ color: 'Noir' }], false],
  ['a model instead of the colour', [{}], [{ color: null, model: 'Blanc' }], false],
  ['another model', [{ color: null, model: 'Lin' }], [{ color: null, model: 'Blanc' }], false],
  ['another size', [{ size: '180 mm' }], [{ size: '250 mm' }], false],
  ['another pack', [{}], [{ conditioning: '15 L' }], false],
  ['a base that is tinted', [{}], [{ tintable: true }], false],
])('%s', async (_, one, other, expected) => {
  expect(await areAlike(one, other)).toBe(expected);
});
