import type { ReviewWords } from '@nuancier/domain/reviews/review-draft.ts';
import type { ReviewStatus } from '@nuancier/domain/reviews/review-status.ts';

export type ReviewRecord = ReviewWords & {
  id: number;
  productSku: string;
  /** As it was called when the review was written. */
  productName: string;
  customerId: number | null;
  /** stars */
  rating: number;
  status: ReviewStatus;
  createdAt: Date;
};

export type NewReview = Omit<ReviewRecord, 'id' | 'status'>;

/** A stretch of a product's reviews. */
export type ShownAsked = { sku: string; offset: number; limit: number };

export type PageAsked = { pageSize: number; currentPage: number };
