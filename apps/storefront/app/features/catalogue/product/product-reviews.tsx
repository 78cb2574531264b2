import Star from 'lucide-react/icons/star';
import { formatDate, formatNumber } from '../../../format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { productCopy } from './copy.ts';
import styles from './product-reviews.module.css';

type Review = { nickname: string; created_at: string; average_rating: number; summary: string; text: string };
type Props = { count: number; reviews: readonly (Review | null)[] };

export function ProductReviews({ count, reviews }: Props) {
  if (count === 0) {
    return (
      <EmptyState icon={<Star aria-hidden="true" />} title={productCopy.noReview}>
        {productCopy.noReviewText}
      </EmptyState>
    );
  }
  return (
    <ul className={styles['reviews']}>
      {reviews.map(
        (review) =>
          review && (
            <li key={`${review.nickname} ${review.created_at}`} className={styles['review']}>
              <p className={styles['head']}>
                <strong>{review.nickname}</strong>
                <span>{productCopy.rating(formatNumber(stars(review.average_rating)))}</span>
                <time dateTime={review.created_at}>{formatDate(new Date(review.created_at))}</time>
              </p>
              <h3 className={styles['summary']}>{review.summary}</h3>
              <p>{review.text}</p>
            </li>
          ),
      )}
    </ul>
  );
}

// The contract counts in hundredths of the best rating, readers count in stars.
function stars(averageRating: number): number {
  return Math.round((averageRating / 100) * 50) / 10;
}
