import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { withinReach } from '../desk/desk-reach-store.ts';
import type { DeskReach } from '../desk/desk-reach-store.ts';

export type LiveEvent = { position: number; type: string; subject: string };

/** What happened to orders within reach: its kind and what it is about, no more. */
export async function selectLiveEvents(
  db: Database,
  reach: DeskReach,
  { after, until, most }: { after: number; until: number; most: number },
): Promise<LiveEvent[]> {
  const found = await sql<LiveEvent & { position: string }>`
    select position, type, subject from event
    where position > ${after} and position <= ${until} and subject like 'order/%' and exists (
      select from orders where orders.number = substr(event.subject, 7) and ${withinReach(reach)})
    order by position limit ${most}`.execute(db);
  return found.rows.map((row) => ({ ...row, position: Number(row.position) }));
}
