import { Link } from 'react-router';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { formatLocalDay, formatLongDate } from '@nuancier/ui/text/format.ts';
import { TodayDocument } from '../../../generated/documents.ts';
import type { TodayTallyFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { OrderTabs } from '../../features/orders/order-tabs.tsx';
import { ordersCopy as copy } from '../../features/orders/orders-copy.ts';
import { OrdersTable } from '../../features/orders/orders-table.tsx';
import { useLiveOrders } from '../../features/orders/use-live-orders.ts';
import { officeCopy } from '../../features/office/office-copy.ts';
import styles from './today-screen.module.css';
import type { Route } from './+types/today-screen';

const SECTIONS = ['late', 'to_prepare', 'in_preparation', 'ready'] as const;
const TALLIES = [
  'withdrawals',
  'link_requests',
  'messages',
  'reviews',
  'asked_quotations',
  'quotations',
  'failed_imports',
  'failed_webhooks',
] as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { today } = await context.get(backendContext).ask(TodayDocument, {});
  return { today, now: new Date().toISOString() };
}

export default function TodayScreen({ loaderData: { today, now } }: Route.ComponentProps) {
  useLiveOrders();
  const shown = SECTIONS.filter((section) => today[section].length > 0);
  const tallies = TALLIES.flatMap((name) => {
    const tally = today[name];
    return tally && tally.count > 0 ? [{ name, tally }] : [];
  });
  return (
    <Page>
      <title>{`${copy.todayTitle} – ${officeCopy.name}`}</title>
      <div className={styles.today}>
        <h1>{copy.todayTitle}</h1>
        <OrderTabs counts={today.counts} current={null} search="" />
        {shown.length === 0 && tallies.length === 0 && <EmptyState title={copy.calm} />}
        {shown.map((section) => (
          <section key={section} className={styles.section}>
            <h2>{copy.sections[section]}</h2>
            <OrdersTable caption={copy.sections[section]} rows={today[section]} now={now} />
          </section>
        ))}
        {tallies.length > 0 && (
          <section className={styles.section}>
            <h2>{copy.others}</h2>
            <ul className={styles.tallies}>
              {tallies.map(({ name, tally }) => (
                <li key={name}>
                  <Card>
                    <Tally name={name} tally={tally} />
                    <Since tally={tally} />
                  </Card>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Page>
  );
}

/** Leads to the screen where it is dealt with, once there is one. */
const PLACES: Readonly<Partial<Record<(typeof TALLIES)[number], string>>> = {
  withdrawals: paths.returns(),
  link_requests: paths.linkRequests(),
  messages: paths.messages(),
  reviews: paths.reviews(),
  asked_quotations: `${paths.quotations()}?etat=a_repondre`,
  quotations: paths.quotations(),
  failed_imports: paths.imports(),
  failed_webhooks: paths.webhooks(),
};

function Tally({ name, tally }: { name: (typeof TALLIES)[number]; tally: TodayTallyFragment }) {
  const words = `${copy.tallies[name]}\u00A0: ${copy.count(tally.count, tally.more)}`;
  const place = PLACES[name];
  return place === undefined ? (
    <strong>{words}</strong>
  ) : (
    <Link to={place} className={styles.tally}>
      {words}
    </Link>
  );
}

function Since({ tally: { oldest, legal_day: legalDay } }: { tally: TodayTallyFragment }) {
  return (
    <p>
      {[
        oldest === null ? null : copy.oldest(formatLongDate(new Date(oldest))),
        legalDay === null ? null : copy.legalDay(formatLocalDay(legalDay)),
      ]
        .filter((part) => part !== null)
        .join(', ')}
    </p>
  );
}
