import { flapLabel } from '@nuancier/domain/pricing/flap-label.ts';
import { conditionOf } from '../../../backend/viewer/conditions.ts';
import type { ConditionsState } from '../../../backend/viewer/conditions.ts';
import { FlapBadge } from '../../pricing/flap-badge.tsx';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { publicFlap } from '../../pricing/public-flap.ts';
import { useFrame } from '../../site/use-frame.ts';
import { pricedSku } from './card-product.ts';
import type { CardProduct } from './card-product.ts';

type Props = {
  product: CardProduct;
  view: PriceView;
  state: ConditionsState;
  className: string | undefined;
};

/** The badge belongs to the price shown: the customer's own, once that is known. */
export function CardFlap({ product, view, state, className }: Props) {
  const { site } = useFrame();
  const flap =
    view.taxLabel === 'TTC'
      ? publicFlap(product.price_range.minimum_price, product)
      : flapLabel(conditionOf(state, pricedSku(product)), product);
  return (
    flap && (
      <div className={className}>
        <FlapBadge flap={flap} destockLabel={site.label_destockage} />
      </div>
    )
  );
}
