import type { TextIndex } from '../index/text-index.ts';
import type { Hits } from './match-documents.ts';

/** A document found in several ways keeps its best score. */
export function mergeHits(index: TextIndex, all: readonly Hits[]): Hits {
  const given = all.filter(({ docs }) => docs.length > 0);
  const [only] = given;
  if (only === undefined) return { docs: new Uint32Array(0), scores: new Float32Array(0) };
  if (given.length === 1) return only;
  const { scores, candidates } = index.workspace;
  let count = 0;
  for (const matches of given) {
    for (let at = 0; at < matches.docs.length; at += 1) {
      const doc = matches.docs[at] ?? 0;
      const before = scores[doc] ?? 0;
      if (before === 0) candidates[count++] = doc;
      scores[doc] = Math.max(before, matches.scores[at] ?? 0);
    }
  }
  const docs = candidates.slice(0, count);
  const best = new Float32Array(count);
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at] ?? 0;
    best[at] = scores[doc] ?? 0;
    scores[doc] = 0;
  }
  return { docs, scores: best };
}
