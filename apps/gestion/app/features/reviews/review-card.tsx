import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { ReviewAtTheDeskFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { ReviewWords } from './review-words.tsx';
import { reviewsCopy as copy } from './reviews-copy.ts';
import styles from './review-card.module.css';

/** What was written, and the verdicts that may yet be given. */
export function ReviewCard({ review }: { review: ReviewAtTheDeskFragment }) {
  const named = (act: string) => copy.actOf(act, review.product_name, review.nickname);
  return (
    <Card className={styles.card}>
      <ReviewWords review={review} heading />
      {review.may_judge && (
        <div className={styles.row}>
          {review.state !== 'publies' && (
            <ButtonLink to={paths.reviewVerdict(review.id, 'publication')} aria-label={named(copy.publish)}>
              {copy.publish}
            </ButtonLink>
          )}
          {review.state !== 'refuses' && (
            <ButtonLink
              to={paths.reviewVerdict(review.id, 'refus')}
              look="secondary"
              aria-label={named(copy.refuse)}
            >
              {copy.refuse}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  );
}
