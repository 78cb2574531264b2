import type { HighlightTerm } from './highlight.ts';
import { FIELD_WEIGHTS, FULL_IMPACT, impactOf } from './index/field-weights.ts';
import { BOOST, matchDocuments, type Hits, type Matches } from './matching/match-documents.ts';
import type { QueryWord } from './query/query-word.ts';
import { rankHits } from './matching/rank-hits.ts';
import { readQuery, type ReadQuery } from './query/read-query.ts';
import { findKind, markKind, type QueryKind } from './query/find-kind.ts';
import { REFERENCE, referenceHits } from './matching/reference-hits.ts';
import { relaxQuery } from './query/relax-query.ts';
import { strongCount } from './index/term-counts.ts';
import type { TextIndex } from './index/text-index.ts';

export type TextHits = {
  total: number;
  /** Best first; all of them, or as many as the limit says. */
  ids: Uint32Array;
  scores: Float32Array;
  /** How many of the first ones are of the kind that was asked for; 0 where no kind was. */
  ofKind: number;
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
    ofKind: countOfKind(ranked.scores),
    terms: answer.readings.flat().flatMap((word) => markedTerms(index, word)),
    corrected: correctedQuery(answer.readings.at(-1) ?? []),
    dropped: answer.matches.some(({ docs }) => docs.length > 0) ? asTyped(answer.dropped, query) : [],
  };
}

function asTyped(words: readonly string[], query: string): readonly string[] {
  return words.toSorted((one, other) => query.indexOf(one) - query.indexOf(other));
}

type Answer = {
  readings: readonly (readonly QueryWord[])[];
  matches: readonly Matches[];
  dropped: readonly string[];
};

function answerWords(index: TextIndex, read: ReadQuery): Answer {
  const { readings, unknown } = read;
  const [asked = []] = readings;
  if (unknown.length > 0 && !asked.some((word) => isSure(index, word))) return NO_ANSWER;
  const answer = answerKind(index, read);
  return { ...answer, dropped: [...unknown, ...answer.dropped] };
}

/** The kind rules: what else was typed chooses within it, and is dropped where nothing of the kind has it. */
function answerKind(index: TextIndex, { readings, category }: ReadQuery): Answer {
  const matches = readings.map((words) => matchDocuments(index, words));
  const kinds = [category === null ? [] : [category], ...readings].flatMap((words) => {
    const kind = findKind(index, words);
    return kind === null || isInExpression(readings, kind.word) ? [] : [{ ...kind, words }];
  });
  const found = kinds.find((kind) => putKindFirst(index, kind, matches));
  if (found !== undefined) return { readings, matches: withoutMentions(found, matches), dropped: [] };
  const named = kinds.find(({ how }) => how === 'named');
  if (named === undefined && matches.some(({ docs }) => docs.length > 0))
    return { readings, matches, dropped: [] };
  return relaxed(index, readings[0] ?? [], named ?? kinds.find(({ how }) => how === 'led') ?? null);
}

// « protection » of « protection incendie » is not the kind: the expression is known as one.
function isInExpression(readings: readonly (readonly QueryWord[])[], { typed, span }: QueryWord): boolean {
  return (
    span === 1 &&
    readings.some((words) => words.some((word) => word.span > 1 && word.typed.split(' ').includes(typed)))
  );
}

type Kind = QueryKind & { words: readonly QueryWord[] };

function relaxed(index: TextIndex, asked: readonly QueryWord[], kind: Kind | null): Answer {
  const words = kind?.words ?? asked;
  if (kind !== null) markKind(index, kind, 1);
  const kept = relaxQuery(index, words, kind !== null);
  const found = matchDocuments(index, kept);
  if (kind !== null) markKind(index, kind, 0);
  if (!kept.some((word) => isSure(index, word))) return NO_ANSWER;
  if (kind !== null) putKindFirst(index, kind, [found]);
  const left = words.filter((word) => !kept.includes(word)).map(({ typed }) => typed);
  const matches = kind === null ? [found] : withoutMentions(kind, [found]);
  return { readings: [kept], matches, dropped: left };
}

// What a word among the keywords or in the description is worth at most, to a product that is always kept in stores.
const MENTION = impactOf(FIELD_WEIGHTS.keyword) / FULL_IMPACT + BOOST;

/** A brush whose description speaks of varnish is no answer to « vernis », in whichever order the answers stand. */
function withoutMentions({ how }: QueryKind, all: readonly Matches[]): readonly Matches[] {
  if (how !== 'named') return all;
  return all.map(({ docs, scores, whole }) => {
    const isKept = (_: number, at: number): boolean => (scores[at] ?? 0) > MENTION;
    return { docs: docs.filter(isKept), scores: scores.filter(isKept), whole: whole.filter(isKept) };
  });
}

// More than the best score of a text: what is of the kind comes before what merely holds the words.
const OF_THE_KIND = 4;

/** False when nothing that matches is of the kind. A name that holds every word is of the kind it says it is. */
function putKindFirst(index: TextIndex, kind: QueryKind, all: readonly Matches[]): boolean {
  const { ofKind } = index.workspace;
  const isExpression = kind.word.span > 1;
  let isFound = false;
  markKind(index, kind, 1);
  for (const { docs, scores, whole } of all) {
    for (let at = 0; at < docs.length; at += 1) {
      if (ofKind[docs[at] ?? 0] === 0 && (isExpression || whole[at] === 0)) continue;
      isFound = true;
      scores[at] = (scores[at] ?? 0) + OF_THE_KIND;
    }
  }
  markKind(index, kind, 0);
  return isFound;
}

// « collect » alone, left of « click and collect », does not mean « logements collectifs ».
function isSure({ postings }: TextIndex, { how, choices }: QueryWord): boolean {
  if (how === 'known' || how === 'mistyped') return true;
  return choices.some(({ term, isSynonym }) => !isSynonym && strongCount(postings, term) > 0);
}

// Best first: those of the kind lead. References stand above all of them.
function countOfKind(scores: Float32Array): number {
  const first = scores.findIndex((score) => score < REFERENCE);
  if (first === -1) return 0;
  const after = scores.findIndex((score) => score < OF_THE_KIND);
  return Math.max(0, (after === -1 ? scores.length : after) - first);
}

// A document found in several ways keeps its best score.
function merged(index: TextIndex, all: readonly Hits[]): Hits {
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
