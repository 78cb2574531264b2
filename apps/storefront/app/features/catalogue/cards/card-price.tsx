import { cents } from '@nuancier/domain/money.ts';
import { conditionOf } from '../../../backend/viewer/conditions.ts';
import type { ConditionsState } from '../../../backend/viewer/conditions.ts';
import { pricingCopy } from '../../pricing/copy.ts';
import { PersonalPriceTag } from '../../pricing/personal-price-tag.tsx';
import { personalPrice } from '../../pricing/personal-price.ts';
import type { PackPrice } from '../../pricing/personal-price.ts';
import { tintedPrice } from '../../pricing/tinted-price.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import styles from './card-offer.module.css';
import { shownPack } from './product-facts.ts';
import { ProductPrice } from './product-price.tsx';
import { pricedSku } from './card-product.ts';
import type { CardProduct } from './card-product.ts';

type Props = {
  product: CardProduct;
  view: PriceView;
  state: ConditionsState;
  size: 'small' | 'normal';
};

/** Public price for visitors; customers see their own or none. */
export function CardPrice({ product, view, state, size }: Props) {
  if (view.taxLabel === 'TTC' || !view.canViewPrice)
    return <ProductPrice range={product.price_range} view={view} size={size} told={shownPack(product)} />;
  if (state.kind === 'waiting') return null;
  if (state.kind !== 'known') return <p className={styles.note}>{pricingCopy.unavailable}</p>;
  const condition = conditionOf(state, pricedSku(product));
  const price = condition && inTint(personalPrice(condition, view), product);
  if (!price) return <p className={styles.note}>{pricingCopy.onRequest}</p>;
  return (
    <PersonalPriceTag
      price={price}
      from={condition.startsFrom}
      pack={product.meant?.conditioning ?? condition.packagingMeasureUnit}
      size={size}
    />
  );
}

function inTint(price: PackPrice | null, { meant, pricing_unit: unit }: CardProduct): PackPrice | null {
  const tint = meant?.tint_supplement?.value;
  if (!price || !meant || tint == null) return price;
  return tintedPrice(price, cents(Math.round(tint * 100)), { quantity: meant.quantity, unit: unit ?? '' });
}
