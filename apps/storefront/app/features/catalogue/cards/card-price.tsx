import { lazy, Suspense } from 'react';
import { conditionOf } from '../../../backend/viewer/conditions.ts';
import type { ConditionsState } from '../../../backend/viewer/conditions.ts';
import { pricingCopy } from '../../pricing/copy.ts';
import { PersonalPriceTag } from '../../pricing/personal-price-tag.tsx';
import { personalPrice } from '../../pricing/personal-price.ts';
import type { PriceView } from '../../../backend/viewer/price-view.ts';
import styles from './card-offer.module.css';
import { shownPack } from './product-facts.ts';
import { ProductPrice } from './product-price.tsx';
import { pricedSku } from './card-product.ts';
import type { CardProduct } from './card-product.ts';

// Only signed-in buyers who look for a tint need the sum. The server has it at once: who reads without script would
// find no price on the first page.
const TintedPriceTag = import.meta.env.SSR
  ? (await import('./tinted-price-tag.tsx')).TintedPriceTag
  : lazy(async () => ({ default: (await import('./tinted-price-tag.tsx')).TintedPriceTag }));

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
  const price = condition && personalPrice(condition, view);
  if (!price) return <p className={styles.note}>{pricingCopy.onRequest}</p>;
  const { meant, pricing_unit: unit } = product;
  const shown = {
    price,
    from: condition.startsFrom,
    pack: meant?.conditioning ?? condition.packagingMeasureUnit,
    size,
  };
  if (meant?.tint_supplement?.value == null) return <PersonalPriceTag {...shown} />;
  return (
    <Suspense>
      <TintedPriceTag {...shown} meant={meant} unit={unit ?? ''} />
    </Suspense>
  );
}
