import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** What time it is for all processes of the shop; tests turn their own. */
export type Clock = () => Promise<Date>;

/** Clocks of processes go apart and jump: a lease or a due moment would not mean the same to each (decisions/0075). */
export function databaseClock(db: Database): Clock {
  return async () => {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    const [row] = rows;
    if (row === undefined) throw new Error('The database did not say what time it is');
    return row.now;
  };
}
