import type { Database } from '../../database/tables.ts';
import { countDueOn } from '../desk/desk-orders-store.ts';

/** Of a day that was read from the calendar of a store within reach. */
export function promisedOn(db: Database, store: string, on: string): Promise<number> {
  return countDueOn(db, store, on);
}
