// Which articles of a product a query or a tint means: those its card shows, and those its price goes by.
import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import { baseFor } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { optionValue } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import { articleWords, holdsWords, meantArticles } from '@nuancier/domain/search/articles/meant-articles.ts';
import type { ArticleWords } from '@nuancier/domain/search/articles/meant-articles.ts';
import { referenceCode } from '@nuancier/domain/search/reference-code.ts';
import type { ChartTint, Meant, placedArticlesOf } from '../../catalogue/catalogue.ts';

type Placed = ReturnType<typeof placedArticlesOf>[number];
/** References only where the query holds some. */
type Choosable = Omit<Placed, 'place'>;

/** `words`: those that may choose an article, of which a filter that is ticked leaves none. */
export type MeantBy = {
  words: string;
  /** of them, those that name a place or a defect: they choose nothing */
  leading: readonly string[];
  tint: ChartTint | null;
};

export type MeantChoice = {
  words: ArticleWords;
  /** references in the query, in capitals */
  codes: ReadonlySet<string>;
  tint: ChartTint | null;
  /** whether the factory's colour of this name is the tint: each name is read once for all that a query finds */
  isTint(colour: string): boolean;
};

export function meantChoice({ words, leading, tint }: MeantBy): MeantChoice {
  const known = new Map<string, boolean>();
  return {
    words: articleWords(words, leading),
    codes: codesIn(words),
    tint,
    isTint(colour) {
      let is = known.get(colour);
      if (is === undefined) known.set(colour, (is = tint !== null && holdsWords(colour, tint.code)));
      return is;
    },
  };
}

/** Null where all of a product's articles are as good. */
export function chosenOf<One extends Choosable>(
  { words, codes, tint, isTint }: MeantChoice,
  articles: readonly One[],
): Meant<One> | null {
  const sold = articles.filter(isOnSale);
  const asked = sold.filter(({ sku, ean }) => codes.has(sku?.toUpperCase() ?? '') || codes.has(ean ?? ''));
  if (asked.length > 0) return { articles: asked, packs: sold, names: ALL, tint: null };
  const inTint = tint === null ? null : articlesInTint(sold, tint, isTint);
  const meant = meantArticles(words, inTint?.articles ?? sold, traitsOf);
  if (inTint === null && meant === null) return null;
  const named = meant?.named ?? [];
  return {
    articles: meant?.articles ?? inTint?.articles ?? sold,
    packs: inTint?.articles ?? sold,
    names: {
      color: named.includes(COLOUR) || (inTint !== null && inTint.tint === null),
      conditioning: named.includes(SIZE) || named.includes(PACK),
    },
    tint: inTint?.tint ?? null,
  };
}

const [COLOUR, SIZE, PACK] = [0, 1, 2];
const ALL = { color: true, conditioning: true };

/** Those of the factory's own colour with that code, or those of the base that it is made from. */
function articlesInTint<One extends Choosable>(
  sold: readonly One[],
  tint: ChartTint,
  isTint: MeantChoice['isTint'],
): { articles: readonly One[]; tint: ChartTint | null } | null {
  const ready = sold.filter((article) => !article.tintable && isTint(article.color ?? ''));
  if (ready.length > 0) return { articles: ready, tint: null };
  const found = baseFor(
    sold.map((article) => ({ label: article.color ?? '', tintable: article.tintable })),
    tint.base,
  );
  if (!found.ok) return null;
  const { label } = found.value;
  return { articles: sold.filter(({ color, tintable }) => tintable && (color ?? '') === label), tint };
}

function traitsOf(article: Choosable) {
  return [
    article.tintable ? null : optionValue(article, 'color'),
    article.size,
    optionValue(article, 'conditionnement'),
  ];
}

// Shorter ones are as well a colour or a size.
const SHORTEST_CODE = 6;

function codesIn(search: string): ReadonlySet<string> {
  const codes = search.split(/[\s,;]+/u).map((word) => referenceCode(word));
  return new Set(codes.filter((code) => code !== null).filter((code) => code.length >= SHORTEST_CODE));
}
