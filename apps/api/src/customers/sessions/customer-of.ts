import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { AccountRecord } from './sessions-store.ts';

/** Who an account is, as every operation asks. */
export function customerOf(record: AccountRecord): Customer {
  const {
    customer_id,
    company_id,
    role,
    is_proven,
    price_list,
    shop_code,
    own_shop_code,
    representative_id,
    staff_id,
    ...rest
  } = record;
  const { ceiling_validated_order_cents, approves_orders, monthly_budget_cents: budget, ...flags } = rest;
  return {
    kind: 'customer',
    customerId: customer_id,
    companyId: company_id,
    role,
    rights: { ...flags, ceiling_validated_order_cents: Number(ceiling_validated_order_cents) },
    isProven: is_proven,
    priceList: price_list,
    shopCode: shop_code,
    ownShopCode: own_shop_code,
    representativeId: representative_id,
    staffId: staff_id,
    approvesOrders: approves_orders,
    monthlyBudgetCents: budget === null ? null : Number(budget),
  };
}
