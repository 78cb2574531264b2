import { Link } from 'react-router';
import type { ShopOrdersQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import { ordersCopy } from './orders-copy.ts';
import styles from '../office/tabs.module.css';

type Counts = ShopOrdersQuery['shopOrders']['counts'];
type Tab = Counts[number]['tab'];
const TABS: readonly Tab[] = ['a_preparer', 'en_cours', 'pretes', 'en_retard', 'toutes'];

/** `search`: what stays of the address from tab to tab; while words are searched nothing is counted. */
export function OrderTabs({
  counts,
  current,
  search,
  isCounted = true,
}: {
  counts: Counts;
  current: Tab | null;
  search: string;
  /** false: what is searched narrows the tabs, and their counts do not know of it */
  isCounted?: boolean;
}) {
  return (
    <nav aria-label={ordersCopy.tabsLabel}>
      <ul className={styles.tabs}>
        {TABS.map((tab) => ({ tab, counted: counts.find((one) => one.tab === tab) })).map(
          ({ tab, counted }) => (
            <li key={tab}>
              <Link
                to={`${paths.orders()}?etat=${tab}${search}`}
                aria-current={tab === current ? 'page' : undefined}
              >
                {ordersCopy.tabs[tab]}{' '}
                {isCounted && counted !== undefined && (
                  <span className={styles.count}>{ordersCopy.count(counted.count, counted.more)}</span>
                )}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
