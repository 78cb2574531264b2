// The door of the quotations capability: what the checkout, the documents and the erasure of a person need of them.
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Customer } from '@nuancier/domain/customers/rights/permissions.ts';
import type { DatabaseTransaction } from '../database/tables.ts';
import { recordEvents } from '../events/events.ts';
import { quotationScope } from './quotation-scope.ts';
import { countLines, decide, nameOrder, reopenOf, selectClientCodes } from './quotations-store.ts';

export { skipQuotationNumbers } from './desk/write-quotation-store.ts';
export { moveCustomerInQuotations } from './quotations-merging-store.ts';
export { eraseCustomerInQuotations, personalDataInQuotations } from './quotations-privacy-store.ts';

export { tellAccepted as tellQuotationsAccepted } from './answering/answer-news.ts';
export { quotationForStaff } from './desk/quotation-for-staff.ts';
export { customerQuotation } from './operations/customer-quotation.ts';
export type { QuotationView } from './quotations-view.ts';
export { selectLabelsInCart as quotationLabelsInCart } from './quotations-store.ts';

/**
 * In the order's own transaction: false, for the caller to roll back, when it was accepted or declined meanwhile, has
 * expired, or is incomplete in the cart. Its row is locked from here on.
 */
export async function acceptQuotation(
  db: DatabaseTransaction,
  customer: Customer,
  { number, lines }: { number: string; lines: number },
  now: Date,
): Promise<boolean> {
  const day = localMoment(now).date;
  const decision = { to: 'ACCEPTE', by: customer.customerId, at: now, day, reason: null } as const;
  if (!(await decide(db, quotationScope(customer), number, decision))) return false;
  return (await countLines(db, number)) === lines;
}

/** Which order accepted them. */
export async function noteOrderOf(
  db: DatabaseTransaction,
  numbers: readonly string[],
  { orderNumber, now }: { orderNumber: string; now: Date },
): Promise<void> {
  await nameOrder(db, numbers, orderNumber);
  await tell(db, 'quotation.accepted', numbers, { orderNumber, now });
}

/** Its order was never paid: it can be accepted again. */
export async function reopenQuotations(
  db: DatabaseTransaction,
  orderNumber: string,
  now: Date,
): Promise<void> {
  const numbers = await reopenOf(db, orderNumber);
  await tell(db, 'quotation.reopened', numbers, { orderNumber, now });
}

async function tell(
  db: DatabaseTransaction,
  type: 'quotation.accepted' | 'quotation.reopened',
  numbers: readonly string[],
  { orderNumber, now }: { orderNumber: string; now: Date },
): Promise<void> {
  const known = await selectClientCodes(db, numbers);
  const events = known.map(({ number, clientCode }) => ({
    type,
    of: number,
    data: { quotation_number: number, client_code: clientCode, order_number: orderNumber },
  }));
  await recordEvents(db, events, now);
}
