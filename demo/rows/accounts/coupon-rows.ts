import coupons from '../../data/accounts/coupons.json' with { type: 'json' };
import { frenchProse } from '../../french-typography.ts';
import { addDays, BASE_DATE, daysFromBase } from '../../shift-dates.ts';
import type { FileLine } from '../file-line.ts';

/** Long enough ago to be clearly over. */
const EXPIRED_DAYS = 30;

export function couponRows(today: Date): FileLine[] {
  return coupons.map((coupon) => ({
    code: coupon.code,
    nom: frenchProse(coupon.label),
    ...reductionOf(coupon),
    minimum_ht: coupon.min_ht,
    groupes: coupon.groups,
    fin: coupon.expired ? addDays(BASE_DATE, daysFromBase(today) - EXPIRED_DAYS) : null,
    utilisations: coupon.usage_limit,
    par_client: coupon.per_customer,
    premiere_commande: coupon.first_order,
  }));
}

function reductionOf({ type, value }: { type: string; value: number }): FileLine {
  if (type === 'percent') return { remise: value };
  if (type === 'fixed_ht') return { montant_ht: value };
  throw new Error(`No coupon is of the type ${type}`);
}
