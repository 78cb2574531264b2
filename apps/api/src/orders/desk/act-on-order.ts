// How the staff act on an order: within their reach, judged where it is written, once for each idempotency key.
import type { ShopOrder } from '@nuancier/contract/gestion-types.ts';
import type { StaffOperation } from '@nuancier/domain/staff/rights.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { onceForStaff } from '../../request/once-for-staff.ts';
import { lockAtDesk } from './desk-order-store.ts';
import { deskReach } from './desk-reach-store.ts';
import type { DeskContext } from '../orders-context.ts';
import type { Order } from '../records/order-record.ts';
import { selectOrder } from '../records/orders-read-store.ts';
import { shopOrder } from './shop-order.ts';

export type ActAsked = { act: StaffOperation; number: string; args?: unknown };

type Act = (db: DatabaseTransaction, order: Order, staff: Staff) => Promise<void>;

export async function actOnOrder(context: DeskContext, asked: ActAsked, act: Act): Promise<ShopOrder> {
  await context.db.transaction().execute((db) => actOnce(db, context, asked, act));
  return orderAfter(context, asked.number);
}

/** What was answered when the same was asked before, and is not done again; undefined the first time. */
export async function actOnce(
  db: DatabaseTransaction,
  context: DeskContext,
  { act: name, number, args = null }: ActAsked,
  act: Act,
): Promise<unknown> {
  const { staff, reach } = entitled(context.staff, name);
  return onceForStaff(db, context, { staff, asked: [name, number, args] }, async () => {
    const order = await lockAtDesk(db, await deskReach(db, reach), number.trim());
    if (order === undefined) throw new Refusal('UNKNOWN_ORDER');
    await act(db, order, staff);
    return { number };
  });
}

/** To look before acting: the order within the reach that the act has. */
export async function orderToAct(
  db: Database,
  context: DeskContext,
  { act, number }: Pick<ActAsked, 'act' | 'number'>,
): Promise<Order> {
  const { reach } = entitled(context.staff, act);
  const order = await selectOrder(db, { kind: 'desk', reach: await deskReach(db, reach) }, number.trim());
  if (order === undefined) throw new Refusal('UNKNOWN_ORDER');
  return order;
}

/** As it is now, for whoever has just acted on it. */
export async function orderAfter(context: DeskContext, number: string): Promise<ShopOrder> {
  const order = await shopOrder(context, number);
  if (order === null) throw new Refusal('UNKNOWN_ORDER');
  return order;
}
