import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { ReviewAtTheDeskFragment } from '../../../generated/documents.ts';
import { reviewsCopy as copy } from './reviews-copy.ts';
import styles from './review-words.module.css';

/** As its author wrote it: text, never markup. */
export function ReviewWords({ review }: { review: ReviewAtTheDeskFragment }) {
  return (
    <div className={styles.review}>
      <p>
        <strong>{review.product_name}</strong> <small>{review.product_sku}</small>
      </p>
      <p>
        {copy.rating(review.rating)} · {copy.by(review.nickname, formatMoment(new Date(review.at)))}
      </p>
      <p className={styles.words}>
        <strong>{review.summary}</strong>
      </p>
      <p className={styles.words}>{review.text}</p>
    </div>
  );
}
