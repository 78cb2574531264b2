import { lazy } from 'react';
import type { ListingMode } from '@nuancier/domain/search/listing/listing-terms.ts';
import type { PackRowsFragment } from '../../../../../generated/documents.ts';
import type { PageConditions } from '../../../../backend/viewer/conditions.ts';
import type { PriceView } from '../../../../backend/viewer/price-view.ts';
import { useMinimumPending } from '@nuancier/ui/pieces/waiting/use-minimum-pending.ts';
import type { CardProduct } from '../../cards/card-product.ts';
import { ProductCard } from '../../cards/product-card.tsx';
import './product-row.module.css';
import { AdviceTile } from './advice-tile.tsx';
import './pack-list.module.css';
import styles from './product-results.module.css';

// Loaded when the list view is chosen; its style sheets, named above, come with the page. No Suspense boundary:
// without script the list must be in the page itself.
const ProductRow = lazy(async () => ({ default: (await import('./product-row.tsx')).ProductRow }));

type Props = {
  items: readonly (CardProduct & Partial<PackRowsFragment>)[];
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
            {mode === 'list' ? (
              <ProductRow {...shown} matrix={product.configuration} />
            ) : (
              <ProductCard {...shown} />
            )}
          </li>
        );
      })}
      {mode === 'grid' && <AdviceTile beside={items.length} />}
    </ul>
  );
}
