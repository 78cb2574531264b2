import { SuggestionsDocument } from '../../../generated/documents.ts';
import { conditionsOf } from '../../backend/viewer/conditions.server.ts';
import { priceViewOf } from '../../backend/viewer/price-view.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { meantArticles } from '../../features/catalogue/cards/meant-articles.ts';
import { LONGEST_TERM, SHORTEST_TERM } from '../../features/search/suggestions/suggestion-limits.ts';
import { noSuggestions, suggestionsOf } from '../../features/search/suggestions/suggestions.ts';
import type { Suggestions } from '../../features/search/suggestions/suggestions.ts';
import type { Route } from './+types/suggestions.ts';

/** Data for the header's search panel; there is no page at this address. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Suggestions> {
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_TERM);
  if (term.length < SHORTEST_TERM) return noSuggestions(term);
  const found = await context.get(backendContext).query(SuggestionsDocument, { query: term });
  const meant = meantArticles(found.search.understood);
  const conditions = await conditionsOf(
    context,
    found.search.products.map(({ sku }) => meant.get(sku ?? '')?.sku ?? sku),
  );
  const state = conditions.kind === 'asked' ? await conditions.answer : conditions;
  return suggestionsOf(term, found, { view: priceViewOf(context), state });
}
