import { localMoment } from '@nuancier/domain/stores/local-moment.ts';
import type { Database } from '../../database/tables.ts';
import { deleteSearchCounts } from './search-count-store.ts';

const MONTHS = 13;

/** A year may be compared with the one before, and no more is kept. */
export function forgetSearches(db: Database, now: Date): Promise<number> {
  const first = new Date(`${localMoment(now).date}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - MONTHS);
  return deleteSearchCounts(db, first.toISOString().slice(0, 10));
}
