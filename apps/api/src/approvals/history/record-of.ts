import type { ApprovalRecord as RecordShape } from '@nuancier/contract/api-types.ts';
import { mayViewPrice } from '@nuancier/domain/customers/rights/permissions.ts';
import type { ApprovalsContext } from '../approvals-context.ts';
import type { Database } from '../../database/tables.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { selectEvents } from '../records/approval-events-store.ts';
import type { ApprovalRecord } from '../records/approval-record.ts';
import { selectRecords } from './approval-records-store.ts';
import { recordView } from './record-view.ts';

/** Requests with their history, for the viewer. */
export async function recordsOf(
  db: Database,
  { viewer, now }: Pick<ApprovalsContext, 'viewer' | 'now'>,
  records: readonly (ApprovalRecord & { id: number })[],
): Promise<RecordShape[]> {
  const events = await selectEvents(
    db,
    records.map(({ id }) => id),
  );
  const told = { showsPrices: mayViewPrice(viewer), now: now() };
  return records.map((record) => recordView(record, { history: events.get(record.id) ?? [], ...told }));
}

export async function recordOf(
  db: Database,
  context: Pick<ApprovalsContext, 'viewer' | 'now'>,
  id: number,
): Promise<RecordShape> {
  const [record] = await recordsOf(db, context, await selectRecords(db, [id]));
  if (record === undefined) throw new Refusal('UNKNOWN_APPROVAL');
  return record;
}
