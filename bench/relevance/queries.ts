import type { RelevanceQuery } from './expectation.ts';
import { FRESH_QUERIES } from './fresh-queries.ts';
import { KIND_QUERIES } from './kind-queries.ts';
import { REFERENCE_QUERIES } from './reference-queries.ts';
import { SPELLING_QUERIES } from './spelling-queries.ts';
import { TRADE_QUERIES } from './trade-queries.ts';

/** What a painter, an accountant or a private customer types, with what they expect of the demo catalogue. */
export const RELEVANCE_QUERIES: readonly RelevanceQuery[] = [
  ...KIND_QUERIES,
  ...SPELLING_QUERIES,
  ...TRADE_QUERIES,
  ...REFERENCE_QUERIES,
  ...FRESH_QUERIES,
];

/** What must be answered at once with nothing. */
export const HOPELESS_QUERIES: readonly string[] = [
  '',
  '   ',
  '%',
  '*',
  '.*',
  '^(a+)+$',
  '(x+x+)+y',
  '<>',
  'qzxwkj',
  'a'.repeat(5000),
  'zxq'.repeat(1700),
  '☃',
  '\u0000',
];
