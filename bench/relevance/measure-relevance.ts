import { generateCatalogue, type DemoSize } from '@nuancier/demo/catalogue/generate-catalogue.ts';
import type { DemoProduct } from '@nuancier/demo/catalogue/demo-product.ts';
import { searchText } from '@nuancier/domain/search/search-text.ts';
import { buildTextIndex } from '@nuancier/domain/search/index/text-index.ts';
import { searchDocument } from './demo-documents.ts';
import { gradeOf, type RelevanceQuery } from './expectation.ts';
import { ndcgAt10, reciprocalRank } from './score-ranking.ts';

export type QueryResult = {
  query: string;
  ndcg: number;
  reciprocalRank: number;
  /** A good answer is among the first three. */
  succeeds: boolean;
  total: number;
  /** Grade and name of the first ten. */
  top: readonly string[];
};

export type Relevance = {
  results: readonly QueryResult[];
  ndcg: number;
  mrr: number;
  successAt3: number;
  zeroResultRate: number;
};

/** The set against the demo shop of 600 products, the same as a fresh shop shows, or a larger one. */
export function measureRelevance(queries: readonly RelevanceQuery[], size: DemoSize = 600): Relevance {
  const products = [...generateCatalogue(size)];
  const index = buildTextIndex(products.map(searchDocument));
  const results = queries.map(({ query, expect }): QueryResult => {
    const grade = (product: DemoProduct) => gradeOf(product, expect);
    const { ids, total } = searchText(index, query, { limit: 10 });
    const found = [...ids].flatMap((id) => products[id] ?? []);
    const grades = found.map(grade);
    return {
      query,
      ndcg: ndcgAt10(grades, products.map(grade)),
      reciprocalRank: reciprocalRank(grades),
      succeeds: grades.slice(0, 3).some((grade) => grade >= 2),
      total,
      top: found.map((product, rank) => `${grades[rank]} ${product.sku} ${product.name}`),
    };
  });
  const mean = (value: (result: QueryResult) => number): number =>
    results.reduce((sum, result) => sum + value(result), 0) / results.length;
  return {
    results,
    ndcg: mean(({ ndcg }) => ndcg),
    mrr: mean(({ reciprocalRank: rank }) => rank),
    successAt3: mean(({ succeeds }) => (succeeds ? 1 : 0)),
    zeroResultRate: mean(({ total }) => (total === 0 ? 1 : 0)),
  };
}
