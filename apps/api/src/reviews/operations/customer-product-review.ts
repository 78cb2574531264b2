import { allowed } from '../../refusals/allowed.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import type { PageAsked } from '../review-record.ts';
import { countOwn, selectOwn } from '../reviews-store.ts';
import { pageAmong, reviewView } from '../reviews-view.ts';
import type { ReviewsView } from '../reviews-view.ts';

/** One's own, in whatever state. */
export async function customerProductReview(
  { db, viewer, catalogue }: Pick<ReviewsContext, 'db' | 'viewer' | 'catalogue'>,
  asked: PageAsked,
): Promise<ReviewsView> {
  const { customerId } = allowed(viewer, 'use-account');
  const total = await countOwn(db, customerId);
  const { info, ...page } = pageAmong(total, asked);
  const own = await selectOwn(db, customerId, page);
  const shown = await catalogue();
  return {
    items: own.map((review) => reviewView(shown, review)),
    page_info: info,
    total_count: total,
    rating_counts: [],
  };
}
