export const REVIEW_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const;

/** Nobody but its author sees a review that is not approved. */
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** One review per customer and product: until it is published its author may write it anew. */
export function mayRewrite(status: ReviewStatus): boolean {
  return status !== 'APPROVED';
}

export function isReviewStatus(text: string): text is ReviewStatus {
  return REVIEW_STATUSES.some((status) => status === text);
}
