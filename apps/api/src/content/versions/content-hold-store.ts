import type { ContentHold } from '@nuancier/domain/content/content-hold.ts';
import type { ContentKind } from '@nuancier/domain/content/content-item.ts';
import type { Database, DatabaseTransaction } from '../../database/tables.ts';

export async function selectHold(
  db: Database,
  kind: ContentKind,
  identifier: string,
): Promise<ContentHold | undefined> {
  const row = await db
    .selectFrom('content_hold')
    .selectAll()
    .where('kind', '=', kind)
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  return row && { staffId: row.staff_id, name: row.name, since: row.since, seenAt: row.seen_at };
}

export async function upsertHold(
  db: DatabaseTransaction,
  kind: ContentKind,
  identifier: string,
  { staffId, name, since, seenAt }: ContentHold,
): Promise<void> {
  const row = { staff_id: staffId, name, since, seen_at: seenAt };
  await db
    .insertInto('content_hold')
    .values({ kind, identifier, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'identifier']).doUpdateSet(row))
    .execute();
}

export async function deleteHold(
  db: DatabaseTransaction,
  kind: ContentKind,
  identifier: string,
): Promise<void> {
  await db.deleteFrom('content_hold').where('kind', '=', kind).where('identifier', '=', identifier).execute();
}
