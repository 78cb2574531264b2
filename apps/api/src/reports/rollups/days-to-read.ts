// Which days of a period are still read from the orders, as few stretches as there are: those of today and yesterday,
// those that were touched, and all of them for whoever may see the orders of some customers alone.
import type { StaffReach } from '../../customers/customers.ts';
import type { Database } from '../../database/tables.ts';
import type { Period } from '../report-period.ts';
import { selectDaysToRead } from './figure-days-store.ts';
import type { FigureKind } from './figure-days-store.ts';

/** What is summed stands for the rest of the period. */
export async function daysToRead(
  db: Database,
  kind: FigureKind,
  period: Period,
  reach: StaffReach,
): Promise<Period[]> {
  return reach.kind === 'customers' ? [period] : selectDaysToRead(db, kind, period);
}
