import type { CartLineFragment, CompatibleProductFragment } from '../../../generated/documents.ts';
import type { PriceView } from '../../backend/viewer/price-view.ts';
import { amountText, bothOf } from '@nuancier/ui/text/amount-text.ts';
import type { AddedArticle } from './cart-answer.ts';
import type { CartArticle } from './cart-article.ts';
import { lineTint } from './line-tint.ts';

const USUAL_TYPE = 'Peintures pro';

/** The quantity added now: the line may contain more from before. */
export function addedArticle(
  { sku, quantity, tint }: CartArticle,
  lines: readonly CartLineFragment[],
  view: PriceView,
  compatible: readonly CompatibleProductFragment[],
): AddedArticle {
  const line = lines.find((one) => one.sku === sku && isTinted(one, tint?.hex ?? null));
  return {
    sku,
    name: line?.name ?? sku,
    quantity,
    type: line?.product.product_type ?? USUAL_TYPE,
    color: line?.color ?? null,
    tint: line ? lineTint(line) : null,
    conditioning: line?.conditioning ?? null,
    picture: line?.thumbnail?.url ?? null,
    total: line ? totalOf(line, quantity, view) : null,
    compatible,
  };
}

function isTinted({ tint }: CartLineFragment, hex: string | null): boolean {
  return (tint?.customColorExa.toUpperCase() ?? null) === (hex?.toUpperCase() ?? null);
}

function totalOf({ prices }: CartLineFragment, quantity: number, view: PriceView): AddedArticle['total'] {
  if (!view.canViewPrice || prices === null) return null;
  const unit = prices.unit_price_excluding_tax.value;
  if (unit === null) return null;
  return amountText(view, bothOf((Math.round(unit * 100) * quantity) / 100));
}
