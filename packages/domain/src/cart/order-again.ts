// What was bought before is wanted again, perhaps years later.
import type { ArticleOffer } from './cart-line.ts';

/** Another may take its place: it is sold no more, or not to this customer, or none is left to be had. */
export function isGone(offer: ArticleOffer | undefined): boolean {
  return offer === undefined || !offer.isSold || offer.most === 0;
}

/** Whose a site is: a company's, or a person's who has none. */
export function ownerOfRefs(owner: { companyId: number | null; customerId: number }): string {
  return owner.companyId === null ? `p${owner.customerId}` : `c${owner.companyId}`;
}

/**
 * The site a cart's goods were bought for before; `ref` '' when there are several. `lines`: those goods; null in a cart
 * from before they were kept.
 */
export type ProposedRef = { ref: string; owner: string; lines: readonly string[] | null };

/** With goods of another site in it the cart is for none of them. Goods of no known site change nothing. */
export function refWithGoods(
  known: ProposedRef | null,
  added: { ref: string | null; owner: string; lines: readonly string[] },
): ProposedRef | null {
  const { ref, owner } = added;
  const own = known?.owner === owner ? known : null;
  if (ref === null || ref === '') return own;
  if (own === null) return { ref, owner, lines: added.lines };
  const lines = own.lines && [...new Set([...own.lines, ...added.lines])];
  return { ref: own.ref === ref ? ref : '', owner, lines };
}

/** The site goes with the last of its goods. */
export function refOfRest(known: ProposedRef | null, rest: readonly { uid: string }[]): ProposedRef | null {
  if (known === null || rest.length === 0) return null;
  if (known.lines === null) return known;
  const left = new Set(rest.map(({ uid }) => uid));
  const lines = known.lines.filter((uid) => left.has(uid));
  return lines.length === 0 ? null : { ...known, lines };
}
