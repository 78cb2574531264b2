import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import type { ReviewAtTheDeskFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { ReviewWords } from './review-words.tsx';
import { reviewsCopy as copy } from './reviews-copy.ts';
import styles from './review-card.module.css';

/** What was written, and the verdicts that may yet be given. */
export function ReviewCard({ review }: { review: ReviewAtTheDeskFragment }) {
  return (
    <Card className={styles.card}>
      <ReviewWords review={review} />
      {review.may_judge && (
        <div className={styles.row}>
          {review.state !== 'publies' && (
            <ButtonLink to={paths.reviewVerdict(review.id, 'publication')}>{copy.publish}</ButtonLink>
          )}
          {review.state !== 'refuses' && (
            <ButtonLink to={paths.reviewVerdict(review.id, 'refus')} look="secondary">
              {copy.refuse}
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  );
}
