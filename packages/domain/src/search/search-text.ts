import type { HighlightTerm } from './highlight.ts';
import { matchDocuments, type Matches } from './matching/match-documents.ts';
import { mergeHits } from './matching/merge-hits.ts';
import { rankHits } from './matching/rank-hits.ts';
import type { AskedColour, QueryWord } from './query/query-word.ts';
import { readQuery, type ReadQuery } from './query/read-query.ts';
import { findKind, markKind, type QueryKind } from './query/find-kind.ts';
import { countOfKind } from './matching/count-of-kind.ts';
import { inColour } from './matching/in-colour.ts';
import { referenceHits } from './matching/reference-hits.ts';
import { OF_THE_KIND } from './matching/score-steps.ts';
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
  /** Words left out because no product holds them with the others, as they were typed. */
  dropped: readonly string[];
  /** Words that name a place, a defect or a trade mark, and lead to what one needs: they choose no article. */
  leading: readonly string[];
  /** The plain colour that was asked for, where what was found comes in it or can be mixed in it. */
  colour: AskedColour | null;
};

const MOST_MARKED_TERMS = 16;
const USUAL = 0.3;
const NO_ANSWER: Answer = { readings: [], matches: [], kind: null, dropped: [], colour: null };

export function searchText(index: TextIndex, query: string, options: { limit?: number } = {}): TextHits {
  const references = referenceHits(index, query);
  const read = readQuery(index, references.rest);
  const answer = answerWords(index, read);
  const isFound = references.matches.docs.length > 0 || answer.matches.some(({ docs }) => docs.length > 0);
  const ranked = rankHits(mergeHits(index, [references.matches, ...answer.matches]), index.workspace.sorting);
  const total = ranked.docs.length;
  const limit = options.limit ?? total;
  return {
    total,
    ids: ranked.docs.subarray(0, limit),
    scores: ranked.scores.subarray(0, limit),
    ofKind: countOfKind(ranked.scores),
    terms: answer.readings.flat().flatMap((word) => markedTerms(index, word)),
    corrected: correctedQuery(answer.readings[0] ?? [], references.rest),
    dropped: isFound ? asTyped(answer.dropped, query) : [],
    leading: read.readings
      .flat()
      .filter(isLeading)
      .map(({ typed }) => typed),
    colour: answer.colour,
  };
}

const isLeading = ({ choices }: QueryWord): boolean => choices.some(({ isLedTo }) => isLedTo);

function asTyped(words: readonly string[], query: string): readonly string[] {
  return words.toSorted((one, other) => query.indexOf(one) - query.indexOf(other));
}

type Answer = {
  readings: readonly (readonly QueryWord[])[];
  matches: readonly Matches[];
  kind: QueryKind | null;
  dropped: readonly string[];
  colour: AskedColour | null;
};

function answerWords(index: TextIndex, read: ReadQuery): Answer {
  const { readings, unknown } = read;
  const [asked = []] = readings;
  if (unknown.length > 0 && !asked.some((word) => isSure(index, word)))
    return { ...NO_ANSWER, dropped: [...unknown, ...asked.map(({ typed }) => typed)] };
  const answer = withColour(index, answerKind(index, read), read.colours);
  return { ...answer, dropped: [...unknown, ...answer.dropped] };
}

function withColour(index: TextIndex, answer: Answer, colours: readonly AskedColour[]): Answer {
  const [colour = null] = colours;
  if (colour === null) return answer;
  const isLed = answer.kind?.how === 'led';
  const matches = inColour(index, answer.matches, colours, isLed);
  if (matches !== null) return { ...answer, matches, colour };
  // « tache jaune »: the colour is the stain's.
  return isLed ? answer : { ...answer, dropped: [...answer.dropped, ...colours.map(({ typed }) => typed)] };
}

