// What happened to requests, in its order.
import { sql } from 'kysely';
import type { ApprovalEventKind } from '@nuancier/domain/approvals/approval-state.ts';
import type { LineChange } from '@nuancier/domain/approvals/approved-lines.ts';
import type { Database } from '../../database/tables.ts';

export type NewEvent = {
  requestId: number;
  kind: ApprovalEventKind;
  by: number | null;
  words?: string | null;
  changes?: readonly LineChange[];
  now: Date;
};

export async function insertEvent(db: Database, event: NewEvent): Promise<void> {
  const { requestId, kind, by, words = null, changes = [], now } = event;
  await db
    .insertInto('approval_event')
    .values({
      request_id: requestId,
      kind,
      actor_id: by,
      words,
      changes: JSON.stringify(changes),
      at: now,
    })
    .execute();
}

export type ApprovalEventRecord = {
  requestId: number;
  at: Date;
  kind: ApprovalEventKind;
  /** none of an account that is gone */
  by: string | null;
  words: string | null;
  changes: readonly LineChange[];
};

/** Of several requests at once, by their ids. */
export async function selectEvents(
  db: Database,
  requestIds: readonly number[],
): Promise<Map<number, ApprovalEventRecord[]>> {
  if (requestIds.length === 0) return new Map();
  const found = await sql<Omit<ApprovalEventRecord, 'changes'> & { changes: unknown }>`
    select event.request_id as "requestId", event.at, event.kind, event.words, event.changes,
      case when person.erased_at is null then person.firstname || ' ' || person.lastname end as by
    from approval_event event left join customer person on person.id = event.actor_id
    where event.request_id = any(${[...requestIds]}::integer[]) order by event.id`.execute(db);
  const events = found.rows.map((row) => ({ ...row, changes: changesIn(row.changes) }));
  return Map.groupBy(events, ({ requestId }) => requestId);
}

/** Written by this shop only: the shape is looked at. */
function changesIn(value: unknown): LineChange[] {
  return Array.isArray(value) ? value.filter(isChange) : [];
}

function isChange(value: unknown): value is LineChange {
  return typeof value === 'object' && value !== null && 'name' in value && 'from' in value && 'to' in value;
}
