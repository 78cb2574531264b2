// How far below the customer's own price a line of a quotation may go, by who writes it. What goods cost is known of
// some articles only, and is not read here: so one measure holds for every line, and a floor tells nobody a cost.
import { basisPointsOff, cents, shareOf } from '../money.ts';
import type { Cents } from '../money.ts';

/** In hundredths of a percent of the customer's price; roles that write no quotation have none. */
const DISCOUNT_LIMITS = {
  commercial: 1_000,
  responsable: 2_000,
  proprietaire: 10_000,
} as const;
type Writer = keyof typeof DISCOUNT_LIMITS;

function isWriter(role: string): role is Writer {
  return Object.hasOwn(DISCOUNT_LIMITS, role);
}

/** In hundredths of a percent. */
export function discountLimit(role: string): number {
  return isWriter(role) ? DISCOUNT_LIMITS[role] : 0;
}

/** The lowest price that the role may write; the part of a cent goes to the customer. */
export function floorPrice(customerHt: Cents, role: string): Cents {
  return cents(customerHt - shareOf(customerHt, discountLimit(role)));
}

/** The customer's price less so many hundredths of a percent. */
export function discountedPrice(customerHt: Cents, basisPoints: number): Cents {
  return cents(customerHt - shareOf(customerHt, basisPoints));
}

/** Whole percents, then tenths: what is off by part of a cent is not told as 5,01 %. */
const ROUND = [100, 10];

/** The roundest discount, in hundredths of a percent, that makes this price of the customer's. */
export function discountTold(customerHt: Cents, unitHt: Cents): number {
  const exact = basisPointsOff(customerHt, unitHt);
  const round = ROUND.map((step) => Math.round(exact / step) * step);
  return round.find((points) => discountedPrice(customerHt, points) === unitHt) ?? exact;
}
