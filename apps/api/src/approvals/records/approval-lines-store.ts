import { sql } from 'kysely';
import type { LineCount } from '@nuancier/domain/approvals/approved-lines.ts';
import type { Database } from '../../database/tables.ts';
import type { ApprovalLines } from './approval-record.ts';

export async function insertAskedLines(
  db: Database,
  requestId: number,
  lines: readonly LineCount[],
): Promise<void> {
  const rows = lines.map(({ key, name, packs }) => ({
    request_id: requestId,
    line_key: key,
    name,
    asked: packs,
  }));
  await db.insertInto('approval_line').values(rows).execute();
}

/** The asker resubmits with other lines. */
export async function replaceAskedLines(
  db: Database,
  requestId: number,
  lines: readonly LineCount[],
): Promise<void> {
  await db.deleteFrom('approval_line').where('request_id', '=', requestId).execute();
  await insertAskedLines(db, requestId, lines);
}

/** What is not among them was taken out. */
export async function grantLines(
  db: Database,
  requestId: number,
  lines: readonly LineCount[],
): Promise<void> {
  await sql`update approval_line set granted = 0 where request_id = ${requestId}`.execute(db);
  await sql`
    insert into approval_line (request_id, line_key, name, asked, granted)
    select ${requestId}, key, name, 0, packs
    from json_to_recordset(${JSON.stringify(lines)}::json) as given (key text, name text, packs integer)
    on conflict (request_id, line_key) do update set granted = excluded.granted`.execute(db);
}

export async function selectApprovalLines(db: Database, requestId: number): Promise<ApprovalLines> {
  const rows = await db
    .selectFrom('approval_line')
    .select(['line_key', 'name', 'asked', 'granted'])
    .where('request_id', '=', requestId)
    .orderBy('line_key')
    .execute();
  const counts = (packsOf: (row: (typeof rows)[number]) => number) =>
    rows.flatMap((row) => {
      const packs = packsOf(row);
      return packs === 0 ? [] : [{ key: row.line_key, name: row.name, packs }];
    });
  return { asked: counts(({ asked }) => asked), granted: counts(({ granted }) => granted ?? 0) };
}
