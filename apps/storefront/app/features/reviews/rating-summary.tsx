import { starsOf } from '@nuancier/domain/reviews/review-rating.ts';
import { formatNumber } from '@nuancier/ui/text/format.ts';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { reviewCopy } from './copy.ts';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

type Props = {
  count: number;
  ofHundred: number;
  counts: readonly { value: number; count: number }[];
};

/** The average, how many it is made of, and how they are spread. */
export function RatingSummary({ count, ofHundred, counts }: Props) {
  return (
    <>
      <p className={styles.average}>
        <strong aria-hidden="true">{formatNumber(starsOf(ofHundred))}</strong>
        <Stars ofHundred={ofHundred} size={22} />
        <span>{reviewCopy.count(count)}</span>
      </p>
      <ul className={styles.breakdown} aria-label={reviewCopy.breakdown}>
        {counts.map(({ value, count: given }) => (
          <li key={value}>
            <VisuallyHidden>{reviewCopy.given(value, given)}</VisuallyHidden>
            <span aria-hidden="true">{value}</span>
            <span aria-hidden="true" className={styles.track}>
              <span style={{ inlineSize: `${(given / count) * 100}%` }} />
            </span>
            <span aria-hidden="true">{given}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
