import type { ReactNode } from 'react';
import { classNames } from '@nuancier/ui/pieces/class-names.ts';
import { conditionOf } from '../../../backend/viewer/conditions.ts';
import type { ConditionsState } from '../../../backend/viewer/conditions.ts';
import { pricingCopy } from '../../pricing/copy.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { ViewerStock } from '../../stock/viewer-stock.tsx';
import styles from './card-offer.module.css';
import { CardPrice } from './card-price.tsx';
import { pricedSku } from './card-product.ts';
import type { CardProduct } from './card-product.ts';

type Props = {
  product: CardProduct;
  view: PriceView;
  state: ConditionsState;
  size?: 'small' | 'normal';
  /** In a row the badge is above the price. */
  flap?: ReactNode;
};

/** What a product costs this viewer and whether the viewer's store has it. Waiting takes the room of the answer. */
export function CardOffer({ product, view, state, size = 'normal', flap }: Props) {
  const condition = conditionOf(state, pricedSku(product));
  return (
    <div
      className={classNames(styles.offer, size === 'small' && styles.small)}
      data-personal={state.kind === 'public' ? undefined : ''}
    >
      <div>
        {flap}
        <CardPrice product={product} view={view} state={state} size={size} />
        {state.kind === 'waiting' && <p className={styles.note}>{pricingCopy.loading}</p>}
        {condition?.active === false && <p className={styles.note}>{pricingCopy.notOrderable}</p>}
      </div>
      {state.kind === 'known' && <ViewerStock stock={condition?.stocks[0]} quantity={1} />}
    </div>
  );
}
