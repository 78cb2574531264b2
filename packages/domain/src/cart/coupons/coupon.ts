// Whether a coupon is good for a cart, and what it takes off which line.
import { cents, shareOf, sumOf } from '../../money.ts';
import type { Cents } from '../../money.ts';
import { accept, refuse } from '../../refusal.ts';
import type { Verdict } from '../../refusal.ts';
import { spreadAmount } from './spread-amount.ts';

export type Coupon = {
  code: string;
  label: string;
  kind: 'percent' | 'fixed_ht';
  /** hundredths of a percent, or cents before tax */
  value: number;
  minHt: Cents;
  /** price groups it is good for; none: all */
  groups: readonly string[];
  /** French days, both included */
  validFrom: string | null;
  validTo: string | null;
  usageLimit: number | null;
  used: number;
  perCustomer: number | null;
  /** by the cart's owner */
  ownUses: number;
  /** only for customers without an order */
  firstOrder: boolean;
  /** whether the cart's owner has ordered before */
  hasOrdered: boolean;
  /** by the shop's own people, whatever its days say */
  isSwitchedOff: boolean;
  /** one buyer's own, and that is not the cart's owner */
  isOthers: boolean;
  /** of one that credits a tester */
  credit: Credit | null;
};

export type Credit = {
  /** how the tester's order stands */
  standing: 'settled' | 'awaited' | 'void';
  /** a code or a colour: only what is made in it */
  tint: string;
  /** the product of the samples themselves, which it is not for */
  testerSku: string;
};

export type CouponRefusal =
  | 'SWITCHED_OFF'
  | 'NOT_YET'
  | 'EXPIRED'
  | 'USED_UP'
  | 'OWN_LIMIT'
  | 'NOT_FIRST_ORDER'
  | 'UNDER_MINIMUM'
  | 'NO_GOODS'
  | 'NOT_YOURS'
  | 'TESTER_CANCELLED'
  | 'TESTER_UNPAID'
  | 'TESTER_SPENT'
  | 'TESTER_SPENT_BY_COLLEAGUE'
  | 'NO_TIN';

export type CouponRow = {
  rowHt: Cents;
  priceGroup: string;
  productSku: string;
  /** its code or its colour; none for what is not tinted */
  tint: string | null;
};

/** The share of each row, in their order. */
export function couponShares(
  coupon: Coupon,
  rows: readonly CouponRow[],
  day: string,
): Verdict<Cents[], CouponRefusal> {
  // First: of another's coupon nothing else is told.
  if (coupon.isOthers) return refuse('NOT_YOURS');
  if (coupon.credit?.standing === 'void') return refuse('TESTER_CANCELLED');
  if (coupon.credit?.standing === 'awaited') return refuse('TESTER_UNPAID');
  if (coupon.isSwitchedOff) return refuse('SWITCHED_OFF');
  if (coupon.validFrom !== null && day < coupon.validFrom) return refuse('NOT_YET');
  if (coupon.validTo !== null && day > coupon.validTo) return refuse('EXPIRED');
  const spent = spentRefusal(coupon);
  if (spent !== null) return refuse(spent);
  const bases = rows.map((row) => (isFor(coupon, row) ? row.rowHt : cents(0)));
  const goods = sumOf(bases);
  if (goods === 0) return refuse(coupon.credit === null ? 'NO_GOODS' : 'NO_TIN');
  if (goods < coupon.minHt) return refuse('UNDER_MINIMUM');
  return accept(spreadAmount(amountOff(coupon, goods), bases));
}

/** A credit is a buyer’s or a company’s own: whose press spent it may be told to who gets this far. */
function spentRefusal(coupon: Coupon): CouponRefusal | null {
  const { credit, usageLimit, used, ownUses } = coupon;
  const isUsedUp = usageLimit !== null && used >= usageLimit;
  if (credit !== null && (isUsedUp || isSpent(coupon)))
    return ownUses > 0 ? 'TESTER_SPENT' : 'TESTER_SPENT_BY_COLLEAGUE';
  if (isUsedUp) return 'USED_UP';
  if (!isSpent(coupon)) return null;
  return coupon.firstOrder && coupon.hasOrdered ? 'NOT_FIRST_ORDER' : 'OWN_LIMIT';
}

function amountOff({ kind, value }: Coupon, goods: Cents): Cents {
  return kind === 'percent' ? shareOf(goods, value) : cents(Math.min(value, goods));
}

/** The cart's owner has used it as often as allowed, or it is for first orders only and this is not one. */
export function isSpent({ perCustomer, ownUses, firstOrder, hasOrdered }: Coupon): boolean {
  if (firstOrder && (hasOrdered || ownUses > 0)) return true;
  return perCustomer !== null && ownUses >= perCustomer;
}

function isFor({ groups, credit }: Coupon, { priceGroup, productSku, tint }: CouponRow): boolean {
  if (credit !== null && (tint !== credit.tint || productSku === credit.testerSku)) return false;
  return groups.length === 0 || groups.includes(priceGroup);
}
