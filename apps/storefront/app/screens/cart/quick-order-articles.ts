import { QuickOrderArticlesDocument } from '../../../generated/documents.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { LONGEST_TYPED, SHORTEST_TYPED } from '../../features/cart/quick-order/proposed-articles.ts';
import type { ProposedArticles } from '../../features/cart/quick-order/proposed-articles.ts';
import type { Route } from './+types/quick-order-articles.ts';

/** Data for the quick order's field; there is no page at this address. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<ProposedArticles> {
  const term = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_TYPED);
  if (term.length < SHORTEST_TYPED) return { term, articles: [] };
  const { search } = await context.get(backendContext).query(QuickOrderArticlesDocument, { query: term });
  return { term, articles: search.articles };
}
