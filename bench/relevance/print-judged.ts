import { OPEN_QUERIES, SEALED_QUERIES } from './judged/judged-queries.ts';
import { measureRelevance } from './measure-relevance.ts';

const PARTS = { ouvertes: OPEN_QUERIES, scellées: SEALED_QUERIES };

/** Both parts of the judged queries, at both sizes; of the sealed part the figures alone. */
export function printJudged(): void {
  for (const [name, queries] of Object.entries(PARTS)) {
    for (const size of [600, 10_000] as const) {
      const { ndcg, successAt3 } = measureRelevance(queries, size);
      const figures = `success@3 ${successAt3.toFixed(3)}, nDCG@10 ${ndcg.toFixed(3)}`;
      console.log(`${queries.length} requêtes jugées (${name}), ${size} produits : ${figures}`);
    }
  }
}
