// How the staff act on a return: within their reach, judged where it is written, once for each idempotency key.
import type { ShopReturn } from '@nuancier/contract/gestion-types.ts';
import { actsOnReturn } from '@nuancier/domain/orders/returns/returns.ts';
import type { ReturnAct } from '@nuancier/domain/orders/returns/returns.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { entitled } from '../../refusals/entitled.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { onceForStaff } from '../../request/once-for-staff.ts';
import { deskCopy } from '../desk/desk-copy.ts';
import { lockAtDesk } from '../desk/desk-order-store.ts';
import { deskReach } from '../desk/desk-reach-store.ts';
import type { DeskReach } from '../desk/desk-reach-store.ts';
import type { DeskContext } from '../orders-context.ts';
import { readReturnId } from './read-return-id.ts';
import { returnCopy } from './return-copy.ts';
import { returnFacts } from './return-lines.ts';
import type { HeldReturn } from './return-lines.ts';
import { selectReturn, selectReturnNumber } from './return-store.ts';
import { shopReturn } from './shop-return.ts';

export type ReturnAsked = { act: ReturnAct; id: string; args?: unknown };

type Act = (db: DatabaseTransaction, held: HeldReturn, staff: Staff) => Promise<void>;

export async function actOnReturn(context: DeskContext, asked: ReturnAsked, act: Act): Promise<ShopReturn> {
  await context.db.transaction().execute((db) => actOnReturnOnce(db, context, asked, act));
  return returnAfter(context, asked.id);
}

/** What was answered when the same was asked before, and is not done again; undefined the first time. */
export async function actOnReturnOnce(
  db: DatabaseTransaction,
  context: DeskContext,
  { act: name, id, args = null }: ReturnAsked,
  act: Act,
): Promise<unknown> {
  const { staff, reach } = entitled(context.staff, name);
  return onceForStaff(db, context, { staff, asked: [name, id, args] }, async () => {
    const held = await lockReturn(db, await deskReach(db, reach), id);
    if (!actsOnReturn(returnFacts(held)).includes(name)) throw refusedReturn(held, context.now());
    await act(db, held, staff);
    return { id };
  });
}

/** By its order's number, within one's reach. */
export async function orderNumberOfReturn(
  context: DeskContext,
  { act, id }: Pick<ReturnAsked, 'act' | 'id'>,
): Promise<string> {
  const { reach } = entitled(context.staff, act);
  const { db } = context;
  const number = await selectReturnNumber(db, await deskReach(db, reach), readReturnId(id) ?? 0);
  if (number === undefined) throw new Refusal('UNKNOWN_RETURN');
  return number;
}

/** As it is now, for whoever has just acted on it. */
export async function returnAfter(context: DeskContext, id: string): Promise<ShopReturn> {
  const found = await shopReturn(context, id);
  if (found === null) throw new Refusal('UNKNOWN_RETURN');
  return found;
}

async function lockReturn(db: DatabaseTransaction, reach: DeskReach, id: string): Promise<HeldReturn> {
  const key = readReturnId(id);
  const number = key === null ? undefined : await selectReturnNumber(db, reach, key);
  const order = number === undefined ? undefined : await lockAtDesk(db, reach, number);
  if (key === null || order === undefined) throw new Refusal('UNKNOWN_RETURN');
  return { order, record: await selectReturn(db, key) };
}

/** Who brought it where it is, and when. */
function refusedReturn({ record: { state, movedBy, movedAt } }: HeldReturn, now: Date): Refusal {
  if (movedBy === null || movedAt === null) return new Refusal('RETURN_STANDS_ELSEWHERE');
  const words = returnCopy.standing(returnCopy.states[state], movedBy, deskCopy.moment(movedAt, now));
  return new Refusal('RETURN_STANDS_ELSEWHERE', undefined, words);
}
