import type { HighlightTerm } from './highlight.ts';
import { matchDocuments, type Matches } from './matching/match-documents.ts';
import type { QueryWord } from './query/query-word.ts';
import { rankHits } from './matching/rank-hits.ts';
import { readQuery, type ReadQuery } from './query/read-query.ts';
import { referenceHits } from './matching/reference-hits.ts';
import { relaxQuery } from './query/relax-query.ts';
import { strongCount } from './index/term-counts.ts';
import type { TextIndex } from './index/text-index.ts';

export type TextHits = {
  total: number;
  /** Best first; all of them, or as many as the limit says. */
  ids: Uint32Array;
  scores: Float32Array;
  /** What to mark on screen. */
  terms: readonly HighlightTerm[];
  /** The query as the catalogue spells it, when a typing mistake was mended: « Résultats pour … ». */
  corrected: string | null;
  /** Words left out because no product holds them with the others. */
  dropped: readonly string[];
};

const MOST_MARKED_TERMS = 16;
const NO_ANSWER: Answer = { readings: [], matches: [], dropped: [] };

export function searchText(index: TextIndex, query: string, options: { limit?: number } = {}): TextHits {
  const references = referenceHits(index, query);
  const answer = answerWords(index, readQuery(index, references.rest));
  const ranked = rankHits(merged(index, [references.matches, ...answer.matches]));
  const total = ranked.docs.length;
  const limit = options.limit ?? total;
  return {
    total,
    ids: ranked.docs.subarray(0, limit),
    scores: ranked.scores.subarray(0, limit),
    terms: answer.readings.flat().flatMap((word) => markedTerms(index, word)),
    corrected: correctedQuery(answer.readings.at(-1) ?? []),
    dropped: answer.matches.some(({ docs }) => docs.length > 0) ? answer.dropped : [],
  };
}

type Answer = {
  readings: readonly (readonly QueryWord[])[];
  matches: readonly Matches[];
  dropped: readonly string[];
};

function answerWords(index: TextIndex, { readings, unknown }: ReadQuery): Answer {
  const [asked = []] = readings;
  if (unknown.length > 0 && !asked.some((word) => isSure(index, word))) return NO_ANSWER;
  const matches = readings.map((words) => matchDocuments(index, words));
  if (matches.some(({ docs }) => docs.length > 0)) return { readings, matches, dropped: unknown };
  const kept = relaxQuery(index, asked);
  if (!kept.some((word) => isSure(index, word))) return NO_ANSWER;
  const left = asked.filter((word) => !kept.includes(word)).map(({ typed }) => typed);
  return { readings: [kept], matches: [matchDocuments(index, kept)], dropped: [...unknown, ...left] };
}

// « collect » alone, left of « click and collect », does not mean « logements collectifs ».
function isSure({ postings }: TextIndex, { how, choices }: QueryWord): boolean {
  if (how === 'known' || how === 'mistyped') return true;
  return choices.some(({ term, isSynonym }) => !isSynonym && strongCount(postings, term) > 0);
}

// A document found in several ways keeps its best score.
function merged(index: TextIndex, all: readonly Matches[]): Matches {
  const given = all.filter(({ docs }) => docs.length > 0);
  const [only] = given;
  if (only === undefined) return { docs: new Uint32Array(0), scores: new Float32Array(0) };
  if (given.length === 1) return only;
  const { scores, candidates } = index.workspace;
  let count = 0;
  for (const matches of given) {
    for (const [at, doc] of matches.docs.entries()) {
      const before = scores[doc] ?? 0;
      if (before === 0) candidates[count++] = doc;
      scores[doc] = Math.max(before, matches.scores[at] ?? 0);
    }
  }
  const docs = candidates.slice(0, count);
  const best = Float32Array.from(docs, (doc) => scores[doc] ?? 0);
  for (const doc of docs) scores[doc] = 0;
  return { docs, scores: best };
}

function correctedQuery(words: readonly QueryWord[]): string | null {
  return words.some(({ how }) => how === 'mistyped') ? words.map(({ spelling }) => spelling).join(' ') : null;
}

function markedTerms({ vocabulary }: TextIndex, { choices, beginning }: QueryWord): HighlightTerm[] {
  const stems = choices
    .slice(0, MOST_MARKED_TERMS)
    .flatMap(({ term }) => vocabulary.stems[term]?.split(' ') ?? []);
  const marked = stems.map((stem): HighlightTerm => ({ kind: 'stem', stem }));
  return beginning === null ? marked : [{ kind: 'beginning', beginning }];
}
