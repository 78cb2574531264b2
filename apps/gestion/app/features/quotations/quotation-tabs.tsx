import { Link } from 'react-router';
import type { ShopQuotationsQuery } from '../../../generated/documents.ts';
import { paths } from '../../addresses/paths.ts';
import styles from '../office/tabs.module.css';
import { quotationsCopy as copy } from './quotations-copy.ts';

type Counts = ShopQuotationsQuery['shopQuotations']['counts'];

type Props = {
  counts: Counts;
  current: Counts[number]['tab'];
  search: string;
  /** false: what is searched narrows the tabs, and their counts do not know of it */
  isCounted?: boolean;
};

/** `search`: what stays of the address from tab to tab. */
export function QuotationTabs({ counts, current, search, isCounted = true }: Props) {
  return (
    <nav aria-label={copy.tabsLabel}>
      <ul className={styles.tabs}>
        {counts.map(({ tab, count, more }) => (
          <li key={tab}>
            <Link
              to={`${paths.quotations()}?etat=${tab}${search}`}
              aria-current={tab === current ? 'page' : undefined}
            >
              {copy.tabs[tab]} {isCounted && <span className={styles.count}>{copy.count(count, more)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
