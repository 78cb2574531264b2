// How far below the customer's own price a quotation may go, by who writes it. The shop knows no cost: the customer's
// price is the only measure there is.
import { cents, shareOf } from '../money.ts';
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
