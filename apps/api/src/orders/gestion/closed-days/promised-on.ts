import type { ShopOrderRow } from '@nuancier/contract/gestion-types.ts';
import { scopeOf } from '@nuancier/domain/staff/rights.ts';
import type { Database } from '../../../database/tables.ts';
import {
  countDueOn,
  countPostponedFrom,
  selectDueOn,
  selectPostponedFrom,
} from '../../desk/due-orders-store.ts';
import { deskRowView } from '../../desk/desk-row-view.ts';
import type { DeskContext } from '../../orders-context.ts';

/** Of a day that was read from the calendar of a store within reach. */
export function promisedOn(db: Database, store: string, on: string): Promise<number> {
  return countDueOn(db, store, on);
}

export function postponedFrom(db: Database, store: string, on: string): Promise<number> {
  return countPostponedFrom(db, store, on);
}

const MOST = 50;

/** Of a day, as « promised » and « postponed » count them. */
const ORDERS = { due: selectDueOn, postponed: selectPostponedFrom } as const;

/** Those very orders, for whoever reads orders of whole stores. */
export async function ordersOfDay(
  { db, staff, now }: DeskContext,
  day: { store: string; on: string },
  which: keyof typeof ORDERS,
): Promise<ShopOrderRow[]> {
  if (staff.kind !== 'staff') return [];
  const scope = scopeOf('shopOrders', staff.role);
  if (scope === null || scope === 'own-portfolio') return [];
  return (await ORDERS[which](db, day, { limit: MOST, now: now() })).map((row) => deskRowView(row, staff));
}
