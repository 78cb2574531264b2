import { starsOf } from '@nuancier/domain/reviews/review-rating.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { reviewCopy } from './copy.ts';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

type Props = { count: number; ofHundred: number };

/** Beside a product's name: what others think of it, and the way to their words. */
export function RatingLink({ count, ofHundred }: Props) {
  if (count === 0) return null;
  const stars = reviewCopy.stars(formatNumber(starsOf(ofHundred)));
  return (
    <a
      href="#avis"
      className={styles.toReviews}
      aria-label={reviewCopy.toReviews(stars, reviewCopy.count(count))}
    >
      <Stars ofHundred={ofHundred} />
      <span>{reviewCopy.count(count)}</span>
    </a>
  );
}
