// Which articles of a product a query speaks of: « laque noire 2,5L » means the black ones in that pack.
import { frenchStem } from '../words/french-stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import { tokenise } from '../words/tokenise.ts';

/** What an article is chosen by: its colour, its size, its pack; null where it has none. */
export type Traits = readonly (string | null)[];

export type MeantArticles<Article> = {
  articles: readonly Article[];
  /** the places of the traits that the query speaks of; the others are open */
  named: readonly number[];
};

/** The words of a query that may name a colour, a size or a pack, read once for all products of a page. */
export function articleWords(query: string): ReadonlySet<string> {
  return new Set(stemsOf(query));
}

/**
 * Null where the query says nothing that tells the articles apart. Traits are read one after the other: a pack is
 * looked for among the articles of the colour.
 */
export function meantArticles<Article>(
  words: ReadonlySet<string>,
  articles: readonly Article[],
  traitsOf: (article: Article) => Traits,
): MeantArticles<Article> | null {
  const count = Math.max(0, ...articles.map((article) => traitsOf(article).length));
  let left = articles;
  const named: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const meant = meantValues(words, new Set(left.map((article) => traitsOf(article)[at] ?? null)));
    if (meant === null) continue;
    left = left.filter((article) => meant.has(traitsOf(article)[at] ?? ''));
    named.push(at);
  }
  return named.length === 0 ? null : { articles: left, named };
}

/** Whether a text holds every word of another: « Gris anthracite RAL 7016 » those of « RAL 7016 ». */
export function holdsWords(text: string, sought: string): boolean {
  const held = new Set(stemsOf(text));
  return stemsOf(sought).every((stem) => held.has(stem));
}

// A value that was named in full, the longest; else those with the most of their words named.
function meantValues(
  words: ReadonlySet<string>,
  values: ReadonlySet<string | null>,
): ReadonlySet<string> | null {
  const read = [...values].flatMap((value) => (value === null ? [] : [namedIn(words, value)]));
  const whole = read.filter(({ isWhole }) => isWhole);
  const among = whole.length > 0 ? whole : read;
  const most = Math.max(0, ...among.map(({ named }) => named));
  const meant = most === 0 ? [] : among.filter(({ named }) => named === most);
  // What all values have in common tells nothing.
  if (meant.length === 0 || meant.length === values.size) return null;
  return new Set(meant.map(({ value }) => value));
}

type NamedValue = { value: string; named: number; isWhole: boolean };

// Products share their colours and packs: each is read once for all that a query finds.
const readValues = new WeakMap<ReadonlySet<string>, Map<string, NamedValue>>();

function namedIn(words: ReadonlySet<string>, value: string): NamedValue {
  let read = readValues.get(words);
  if (read === undefined) readValues.set(words, (read = new Map()));
  const known = read.get(value);
  if (known !== undefined) return known;
  const stems = [...new Set(stemsOf(value))];
  const named = stems.filter((stem) => words.has(stem)).length;
  const made = { value, named, isWhole: named > 0 && named === stems.length };
  read.set(value, made);
  return made;
}

function stemsOf(text: string): string[] {
  return tokenise(text)
    .filter(({ word }) => !isStopWord(word))
    .map(({ word }) => frenchStem(word));
}
