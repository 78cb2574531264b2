import type { CouponRow } from '@nuancier/api/cart/coupons/coupon-import-store.ts';
import coupons from '../../data/accounts/coupons.json' with { type: 'json' };
import { frenchProse } from '../../french-typography.ts';
import { addDays, BASE_DATE, daysFromBase } from '../../shift-dates.ts';

/** Long enough ago to be clearly over. */
const EXPIRED_DAYS = 30;

export function couponRows(today: Date): CouponRow[] {
  return coupons.map((coupon) => ({
    code: coupon.code,
    label: frenchProse(coupon.label),
    kind: kindOf(coupon.type),
    // Both are hundredths: of a percent, of a euro.
    value: Math.round(coupon.value * 100),
    min_ht_cents: Math.round((coupon.min_ht ?? 0) * 100),
    price_groups: coupon.groups ?? [],
    valid_from: null,
    valid_to: coupon.expired ? addDays(BASE_DATE, daysFromBase(today) - EXPIRED_DAYS) : null,
    usage_limit: coupon.usage_limit ?? null,
    per_customer: coupon.per_customer ?? null,
    first_order: coupon.first_order ?? false,
  }));
}

function kindOf(type: string): CouponRow['kind'] {
  if (type === 'percent' || type === 'fixed_ht') return type;
  throw new Error(`No coupon is of the type ${type}`);
}
