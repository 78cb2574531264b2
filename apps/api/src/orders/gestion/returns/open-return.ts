import type { MutationOpenReturnArgs, ShopReturn } from '@nuancier/contract/gestion-types.ts';
import { judgeOpening } from '@nuancier/domain/orders/returns/returns.ts';
import type { OpenedLine } from '@nuancier/domain/orders/returns/returns.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { recordAudit } from '../../../audit/audit.ts';
import type { DatabaseTransaction } from '../../../database/tables.ts';
import { entitled } from '../../../refusals/entitled.ts';
import { Refusal } from '../../../refusals/refusal.ts';
import { onceForStaff } from '../../../request/once-for-staff.ts';
import { readReason } from '../../../request/read-reason.ts';
import { lockAtDesk } from '../../desk/desk-order-store.ts';
import { deskReach } from '../../desk/desk-reach-store.ts';
import { tellReturn } from '../../news/return-events.ts';
import { notifyReturn } from '../../news/return-news.ts';
import type { DeskContext } from '../../orders-context.ts';
import type { Order } from '../../records/order-record.ts';
import { returnAfter } from '../../returns/act-on-return.ts';
import { returnCopy } from '../../returns/return-copy.ts';
import { leftToReturn } from '../../returns/return-lines.ts';
import { insertOpened } from '../../returns/return-store.ts';
import { articleAt } from '../../view/article-at.ts';
import { nameOfLine } from '../../view/name-of-line.ts';
import { orderCopy } from '../../view/order-copy.ts';

/** For somebody who stands at the counter: accepted by whoever opens it, and from then on a return like any other. */
export async function openReturn(
  context: DeskContext,
  { number, lines, reason }: MutationOpenReturnArgs,
): Promise<ShopReturn> {
  const why = readReason(reason);
  const { staff, reach } = entitled(context.staff, 'openReturn');
  const id = await context.db.transaction().execute(async (db) => {
    let opened = 0;
    const before = await onceForStaff(
      db,
      context,
      { staff, asked: ['openReturn', number, lines, why] },
      async () => {
        const order = await lockAtDesk(db, await deskReach(db, reach), number.trim());
        if (order === undefined) throw new Refusal('UNKNOWN_ORDER');
        opened = await writeOpened(db, context, order, { lines: judged(order, lines), why, staff });
        return { id: opened };
      },
    );
    return before === undefined ? opened : idIn(before);
  });
  return returnAfter(context, String(id));
}

function judged(order: Order, wanted: readonly OpenedLine[]): OpenedLine[] {
  const verdict = judgeOpening(
    order.lines.map((line) => ({ position: line.position, left: leftToReturn(order, line) })),
    wanted,
  );
  if (verdict.ok) return verdict.value;
  const { refusal } = verdict;
  if (refusal.kind === 'NOTHING') throw new Refusal('RETURN_NOTHING');
  throw new Refusal(
    'RETURN_TOO_MANY',
    undefined,
    returnCopy.tooMany(articleAt(order, refusal.position), refusal.most),
  );
}

type Opening = { lines: readonly OpenedLine[]; why: string; staff: Staff };

/** The return, the log, the merchant's systems and the customer: all or none. */
async function writeOpened(
  db: DatabaseTransaction,
  context: DeskContext,
  order: Order,
  { lines, why, staff }: Opening,
): Promise<number> {
  const now = context.now();
  const counted = order.lines.flatMap((line) => {
    const wanted = lines.find(({ position }) => position === line.position);
    return wanted === undefined ? [] : [{ line, quantity: wanted.quantity }];
  });
  const words = counted.map(({ line, quantity }) =>
    orderCopy.withdrawal.line(quantity, nameOfLine(line), line.articleSku),
  );
  const id = await insertOpened(db, {
    orderId: order.id,
    lines: counted.map(({ line, quantity }) => ({ lineId: line.id, quantity })),
    declaration: returnCopy.opened(order.number, staff.name, words, why),
    by: staff.name,
    now,
  });
  await recordAudit(db, context, {
    event: 'return-opened',
    customerId: order.customerId,
    details: {
      number: order.number,
      return: String(id),
      before: null,
      after: 'awaited',
      lines: counted.map(({ line: { position, articleSku: sku, name }, quantity }) => ({
        position,
        sku,
        name,
        quantity,
      })),
      reason: why,
    },
  });
  await tellReturn(db, order, { id, state: 'awaited', received: [], now });
  await notifyReturn(db, order, {
    id,
    step: { kind: 'opened', reason: why },
    declaredAt: now,
    lines: counted,
    now,
  });
  return id;
}

function idIn(answer: unknown): number {
  if (typeof answer === 'object' && answer !== null && 'id' in answer) return Number(answer.id);
  throw new Error('An answer was kept that names no return');
}
