// Which articles of a product a query speaks of: « laque noire 2,5L » means the black ones in that pack.
import { plainColour } from '../words/colour-words.ts';
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
export type ArticleWords = {
  stems: ReadonlySet<string>;
  /** all that was typed, folded */
  text: string;
  /** « 120 », « 2,5 », « 4x5 », whatever their unit */
  numbers: ReadonlySet<string>;
  /** the packs asked for, with their units */
  packs: readonly Pack[];
};

type Pack = { amount: number; unit: string };

// The mark of a chart says nothing without its number.
const CHARTS: ReadonlySet<string> = new Set(['ral', 'ncs', 'pantone']);
const SAME: ReadonlyMap<string, string> = new Map(
  [
    ['transparent', 'translucide'],
    ['marron', 'brun'],
    ['brun', 'marron'],
  ].map(([one = '', other = '']) => [frenchStem(one), frenchStem(other)]),
);
const NUMBER = /^\d[\d.x]+$/;
const PACK = /^(\d+(?:\.\d+)?)(l|ml|kg|g)$/;

/** `others`: words that name a place or a defect; « bardage » chooses no « gris bardage ». */
export function articleWords(query: string, others: readonly string[] = []): ArticleWords {
  const aside = new Set(others.flatMap(stemsOf));
  const words = stemsOf(query).filter((stem) => !aside.has(stem) && !CHARTS.has(stem));
  // « bois grisé » asks for no grey.
  const became = new Set(
    tokenise(query).flatMap(({ word, start, end }) => {
      const stem = frenchStem(word);
      return plainColour('', stem) !== null && plainColour(query.slice(start, end), stem) === null
        ? stem
        : [];
    }),
  );
  const stems = words.filter((stem) => !became.has(stem));
  return {
    stems: new Set(stems.flatMap((stem) => [stem, SAME.get(stem) ?? stem])),
    text: folded(query),
    numbers: new Set(words.filter((word) => NUMBER.test(word))),
    packs: words.map(packOf).filter((pack) => pack !== null),
  };
}

/**
 * Null where the query says nothing that tells the articles apart. Traits are read one after the other: a pack is
 * looked for among the articles of the colour.
 */
export function meantArticles<Article>(
  words: ArticleWords,
  articles: readonly Article[],
  traitsOf: (article: Article) => Traits,
): MeantArticles<Article> | null {
  const count = Math.max(0, ...articles.map((article) => traitsOf(article).length));
  let left = articles;
  const named: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const values = new Set(left.map((article) => traitsOf(article)[at] ?? null));
    const meant = meantValues(words, values) ?? nearestPacks(words, values);
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
function meantValues(words: ArticleWords, values: ReadonlySet<string | null>): ReadonlySet<string> | null {
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
const readValues = new WeakMap<ArticleWords, Map<string, NamedValue>>();

function namedIn(words: ArticleWords, value: string): NamedValue {
  let read = readValues.get(words);
  if (read === undefined) readValues.set(words, (read = new Map()));
  const known = read.get(value);
  if (known !== undefined) return known;
  const made = comparedWith(words, value);
  read.set(value, made);
  return made;
}

function comparedWith({ stems: asked, numbers, text }: ArticleWords, value: string): NamedValue {
  const stems = [...new Set(stemsOf(value))];
  // « ton pierre » is a colour, though « pierre » alone is a place.
  if (value.includes(' ') && text.includes(folded(value)))
    return { value, named: stems.length, isWhole: true };
  const isNamed = (stem: string): boolean => asked.has(stem) || numbers.has(withoutUnit(stem));
  const named = stems.filter(isNamed).length;
  return { value, named, isWhole: named > 0 && named === stems.length };
}

const withoutUnit = (stem: string): string => stem.replace(/(?<=\d)(?:mm|cm|m|l|ml|kg|g)$/, '');

/** A pack that nobody fills: the nearest of the same unit, the larger of two. */
function nearestPacks(
  { packs }: ArticleWords,
  values: ReadonlySet<string | null>,
): ReadonlySet<string> | null {
  const [asked] = packs;
  if (asked === undefined) return null;
  const filled = [...values].flatMap((value) => {
    const pack = value === null ? null : packIn(value);
    return value === null || pack?.unit !== asked.unit ? [] : [{ value, amount: pack.amount }];
  });
  const [nearest, ...others] = filled.toSorted(
    (one, other) =>
      Math.abs(one.amount - asked.amount) - Math.abs(other.amount - asked.amount) ||
      other.amount - one.amount,
  );
  return nearest === undefined || others.length === 0 ? null : new Set([nearest.value]);
}

function packIn(value: string): Pack | null {
  const packs = stemsOf(value).map(packOf);
  return packs.find((pack) => pack !== null) ?? null;
}

function packOf(word: string): Pack | null {
  const [, amount, unit = ''] = PACK.exec(word) ?? [];
  if (amount === undefined) return null;
  const isSmall = unit === 'ml' || unit === 'g';
  return { amount: Number(amount) / (isSmall ? 1000 : 1), unit: unit === 'ml' || unit === 'l' ? 'l' : 'kg' };
}

const folded = (text: string): string =>
  ` ${tokenise(text)
    .map(({ word }) => word)
    .join(' ')} `;

function stemsOf(text: string): string[] {
  return tokenise(text)
    .filter(({ word }) => !isStopWord(word))
    .map(({ word }) => frenchStem(word));
}
