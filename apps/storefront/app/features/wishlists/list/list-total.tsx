import { cents, euros, sumOf } from '@nuancier/domain/money.ts';
import type { WishlistItemFragment } from '../../../../generated/documents.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { amountText, bothOf } from '@nuancier/ui/text/amount-text.ts';
import { wishlistCopy } from '../copy.ts';
import styles from '../wishlists.module.css';

type Props = { items: readonly WishlistItemFragment[]; view: PriceView };

/** What all of it would cost today. */
export function ListTotal({ items, view }: Props) {
  const rows = items.flatMap(({ row_total_excluding_tax: row }) =>
    typeof row?.value === 'number' ? [cents(Math.round(row.value * 100))] : [],
  );
  if (rows.length === 0) return null;
  return (
    <p className={styles.total}>
      {wishlistCopy.listTotal} <strong>{amountText(view, bothOf(euros(sumOf(rows))))}</strong>
    </p>
  );
}
