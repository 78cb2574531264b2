import { RATINGS } from '@nuancier/domain/reviews/review-rating.ts';
import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { ErrorMessage } from '@nuancier/ui/pieces/field/error-message.tsx';
import { RequiredMark } from '@nuancier/ui/pieces/field/required-mark.tsx';
import { reviewCopy } from './copy.ts';
import styles from './reviews.module.css';

type Props = { chosen: string; error: string | undefined };

/** One of five, in words and in stars; a row of ordinary radio buttons. */
export function RatingField({ chosen, error }: Props) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={styles.rating}
      aria-describedby={error ? id : undefined}
      aria-invalid={error ? true : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend>
        {reviewCopy.rating}
        <RequiredMark />
      </legend>
      <div className={styles.choices}>
        {RATINGS.toReversed().map((rating) => (
          <label key={rating} className={styles.choice}>
            <input
              type="radio"
              name="rating"
              value={rating}
              required
              defaultChecked={chosen === String(rating)}
            />
            <span className={styles.given} aria-hidden="true">
              {rating}
              <Star size={18} />
            </span>
            <span>{reviewCopy.ratings[rating]}</span>
          </label>
        ))}
      </div>
      {error && <ErrorMessage id={id}>{error}</ErrorMessage>}
    </fieldset>
  );
}
