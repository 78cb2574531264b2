import { expect, it } from 'vitest';
import { messagesRights } from './messages-rights.ts';
import { returnsRights } from './returns-rights.ts';
import { reviewsRights } from './reviews-rights.ts';
import { heldByRole } from '../testing/held-by-role.ts';

it('messages are answered by the store they were written to, and by who answers for the whole shop', () => {
  const whole = Object.keys(messagesRights).toSorted();
  expect(heldByRole(messagesRights)).toEqual({
    proprietaire: { all: whole },
    responsable: { 'own-stores': whole },
    service_client: { all: whole },
    lecture_seule: { all: ['shopMessage', 'shopMessages', 'shopMessagesCsv'] },
  });
});

it('returns are decided by the stores and who answers customers, paid back by the accounts too, and read by who only reads', () => {
  const whole = Object.keys(returnsRights).toSorted();
  expect(heldByRole(returnsRights)).toEqual({
    proprietaire: { all: whole },
    responsable: { 'own-stores': whole },
    service_client: { all: whole },
    comptabilite: {
      all: ['refundReturn', 'settleReturn', 'shopReturn', 'shopWithdrawals', 'shopWithdrawalsCsv'],
    },
    lecture_seule: { all: ['shopReturn', 'shopWithdrawals', 'shopWithdrawalsCsv'] },
  });
});

it('reviews are judged by who answers customers, and read by who only reads', () => {
  const whole = ['judgeShopReview', 'shopReview', 'shopReviews', 'shopReviewsCsv'];
  expect(heldByRole(reviewsRights)).toEqual({
    proprietaire: { all: whole },
    service_client: { all: whole },
    lecture_seule: { all: ['shopReview', 'shopReviews', 'shopReviewsCsv'] },
  });
});
