// One word of a query against the documents that hold the words before: each gets the word's share of its score.
import { FAINT_IMPACT, FULL_IMPACT } from '../index/field-weights.ts';
import type { Choice, QueryWord } from '../query/query-word.ts';
import type { TextIndex } from '../index/text-index.ts';

/** `rank`: how many words were met before; `place`: which word of the query this is. */
export type Meeting = { word: QueryWord; rank: number; place: number; weight: number };

// A second answer to one word adds a little: « rouleau » in the category and its synonym in the name.
const AGAIN = 0.2;
// Looking up a few documents in a long list beats walking the list.
const LOOKUP_COST = 24;

/** How many candidates there are afterwards; only the first word brings new ones. */
export function scoreWord(index: TextIndex, meeting: Meeting, known: number): number {
  const { strongStarts, faintStarts } = index.postings;
  let count = known;
  for (const choice of meeting.word.choices) {
    const { term, strongOnly } = choice;
    const strong = { from: strongStarts[term] ?? 0, to: strongStarts[term + 1] ?? 0 };
    const faint = { from: faintStarts[term] ?? 0, to: faintStarts[term + 1] ?? 0 };
    const isLookup =
      meeting.rank > 0 && count * LOOKUP_COST < strong.to - strong.from + faint.to - faint.from;
    if (isLookup) lookUp(index, meeting, choice, count, strong, faint);
    else {
      count = walkStrong(index, meeting, choice, count, strong);
      if (!strongOnly) count = walkFaint(index, meeting, choice, count, faint);
    }
  }
  return count;
}

const NOWHERE = new Uint8Array(0);

// The share of the first word is the score so far: there is nothing to add it to.
function sharesOf({ workspace }: TextIndex, rank: number): Float32Array {
  return rank === 0 ? workspace.scores : workspace.shares;
}

type Range = { from: number; to: number };

function walkStrong(
  index: TextIndex,
  meeting: Meeting,
  choice: Choice,
  known: number,
  { from, to }: Range,
): number {
  const { strongDocs, strongMarks } = index.postings;
  const { met, candidates, places } = index.workspace;
  const { rank, place, weight } = meeting;
  const shares = sharesOf(index, rank);
  const column = places[place] ?? NOWHERE;
  const most = weight * FULL_IMPACT;
  const perImpact = weight * choice.factor;
  let count = known;
  for (let at = from; at < to; at += 1) {
    const doc = strongDocs[at] ?? 0;
    const state = met[doc] ?? 0;
    if (state !== rank && state !== rank + 1) continue;
    const mark = strongMarks[at] ?? 0;
    const share = perImpact * (mark >>> 8);
    const stands = choice.isSynonym ? 0 : mark & 255;
    if (state === rank) {
      met[doc] = rank + 1;
      if (rank === 0) candidates[count++] = doc;
      shares[doc] = share;
      column[doc] = stands;
      continue;
    }
    const before = shares[doc] ?? 0;
    shares[doc] = Math.min(most, share > before ? share + AGAIN * before : before + AGAIN * share);
    if (share > before) column[doc] = stands;
  }
  return count;
}

// A mention in the description counts only where the word is met nowhere better.
function walkFaint(
  index: TextIndex,
  meeting: Meeting,
  choice: Choice,
  known: number,
  { from, to }: Range,
): number {
  const { faintDocs } = index.postings;
  const { met, candidates, places } = index.workspace;
  const { rank, place, weight } = meeting;
  const shares = sharesOf(index, rank);
  const column = places[place] ?? NOWHERE;
  const share = weight * choice.factor * FULL_IMPACT * FAINT_IMPACT;
  let count = known;
  for (let at = from; at < to; at += 1) {
    const doc = faintDocs[at] ?? 0;
    if (met[doc] !== rank) continue;
    met[doc] = rank + 1;
    if (rank === 0) candidates[count++] = doc;
    shares[doc] = share;
    column[doc] = 0;
  }
  return count;
}

function lookUp(
  index: TextIndex,
  meeting: Meeting,
  choice: Choice,
  count: number,
  strong: Range,
  faint: Range,
): void {
  const { strongDocs, faintDocs } = index.postings;
  for (const doc of index.workspace.candidates.subarray(0, count)) {
    const at = find(strongDocs, strong, doc);
    if (at !== null) walkStrong(index, meeting, choice, count, { from: at, to: at + 1 });
    else if (!choice.strongOnly) {
      const mention = find(faintDocs, faint, doc);
      if (mention !== null) walkFaint(index, meeting, choice, count, { from: mention, to: mention + 1 });
    }
  }
}

function find(docs: Uint32Array, { from, to }: Range, doc: number): number | null {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((docs[middle] ?? 0) < doc) low = middle + 1;
    else high = middle;
  }
  return low < to && docs[low] === doc ? low : null;
}
