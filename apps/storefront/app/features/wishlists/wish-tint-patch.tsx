import type { WishlistItemFragment } from '../../../generated/documents.ts';
import styles from './wishlists.module.css';

/** A patch of the tint and its name: the customer's own before the chart's. */
export function WishTintPatch({ tint }: { tint: NonNullable<WishlistItemFragment['tint']> }) {
  const charted = [tint.code, tint.name].filter(Boolean).join(' ');
  return (
    <span className={styles['tint']}>
      <span aria-hidden="true" className={styles['patch']} style={{ backgroundColor: tint.customColorExa }} />
      {tint.customerColorLabel || charted || tint.customColorExa}
    </span>
  );
}
