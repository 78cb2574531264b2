import { formatMoment } from '@nuancier/ui/text/format.ts';
import type { ReviewAtTheDeskFragment } from '../../../generated/documents.ts';
import { reviewsCopy as copy } from './reviews-copy.ts';
import styles from './review-words.module.css';

type Props = {
  review: ReviewAtTheDeskFragment;
  /** one of several: its product heads it */
  heading?: boolean;
};

/** As its author wrote it: text, never markup. */
export function ReviewWords({ review, heading = false }: Props) {
  const Product = heading ? 'h2' : 'p';
  return (
    <div className={styles.review}>
      <Product className={styles.product}>
        {review.product_name} <small>{review.product_sku}</small>
      </Product>
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
