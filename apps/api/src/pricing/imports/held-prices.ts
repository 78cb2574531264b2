// A comma in the wrong place, a file in cents instead of euros: prices that jump wait until somebody has looked.
import { runsOn } from '@nuancier/domain/pricing/imports/running-days.ts';
import type { KnownPrice } from '@nuancier/domain/pricing/imports/price-change.ts';
import type { Database } from '../../database/tables.ts';
import type { LineRefusal } from '../../imports/import-report.ts';
import { frenchMoney } from '../../text/french-words.ts';
import { selectKnownPrices } from './pricing-import-store.ts';
import type { PublicPriceRow } from './pricing-import-store.ts';

/** In per cent of the price before. */
export type PriceGuard = { isAccepted: boolean; mostPriceChange: number };

/** Nothing waits. */
export const LOOKED_AT: PriceGuard = { isAccepted: true, mostPriceChange: 0 };

/** The price of every day, and the reduced one beside what was paid until then. */
export async function heldPrices(
  db: Database,
  prices: readonly PublicPriceRow[],
  guard: PriceGuard,
  today: string,
): Promise<LineRefusal[]> {
  if (guard.isAccepted) return [];
  const known = await selectKnownPrices(
    db,
    prices.map((price) => price.article_sku),
  );
  return prices.flatMap((price, at) => {
    const before = known.get(price.article_sku);
    return [
      ...heldPrice(before?.packHt ?? null, price.pack_ht_cents, guard, at + 1),
      ...heldReduction(before, price, { guard, today, line: at + 1 }),
    ];
  });
}

/** A reduction that stands already was looked at when it came. */
function heldReduction(
  before: KnownPrice | undefined,
  { pack_ht_cents: packHt, reduced_pack_ht_cents: reduced }: PublicPriceRow,
  { guard, today, line }: { guard: PriceGuard; today: string; line: number },
): LineRefusal[] {
  const was = before?.reduction ?? null;
  if (reduced === null || reduced === was?.packHt) return [];
  const isPaid = was !== null && runsOn(today, was.from, was.to);
  return heldPrice(isPaid ? was.packHt : (before?.packHt ?? packHt), reduced, guard, line, 'Le prix réduit');
}

/** Of every 100 € of the public price, what is left to pay. */
export function heldDiscount(before: number, after: number, guard: PriceGuard, line: number): LineRefusal[] {
  const [held] = heldPrice(100 - before, 100 - after, guard, line);
  if (held === undefined) return [];
  const said = `La remise passe de ${percent(before)} à ${percent(after)}`;
  return [
    {
      ...held,
      reason: `${said} (${share(100 - before, 100 - after)} à payer)\u00A0: à accepter avant d’être écrit.`,
    },
  ];
}

export function heldPrice(
  before: number | null,
  after: number,
  { isAccepted, mostPriceChange }: PriceGuard,
  line: number,
  what = 'Le prix',
): LineRefusal[] {
  if (isAccepted || before === null || before === 0) return [];
  const change = ((after - before) / before) * 100;
  if (Math.abs(change) <= mostPriceChange) return [];
  const reason = `${what} passe de ${frenchMoney(before)} à ${frenchMoney(after)} (${share(before, after)})\u00A0: à accepter avant d’être écrit.`;
  return [{ line, reason, isHeld: true }];
}

function share(before: number, after: number): string {
  const change = ((after - before) / before) * 100;
  return `${change > 0 ? '+' : '−'}${percent(Math.round(Math.abs(change)))}`;
}

function percent(value: number): string {
  return `${value.toLocaleString('fr-FR')}\u00A0%`;
}
