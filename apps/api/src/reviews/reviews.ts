// The door of the reviews capability: what products were rated, kept in memory until a review shown changes.
import { reviewSummary } from '@nuancier/domain/reviews/review-rating.ts';
import type { RatingCounts, ReviewSummary } from '@nuancier/domain/reviews/review-rating.ts';
import type { Database } from '../database/tables.ts';
import { selectRatings } from './reviews-store.ts';

export { moveCustomerInReviews } from './reviews-merging-store.ts';
export { eraseCustomerInReviews, personalDataInReviews } from './reviews-privacy-store.ts';

/** Notified when a visible review appears, changes or disappears. */
export const REVIEWS_CHANNEL = 'reviews_changed';

export type ProductRating = ReviewSummary & { counts: RatingCounts };

/** By the product's reference; one without approved reviews is missing. */
export type ProductRatings = ReadonlyMap<string, ProductRating>;

export async function readRatings(db: Database): Promise<ProductRatings> {
  const rated = await selectRatings(db);
  return new Map(rated.map(({ sku, counts }) => [sku, { ...reviewSummary(counts), counts }]));
}
