import { Conditioned } from '../../pricing/conditioned.tsx';
import { conditionOf } from '../../../backend/viewer/conditions.ts';
import type { PageConditions } from '../../../backend/viewer/conditions.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import { ProductPicture } from './product-picture.tsx';
import { pricedSku } from './card-product.ts';
import type { CardProduct } from './card-product.ts';

type Props = {
  product: CardProduct;
  priceView: PriceView;
  conditions: PageConditions;
  shape: 'card' | 'row';
  eager: boolean;
  className: string | undefined;
};

/** The pack of the price shown: the cheapest public one, or the viewer's own. */
export function CardPicture({ product, priceView, conditions, ...drawn }: Props) {
  const told = product.told_article?.thumbnail ?? product.thumbnail;
  return (
    <Conditioned conditions={conditions}>
      {(state) => {
        const own =
          priceView.taxLabel === 'HT' && !product.meant ? conditionOf(state, pricedSku(product)) : null;
        return (
          <ProductPicture thumbnail={own?.thumbnail ?? told} beneath={product.meant?.beneath} {...drawn} />
        );
      }}
    </Conditioned>
  );
}
