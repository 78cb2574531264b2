// A price approved by the head of the company holds for a week, for up to the approved quantity.
import type { Viewer } from '@nuancier/domain/customers/rights/permissions.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import type { Database } from '../../database/tables.ts';
import { selectApprovedPrices } from './approved-prices-store.ts';
import type { CartLine, Notice } from '../records/cart-record.ts';

export type ApprovedPrices = ReadonlyMap<string, { quantity: number; unitHt: number; holds: boolean }>;

const NONE: ApprovedPrices = new Map();

/** Only sub-accounts ask for approval: others cause no query. */
export async function approvedPricesOf(
  db: Database,
  { viewer, now }: { viewer: Viewer; now: Date },
  cartId: string,
): Promise<ApprovedPrices> {
  if (viewer.kind === 'visitor' || viewer.role !== 'Subaccount') return NONE;
  const rows = await selectApprovedPrices(db, cartId);
  return new Map(rows.map(({ lineUid, until, ...price }) => [lineUid, { ...price, holds: now < until }]));
}

export function approvedPrice<Price extends { unitHt: Cents }>(
  { uid, quantity }: CartLine,
  today: Price | null,
  approved: ApprovedPrices,
): Price | null {
  const agreed = approved.get(uid);
  if (today === null || agreed === undefined || !agreed.holds || agreed.quantity !== quantity) return today;
  return { ...today, unitHt: cents(agreed.unitHt) };
}

/** Shown while the line is as it was approved and its price differs now. */
export function endedPrices(
  lines: readonly { line: CartLine; price: { unitHt: Cents } | null }[],
  approved: ApprovedPrices,
): Notice[] {
  return lines.flatMap(({ line, price }) => {
    const agreed = approved.get(line.uid);
    if (agreed === undefined || agreed.holds || agreed.quantity !== line.quantity) return [];
    if (price === null || price.unitHt === agreed.unitHt) return [];
    return [{ code: 'APPROVED_PRICE_ENDED', lineUid: line.uid, name: line.name }];
  });
}
