import { mayRewrite } from '@nuancier/domain/reviews/review-status.ts';
import { Link } from 'react-router';
import type { OwnReviewFragment } from '../../../generated/documents.ts';
import { formatDate } from '@nuancier/ui/text/format.ts';
import { paths } from '../../addresses/paths.ts';
import { Badge } from '@nuancier/ui/pieces/badge.tsx';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { reviewCopy } from './copy.ts';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

/** One's own reviews, with what became of them. */
export function OwnReviews({ reviews }: { reviews: readonly OwnReviewFragment[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id} className={styles.own}>
          <OwnReview review={review} />
        </li>
      ))}
    </ul>
  );
}

function OwnReview({ review }: { review: OwnReviewFragment }) {
  const { product, status, summary, text, created_at: at, average_rating: ofHundred } = review;
  const { text: state, look } = reviewCopy.states[status];
  const slug = product.url_key;
  return (
    <>
      <h2 className={styles.product}>
        {slug ? <Link to={paths.product(slug)}>{product.name}</Link> : product.name}
      </h2>
      <p className={styles.head}>
        <Stars ofHundred={ofHundred} />
        <time dateTime={at}>{formatDate(new Date(at))}</time>
        <Badge look={look}>{state}</Badge>
      </p>
      <p className={styles.text}>
        <strong>{summary}</strong>
      </p>
      <p className={styles.text}>{text}</p>
      {slug && mayRewrite(status) && (
        <p>
          <ButtonLink
            to={paths['product-review'](slug)}
            look="secondary"
            size="small"
            aria-label={reviewCopy.changeOf(product.name ?? '')}
          >
            {reviewCopy.change}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
