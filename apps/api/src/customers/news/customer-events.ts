// What the merchant's own systems hear of a customer, in the transaction that changes it.
import type { DatabaseTransaction } from '../../database/tables.ts';
import { recordEvent } from '../../events/events.ts';
import type { EventData } from '../../events/events.ts';
import { selectCustomerFacts } from './customer-facts-store.ts';

export async function tellRegistered(
  db: DatabaseTransaction,
  customerId: number,
  kind: EventData<'customer.registered'>['kind'],
  now: Date,
): Promise<void> {
  const data = { ...(await selectCustomerFacts(db, customerId)), kind };
  await recordEvent(db, { type: 'customer.registered', of: customerId, data }, now);
}

export async function tellLinked(
  db: DatabaseTransaction,
  customerId: number,
  proven: boolean,
  now: Date,
): Promise<void> {
  const data = { ...(await selectCustomerFacts(db, customerId)), proven };
  await recordEvent(db, { type: 'customer.linked', of: customerId, data }, now);
}

export async function tellChanged(
  db: DatabaseTransaction,
  customerId: number,
  changed: EventData<'customer.changed'>['changed'],
  now: Date,
): Promise<void> {
  const data = { ...(await selectCustomerFacts(db, customerId)), changed };
  await recordEvent(db, { type: 'customer.changed', of: customerId, data }, now);
}
