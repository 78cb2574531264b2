import { expect, it } from 'vitest';
import { OPEN_QUERIES } from './judged/judged-queries.ts';
import { measureRelevance } from './measure-relevance.ts';

it('finds a right product among the first three for 0.975 of the open judged queries with 10,000 products', () => {
  const judged = measureRelevance(OPEN_QUERIES, 10_000);
  expect(judged.successAt3).toBeGreaterThanOrEqual(0.975);
  expect(judged.ndcg).toBeGreaterThanOrEqual(0.945);
});