/** The kind rules: what else was typed chooses within it, and is dropped where nothing of the kind has it. */
function answerKind(index: TextIndex, { readings, category }: ReadQuery): Answer {
  const matches = readings.map((words) => matchDocuments(index, words));
  const kinds = [category === null ? [] : [category], ...readings].flatMap((words) => {
    const kind = findKind(index, words);
    return kind === null || isInExpression(readings, kind.word) ? [] : [kind];
  });
  const whole: Answer = { readings, matches, kind: null, dropped: [], colour: null };
  const first = kinds.find((kind) => putKindFirst(index, kind, matches));
  const isAll = readings.every((words) => words.length === 1);
  if (isAll && first?.how === 'named' && first.word.span === 1) putUsualFirst(index, matches);
  if (first !== undefined) return { ...whole, kind: first };
  const named = kinds.find(({ how }) => how === 'named');
  if (named === undefined && matches.some(({ docs }) => docs.length > 0)) return whole;
  return relaxed(index, readings, named ?? kinds.find(({ how }) => how === 'led') ?? null);
}

// « protection » of « protection incendie » is not the kind: the expression is known as one.
function isInExpression(readings: readonly (readonly QueryWord[])[], { typed, span }: QueryWord): boolean {
  return (
    span === 1 &&
    readings.some((words) => words.some((word) => word.span > 1 && word.typed.split(' ').includes(typed)))
  );
}

function relaxed(
  index: TextIndex,
  readings: readonly (readonly QueryWord[])[],
  kind: QueryKind | null,
): Answer {
  if (kind !== null) markKind(index, kind, 1);
  const { words, kept } = mostKept(index, readings, kind);
  const found = matchDocuments(index, kept);
  if (kind !== null) markKind(index, kind, 0);
  const dropped = words.filter((word) => !kept.includes(word)).map(({ typed }) => typed);
  if (!kept.some((word) => isSure(index, word))) return NO_ANSWER;
  if (kind !== null) putKindFirst(index, kind, [found]);
  return { readings: [kept], matches: [found], kind, dropped, colour: null };
}

const lengthOf = (words: readonly QueryWord[]): number => words.reduce((sum, { span }) => sum + span, 0);

/** Of the readings with the kind, the one of which most is kept: « diluer peinture époxy » keeps « époxy ». */
function mostKept(index: TextIndex, readings: readonly (readonly QueryWord[])[], kind: QueryKind | null) {
  const withKind = kind === null ? [] : readings.filter((words) => words.includes(kind.word));
  const [own = [], ...others] = withKind.length > 0 ? withKind : readings;
  const relax = (words: readonly QueryWord[]) => ({ words, kept: relaxQuery(index, words, kind !== null) });
  const asExpressions = relax(own);
  const isWhole = own.every((word) => word.span === 1 || asExpressions.kept.includes(word));
  if (isWhole) return asExpressions;
  return others
    .map(relax)
    .reduce((best, other) => (lengthOf(other.kept) > lengthOf(best.kept) ? other : best), asExpressions);
}

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

// Of « peinture », what most paints are before what few are.
function putUsualFirst({ usual }: TextIndex, all: readonly Matches[]): void {
  for (const { docs, scores } of all) {
    for (let at = 0; at < docs.length; at += 1) {
      const score = scores[at] ?? 0;
      if (score >= OF_THE_KIND) scores[at] = score + (USUAL * (usual[docs[at] ?? 0] ?? 0)) / 255;
    }
  }
}

// « collect » alone, left of « click and collect », does not mean « logements collectifs ».
function isSure({ postings }: TextIndex, { how, choices }: QueryWord): boolean {
  if (how === 'known' || how === 'mistyped') return true;
  return choices.some(({ term, isSynonym }) => !isSynonym && strongCount(postings, term) > 0);
}

function correctedQuery(words: readonly QueryWord[], query: string): string | null {
  if (!words.some(({ how }) => how === 'mistyped')) return null;
  return words.reduce((text, { typed, spelling }) => text.replace(typed, () => spelling), query.trim());
}

function markedTerms({ vocabulary }: TextIndex, { choices, beginning }: QueryWord): HighlightTerm[] {
  const stems = choices
    .slice(0, MOST_MARKED_TERMS)
    .flatMap(({ term }) => vocabulary.stems[term]?.split(' ') ?? []);
  const marked = stems.map((stem): HighlightTerm => ({ kind: 'stem', stem }));
  return beginning === null ? marked : [{ kind: 'beginning', beginning }];
}
