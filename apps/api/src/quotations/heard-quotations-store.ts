import { sql } from 'kysely';
import { todayReach } from '@nuancier/domain/staff/reach.ts';
import type { Staff } from '@nuancier/domain/staff/roles.ts';
import { staffReach } from '../customers/customers.ts';
import type { Database } from '../database/tables.ts';
import { withinReach } from './desk/quotation-reach-store.ts';

/** Those of these quotations that are within a person's reach. */
export async function selectHeardQuotations(
  db: Database,
  staff: Staff,
  numbers: readonly string[],
): Promise<string[]> {
  const reach = todayReach(staff, 'quotations');
  if (reach === null) return [];
  const found = await sql<{ number: string }>`
    select quotation.number from quotation
    where quotation.number = any(${[...numbers]}::text[])
      and ${withinReach(await staffReach(db, reach))}`.execute(db);
  return found.rows.map(({ number }) => number);
}
