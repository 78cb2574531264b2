import { showsStock } from '@nuancier/domain/stock/shows-stock.ts';
import { promisedPickup } from '@nuancier/domain/stores/pickup-promise.ts';
import { conditionOf } from '../../pricing/conditions.ts';
import type { ConditionsState } from '../../pricing/conditions.ts';
import type { PriceView } from '../../pricing/price-view.ts';
import { useFrame } from '../../site/use-frame.ts';
import { StockIndicator } from '../../stock/stock-indicator.tsx';
import styles from './buy-box.module.css';
import { productCopy } from './copy.ts';
import { FindStoreButton } from './find-store-button.tsx';

type Props = {
  /** The article that is decided; null while there is a choice left. */
  sku: string | null;
  quantity: number;
  view: PriceView;
  state: ConditionsState;
  /** When the stock was asked for. */
  at: string;
};

/** Whether the viewer's store has so many of the article, from when, and the way to another store. */
export function ArticleStock({ sku, quantity, view, state, at }: Props) {
  const { currentShop, layout } = useFrame();
  const store = layout.getCurrentShop?.store ?? null;
  if (!showsStock({ signedIn: view.taxLabel === 'HT', shopCode: currentShop?.code ?? null })) return null;
  const condition = conditionOf(state, sku);
  return (
    <div className={styles['stock']}>
      {state.kind === 'known' && sku !== null && (
        <>
          {condition?.active !== true && <p>{productCopy.notOrderable}</p>}
          <StockIndicator
            stock={condition?.stocks[0]}
            quantity={quantity}
            promise={store ? promisedPickup(store, new Date(at))?.toISOString() : undefined}
            storeName={currentShop?.name}
          />
        </>
      )}
      <p className={styles['store']}>
        {currentShop && <span>{currentShop.name}</span>}
        <FindStoreButton look="quiet" size="small">
          {currentShop ? productCopy.changeStore : productCopy.chooseStore}
        </FindStoreButton>
      </p>
    </div>
  );
}
