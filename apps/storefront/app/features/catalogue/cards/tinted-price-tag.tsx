import { cents } from '@nuancier/domain/money.ts';
import type { ComponentProps } from 'react';
import { PersonalPriceTag } from '../../pricing/personal-price-tag.tsx';
import type { MeantArticle } from './card-product.ts';
import { tintedPrice } from '../../pricing/tinted-price.ts';

type Props = ComponentProps<typeof PersonalPriceTag> & { meant: MeantArticle; unit: string };

/** The viewer's own price of the article meant, in its tint. */
export function TintedPriceTag({ price, meant, unit, ...shown }: Props) {
  const tint = cents(Math.round((meant.tint_supplement?.value ?? 0) * 100));
  return <PersonalPriceTag {...shown} price={tintedPrice(price, tint, { quantity: meant.quantity, unit })} />;
}
