import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { ShopReviewsDocument } from '../../../generated/documents.ts';
import { listFile } from '../../addresses/paths.ts';
import { backendContext, staffContext } from '../../backend/request-context.server.ts';
import { areasOf } from '../../features/customers/areas-of.ts';
import { CustomerAreas } from '../../features/customers/customer-areas.tsx';
import { ListPages } from '../../features/office/list-pages.tsx';
import { listPagesCopy } from '../../features/office/list-pages-copy.ts';
import { ListSearch } from '../../features/office/forms/list-search.tsx';
import { ListNewsLine } from '../../features/office/live/list-news-line.tsx';
import { ListTitle } from '../../features/office/list-title/list-title.tsx';
import { foundWords, typedWords } from '../../features/office/list-title/list-words.ts';
import { OutcomeNote } from '../../features/office/outcome-note.tsx';
import { StateTabs } from '../../features/office/state-tabs.tsx';
import { ReviewCard } from '../../features/reviews/review-card.tsx';
import { reviewsCopy as copy } from '../../features/reviews/reviews-copy.ts';
import styles from './reviews-screen.module.css';
import type { Route } from './+types/reviews-screen';

const STATES = ['attente', 'publies', 'refuses'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams;
  const state = STATES.find((one) => one === address.get('etat')) ?? 'attente';
  const after = address.get('apres');
  const query = address.get('q')?.trim() || null;
  const { shopReviews } = await context.get(backendContext).ask(ShopReviewsDocument, { state, query, after });
  const done = address.get('fait') ?? '';
  return {
    state,
    query,
    after,
    page: shopReviews,
    areas: areasOf(context.get(staffContext).person?.role),
    done: Object.entries(copy.done).find(([name]) => name === done)?.[1] ?? null,
  };
}

export default function ReviewsScreen({
  loaderData: { state, query, after, page, areas, done },
}: Route.ComponentProps) {
  const kept = query === null ? '' : `&q=${encodeURIComponent(query)}`;
  const nothing = query === null ? copy.empty[state] : listPagesCopy.noMatch(query);
  return (
    <Page>
      <ListTitle
        of={copy.title}
        asked={[copy.tabs[state], typedWords(query)]}
        found={foundWords('reviews', { count: page.rows.length, more: page.next !== null }, nothing)}
      />
      <div className={styles.reviews}>
        <h1>{copy.title}</h1>
        <CustomerAreas areas={areas} current="reviews" />
        <OutcomeNote done={done} />
        <StateTabs label={copy.tabsLabel} states={STATES} current={state} words={copy.tabs} search={kept} />
        <ListSearch hint={copy.searchHint} search={query} kept={{ etat: state }} clear={`?etat=${state}`} />
        {page.rows.length === 0 && <EmptyState title={nothing} />}
        <ul className={styles.reviews}>
          {page.rows.map((review) => (
            <li key={review.id} data-row>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
        <ListNewsLine of="review" read={page} />
        <ListPages state={state} after={after} next={page.next} search={kept} />
        {page.rows.length > 0 && (
          <a href={listFile('avis.csv', { state, search: query })} download>
            {listPagesCopy.csv}
          </a>
        )}
      </div>
    </Page>
  );
}
