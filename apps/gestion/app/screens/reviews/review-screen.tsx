import { data, Link } from 'react-router';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ShopReviewDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import { ReviewCard } from '../../features/reviews/review-card.tsx';
import { reviewsCopy as copy } from '../../features/reviews/reviews-copy.ts';
import styles from './reviews-screen.module.css';
import type { Route } from './+types/review-screen';

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { shopReview } = await context.get(backendContext).ask(ShopReviewDocument, { id });
  if (shopReview === null) throw data(null, { status: 404 });
  return { review: shopReview };
}

/** One review, with both verdicts for whoever may give them. */
export default function ReviewScreen({ loaderData: { review } }: Route.ComponentProps) {
  return (
    <Page>
      <title>{`${copy.one(review.product_name)} – ${officeCopy.name}`}</title>
      <div className={styles.reviews}>
        <h1>{copy.one(review.product_name)}</h1>
        <p>{copy.tabs[review.state]}</p>
        <ReviewCard review={review} />
        <Link to={paths.reviews()} className={styles.back}>
          {copy.keep}
        </Link>
      </div>
    </Page>
  );
}
