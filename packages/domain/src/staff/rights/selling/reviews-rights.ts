import type { Row } from '../row.ts';

const judges: Row = { proprietaire: 'all', service_client: 'all' };
const readers: Row = { ...judges, lecture_seule: 'all' };

export const reviewsRights = {
  shopReviews: readers,
  /** at an address of its own */
  shopReviewsCsv: readers,
  shopReview: readers,
  judgeShopReview: judges,
} as const satisfies Record<string, Row>;
