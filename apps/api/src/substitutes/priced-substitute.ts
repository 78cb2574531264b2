// What the customer of an order pays for an article today, and what it adds for its recycling: the cart's own reckoning.
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { imaginedCart } from '../cart/cart.ts';
import type { PricedLine } from '../cart/cart.ts';
import { customerById } from '../customers/customers.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { Order, OrderLineDraft } from '../orders/orders.ts';
import type { SubstitutesDeskContext } from './substitutes-context.ts';

export type PricedSubstitute = {
  article: Pick<
    OrderLineDraft,
    'articleSku' | 'parentSku' | 'name' | 'conditioning' | 'color' | 'pricingUnit' | 'taxRate'
  >;
  unitHt: number;
  /** of one pack, against `insteadOf`; nothing where that is no longer sold */
  ecoChangeHt: number;
};

/** Refused where it cannot be sold to that customer. */
export async function pricedSubstitute(
  db: DatabaseTransaction,
  { index, now }: Pick<SubstitutesDeskContext, 'index' | 'now'>,
  { customerId }: Order,
  { sku, insteadOf, packs }: { sku: string; insteadOf: string; packs: number },
): Promise<PricedSubstitute> {
  const { catalogue } = await index();
  const viewer: Viewer = (customerId === null ? null : await customerById(db, customerId, now())) ?? {
    kind: 'visitor',
  };
  const articles = [sku, insteadOf].map((one) => ({ sku: one, quantity: packs, tint: null }));
  const { places, reckoned } = await imaginedCart(db, { viewer, now: now(), catalogue }, articles);
  const [offered, ordered] = places.map((place) => ('at' in place ? reckoned.lines[place.at] : undefined));
  const [place] = places;
  if (offered === undefined)
    throw new Refusal(place !== undefined && 'refusal' in place ? place.refusal : 'NOT_SALABLE');
  const { line, facts, price, refusal }: PricedLine = offered;
  if (price === null || refusal !== null) throw new Refusal(refusal ?? 'NOT_SALABLE');
  return {
    article: {
      articleSku: line.articleSku,
      parentSku: line.parentSku,
      name: line.name,
      conditioning: facts?.condition.conditioning ?? null,
      color: facts?.condition.parts.color ?? null,
      pricingUnit: line.pricingUnit,
      taxRate: price.rate,
    },
    unitHt: price.unitHt,
    ecoChangeHt: ordered === undefined || ordered.price === null ? 0 : price.ecoHt - ordered.price.ecoHt,
  };
}
