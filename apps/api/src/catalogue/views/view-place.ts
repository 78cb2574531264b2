import type { Catalogue } from '../snapshot/catalogue-snapshot.ts';
import type { Article } from '../snapshot/article-columns.ts';

/** Which product or article a finished answer stands for, so that its costly fields can be worked out when asked. */
export type ViewPlace = { catalogue: Catalogue; product: number; article: Article | null };
