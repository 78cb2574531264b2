import type {
  CartApproval,
  OrderWaitingForApproval,
  OrderWaitingForApprovalSummary,
} from '@nuancier/contract/api-types.ts';
import type { LineChange } from '@nuancier/domain/approvals/approved-lines.ts';
import { isPending } from '@nuancier/domain/approvals/approval-state.ts';
import { needsApproval } from '@nuancier/domain/checkout/needs-approval.ts';
import { mayViewPrice } from '@nuancier/domain/customers/permissions.ts';
import type { Customer } from '@nuancier/domain/customers/permissions.ts';
import type { Cart, CartView } from '../cart/cart.ts';
import type { ApprovalRequest, ApprovalSummary, Person } from './approval-record.ts';
import { nameOf } from './approval-news.ts';
import type { Stand } from './approvals.ts';

/** The items are the cart's own view, which its own resolvers know how to answer. */
export type RequestView = Omit<OrderWaitingForApproval, 'items'> & { items: CartView['items'] };

export function summaryView(summary: ApprovalSummary): OrderWaitingForApprovalSummary {
  return {
    id: summary.number,
    created_at: summary.requestedAt.toISOString(),
    customer_name: summary.customerName,
    total_quantity: summary.packs,
    total_excluding_tax: money(summary.totalHt),
  };
}

/** `cart`: none once the request is treated, for then the cart is its owner's again. */
export function requestView(
  request: ApprovalRequest,
  cart: CartView | null,
  changes: readonly LineChange[],
): RequestView {
  return {
    id: request.number,
    status: request.status,
    waiting_for_approval: request.status !== 'rejected' && request.orderNumber === null,
    created_at: request.requestedAt.toISOString(),
    customer_name: request.customerName,
    comment: request.comment,
    reason: request.reason,
    items: cart?.items ?? [],
    prices: cart?.prices ?? null,
    changes: changes.map(({ name, from, to }) => ({ name, quantity_asked: from, quantity: to })),
  };
}

export function cartApprovalView(
  viewer: Customer,
  cart: Cart,
  { request, isCovered, waitingForApproval }: Stand,
  approver: Person | undefined,
): CartApproval {
  const { is_validate_order: mayValidate, ceiling_validated_order_cents: ceilingCents } = viewer.rights;
  const status = request?.status ?? null;
  const buyer = { isSubaccount: true, mayValidate, ceilingCents };
  return {
    is_needed: !isCovered && needsApproval(buyer, cart.totals.total.excluding),
    is_pending: status !== null && isPending({ status, waitingForApproval }),
    status,
    approver_name: approver === undefined ? null : nameOf(approver),
    ceiling: mayViewPrice(viewer) ? money(mayValidate ? ceilingCents : 0) : null,
  };
}

function money(cents: number): { value: number; currency: 'EUR' } {
  return { value: cents / 100, currency: 'EUR' };
}
