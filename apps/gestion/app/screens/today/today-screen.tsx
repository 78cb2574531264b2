import { Link } from 'react-router';
import { isTodayPart } from '@nuancier/domain/staff/today.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { Card } from '@nuancier/ui/pieces/card.tsx';
import { EmptyState } from '@nuancier/ui/pieces/empty-state.tsx';
import { Page } from '@nuancier/ui/pieces/navigation/page.tsx';
import { VisuallyHidden } from '@nuancier/ui/pieces/visually-hidden.tsx';
import { formatLocalDay, formatLongDate } from '@nuancier/ui/text/format.ts';
import { TodayDocument, TodayOfferDocument, TodaySellingDocument } from '../../../generated/documents.ts';
import type { TodayWaitingFragment } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { backendContext } from '../../backend/request-context.server.ts';
import { OrderTabs } from '../../features/orders/order-tabs.tsx';
import { ordersCopy } from '../../features/orders/orders-copy.ts';
import { OrdersTable } from '../../features/orders/orders-table.tsx';
import { officeCopy } from '../../features/office/office-copy.ts';
import { useLive } from '../../features/office/live/use-live.ts';
import { FiguresYesterday } from '../../features/today/figures-yesterday.tsx';
import { todayCopy as copy } from '../../features/today/today-copy.ts';
import { todayPlaces } from '../../features/today/today-places.ts';
import { useTodayNews } from '../../features/today/use-today-news.ts';
import { WorkTable } from '../../features/today/work-table.tsx';
import styles from './today-screen.module.css';
import type { Route } from './+types/today-screen';

/** No more is told than what somebody's own day holds. */
const anything = () => true;
/** Each of the orders, and the tab with all of them. */
const SECTIONS = [
  { section: 'late', tab: 'en_retard' },
  { section: 'to_prepare', tab: 'a_preparer' },
  { section: 'in_preparation', tab: 'en_cours' },
  { section: 'ready', tab: 'pretes' },
] as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { ask } = context.get(backendContext);
  // One question of all of it would be more than the door lets pass.
  const [{ today }, { today: selling }, { today: offer }] = await Promise.all([
    ask(TodayDocument, {}),
    ask(TodaySellingDocument, {}),
    ask(TodayOfferDocument, {}),
  ]);
  return { today: { ...today, ...selling, ...offer }, now: new Date().toISOString() };
}

export default function TodayScreen({ loaderData: { today, now } }: Route.ComponentProps) {
  useLive(anything);
  const { leads } = today;
  const places = todayPlaces(localMoment(new Date(now)).date);
  const waiting = Object.keys(places)
    .filter(isTodayPart)
    .flatMap((part) => {
      const work = today[part];
      return work !== null && work.count > 0 ? [{ part, work }] : [];
    });
  useTodayNews([
    ...today.counts.flatMap(({ tab, ...counted }) =>
      tab === 'toutes' ? [] : [{ name: ordersCopy.tabs[tab], ...counted }],
    ),
    ...waiting.map(({ part, work: { count, more } }) => ({ name: copy.parts[part], count, more })),
  ]);
  const led = leads.flatMap((lead) => waiting.filter(({ part }) => part === lead));
  const others = waiting.filter(({ part }) => !leads.includes(part));
  const sections = SECTIONS.map(({ section, tab }) => ({
    ...today[section],
    name: ordersCopy.sections[section],
    tab,
    total: today.counts.find((of) => of.tab === tab),
  })).filter(({ rows }) => rows.length > 0);
  const shows = (lead: (typeof leads)[number]) => leads.includes(lead);
  const orders = today.counts.length > 0 && (
    <>
      <OrderTabs counts={today.counts} current={null} search="" />
      {sections.map(({ name, tab, rows, more, total }) => (
        <section key={tab} className={styles.section}>
          <h2>{name}</h2>
          <OrdersTable caption={name} rows={rows} now={now} />
          {more && total !== undefined && (
            <Link to={`${paths.orders()}?etat=${tab}`} className={styles.tally}>
              {copy.all(copy.count(total.count, total.more))}
              <VisuallyHidden>{copy.allOf(name)}</VisuallyHidden>
            </Link>
          )}
        </section>
      ))}
    </>
  );
  const calmPart = leads.find(isTodayPart);
  const isOrdersFirst = leads[0] === 'orders' || shows('late_orders');
  return (
    <Page>
      <title>{`${copy.title} – ${officeCopy.name}`}</title>
      <div className={styles.today}>
        <h1>{copy.title}</h1>
        {isOrdersFirst && orders}
        {waiting.length === 0 && sections.length === 0 && (
          <EmptyState
            title={copy.calm}
            action={
              calmPart !== undefined && (
                <Link to={places[calmPart].list} className={styles.tally}>
                  {copy.see(copy.parts[calmPart])}
                </Link>
              )
            }
          />
        )}
        {led.map(({ part, work }) => (
          <section key={part} className={styles.section}>
            <h2>{copy.parts[part]}</h2>
            <WorkTable part={part} rows={work.rows} one={places[part].one} now={now} />
            <Link to={places[part].list} className={styles.tally}>
              {copy.all(copy.count(work.count, work.more))}
              <VisuallyHidden>{copy.allOf(copy.parts[part])}</VisuallyHidden>
            </Link>
          </section>
        ))}
        {today.figures !== null && (
          <section className={styles.section}>
            <h2>{copy.figures.title}</h2>
            <FiguresYesterday figures={today.figures} />
            <Link to={paths.reports()} className={styles.tally}>
              {copy.figures.all}
            </Link>
          </section>
        )}
        {!isOrdersFirst && orders}
        {others.length > 0 && (
          <section className={styles.section}>
            <h2>{copy.others}</h2>
            <ul className={styles.tallies}>
              {others.map(({ part, work }) => (
                <li key={part}>
                  <Card>
                    <Link to={places[part].list} className={styles.tally}>
                      {copy.tally(copy.parts[part], copy.count(work.count, work.more))}
                    </Link>
                    <Since work={work} />
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

function Since({ work: { oldest, legal_day: legalDay } }: { work: TodayWaitingFragment }) {
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
