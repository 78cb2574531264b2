import { setQuantity } from '@nuancier/domain/cart/set-quantity.ts';
import type { SetRefusal } from '@nuancier/domain/cart/set-quantity.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import type { Facts } from '../totals/article-facts.ts';
import type { CartLine } from '../records/cart-record.ts';

const REFUSALS = {
  PRODUCT_NOT_FOUND: 'PRODUCT_NOT_FOUND',
  NOT_SALABLE: 'NOT_SALABLE',
  INSUFFICIENT_STOCK: 'INSUFFICIENT_STOCK',
  BAD_QUANTITY: 'PACK_COUNT',
  UNKNOWN_LINE: 'CART_ITEM_NOT_FOUND',
} as const satisfies Record<SetRefusal, RefusalCode>;

export type QuantityUpdate = { uid: string; quantity: number };

/** One after the other; the first that is refused stops them all. */
export function withQuantities(
  lines: readonly CartLine[],
  updates: readonly QuantityUpdate[],
  { articles }: Facts,
): readonly CartLine[] {
  return updates.reduce<readonly CartLine[]>((now, update) => {
    const verdict = setQuantity(now, update, (sku) => articles.get(sku)?.offer);
    if (!verdict.ok) throw new Refusal(REFUSALS[verdict.refusal]);
    return verdict.value;
  }, lines);
}
