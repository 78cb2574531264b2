// From a typed word to the terms of the index: as it is, by kinship, by its beginning, or as a typing mistake.
import { KIND } from '../index/kind-lists.ts';
import { frenchRoot } from '../words/french-root.ts';
import { frenchStem } from '../words/french-stem.ts';
import { isOtherThing } from '../words/other-things.ts';
import { nearWords, type NearWord } from './near-words.ts';
import type { Choice, QueryWord } from './query-word.ts';
import { documentCount, strongCount } from '../index/term-counts.ts';
import type { TextIndex } from '../index/text-index.ts';
import { rangeOfPrefix, rankOfWord } from '../index/vocabulary.ts';

const FACTORS = {
  known: 1,
  synonym: 0.8,
  kin: 0.7,
  typedLast: 0.8,
  typedEarlier: 0.65,
  near: 0.65,
  far: 0.45,
};
const LONGEST_WORD = 40;
const MOST_CHOICES = 48;
const MOST_GUESSES = 8;
const MOST_WORDS_OF_A_PREFIX = 2000;
// Shorter beginnings are looked for in names, brands, categories and keywords only.
const TELLING_BEGINNING = 3;

export function expandWord(index: TextIndex, word: string, typed: string, isLast: boolean): QueryWord | null {
  if (word.length > LONGEST_WORD) return null;
  const term = index.vocabulary.termByStem.get(frenchStem(word));
  const own = term === undefined ? [] : [choice(term, FACTORS.known)];
  // A verb also means the tool and the product: « poncer » finds « ponceuse ». A bare number is also the beginning of a
  // size: « 120 » finds « 120 mm ».
  const wider = isVerb(word) ? kinOf(index, word) : isNumber(word) ? beginningWith(index, word, isLast) : [];
  const exact = withSynonyms(index, own.length > 0 ? distinct([...own, ...wider]) : own);
  if (isOtherThing(word) && !isSold(index, term)) return null;
  if (exact.some(({ term: found }) => strongCount(index.postings, found) > 0)) {
    const spelling = rankOfWord(index.vocabulary, word) === null ? spellingOf(index, exact[0]) : typed;
    return queryWord(index, { typed, how: 'known', choices: exact, spelling, beginning: null });
  }
  const kin = withSynonyms(index, kinOf(index, word));
  const begun = beginningWith(index, word, isLast);
  // « rouleu » is a « rouleau » and no « roulant »: a thing that the shop sells before a word of the same root.
  if (exact.length === 0 && begun.length === 0 && kin.length > 0 && isMistypedKind(index, word))
    return mistyped(index, word, typed, isLast);
  const choices = distinct([
    ...exact,
    ...kin,
    ...begun,
    ...slipsOf(index, word, [...exact, ...kin, ...begun]),
  ]);
  if (choices.length > 0) {
    const how = exact.length > 0 ? 'known' : kin.length > 0 ? 'kin' : 'beginning';
    const spelling = how === 'beginning' ? spellingOf(index, begun[0]) : typed;
    return queryWord(index, { typed, how, choices, spelling, beginning: begun.length > 0 ? word : null });
  }
  return mistyped(index, word, typed, isLast);
}

// A mention in a description is none: « livré » is no book.
function isSold({ postings, synonyms }: TextIndex, term: number | undefined): boolean {
  return term !== undefined && (strongCount(postings, term) > 0 || synonyms.has(term));
}

function isMistypedKind({ vocabulary, kinds, synonyms }: TextIndex, word: string): boolean {
  const isKind = (term: number): boolean => kinds.sureness[term] === KIND.head;
  return nearWords(vocabulary, word, false).some(({ kind, distance, rank }) => {
    const term = vocabulary.termOfWord[rank] ?? 0;
    const means = (synonyms.get(term) ?? []).some((other) => other.isSame && isKind(other.term));
    return kind === 'spelling' && distance === 1 && (isKind(term) || means);
  });
}

const isNumber = (word: string): boolean => word.length > 1 && /^\d+$/.test(word);
export const isVerb = (word: string): boolean =>
  word.length > 5 && (word.endsWith('er') || word.endsWith('ir'));

/** Whether the catalogue or the list of synonyms holds this stem. */
export function isKnownStem(index: TextIndex, stem: string): boolean {
  const term = index.vocabulary.termByStem.get(stem);
  return term !== undefined && withSynonyms(index, [choice(term, FACTORS.known)]).length > 0;
}

export function expandExpression(
  index: TextIndex,
  key: string,
  typed: string,
  span: number,
): QueryWord | null {
  const term = index.vocabulary.termByStem.get(key);
  const choices = term === undefined ? [] : withSynonyms(index, [choice(term, FACTORS.known)]);
  if (choices.length === 0) return null;
  return { ...queryWord(index, { typed, how: 'known', choices, spelling: typed, beginning: null }), span };
}

function mistyped(index: TextIndex, word: string, typed: string, isLast: boolean): QueryWord | null {
  if (isOtherThing(word)) return null;
  const near = nearWords(index.vocabulary, word, isLast)
    .map((found) => ({ ...found, choice: nearChoice(index, word, found) }))
    .filter(({ distance, choice: found }) => distance === 1 || isTelling(index, found))
    .toSorted((one, other) => other.choice.factor - one.choice.factor);
  const [best] = near;
  if (best === undefined) return null;
  const likely = near.slice(0, MOST_GUESSES);
  const choices = withSynonyms(index, distinct(likely.map(({ choice: found }) => found)));
  const spelling = index.vocabulary.spellings[best.rank] ?? typed;
  const guesses = likely.map(({ rank }) => index.vocabulary.words[rank] ?? '');
  return choices.length === 0
    ? null
    : { ...queryWord(index, { typed, how: 'mistyped', choices, spelling, beginning: null }), guesses };
}

