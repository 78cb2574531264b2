// The API's answer -> what the header's panel draws. Made on the server: the browser needs no French grammar.
import { highlight } from '@nuancier/domain/search/highlight.ts';
import type { HighlightPart } from '@nuancier/domain/search/highlight.ts';
import type { SuggestionsQuery } from '../../../../generated/documents.ts';
import { meantArticles, meantPath } from '../../catalogue/cards/meant-articles.ts';
import { severalPrices } from '../../catalogue/cards/product-price.tsx';
import { conditionOf } from '../../../backend/viewer/conditions.ts';
import type { ConditionsState } from '../../../backend/viewer/conditions.ts';
import { personalPrice } from '../../pricing/personal-price.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import type { LabelledAmount } from '../../../text/amount-text.ts';
import { articlePath } from '../../../addresses/article-path.ts';
import { categoryPath, paths } from '../../../addresses/paths.ts';
import { typedTerms } from './typed-terms.ts';

export type ProductSuggestion = {
  to: string;
  picture: string | null;
  name: readonly HighlightPart[];
  price: (LabelledAmount & { twin: LabelledAmount | null; from: boolean }) | null;
};

export type LinkSuggestion = { to: string; name: readonly HighlightPart[]; detail: string };

export type Suggestions = {
  term: string;
  /** The words really searched for, when the typed ones were mistyped. */
  corrected: string | null;
  total: number;
  products: readonly ProductSuggestion[];
  categories: readonly LinkSuggestion[];
  pages: readonly LinkSuggestion[];
  references: readonly LinkSuggestion[];
};

export function noSuggestions(term: string): Suggestions {
  return { term, corrected: null, total: 0, products: [], categories: [], pages: [], references: [] };
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
    products: search.products.map((product) => {
      const article = meant.get(product.sku ?? '');
      return {
        to: meantPath(product, article),
        picture: (article ?? product).thumbnail?.url ?? null,
        name: marked(product.name),
        price: priceOf(article ?? product, viewing),
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

type SuggestedProduct = SuggestionsQuery['search']['products'][number];

/** The lowest public price for visitors; customers see their own or none. */
function priceOf(
  { sku, price_range: range }: Pick<SuggestedProduct, 'sku' | 'price_range'>,
  { view, state }: Viewing,
) {
  const { taxLabel } = view;
  const condition = conditionOf(state, sku);
  if (taxLabel === 'TTC') {
    const amount = range.minimum_price.final_price.value;
    return amount === null ? null : { amount, taxLabel, twin: null, from: severalPrices(range) };
  }
  const own = condition && personalPrice(condition, view);
  if (!own) return null;
  const { amount, taxLabel: lead, beside } = own;
  return { amount, taxLabel: lead, twin: beside?.isLarge ? beside : null, from: condition.startsFrom };
}
