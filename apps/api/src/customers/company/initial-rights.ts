import type { Rights, Role } from '@nuancier/domain/customers/rights/permissions.ts';

/** A head of company may do everything; what a private customer may do follows from being one. */
export function initialRights(role: Role | null): Rights {
  const heads = role === 'Dirigeant';
  return {
    is_view_price: true,
    is_view_order: heads,
    is_view_invoices: heads,
    is_view_quotations: heads,
    is_view_outstanding: heads,
    is_view_listing: heads,
    is_validate_order: heads,
    ceiling_validated_order_cents: 0,
    is_notification_order: heads,
    is_pay_cd: heads,
    is_pay_outstanding: heads,
  };
}
