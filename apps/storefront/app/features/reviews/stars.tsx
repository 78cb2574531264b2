import { starsOf } from '@nuancier/domain/reviews/review-rating.ts';
import Star from 'lucide-react/icons/star';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { reviewCopy } from './copy.ts';
import styles from './reviews.module.css';

const FIVE = [1, 2, 3, 4, 5];

type Props = { ofHundred: number; size?: number };

/** A rating as stars for the eye and as words for the ear. */
export function Stars({ ofHundred, size = 18 }: Props) {
  const stars = starsOf(ofHundred);
  return (
    <span className={styles.stars}>
      {FIVE.map((star) => (
        <Star key={star} aria-hidden="true" size={size} data-given={star <= Math.round(stars)} />
      ))}
      <VisuallyHidden>{reviewCopy.stars(formatNumber(stars))}</VisuallyHidden>
    </span>
  );
}
