// Of the products of a page, the articles that the query or the tint means.
import type { MeantArticle } from '@nuancier/contract/api-types.ts';
import { isOnSale } from '@nuancier/domain/catalogue/articles/on-sale.ts';
import { baseFor } from '@nuancier/domain/catalogue/colour/tint-base.ts';
import { optionValue } from '@nuancier/domain/catalogue/articles/variant-options.ts';
import { articleWords, holdsWords, meantArticles } from '@nuancier/domain/search/articles/meant-articles.ts';
import { referenceCode } from '@nuancier/domain/search/reference-code.ts';
import { articlesOf, meantArticleView } from '../../catalogue/catalogue.ts';
import type { Catalogue, ChartTint } from '../../catalogue/catalogue.ts';

type Meant = Parameters<typeof meantArticleView>[2];
type Article = ReturnType<typeof articlesOf>[number];

const [COLOUR, SIZE, PACK] = [0, 1, 2];

export function meantOnPage(
  catalogue: Catalogue,
  products: Iterable<number>,
  { search, leading, tint }: { search: string; leading: readonly string[]; tint: ChartTint | null },
): MeantArticle[] {
  const words = articleWords(search, leading);
  const codes = codesIn(search);
  return [...products].flatMap((product) => {
    const sold = articlesOf(catalogue, product).filter(isOnSale);
    const asked = sold.filter(({ sku, ean }) => codes.has(sku.toUpperCase()) || codes.has(ean ?? ''));
    if (asked.length > 0) return viewOf(product, { articles: asked, names: ALL, tint: null });
    const inTint = tint === null ? null : articlesInTint(sold, tint);
    const meant = meantArticles(words, inTint?.articles ?? sold, traitsOf);
    if (inTint === null && meant === null) return [];
    const named = meant?.named ?? [];
    return viewOf(product, {
      articles: meant?.articles ?? inTint?.articles ?? sold,
      names: {
        color: named.includes(COLOUR) || (inTint !== null && inTint.tint === null),
        conditioning: named.includes(SIZE) || named.includes(PACK),
      },
      tint: inTint?.tint ?? null,
    });
  });

  function viewOf(product: number, meant: Meant): MeantArticle[] {
    const view = meantArticleView(catalogue, product, meant);
    return view === null ? [] : [view];
  }
}

const ALL = { color: true, conditioning: true };

/** Those of the factory's own colour with that code, or those of the base that it is made from. */
function articlesInTint(
  sold: readonly Article[],
  tint: ChartTint,
): { articles: readonly Article[]; tint: ChartTint | null } | null {
  const ready = sold.filter((article) => !article.tintable && holdsWords(article.color ?? '', tint.code));
  if (ready.length > 0) return { articles: ready, tint: null };
  const found = baseFor(
    sold.map((article) => ({ label: article.color ?? '', tintable: article.tintable, article })),
    tint.base,
  );
  if (!found.ok) return null;
  const { label } = found.value;
  return { articles: sold.filter(({ color, tintable }) => tintable && (color ?? '') === label), tint };
}

function traitsOf(article: Article) {
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
