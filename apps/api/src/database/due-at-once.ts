import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * For what a worker takes by the database's clock: never later than now, though whoever writes it has a clock that is
 * ahead. In milliseconds, as a worker reads it: else what was written within the same one would be due a look later.
 */
export function dueAtOnce(now: Date): RawBuilder<Date> {
  return sql<Date>`least(${now}::timestamptz, date_trunc('milliseconds', clock_timestamp()))`;
}
