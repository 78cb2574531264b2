import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { MOST_TODAY } from '../../request/today-count.ts';
import type { Waiting } from '../../request/today-count.ts';
import { withinReach } from '../desk/desk-reach-store.ts';
import type { DeskReach } from '../desk/desk-reach-store.ts';
import { OPEN } from './desk-withdrawals-store.ts';

/** Declared since then, and still open. */
export async function countWithdrawals(
  db: Database,
  reach: DeskReach,
  since: Date,
): Promise<Waiting | undefined> {
  const found = await sql<Waiting>`
    select count(*)::int as count, min(declared_at) as oldest from (
      select declared_at from withdrawal join orders on orders.id = withdrawal.order_id
      where declared_at > ${since} and ${OPEN} and ${withinReach(reach)}
      order by declared_at limit ${MOST_TODAY + 1}) waiting`.execute(db);
  return found.rows[0];
}
