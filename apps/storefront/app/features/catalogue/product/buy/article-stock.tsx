import { conditionOf } from '../../../../backend/viewer/conditions.ts';
import type { ConditionsState } from '../../../../backend/viewer/conditions.ts';
import { useFrame } from '../../../site/use-frame.ts';
import { deliveryAnywhereWords } from '../../../stock/stock-words.ts';
import { useArrival } from '../../../stock/use-arrival.ts';
import { useDeliveryAnywhere } from '../../../stock/use-delivery-anywhere.ts';
import { ViewerStock } from '../../../stock/viewer-stock.tsx';
import { FindStoreButton } from '../../../stores/find-store-button.tsx';
import styles from './buy-box.module.css';
import { productCopy } from '../copy.ts';

type Props = {
  /** The article that is decided; null while there is a choice left. */
  sku: string | null;
  quantity: number;
  state: ConditionsState;
  /** When the stock was asked for. */
  at: string;
};

/** Whether the viewer's store has so many of the article, from when, and the way to another store. */
export function ArticleStock({ sku, quantity, state, at }: Props) {
  const { currentShop } = useFrame();
  const condition = conditionOf(state, sku);
  const arrival = useArrival(condition?.stocks[0], quantity, at);
  const anywhere = useDeliveryAnywhere(condition?.deliverableAnywhere, quantity, at);
  const decided = state.kind === 'known' && sku !== null;
  return (
    <div className={styles.stock}>
      {decided && condition?.active !== true && <p>{productCopy.notOrderable}</p>}
      {(decided || currentShop === null) && (
        <ViewerStock stock={condition?.stocks[0]} quantity={quantity} arrival={arrival} size="full" />
      )}
      {anywhere !== null && <p>{deliveryAnywhereWords(anywhere)}</p>}
      {currentShop && (
        <p className={styles.store}>
          <span>{currentShop.name}</span>
          <FindStoreButton look="quiet" size="small">
            {productCopy.changeStore}
          </FindStoreButton>
        </p>
      )}
    </div>
  );
}
