import type { CouponTerms } from '@nuancier/domain/cart/coupons/coupon-faults.ts';
import type { Database } from '../../database/tables.ts';
import { upsertCounting, type Upserted } from '../../database/upsert-rows.ts';

export type CouponRow = CouponTerms & { label: string; price_groups: readonly string[] };

/** How often each was used stays as it is. */
export function upsertCoupons(db: Database, coupons: readonly CouponRow[]): Promise<Upserted> {
  return upsertCounting<CouponRow>(
    db,
    {
      table: 'coupon',
      key: ['code'],
      columns: {
        code: 'citext',
        label: 'text',
        kind: 'text',
        value: 'integer',
        min_ht_cents: 'integer',
        price_groups: 'text[]',
        valid_from: 'date',
        valid_to: 'date',
        usage_limit: 'integer',
        per_customer: 'integer',
        first_order: 'boolean',
      },
    },
    coupons,
  );
}
