import { sql } from 'kysely';
import { reachOf } from '@nuancier/domain/staff/reach.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import type { Database } from '../../database/tables.ts';
import { deskReach, withinReach } from '../desk/desk-reach-store.ts';

/** Those of these orders that are within a person's reach. */
export async function selectHeardOrders(
  db: Database,
  staff: Staff,
  numbers: readonly string[],
): Promise<string[]> {
  const reach = reachOf(staff, 'shopOrders');
  if (reach === null) return [];
  const found = await sql<{ number: string }>`
    select number from orders
    where number = any(${[...numbers]}::text[]) and ${withinReach(await deskReach(db, reach))}`.execute(db);
  return found.rows.map(({ number }) => number);
}
