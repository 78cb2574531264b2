import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import { takeTime } from './take-time.ts';

/**
 * Requests share one plan for all values, which is right for questions by key. A page of a list, a search or a report is
 * planned for what it asks: a plan that knows neither the limit nor the words reads whole tables in a large shop.
 */
export function plannedForValues<T>(
  db: Database,
  read: (db: Database) => Promise<T>,
  { mostMs }: { mostMs?: number } = {},
): Promise<T> {
  if (db.isTransaction) return read(db);
  const reading = db.transaction().setAccessMode('read only');
  return reading.execute(async (trx) => {
    await sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(trx);
    if (mostMs !== undefined) await takeTime(trx, mostMs);
    return read(trx);
  });
}
