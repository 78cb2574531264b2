import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ordersCopy } from './copy.ts';
import styles from './order-pages.module.css';
import { orderSearchQuery } from './read-order-search.ts';
import type { OrderSearch } from './read-order-search.ts';

type Props = { search: OrderSearch; current: number; total: number };

export function OrderPages({ search, current, total }: Props) {
  if (total <= 1) return null;
  const to = (page: number) => paths['customer-order-history']() + orderSearchQuery(search, page);
  return (
    <nav aria-label={ordersCopy.pages} className={styles['pages']}>
      {current > 1 && (
        <ButtonLink
          to={to(current - 1)}
          rel="prev"
          look="secondary"
          size="small"
          aria-label={ordersCopy.previous}
        >
          <ChevronLeft aria-hidden="true" size={20} />
        </ButtonLink>
      )}
      <span aria-current="page">{ordersCopy.pageOf(current, total)}</span>
      {current < total && (
        <ButtonLink
          to={to(current + 1)}
          rel="next"
          look="secondary"
          size="small"
          aria-label={ordersCopy.next}
        >
          <ChevronRight aria-hidden="true" size={20} />
        </ButtonLink>
      )}
    </nav>
  );
}
