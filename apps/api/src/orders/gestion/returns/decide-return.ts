import type { ReceivedLine, ReturnState } from '@nuancier/domain/orders/returns/returns.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { recordAudit } from '../../../audit/audit.ts';
import type { ChangeEvent } from '../../../audit/change-events.ts';
import type { DatabaseTransaction } from '../../../database/tables.ts';
import type { ReturnStep } from '../../../outbox/mail-pieces.ts';
import { tellReturn } from '../../news/return-events.ts';
import { notifyReturn } from '../../news/return-news.ts';
import type { DeskContext } from '../../orders-context.ts';
import type { OrderLine } from '../../records/order-record.ts';
import { shareOf, withdrawnLines } from '../../returns/return-lines.ts';
import type { HeldReturn } from '../../returns/return-lines.ts';
import { releaseKept } from '../../returns/release-kept.ts';
import { moveReturn } from '../../returns/return-store.ts';

type Decision = {
  staff: Staff;
  to: ReturnState;
  event: ChangeEvent;
  step: ReturnStep;
  /** what came back with it; none: it is about all that was withdrawn from */
  received?: readonly ReceivedLine[];
  details?: Record<string, unknown>;
  reason?: string;
  settledCents?: number;
};

/** Its state, the log, the merchant's systems and the customer: all or none. */
export async function decideReturn(
  db: DatabaseTransaction,
  context: DeskContext,
  held: HeldReturn,
  { staff, to, event, step, received, details = {}, ...written }: Decision,
): Promise<void> {
  const { order, record } = held;
  const now = context.now();
  // Somebody is taking care of it: what never left is on sale again. What is refused is its buyer's to fetch.
  const released =
    to === 'refused' || record.openedBy !== null
      ? 0
      : await releaseKept(db, order.number, {
          lineIds: record.lineIds,
          by: staff.name,
          now,
          staffId: staff.staffId,
        });
  await moveReturn(db, record.id, { from: record.state, to, by: staff.name, now, ...written });
  await recordAudit(db, context, {
    event,
    customerId: order.customerId,
    details: {
      number: order.number,
      return: String(record.id),
      before: record.state,
      after: to,
      ...(released > 0 ? { released } : {}),
      ...details,
    },
  });
  await tellReturn(db, order, { id: record.id, state: to, received: received ?? [], now });
  const lines = withdrawnLines(held).flatMap((line) => {
    const quantity =
      received === undefined
        ? askedBack(held, line, step)
        : received.find(({ lineId }) => lineId === line.id)?.quantity;
    return quantity === undefined || quantity === 0 ? [] : [{ line, quantity }];
  });
  await notifyReturn(db, order, { id: record.id, step, declaredAt: record.declaredAt, lines, now });
}

/** What never left the store is not asked back. */
function askedBack(held: HeldReturn, line: OrderLine, { kind }: ReturnStep): number {
  const { asked, out } = shareOf(held, line);
  return kind === 'accepted' ? out : asked;
}
