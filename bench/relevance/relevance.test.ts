import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '@nuancier/demo/catalogue/generate-catalogue.ts';
import { searchText } from '@nuancier/domain/search/search-text.ts';
import { buildTextIndex } from '@nuancier/domain/search/index/text-index.ts';
import { searchDocument } from './demo-documents.ts';
import { gradeOf } from './expectation.ts';
import { measureRelevance } from './measure-relevance.ts';
import { OPEN_QUERIES } from './judged/judged-queries.ts';
import { HOPELESS_QUERIES, RELEVANCE_QUERIES } from './queries.ts';
import { ndcgAt10, reciprocalRank } from './score-ranking.ts';

describe('the relevance of the search on the demo catalogue', () => {
  const measured = measureRelevance(RELEVANCE_QUERIES);

  it('holds the floor: nDCG@10 of 0.95 and a good answer first almost always', () => {
    expect(RELEVANCE_QUERIES.length).toBeGreaterThanOrEqual(100);
    expect(measured.ndcg).toBeGreaterThanOrEqual(0.95);
    expect(measured.mrr).toBeGreaterThanOrEqual(0.98);
  });

  it('leaves no query of the set without a result', () => {
    expect(measured.results.filter(({ total }) => total === 0).map(({ query }) => query)).toEqual([]);
  });

  it('shows something that answers on every first page', () => {
    expect(
      measured.results.filter((result) => result.reciprocalRank === 0).map(({ query }) => query),
    ).toEqual([]);
  });

  it('asks only for what the demo catalogue has', () => {
    const products = [...generateCatalogue(600)];
    const impossible = RELEVANCE_QUERIES.filter(
      ({ expect: wanted }) => !products.some((product) => gradeOf(product, wanted) === 3),
    );
    expect(impossible.map(({ query }) => query)).toEqual([]);
  });

  it('answers hopeless queries with nothing', () => {
    const index = buildTextIndex([...generateCatalogue(600)].map(searchDocument));
    const answered = HOPELESS_QUERIES.filter((query) => searchText(index, query).total > 0);
    expect(answered.map((query) => query.slice(0, 20))).toEqual([]);
  });
});

describe('the judged queries one may tune on', () => {
  it('a right product is among the first three for 95 of a hundred, in a small and in a large catalogue', () => {
    expect(OPEN_QUERIES.length).toBeGreaterThanOrEqual(300);
    expect(measureRelevance(OPEN_QUERIES).successAt3).toBeGreaterThanOrEqual(0.95);
    expect(measureRelevance(OPEN_QUERIES, 10_000).successAt3).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the figures', () => {
  it('nDCG is one for the best order and less for any other', () => {
    expect(ndcgAt10([3, 2, 1], [1, 2, 3])).toBe(1);
    expect(ndcgAt10([1, 2, 3], [1, 2, 3])).toBeLessThan(1);
    expect(ndcgAt10([], [3])).toBe(0);
  });

  it('the reciprocal rank looks for the first good answer', () => {
    expect(reciprocalRank([1, 0, 2])).toBeCloseTo(1 / 3);
    expect(reciprocalRank([1, 1])).toBe(0);
  });
});
