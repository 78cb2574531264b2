import Star from 'lucide-react/icons/star';
import type { ReviewBlockFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { reviewCopy } from './copy.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewList } from './review-list.tsx';
import { ReviewPages } from './review-pages.tsx';
import styles from './reviews.module.css';

type Props = {
  /** The product's own part of its address. */
  slug: string;
  ofHundred: number;
  reviews: ReviewBlockFragment;
  /** Where another page of the reviews is shown. */
  pageTo: (page: number) => string;
};

/** Customers' reviews of a product, with a link to write one. */
export function ProductReviews({ slug, ofHundred, reviews, pageTo }: Props) {
  const write = (
    <ButtonLink to={paths['product-review'](slug)} look="secondary">
      {reviewCopy.write}
    </ButtonLink>
  );
  const { total_count: count, rating_counts: counts, page_info: info } = reviews;
  if (count === 0) {
    return (
      <EmptyState icon={<Star aria-hidden="true" />} title={reviewCopy.none} action={write}>
        {reviewCopy.noneText}
      </EmptyState>
    );
  }
  return (
    <div className={styles.block}>
      <div className={styles.summary}>
        <RatingSummary count={count} ofHundred={ofHundred} counts={counts} />
        {write}
      </div>
      <div className={styles.words}>
        <p className={styles.soft}>{reviewCopy.howRead}</p>
        <ReviewList reviews={reviews.items.flatMap((review) => review ?? [])} />
        <ReviewPages page={info.current_page ?? 1} pages={info.total_pages ?? 1} to={pageTo} />
      </div>
    </div>
  );
}
