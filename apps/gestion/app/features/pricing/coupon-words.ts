import { formatAmount, formatNumber } from '@nuancier/ui/text/format.ts';
import type { CouponFactsFragment } from '../../../generated/documents.ts';
import { dayWords } from './campaign-words.ts';
import { couponsCopy as copy } from './coupons-copy.ts';

export function couponValue({ kind, value }: Pick<CouponFactsFragment, 'kind' | 'value'>): string {
  return kind === 'percent'
    ? copy.percent(formatNumber(value / 100))
    : copy.amount(formatAmount(value / 100));
}

export function couponDays({
  valid_from: from,
  valid_to: to,
}: Pick<CouponFactsFragment, 'valid_from' | 'valid_to'>): string {
  if (from === null) return to === null ? copy.always : copy.until(dayWords(to));
  return to === null ? copy.from(dayWords(from)) : copy.between(dayWords(from), dayWords(to));
}

export function couponConditions(coupon: CouponFactsFragment): string {
  const { min_ht_cents: minimum, per_customer: perCustomer, price_groups: groups } = coupon;
  const said = [
    minimum > 0 ? copy.minimum(formatAmount(minimum / 100)) : null,
    perCustomer === null ? null : copy.perCustomer(perCustomer),
    coupon.first_order ? copy.firstOrder : null,
    groups.length === 0 ? null : copy.groups(groups.map(({ label }) => label).join(', ')),
  ].filter((words) => words !== null);
  return said.length === 0 ? copy.noCondition : said.join(' · ');
}

export function couponUses({ used, usage_limit: limit }: CouponFactsFragment): string {
  return copy.used(formatNumber(used), limit === null ? null : formatNumber(limit));
}
