import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import type { Article } from '../snapshot/article-columns.ts';

/** Which product or article an answer was made from, so that its costly fields can be computed on demand. */
export type ViewPlace = { catalogue: Catalogue; product: number; article: Article | null };
