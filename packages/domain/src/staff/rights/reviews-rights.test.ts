import { expect, it } from 'vitest';
import { reviewsRights } from './reviews-rights.ts';
import { heldByRole } from './testing/held-by-role.ts';

it('reviews are judged by who answers customers, and read by who only reads', () => {
  const whole = ['judgeShopReview', 'shopReview', 'shopReviews'];
  expect(heldByRole(reviewsRights)).toEqual({
    proprietaire: { all: whole },
    service_client: { all: whole },
    lecture_seule: { all: ['shopReview', 'shopReviews'] },
  });
});
