import type { ShownReviewFragment } from '../../../generated/documents.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

/** Words of customers are shown as they were written, and as nothing but words. */
export function ReviewList({ reviews }: { reviews: readonly ShownReviewFragment[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id} className={styles.review}>
          <h3 className={styles.title}>{review.summary}</h3>
          <p className={styles.head}>
            <Stars ofHundred={review.average_rating} />
            <strong>{review.nickname}</strong>
            <time dateTime={review.created_at}>{formatDate(new Date(review.created_at))}</time>
          </p>
          <p className={styles.text}>{review.text}</p>
        </li>
      ))}
    </ul>
  );
}
