import { paths } from '../../paths.ts';
import { PageLinks } from '../../ui/page-links.tsx';
import { ordersCopy } from './copy.ts';
import { orderSearchQuery } from './read-order-search.ts';
import type { OrderSearch } from './read-order-search.ts';

type Props = { search: OrderSearch; current: number; total: number };

export function OrderPages({ search, current, total }: Props) {
  const to = (page: number) => paths['customer-order-history']() + orderSearchQuery(search, page);
  return <PageLinks label={ordersCopy.pages} current={current} total={total} to={to} />;
}
