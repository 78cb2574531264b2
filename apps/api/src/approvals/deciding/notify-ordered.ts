import type { ApprovalsContext } from '../approvals-context.ts';
import type { DatabaseTransaction } from '../../database/tables.ts';
import { notifyApprovedAndOrdered } from '../news/approval-news.ts';
import type { Approved } from './approve-request.ts';
import { deciderOf } from './decider-of.ts';
import { selectPerson } from '../records/people-store.ts';

/** Mails the asker that the order is placed. */
export async function notifyOrdered(
  db: DatabaseTransaction,
  context: Pick<ApprovalsContext, 'now' | 'viewer' | 'site'>,
  { request, changes, orderNumber }: Approved & { orderNumber: string },
): Promise<void> {
  const asker = await selectPerson(db, request.customerId);
  const by = await selectPerson(db, deciderOf(context).customerId);
  const place = { site: context.site.code, now: context.now() };
  if (asker && by) await notifyApprovedAndOrdered(db, { asker, by, changes, orderNumber }, place);
}
