// What is wrong with a coupon as a merchant's file gives it.

export type CouponTerms = {
  code: string;
  kind: 'percent' | 'fixed_ht';
  /** hundredths of a percent, or cents before tax */
  value: number;
  min_ht_cents: number;
  valid_from: string | null;
  valid_to: string | null;
  usage_limit: number | null;
  per_customer: number | null;
  first_order: boolean;
};

export const LONGEST_COUPON_LABEL = 120;

/** Customers type it as they like; it is kept and shown in capitals. */
export function couponCode(typed: string): string {
  return typed.trim().toUpperCase();
}

export type CouponFault = 'bad-code' | 'bad-value' | 'bad-minimum' | 'bad-days' | 'bad-limit';

const CODE = /^[A-Za-z0-9_-]{2,32}$/;
const WHOLE = 10_000;

export function couponFaults(coupon: CouponTerms): CouponFault[] {
  const checks: [CouponFault, boolean][] = [
    ['bad-code', CODE.test(coupon.code)],
    ['bad-value', isCount(coupon.value, 1) && (coupon.kind === 'fixed_ht' || coupon.value <= WHOLE)],
    ['bad-minimum', isCount(coupon.min_ht_cents, 0)],
    ['bad-days', inOrder(coupon.valid_from, coupon.valid_to)],
    ['bad-limit', isLimit(coupon.usage_limit) && isLimit(coupon.per_customer)],
  ];
  return checks.filter(([, isRight]) => !isRight).map(([fault]) => fault);
}

function isCount(value: number, least: number): boolean {
  return Number.isInteger(value) && value >= least && value <= 2_000_000_000;
}

function isLimit(limit: number | null): boolean {
  return limit === null || isCount(limit, 1);
}

function inOrder(from: string | null, to: string | null): boolean {
  return from === null || to === null || from <= to;
}
