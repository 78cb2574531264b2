import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import { findCart } from '../../cart/cart.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import type { ApprovalRequest } from '../records/approval-record.ts';
import { insertEvent } from '../records/approval-events-store.ts';
import { notifyReminded } from '../news/approval-news.ts';
import { noteReminded } from '../records/approvals-store.ts';
import { selectApprovers, selectPerson } from '../records/people-store.ts';
import { buyerOf, monthBudget } from './month-budget.ts';

type Reminder = {
  /** the asker */
  viewer: Customer;
  shopToken: string | undefined;
  /** who reminds; none: the shop */
  by: number | null;
  site: string;
  now: Date;
};

/** The request must be locked. False when nobody can decide on it. */
export async function sendReminder(
  db: DatabaseTransaction,
  request: ApprovalRequest,
  { viewer, shopToken, by, site, now }: Reminder,
): Promise<boolean> {
  const { id, number, comment, companyId, customerId } = request;
  const asker = await selectPerson(db, customerId);
  const approvers = await selectApprovers(db, { companyId, customerId }, now);
  if (asker === undefined || approvers.length === 0) return false;
  const cart = await findCart(db, { viewer, shopToken, now }, request.cartId);
  const buyer = buyerOf(viewer, await monthBudget(db, viewer, now));
  await notifyReminded(db, { number, comment, cart, asker, approvers, buyer }, { site, now });
  await noteReminded(db, id, now);
  await insertEvent(db, { requestId: id, kind: 'reminded', by, now });
  return true;
}
