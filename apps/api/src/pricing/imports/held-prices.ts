// A comma in the wrong place, a file in cents instead of euros: prices that jump wait until somebody has looked.
import type { Database } from '../../database/tables.ts';
import type { LineRefusal } from '../../imports/import-report.ts';
import { selectKnownPrices } from './pricing-import-store.ts';
import type { PublicPriceRow } from './pricing-import-store.ts';

/** In per cent of the price before. */
export type PriceGuard = { isAccepted: boolean; mostPriceChange: number };

export async function heldPrices(
  db: Database,
  prices: readonly PublicPriceRow[],
  guard: PriceGuard,
): Promise<LineRefusal[]> {
  if (guard.isAccepted) return [];
  const known = await selectKnownPrices(
    db,
    prices.map((price) => price.article_sku),
  );
  return prices.flatMap((price, at) =>
    heldPrice(known.get(price.article_sku)?.packHt ?? null, price.pack_ht_cents, guard, at + 1),
  );
}

export function heldPrice(
  before: number | null,
  after: number,
  { isAccepted, mostPriceChange }: PriceGuard,
  line: number,
): LineRefusal[] {
  if (isAccepted || before === null || before === 0) return [];
  const change = ((after - before) / before) * 100;
  if (Math.abs(change) <= mostPriceChange) return [];
  const share = `${change > 0 ? '+' : '−'}${Math.round(Math.abs(change)).toLocaleString('fr-FR')}\u00A0%`;
  const reason = `Le prix passe de ${euros(before)} à ${euros(after)} (${share})\u00A0: à accepter avant d’être écrit.`;
  return [{ line, reason, isHeld: true }];
}

function euros(cents: number): string {
  return (cents / 100).toLocaleString('fr-FR', { style: 'currency', currency: 'EUR' });
}
