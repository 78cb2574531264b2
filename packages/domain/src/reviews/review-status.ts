export const REVIEW_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const;

/** A review that is not approved is shown to its author only. */
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** One review per customer and product: until it is published its author may write it anew. */
export function mayRewrite(status: ReviewStatus): boolean {
  return status !== 'APPROVED';
}

export function isReviewStatus(text: string): text is ReviewStatus {
  return REVIEW_STATUSES.some((status) => status === text);
}