// Two mistakes away, a word of the descriptions is too far a guess.
function isTelling({ postings, synonyms }: TextIndex, { term }: Choice): boolean {
  return strongCount(postings, term) > 0 || synonyms.has(term);
}

// Among words equally near, the one the catalogue uses most is the likeliest, and first letters are seldom wrong.
function nearChoice(
  { vocabulary, postings, synonyms, kinds, size }: TextIndex,
  typed: string,
  near: NearWord,
): Choice {
  const word = vocabulary.words[near.rank] ?? '';
  const term = vocabulary.termOfWord[near.rank] ?? 0;
  // « apret » is rather « apprêt », which means « impression », than « arrêt ».
  const means = (synonyms.get(term) ?? []).filter(({ isSame }) => isSame);
  const most = Math.max(
    ...[term, ...means.map((other) => other.term)].map((one) => strongCount(postings, one)),
  );
  const usual = Math.log1p(most) / Math.log1p(size);
  const nearness = near.kind === 'spelling' && near.distance === 2 ? FACTORS.far : FACTORS.near;
  const start = word.charCodeAt(0) === typed.charCodeAt(0) ? 1 : 0.8;
  const kind = kinds.sureness[term] === KIND.head ? 1 : 0.8;
  return choice(term, nearness * start * kind * (0.75 + 0.25 * usual));
}

function kinOf({ vocabulary }: TextIndex, word: string): Choice[] {
  const terms = vocabulary.termsByRoot.get(frenchRoot(frenchStem(word))) ?? [];
  return terms.slice(0, MOST_CHOICES).map((term) => choice(term, FACTORS.kin));
}

// « enduis » is a prefix of « enduisage », found in descriptions only: more likely « enduit » with a typo.
function slipsOf(index: TextIndex, word: string, others: readonly Choice[]): Choice[] {
  if (
    isOtherThing(word) ||
    others.length === 0 ||
    others.some(({ term }) => strongCount(index.postings, term) > 0)
  )
    return [];
  return nearWords(index.vocabulary, word, false)
    .filter(({ kind, distance }) => kind === 'spelling' && distance === 1)
    .map((near) => nearChoice(index, word, near));
}

function beginningWith(index: TextIndex, word: string, isLast: boolean): Choice[] {
  if (word.length < 2) return [];
  const { vocabulary, postings } = index;
  const { first, end } = rangeOfPrefix(vocabulary, word);
  const strongOnly = word.length < TELLING_BEGINNING;
  const factor = isLast ? FACTORS.typedLast : FACTORS.typedEarlier;
  const found: Choice[] = [];
  for (let rank = first; rank < Math.min(end, first + MOST_WORDS_OF_A_PREFIX); rank += 1) {
    const term = vocabulary.termOfWord[rank] ?? 0;
    const share = word.length / (vocabulary.words[rank]?.length ?? word.length);
    const choices = [
      { term, factor: factor * (0.8 + 0.2 * share), strongOnly, isSynonym: false, isLedTo: false },
    ];
    found.push(...(strongOnly ? choices : withSynonyms(index, choices)));
  }
  return distinct(found)
    .toSorted((one, other) => strongCount(postings, other.term) - strongCount(postings, one.term))
    .slice(0, MOST_CHOICES);
}

// Terms without any document only lead to their synonyms.
function withSynonyms({ synonyms, postings }: TextIndex, choices: readonly Choice[]): Choice[] {
  const all = choices.flatMap((own) => [
    own,
    ...(synonyms.get(own.term) ?? []).map(({ term, strength, isSame }) => {
      const factor = own.factor * FACTORS.synonym * strength;
      return { ...own, term, factor, isSynonym: true, isLedTo: !isSame };
    }),
  ]);
  return distinct(all).filter(({ term }) => documentCount(postings, term) > 0);
}

function distinct(choices: readonly Choice[]): Choice[] {
  const best = new Map<number, Choice>();
  for (const found of choices) {
    const known = best.get(found.term);
    if (known === undefined || known.factor < found.factor) best.set(found.term, found);
  }
  return [...best.values()];
}

function queryWord(
  index: TextIndex,
  word: Omit<QueryWord, 'rarity' | 'span' | 'isComplement' | 'guesses'>,
): QueryWord {
  const usual = Math.max(...word.choices.map(({ term }) => documentCount(index.postings, term)));
  return { ...word, rarity: Math.log1p(index.size / (usual + 1)), span: 1, isComplement: false, guesses: [] };
}

function spellingOf({ vocabulary }: TextIndex, best: Choice | undefined): string {
  const rank = best === undefined ? -1 : vocabulary.termOfWord.indexOf(best.term);
  return vocabulary.spellings[rank] ?? '';
}

const choice = (term: number, factor: number): Choice => ({
  term,
  factor,
  strongOnly: false,
  isSynonym: false,
  isLedTo: false,
});
