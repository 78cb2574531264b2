// An act that came too late or too early: who did what when, so that nobody has to ask around.
import type { BenchRefusal } from '@nuancier/domain/orders/preparation.ts';
import type { Verdict } from '@nuancier/domain/refusal.ts';
import { isForTheStore, isStopped } from '@nuancier/domain/orders/desk-acts.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import type { RefusalCode, RefusalTable } from '../../refusals/refusal.ts';
import { deskCopy } from '../desk/desk-copy.ts';
import { givenBackWords } from '../desk/given-back-words.ts';
import { selectLastAct, selectLastChange } from '../desk/desk-order-store.ts';
import type { Order } from '../records/order-record.ts';
import { articleAt } from '../view/article-at.ts';
import { orderCopy } from '../view/order-copy.ts';

type Told = { refusals: RefusalTable; now: () => Date };

/** Its sentence, and how the order came to be as it is. */
export async function refusedAsItStands(
  db: Database,
  { refusals, now }: Told,
  order: Order,
  code: RefusalCode,
): Promise<Refusal> {
  const last = await selectLastChange(db, order.id);
  if (last === undefined) return new Refusal(code);
  const label = orderCopy.statuses[order.status];
  const standing = deskCopy.standing(label, last.by, deskCopy.moment(last.at, now()));
  return new Refusal(code, undefined, `${refusals[code].message} ${standing}`);
}

/** Nobody prepares what its company or its bank has not agreed to, or what its customer has its money back for. */
export async function refuseOthersOrder(db: Database, told: Told, order: Order): Promise<void> {
  if (!isForTheStore(order)) throw await refusedAsItStands(db, told, order, 'ORDER_NOT_FOR_STORE');
  if (!isStopped(order)) return;
  const words = [told.refusals.PARTS_REFUNDED.message, givenBackWords(order)].filter((part) => part !== null);
  throw new Refusal('PARTS_REFUNDED', undefined, words.join(' '));
}

/** It names its article and tells its line. `events`: by what somebody else may have moved it. */
export async function refusedMove(
  db: Database,
  { now }: Told,
  order: Order,
  { refusal, events }: { refusal: BenchRefusal; events: readonly string[] },
): Promise<Refusal> {
  if (refusal.kind === 'NOTHING') return new Refusal('PARTS_NOTHING');
  const { position } = refusal;
  const article = articleAt(order, position);
  const refused = (code: RefusalCode, words: string) => new Refusal(code, undefined, words, position);
  switch (refusal.kind) {
    case 'UNKNOWN_LINE':
      return refused('PARTS_UNKNOWN_LINE', deskCopy.unknownLine(article));
    case 'BAD_QUANTITY':
      return refused('PARTS_BAD_QUANTITY', deskCopy.badQuantity(article));
    case 'SURPLUS':
      return refused('LINE_SURPLUS', deskCopy.surplus(article, refusal.most));
    case 'TOO_FEW':
      return refused('LINE_TOO_FEW', deskCopy.tooFew(article, refusal.least));
    case 'STALE': {
      const last = await selectLastAct(db, order.number, events);
      const by = last === undefined ? '' : ` (${deskCopy.lastBy(last.by, deskCopy.moment(last.at, now()))})`;
      return refused('LINE_STALE', `${deskCopy.stale(article, refusal.now)}${by}.`);
    }
  }
}

export async function orRefused<Value, Code extends RefusalCode>(
  db: Database,
  told: Told,
  order: Order,
  verdict: Verdict<Value, Code>,
): Promise<Value> {
  if (!verdict.ok) throw await refusedAsItStands(db, told, order, verdict.refusal);
  return verdict.value;
}
