// The table of reviews.
import type { ReviewStatus } from '@nuancier/domain/reviews/review-status.ts';
import type { Generated } from 'kysely';
import type { Timestamp } from './column-types.ts';

export type ReviewTables = { product_review: ProductReviewTable };

type ProductReviewTable = {
  id: Generated<number>;
  product_sku: string;
  product_name: string;
  customer_id: number | null;
  nickname: string;
  summary: string;
  body: string;
  rating: number;
  status: ReviewStatus;
  created_at: Timestamp;
  judged_at: Timestamp | null;
};
