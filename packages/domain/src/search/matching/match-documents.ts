// Which documents hold every word of a query, and how well.
import { FULL_IMPACT } from '../index/field-weights.ts';
import { scoreWord } from './score-word.ts';
import { finalScores } from './final-scores.ts';
import type { QueryWord } from '../query/query-word.ts';
import { documentCount } from '../index/term-counts.ts';
import type { TextIndex } from '../index/text-index.ts';

export type Hits = { docs: Uint32Array; scores: Float32Array };
/** `whole`, 1: the name holds every word, of two or more. */
export type Matches = Hits & { whole: Uint8Array };

/** In no order; the best possible text alone scores about one. */
export function matchDocuments(index: TextIndex, words: readonly QueryWord[]): Matches {
  const total = words.reduce((sum, { rarity }) => sum + rarity, 0);
  let count = 0;
  for (const [rank, place] of rarestFirst(index, words).entries()) {
    const word = words[place];
    if (word === undefined) continue;
    const weight = word.rarity / total / FULL_IMPACT;
    count = settle(index, rank, scoreWord(index, { word, rank, place, weight }, count));
  }
  return finish(index, count, words);
}

// The rarest word leaves few documents for the others to be looked up in.
function rarestFirst({ postings }: TextIndex, words: readonly QueryWord[]): number[] {
  const costs = words.map(({ choices }) =>
    choices.reduce((sum, { term }) => sum + documentCount(postings, term), 0),
  );
  return [...words.keys()].toSorted((one, other) => (costs[one] ?? 0) - (costs[other] ?? 0));
}

// Adds the word's share and lets go of the documents that lack the word. The first one's are all that there are.
function settle({ workspace }: TextIndex, rank: number, count: number): number {
  if (rank === 0) return count;
  const { scores, shares, met, candidates } = workspace;
  let matchCount = 0;
  for (let at = 0; at < count; at += 1) {
    const doc = candidates[at] ?? 0;
    if (met[doc] === rank + 1) {
      candidates[matchCount++] = doc;
      scores[doc] = (scores[doc] ?? 0) + (shares[doc] ?? 0);
    } else {
      met[doc] = 0;
      scores[doc] = 0;
    }
  }
  return matchCount;
}

function finish(index: TextIndex, count: number, words: readonly QueryWord[]): Matches {
  const { scores, met, candidates } = index.workspace;
  const docs = candidates.slice(0, count);
  const final = finalScores(index, words, docs);
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0;
    met[doc] = 0;
    scores[doc] = 0;
  }
  return { docs, ...final };
}
