import { DAY_MS } from '@nuancier/domain/durations.ts';
import type { DatabasePool } from '../database/tables.ts';
import { deleteEvents } from './events-store.ts';

/** A year and a month: last year's figures can still be compared. */
export const EVENT_DAYS = 400;

/** How many are forgotten; readers of before are told that the log begins later. */
export function forgetOldEvents(db: DatabasePool, now: Date): Promise<number> {
  const before = new Date(now.getTime() - EVENT_DAYS * DAY_MS);
  return db.transaction().execute((transaction) => deleteEvents(transaction, before));
}
