import type { MutationTellClosedDayArgs } from '@nuancier/contract/gestion-types.ts';
import { promiseAfterClosing } from '@nuancier/domain/arrivals/after-closing.ts';
import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import { hoursOn } from '@nuancier/domain/stores/opening-hours.ts';
import { judgeDay } from '@nuancier/domain/stores/special-day.ts';
import type { DatabaseTransaction } from '../../../database/tables.ts';
import { entitled } from '../../../refusals/entitled.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { onceForStaff } from '../../../request/once-for-staff.ts';
import { findShop } from '../../../stores/stores.ts';
import type { Shop } from '../../../stores/stores.ts';
import { countDueOn, lockDueOn } from '../../desk/due-orders-store.ts';
import { deskReach } from '../../desk/desk-reach-store.ts';
import { movePromise } from '../../operations/move-promise.ts';
import type { DeskContext } from '../../orders-context.ts';
import { selectOrderForUpdate } from '../../records/orders-read-store.ts';

/** So many with one press; whoever has more presses again. */
const MOST = 200;

/**
 * Each customer with an order promised for the closed day is written to, with another moment. What was moved is not
 * promised for that day any more, so nobody is told twice. Answers how many are left to be called.
 */
export async function tellClosedDay(
  context: DeskContext,
  { code, on }: MutationTellClosedDayArgs,
): Promise<number> {
  const { staff, reach } = entitled(context.staff, 'tellClosedDay');
  const within = await deskReach(context.db, reach);
  if (within.kind !== 'all' && !(within.kind === 'stores' && within.codes.includes(code)))
    throw new Refusal('UNKNOWN_STORE');
  await context.db.transaction().execute((db) =>
    onceForStaff(db, context, { staff, asked: ['tellClosedDay', code, on] }, async () => {
      const store = await closedStore(db, { code, on, now: context.now() });
      await tellEach(db, context, { store, on });
      return { code, on };
    }),
  );
  return countDueOn(context.db, code, on);
}

async function closedStore(
  db: DatabaseTransaction,
  { code, on, now }: { code: string; on: string; now: Date },
): Promise<Shop> {
  const store = await findShop(db, code);
  if (store === undefined) throw new Refusal('UNKNOWN_STORE');
  const day = judgeDay(on, localMoment(now).date);
  if (!day.ok) throw new Refusal(day.refusal);
  if (hoursOn(store, day.value).length > 0) throw new Refusal('STORE_DAY_OPEN');
  return store;
}

async function tellEach(
  db: DatabaseTransaction,
  context: DeskContext,
  { store, on }: { store: Shop; on: string },
): Promise<void> {
  const seen: string[] = [];
  let told = 0;
  while (told < MOST) {
    // Those who cannot be told stay due: whoever comes after them is not kept waiting for them.
    // oxlint-disable-next-line no-await-in-loop -- the next ones are those after these
    const numbers = await lockDueOn(db, { store: store.code, on, seen }, MOST - told);
    if (numbers.length === 0) return;
    for (const number of numbers) {
      // oxlint-disable-next-line no-await-in-loop -- each is read, judged and written to; all of it or nothing
      if (await tellOne(db, context, { number, store, on })) told += 1;
    }
    seen.push(...numbers);
  }
}

async function tellOne(
  db: DatabaseTransaction,
  context: DeskContext,
  { number, store, on }: { number: string; store: Shop; on: string },
): Promise<boolean> {
  const order = await selectOrderForUpdate(db, number);
  const promise = order && promiseAfterClosing(order, { store, on, now: context.now() });
  return order !== undefined && promise
    ? movePromise(db, context, { order, promise, store, closedOn: on })
    : false;
}
