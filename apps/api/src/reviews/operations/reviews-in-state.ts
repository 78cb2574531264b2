import type { ReviewStatus } from '@nuancier/domain/reviews/review-status.ts';
import type { Database } from '../../database/tables.ts';
import type { ReviewRecord } from '../review-record.ts';
import { selectByStatus } from '../reviews-store.ts';

const MOST_LISTED = 50;

/** For moderation: the oldest first, fifty at a time. */
export function reviewsInState(db: Database, status: ReviewStatus): Promise<ReviewRecord[]> {
  return selectByStatus(db, status, MOST_LISTED);
}
