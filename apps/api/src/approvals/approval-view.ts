import type {
  CartApproval,
  OrderWaitingForApproval,
  OrderWaitingForApprovalSummary,
} from '@nuancier/contract/api-types.ts';
import type { LineChange } from '@nuancier/domain/approvals/approved-lines.ts';
import { isPending } from '@nuancier/domain/approvals/approval-state.ts';
import { approvalReason, isBeyondBudget } from '@nuancier/domain/checkout/needs-approval.ts';
import { deliveryFee } from '@nuancier/domain/checkout/shipping-methods.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import type { Cart, CartView } from '../cart/cart.ts';
import type { ApprovalEventRecord } from './records/approval-events-store.ts';
import type { ApprovalRequest, ApprovalSummary, Person } from './records/approval-record.ts';
import { nameOf } from './news/approval-news.ts';
import type { RequestState, WaitingCart } from './approvals.ts';
import { buyerOf } from './asking/month-budget.ts';
import type { MonthBudget } from './asking/month-budget.ts';
import { changeView, eventView } from './history/record-view.ts';

/** The items are the cart's own view, which its own resolvers know how to answer. */
export type RequestView = Omit<OrderWaitingForApproval, 'items'> & {
  items: CartView['items'];
  /** only for deciders, while the request waits */
  waiting?: WaitingCart;
};

export function summaryView(summary: ApprovalSummary): OrderWaitingForApprovalSummary {
  return {
    id: summary.number,
    created_at: summary.requestedAt.toISOString(),
    customer_name: summary.customerName,
    total_quantity: summary.packs,
    total_excluding_tax: money(summary.totalHt),
  };
}

export type RequestFacts = {
  /** none once the request is treated, for then the cart is its owner's again */
  cart: CartView | null;
  changes: readonly LineChange[];
  waitingForApproval: boolean;
  history: readonly ApprovalEventRecord[];
  /** for deciders only */
  asker: { viewer: Customer; budget: MonthBudget | null } | null;
};

export function requestView(
  request: ApprovalRequest,
  { cart, changes, waitingForApproval, history, asker }: RequestFacts,
): RequestView {
  return {
    id: request.number,
    status: request.status,
    waiting_for_approval: waitingForApproval,
    created_at: request.requestedAt.toISOString(),
    customer_name: request.customerName,
    comment: request.comment,
    reason: request.reason,
    items: cart?.items ?? [],
    prices: cart?.prices ?? null,
    changes: changes.map(changeView),
    version: request.version,
    history: history.map(eventView),
    asker: asker && { ceiling: ceilingOf(asker.viewer), month: monthView(asker.budget) },
  };
}

/** What a delivery costs, and from which sum of goods on nothing. */
type Delivery = { feeHt: Cents; freeFromHt: Cents | null };

type Surroundings = { approver: Person | undefined; delivery: Delivery; budget: MonthBudget | null };

export function cartApprovalView(
  viewer: Customer,
  cart: Cart,
  { request, isCovered, waitingForApproval }: RequestState,
  { approver, delivery, budget }: Surroundings,
): CartApproval {
  const status = request?.status ?? null;
  const { goodsHt, total } = cart.totals;
  const buyer = buyerOf(viewer, budget);
  const reasonFor = (totalHt: Cents) => (isCovered ? null : approvalReason(buyer, totalHt));
  const reason = reasonFor(total.excluding);
  return {
    is_needed: reason !== null,
    reason,
    is_needed_if_delivered: reasonFor(cents(goodsHt + deliveryFee(goodsHt, delivery))) !== null,
    order_id: request?.number ?? null,
    requested_at: request?.requestedAt.toISOString() ?? null,
    waiting_for_approval: waitingForApproval,
    is_pending: status !== null && isPending({ status, waitingForApproval }),
    status,
    approver_name: approver === undefined ? null : nameOf(approver),
    ...limitsView(viewer, budget),
    is_beyond_month: !isCovered && isBeyondBudget(buyer, total.excluding),
  };
}

/** Amounts only for viewers who may see prices. */
export function limitsView(viewer: Customer, budget: MonthBudget | null) {
  if (!mayViewPrice(viewer)) return { ceiling: null, month: null };
  return { ceiling: ceilingOf(viewer), month: monthView(budget) };
}

function monthView(budget: MonthBudget | null) {
  if (budget === null) return null;
  return { budget: money(budget.limitCents), spent: money(budget.spentCents) };
}

function ceilingOf(customer: Customer) {
  const { mayValidate, ceilingCents } = buyerOf(customer, null);
  return money(mayValidate ? ceilingCents : 0);
}

function money(inCents: number): { value: number; currency: 'EUR' } {
  return { value: inCents / 100, currency: 'EUR' };
}
