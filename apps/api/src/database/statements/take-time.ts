// Long work within the pool of requests: a report, a job's statement. Server and client must both wait for it.
import { sql } from 'kysely';
import type { Database } from '../tables.ts';

const TEXT = "select set_config('statement_timeout', $1, true)";

/** Until the transaction ends, statements may take so long. */
export async function takeTime(transaction: Database, mostMs: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(mostMs)}, true)`.execute(transaction);
}

/** How long the connection waits from now on: nothing when the statement changes nothing about it. */
export function timeTakenBy(text: string, values: readonly unknown[]): number | undefined {
  if (text === TEXT) return Number(values[0]);
  return text === 'commit' || text === 'rollback' ? 0 : undefined;
}
