// Which order may be withdrawn: the customer's own, or one placed with the given address.
import { isEmail } from '@nuancier/domain/customers/forms/field-rules.ts';
import { HOUR_MS } from '@nuancier/domain/durations.ts';
import { allowed } from '../../refusals/allowed.ts';
import type { OrdersContext } from '../orders-context.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { allow } from '../../rate-limit/rate-limit.ts';
import type { Order } from '../records/order-record.ts';
import { selectOrder } from '../records/orders-read-store.ts';
import { isConsumers } from './is-consumers.ts';
import { withdrawableOf } from './withdrawable-of.ts';
import type { Withdrawable } from './withdrawable-of.ts';

export type WithdrawalAsked = { orderNumber: string; email: string | null };
type Asking = Pick<OrdersContext, 'db' | 'viewer' | 'now' | 'clientAddress'>;

const PER_CLIENT = { name: 'withdrawal-client', most: 20, perMs: HOUR_MS };
// Order numbers are consecutive: limited, so that they cannot be enumerated with a known address.
const PER_ADDRESS = { name: 'withdrawal-address', most: 20, perMs: HOUR_MS };

/** An order that is not theirs is refused like one that does not exist. */
export async function withdrawingOrder(asking: Asking, asked: WithdrawalAsked): Promise<Order> {
  // Visitors prove ownership by the address; a representative may not withdraw in a customer's name, by either way.
  if (asking.viewer.kind === 'customer') allowed(asking.viewer, 'withdraw');
  const order = await (asked.email === null ? ownOrder(asking, asked) : orderOf(asking, asked, asked.email));
  if (order === undefined) throw new Refusal('UNKNOWN_ORDER');
  return order;
}

/** What is left to withdraw from, never nothing. */
export async function withdrawableFrom(db: Database, order: Order, now: Date): Promise<Withdrawable[]> {
  if (!(await isConsumers(db, order))) throw new Refusal('WITHDRAWAL_PROFESSIONAL');
  const lines = withdrawableOf(order, true, now);
  if (lines.length === 0) throw new Refusal('WITHDRAWAL_CLOSED');
  return lines;
}

async function ownOrder(
  { db, viewer }: Asking,
  { orderNumber }: WithdrawalAsked,
): Promise<Order | undefined> {
  if (viewer.kind === 'visitor') throw new Refusal('EMAIL_INVALID');
  // Refused before the order is looked up: a sub-account learns nothing about orders it may not see.
  if (viewer.role !== null || viewer.companyId !== null) throw new Refusal('WITHDRAWAL_PROFESSIONAL');
  return selectOrder(db, { kind: 'customer', customerId: viewer.customerId }, orderNumber);
}

async function orderOf(
  { db, now, clientAddress }: Asking,
  { orderNumber }: WithdrawalAsked,
  email: string,
): Promise<Order | undefined> {
  if (!isEmail(email)) throw new Refusal('EMAIL_INVALID');
  if (!(await allow(db, { ...PER_CLIENT, key: clientAddress }, now())))
    throw new Refusal('TOO_MANY_ATTEMPTS');
  if (!(await allow(db, { ...PER_ADDRESS, key: email }, now()))) throw new Refusal('TOO_MANY_ATTEMPTS');
  const order = await selectOrder(db, { kind: 'shop' }, orderNumber);
  return order?.email.toLowerCase() === email.toLowerCase() ? order : undefined;
}
