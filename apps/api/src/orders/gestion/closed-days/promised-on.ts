import type { ShopOrderRow } from '@nuancier/contract/gestion-types.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import type { Database } from '../../../database/tables.ts';
import { countDueOn, selectDueOn } from '../../desk/due-orders-store.ts';
import { deskRowView } from '../../desk/desk-row-view.ts';
import type { DeskContext } from '../../orders-context.ts';

/** Of a day that was read from the calendar of a store within reach. */
export function promisedOn(db: Database, store: string, on: string): Promise<number> {
  return countDueOn(db, store, on);
}

const MOST = 50;

/** Those very orders, for whoever reads orders of whole stores. */
export async function ordersDueOn(
  { db, staff, now }: DeskContext,
  day: { store: string; on: string },
): Promise<ShopOrderRow[]> {
  if (staff.kind !== 'staff') return [];
  const scope = scopeOf('shopOrders', staff.role);
  if (scope === null || scope === 'own-portfolio') return [];
  return (await selectDueOn(db, day, { limit: MOST, now: now() })).map((row) => deskRowView(row, staff));
}
