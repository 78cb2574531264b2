import { cents } from '../money.ts';
import type { Cents } from '../money.ts';

/** Before tax: one pack in cents; a litre, kilogram, metre or piece in ten-thousandths of a euro. */
export type PackPrice = { packHt: Cents; unitHt: number };

/** What a price list says of an article: a share off the public price, in hundredths of a percent, or a price. */
export type ListTerms = { kind: 'percent'; basisPoints: number } | { kind: 'price'; price: PackPrice };

/** A customer's price is never above the public one. */
export function listPrice(publicPrice: PackPrice, terms: ListTerms | null): PackPrice {
  if (terms === null) return publicPrice;
  const own = terms.kind === 'price' ? terms.price : lessPercent(publicPrice, terms.basisPoints);
  return lower(publicPrice, own);
}

export function lessPercent({ packHt, unitHt }: PackPrice, basisPoints: number): PackPrice {
  return { packHt: cents(lessShare(packHt, basisPoints)), unitHt: lessShare(unitHt, basisPoints) };
}

/** The first when they cost the same. */
export function lower(one: PackPrice, other: PackPrice): PackPrice {
  return other.packHt < one.packHt ? other : one;
}

/** Half a unit goes up. */
function lessShare(amount: number, basisPoints: number): number {
  return Math.floor((amount * (10_000 - basisPoints) + 5_000) / 10_000);
}
