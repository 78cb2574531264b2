import { ButtonLink } from '@nuancier/ui/pieces/buttons/button-link.tsx';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ShopReviewsDocument } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { areasOf } from '../../features/customers/areas-of.ts';
import { CustomerAreas } from '../../features/customers/customer-areas.tsx';
import { ListPages } from '../../features/office/list-pages.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { StateTabs } from '../../features/office/state-tabs.tsx';
import { reviewsCopy as copy } from '../../features/reviews/reviews-copy.ts';
import { ReviewWords } from '../../features/reviews/review-words.tsx';
import styles from './reviews-screen.module.css';
import type { Route } from './+types/reviews-screen';

const STATES = ['attente', 'publies', 'refuses'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const state = STATES.find((one) => one === address.get('etat')) ?? 'attente';
  const after = address.get('apres');
  const { shopReviews } = await context.get(backendContext).ask(ShopReviewsDocument, { state, after });
  const done = address.get('fait') ?? '';
  return {
    state,
    after,
    page: shopReviews,
    areas: areasOf(context.get(staffContext).person?.role),
    done: Object.entries(copy.done).find(([name]) => name === done)?.[1] ?? null,
  };
}

export default function ReviewsScreen({
  loaderData: { state, after, page, areas, done },
}: Route.ComponentProps) {
  return (
    <Page>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <div className={styles.reviews}>
        <h1>{copy.title}</h1>
        <CustomerAreas areas={areas} current="reviews" />
        <OutcomeNote done={done} />
        <StateTabs label={copy.tabsLabel} states={STATES} current={state} words={copy.tabs} />
        {page.rows.length === 0 && <EmptyState title={copy.empty[state]} />}
        <ul className={styles.reviews}>
          {page.rows.map((review) => (
            <li key={review.id}>
              <Card className={styles.reviews}>
                <ReviewWords review={review} />
                {review.may_judge && (
                  <div className={styles.row}>
                    {review.state !== 'publies' && (
                      <ButtonLink to={paths.reviewVerdict(review.id, 'publication')}>
                        {copy.publish}
                      </ButtonLink>
                    )}
                    {review.state !== 'refuses' && (
                      <ButtonLink to={paths.reviewVerdict(review.id, 'refus')} look="secondary">
                        {copy.refuse}
                      </ButtonLink>
                    )}
                  </div>
                )}
              </Card>
            </li>
          ))}
        </ul>
        <ListPages state={state} after={after} next={page.next} />
      </div>
    </Page>
  );
}
