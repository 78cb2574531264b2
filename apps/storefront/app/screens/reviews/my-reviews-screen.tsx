import Star from 'lucide-react/icons/star';
import { MyReviewsDocument } from '../../../generated/documents.ts';
import { answered } from '../../backend/answered.server.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { accountCopy } from '../../features/customers/account-copy.ts';
import { reviewCopy } from '../../features/reviews/copy.ts';
import { OwnReviews } from '../../features/reviews/own-reviews.tsx';
import { readReviewPage, reviewPageSearch } from '../../features/reviews/review-page.ts';
import { ReviewPages } from '../../features/reviews/review-pages.tsx';
import styles from '../../features/reviews/reviews.module.css';
import { pageMeta } from '../../head/page-meta.ts';
import { paths } from '../../addresses/paths.ts';
import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { useAnnouncedResult } from '@nuancier/ui/pieces/announcing/use-announced-result.ts';
import type { Route } from './+types/my-reviews-screen.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = readReviewPage(new URL(request.url).searchParams);
  const { customerProductReview } = await context.get(backendContext).query(MyReviewsDocument, { page });
  const own = answered(customerProductReview, 'customerProductReview');
  return {
    reviews: own.items.flatMap((review) => review ?? []),
    total: own.total_count,
    page: own.page_info.current_page ?? 1,
    pages: own.page_info.total_pages ?? 1,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: [reviewCopy.mine, accountCopy.title],
    page: loaderData && { current: loaderData.page },
    noindex: true,
  });
}

export default function MyReviewsScreen({ loaderData }: Route.ComponentProps) {
  const { reviews, total, page, pages } = loaderData;
  useAnnouncedResult(reviewCopy.count(total));
  return (
    <Page>
      <h1>{reviewCopy.mine}</h1>
      {total === 0 ? (
        <EmptyState
          icon={<Star aria-hidden="true" size={48} />}
          title={reviewCopy.mineNone}
          action={<ButtonLink to={paths.catalogue()}>{reviewCopy.browse}</ButtonLink>}
        >
          <p>{reviewCopy.mineNoneText}</p>
        </EmptyState>
      ) : (
        <div className={styles.mine}>
          <p>{reviewCopy.count(total)}</p>
          <OwnReviews reviews={reviews} />
          <ReviewPages
            page={page}
            pages={pages}
            to={(wanted) => reviewPageSearch(new URLSearchParams(), wanted)}
          />
        </div>
      )}
    </Page>
  );
}
