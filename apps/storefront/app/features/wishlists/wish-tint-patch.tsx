import { tintName } from '@nuancier/domain/catalogue/articles/article-name.ts';
import type { WishlistItemFragment } from '../../../generated/documents.ts';
import styles from './wishlists.module.css';

/** A patch of the tint and its name. */
export function WishTintPatch({ tint }: { tint: NonNullable<WishlistItemFragment['tint']> }) {
  const { customColorExa: hex, code, name, customerColorLabel: label } = tint;
  return (
    <span className={styles.tint}>
      <span aria-hidden="true" className={styles.patch} style={{ backgroundColor: hex }} />
      {tintName({ hex, code, name, label })}
    </span>
  );
}
