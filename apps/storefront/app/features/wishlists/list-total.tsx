import { cents, euros, sumOf } from '@nuancier/domain/money.ts';
import type { WishlistItemFragment } from '../../../generated/documents.ts';
import { formatAmount } from '../../format.ts';
import { wishlistCopy } from './copy.ts';
import styles from './wishlists.module.css';

/** What all of it would cost today. */
export function ListTotal({ items }: { items: readonly WishlistItemFragment[] }) {
  const rows = items.flatMap(({ row_total_excluding_tax: row }) =>
    typeof row?.value === 'number' ? [cents(Math.round(row.value * 100))] : [],
  );
  if (rows.length === 0) return null;
  return (
    <p className={styles['total']}>
      {wishlistCopy.listTotal} <strong>{formatAmount(euros(sumOf(rows)))}</strong>
    </p>
  );
}
