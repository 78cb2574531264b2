// The API's answer -> what the header's panel draws. Made on the server: the browser needs no French grammar.
import { typedHex } from '@nuancier/domain/catalogue/colour/typed-hex.ts';
import { cents } from '@nuancier/domain/money.ts';
import { highlight } from '@nuancier/domain/search/highlight.ts';
import type { HighlightPart } from '@nuancier/domain/search/highlight.ts';
import type { MeantArticleFragment, SuggestionsQuery } from '../../../../generated/documents.ts';
import { meantArticles, meantPath, meantWords, painted } from '../../catalogue/cards/meant-articles.ts';
import { severalPrices } from '../../catalogue/cards/product-price.tsx';
import { conditionOf } from '../../../backend/viewer/conditions.ts';
import type { ConditionsState } from '../../../backend/viewer/conditions.ts';
import { personalPrice } from '../../pricing/personal-price.ts';
import type { PackPrice } from '../../pricing/personal-price.ts';
import { tintedPrice } from '../../pricing/tinted-price.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import type { LabelledAmount } from '@nuancier/ui/text/amount-text.ts';
import { articlePath } from '../../../addresses/article-path.ts';
import { categoryPath, paths } from '../../../addresses/paths.ts';
import { tintPaths } from '../../../addresses/tint-paths.ts';
import { searchCopy } from '../copy.ts';
import { typedTerms } from './typed-terms.ts';

export type ProductSuggestion = {
  to: string;
  picture: string | null;
  /** The tint that shows through the picture. */
  beneath: string | null;
  name: readonly HighlightPart[];
  /** The article or tint that is meant of it. */
  detail: string;
  price: (LabelledAmount & { twin: LabelledAmount | null; from: boolean }) | null;
};

export type LinkSuggestion = { to: string; name: readonly HighlightPart[]; detail: string };

/** `hex` is drawn beside it. */
export type ColourSuggestion = LinkSuggestion & { hex: string };

export type Suggestions = {
  term: string;
  /** The words really searched for, when the typed ones were mistyped. */
  corrected: string | null;
  total: number;
  /** The tint or the screen colour that was typed. */
  colours: readonly ColourSuggestion[];
  products: readonly ProductSuggestion[];
  categories: readonly LinkSuggestion[];
  pages: readonly LinkSuggestion[];
  references: readonly LinkSuggestion[];
};

export function noSuggestions(term: string): Suggestions {
  return {
    term,
    corrected: null,
    total: 0,
    colours: [],
    products: [],
    categories: [],
    pages: [],
    references: [],
  };
}

type Viewing = { view: PriceView; state: ConditionsState };

export function suggestionsOf(term: string, { search }: SuggestionsQuery, viewing: Viewing): Suggestions {
  const terms = typedTerms(search.suggestion ? `${term} ${search.suggestion}` : term);
  const meant = meantArticles(search.understood);
  const marked = (text: string | null) => highlight(text ?? '', terms);
  return {
    term,
    corrected: search.suggestion,
    total: search.total_count,
    colours: coloursOf(term, search.understood?.tint ?? null, marked),
    products: search.products.map((product) => {
      const article = meant.get(product.sku ?? '');
      const shown = article && painted(article);
      return {
        to: meantPath(product, article),
        picture: (shown ?? product).thumbnail?.url ?? null,
        beneath: shown?.beneath ?? null,
        name: marked(product.name),
        detail: article ? meantWords(article) : '',
        price: priceOf(product, article, viewing),
      };
    }),
    categories: search.categories.map((category) => ({
      to: categoryPath(category),
      name: marked(category.name),
      detail: (category.breadcrumbs ?? []).flatMap((crumb) => crumb?.category_name ?? []).join(' › '),
    })),
    pages: search.pages.map((page) => ({
      to: paths.content(page.identifier ?? ''),
      name: marked(page.title),
      detail: '',
    })),
    references: search.references.map((reference) => ({
      to: articlePath(reference, reference.sku),
      name: marked(reference.sku),
      detail: reference.name,
    })),
  };
}

type Marked = (text: string | null) => readonly HighlightPart[];

/** A tint of the charts leads to its page, any other colour to what is nearest to it. */
function coloursOf(
  term: string,
  tint: { code: string; name: string; hex: string } | null,
  marked: Marked,
): ColourSuggestion[] {
  if (tint) {
    return [{ to: tintPaths.colour(tint.code), name: marked(tint.name), detail: tint.code, hex: tint.hex }];
  }
  const hex = typedHex(term);
  if (hex === null) return [];
  const to = tintPaths['colour-finder'](hex);
  return [{ to, name: marked(`#${hex}`), detail: searchCopy.nearestTints, hex: `#${hex}` }];
}

type SuggestedProduct = SuggestionsQuery['search']['products'][number];

/** The lowest public price for visitors; customers see their own or none. In the tint, where one is meant. */
function priceOf(
  product: SuggestedProduct,
  article: MeantArticleFragment | undefined,
  { view, state }: Viewing,
) {
  const { taxLabel } = view;
  const { sku, price_range: range } = article ?? product;
  if (taxLabel === 'TTC') {
    const amount = range.minimum_price.final_price.value;
    return amount === null ? null : { amount, taxLabel, twin: null, from: severalPrices(range) };
  }
  const condition = conditionOf(state, sku);
  const paint = condition && personalPrice(condition, view);
  if (!paint) return null;
  const { amount, taxLabel: lead, beside } = inItsTint(paint, product, article);
  return { amount, taxLabel: lead, twin: beside?.isLarge ? beside : null, from: condition.startsFrom };
}

function inItsTint(
  paint: PackPrice,
  { pricing_unit: unit }: SuggestedProduct,
  article: MeantArticleFragment | undefined,
): PackPrice {
  const supplement = article?.tint_supplement?.value;
  if (!article || !supplement) return paint;
  const pack = { quantity: article.quantity, unit: unit ?? '' };
  return tintedPrice(paint, cents(Math.round(supplement * 100)), pack);
}
