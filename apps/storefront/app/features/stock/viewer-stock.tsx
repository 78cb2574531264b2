import type { StockFacts } from '@nuancier/domain/stock/availability.ts';
import { shownStock } from '@nuancier/domain/stock/shown-stock.ts';
import { useFrame } from '../site/use-frame.ts';
import { FindStoreButton } from '../stores/find-store-button.tsx';
import { stockCopy } from './copy.ts';
import { StockIndicator } from './stock-indicator.tsx';
import type { ShownArrival } from './stock-indicator.tsx';
import styles from './stock-indicator.module.css';

type Props = {
  /** The stock of the viewer's store, if known. */
  stock: StockFacts | null | undefined;
  quantity: number;
  arrival?: ShownArrival | null | undefined;
  size?: 'compact' | 'full';
};

/** An article's stock for this viewer: that of its store, or an invitation to choose one. */
export function ViewerStock({ stock, quantity, arrival, size = 'compact' }: Props) {
  const { viewer, currentShop } = useFrame();
  const signedIn = viewer.kind !== 'signed-out';
  const shown = shownStock({ signedIn, shopCode: currentShop?.code ?? null, stock });
  switch (shown.kind) {
    case 'nothing':
      return null;
    case 'choose-store':
      return (
        <p className={styles.choose}>
          <FindStoreButton look="quiet" size="small">
            {stockCopy.chooseStore}
          </FindStoreButton>
        </p>
      );
    case 'told':
      return (
        <StockIndicator
          stock={shown.stock}
          quantity={quantity}
          arrival={arrival}
          storeName={currentShop?.name}
          size={size}
        />
      );
  }
}
