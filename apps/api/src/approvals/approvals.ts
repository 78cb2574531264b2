// The door of the approvals capability: what the checkout asks of it.
import { countLines, isSame, staysWithin } from '@nuancier/domain/approvals/approved-lines.ts';
import type { Customer, Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { Cart } from '../cart/cart.ts';
import type { Database, DatabaseTransaction } from '../database/tables.ts';
import { insertEvent } from './records/approval-events-store.ts';
import { selectApprovalLines } from './records/approval-lines-store.ts';
import type { ApprovalRequest } from './records/approval-record.ts';
import { selectLastRequest, updateOrderNumber } from './records/approvals-store.ts';
import { deleteMessage } from './records/messages-store.ts';

export { moveCustomerInApprovals } from './approvals-merging-store.ts';
export { eraseCustomerInApprovals, personalDataInApprovals } from './approvals-privacy-store.ts';

export { approve } from './deciding/approve-request.ts';
export { lockedBudgetLeft } from './asking/month-budget.ts';
export { notifyOrdered } from './deciding/notify-ordered.ts';

export type WaitingCart = { asker: Customer; cart: Cart };

/** Approved, and not grown since. Only sub-accounts need approval: others cause no query. */
export async function isApproved(db: Database, viewer: Viewer, cart: Cart): Promise<boolean> {
  return isAsker(viewer, cart) && (await requestStateOf(db, cart)).isCovered;
}

/** Once the order is placed, messages about the request are obsolete. */
export async function noteOrdered(
  db: DatabaseTransaction,
  viewer: Viewer,
  cart: Cart,
  { orderNumber, by, now }: { orderNumber: string; by: number | null; now: Date },
): Promise<void> {
  if (!isAsker(viewer, cart)) return;
  const { id: cartId } = cart.cart;
  const requestId = await updateOrderNumber(db, cartId, orderNumber);
  const event = { kind: 'ordered', by, words: orderNumber, now } as const;
  if (requestId !== undefined) await insertEvent(db, { requestId, ...event });
  await deleteMessage(db, viewer.customerId, cartId);
}

export type RequestState = {
  request: ApprovalRequest | undefined;
  /** may be ordered without asking again */
  isCovered: boolean;
  /** the specification's flag: falls when the order is placed or the cart changed */
  waitingForApproval: boolean;
};

/** State of the cart's last request, compared with the current lines. */
export async function requestStateOf(
  db: Database,
  { cart, lines }: Pick<Cart, 'cart' | 'lines'>,
): Promise<RequestState> {
  const request = await selectLastRequest(db, cart.id);
  if (request?.status !== 'approved')
    return { request, isCovered: false, waitingForApproval: request?.status === 'waiting_for_approval' };
  const { granted } = await selectApprovalLines(db, request.id);
  const now = countLines(lines.map(({ line }) => line));
  return {
    request,
    isCovered: staysWithin(granted, now),
    waitingForApproval: request.orderNumber === null && isSame(granted, now),
  };
}

export function isAsker(viewer: Viewer, { cart }: Pick<Cart, 'cart'>): viewer is Customer {
  return viewer.kind === 'customer' && viewer.role === 'Subaccount' && cart.customerId === viewer.customerId;
}
