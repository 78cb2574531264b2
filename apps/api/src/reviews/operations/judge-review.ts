import { accept, refuse } from '@nuancier/domain/refusal.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import type { ReviewStatus } from '@nuancier/domain/reviews/review-status.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { AuditPlace } from '../../audit/audit.ts';
import type { DatabasePool } from '../../database/tables.ts';
import { recordEvent } from '../../events/events.ts';
import type { ReviewRecord } from '../review-record.ts';
import { lockReview, judgeReview as writeJudgement } from '../reviews-store.ts';

export type Judgement = Exclude<ReviewStatus, 'PENDING'>;

type Judging = {
  id: number;
  /** as whoever judges has read it; none: whatever it is */
  from?: ReviewStatus;
  to: Judgement;
  author: string;
  reason?: string | undefined;
};

/** By an operator or one of the staff, recorded in the audit log. Approval and rejection can be reversed. */
export function judgeReview(
  db: DatabasePool,
  place: AuditPlace,
  { id, from, to, author, reason }: Judging,
): Promise<Verdict<ReviewRecord, 'UNKNOWN_REVIEW' | 'ALREADY_SO'>> {
  return db.transaction().execute(async (transaction) => {
    const review = await lockReview(transaction, id);
    if (review === undefined) return refuse('UNKNOWN_REVIEW');
    if (review.status === to || review.status !== (from ?? review.status)) return refuse('ALREADY_SO');
    await writeJudgement(transaction, id, to, place.now());
    await recordAudit(transaction, place, {
      event: 'review-judged',
      customerId: review.customerId,
      details: {
        id,
        product: review.productSku,
        from: review.status,
        to,
        author,
        ...(reason === undefined ? {} : { reason }),
      },
    });
    const { productSku: product_sku, rating } = review;
    const data = { review_id: id, product_sku, rating, approved: to === 'APPROVED' };
    await recordEvent(transaction, { type: 'review.judged', of: id, data }, place.now());
    return accept({ ...review, status: to });
  });
}
