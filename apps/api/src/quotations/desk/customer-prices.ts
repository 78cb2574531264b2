// What a quotation's customer pays for articles without it: the cart's own reckoning, for that person.
import type { Customer, Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { imaginedCart } from '../../cart/cart.ts';
import type { Imagined } from '../../cart/cart.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { customerById } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import type { RefusalCode } from '../../refusals/refusal.ts';
import type { WrittenLine } from './write-quotation-store.ts';

export type PricedArticle = Omit<WrittenLine, 'unitHt' | 'customerHt'> & { customerHt: number };

/** In the order asked; a refusal where it cannot be sold to that customer. */
export async function customerPrices(
  db: Database,
  { index, now }: { index: () => Promise<{ catalogue: Catalogue }>; now: () => Date },
  viewer: Viewer,
  articles: readonly Imagined[],
): Promise<(PricedArticle | { refusal: RefusalCode })[]> {
  if (articles.length === 0) return [];
  const { catalogue } = await index();
  const { places, reckoned } = await imaginedCart(db, { viewer, now: now(), catalogue }, articles);
  return places.map((place) => {
    if ('refusal' in place) return place;
    const one = reckoned.lines[place.at];
    if (one === undefined || one.price === null || one.refusal !== null)
      return { refusal: one?.refusal ?? 'NOT_SALABLE' };
    const { line, facts, price } = one;
    return {
      articleSku: line.articleSku,
      parentSku: line.parentSku,
      name: line.name,
      conditioning: facts?.condition.conditioning ?? null,
      // Of a tinted article the colour is its base, which is the counter's business.
      color: line.tint === null ? (facts?.condition.parts.color ?? null) : null,
      quantity: line.quantity,
      taxRate: price.rate,
      tint: line.tint,
      tintHt: price.tintHt,
      isFree: false,
      customerHt: price.unitHt,
    };
  });
}

/** Its prices are those of the account; whose account is closed pays what everybody pays. */
export async function readerOf(db: Database, customerId: number | null, now: Date): Promise<Viewer> {
  const customer: Customer | null = customerId === null ? null : await customerById(db, customerId, now);
  return customer ?? { kind: 'visitor' };
}
