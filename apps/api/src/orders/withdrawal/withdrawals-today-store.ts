import { sql } from 'kysely';
import type { Database } from '../../database/tables.ts';
import { selectWaiting } from '../../request/waiting-store.ts';
import type { Waiting } from '../../request/waiting-store.ts';
import { withinReach } from '../desk/desk-reach-store.ts';
import type { DeskReach } from '../desk/desk-reach-store.ts';
import { OPEN } from './desk-withdrawals-store.ts';

/** Declared since then, and still open. */
export function selectOpenWithdrawals(db: Database, reach: DeskReach, since: Date): Promise<Waiting> {
  const columns = {
    key: sql`withdrawal.id`,
    title: sql`orders.number`,
    detail: sql`orders.buyer_name`,
    at: sql`declared_at`,
  };
  return selectWaiting(
    db,
    columns,
    sql`withdrawal join orders on orders.id = withdrawal.order_id
      where declared_at > ${since} and ${OPEN} and ${withinReach(reach)}
      order by declared_at, withdrawal.id`,
  );
}
