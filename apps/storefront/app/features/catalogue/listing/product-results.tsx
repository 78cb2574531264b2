import type { ListingMode } from '@nuancier/domain/search/listing-terms.ts';
import type { ProductCardFragment } from '../../../../generated/documents.ts';
import type { PageConditions } from '../../pricing/conditions.ts';
import type { PriceView } from '../../pricing/price-view.ts';
import { useMinimumPending } from '../../../ui/use-minimum-pending.ts';
import { ProductCard } from '../product-card.tsx';
import { ProductRow } from '../product-row.tsx';
import styles from './product-results.module.css';

type Props = {
  items: readonly ProductCardFragment[];
  mode: ListingMode;
  pending: boolean;
  priceView: PriceView;
  conditions: PageConditions;
  /** Further down a page: no picture is fetched at once. */
  belowTheFold?: boolean;
};

// The first row of a desktop, the first two of a phone.
const ABOVE_THE_FOLD = 4;

/** While others are on their way the products stay in place, faded: nothing jumps. */
export function ProductResults({ items, mode, pending, priceView, conditions, belowTheFold = false }: Props) {
  return (
    <ul className={styles[mode]} aria-busy={useMinimumPending(pending)}>
      {items.map((product, index) => {
        const shown = { product, priceView, conditions, eager: !belowTheFold && index < ABOVE_THE_FOLD };
        return (
          <li key={product.uid}>
            {mode === 'list' ? <ProductRow {...shown} /> : <ProductCard {...shown} />}
          </li>
        );
      })}
    </ul>
  );
}
