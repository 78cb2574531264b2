// Exact decimals come from the database as texts; the rules reckon with whole numbers.
import { cents } from '@nuancier/domain/money.ts';
import type { PackPrice } from '@nuancier/domain/pricing/list-price.ts';

export function packPrice(record: { pack_ht_cents: number; unit_ht: string }): PackPrice {
  return { packHt: cents(record.pack_ht_cents), unitHt: tenThousandths(record.unit_ht) };
}

export function tenThousandths(decimal: string): number {
  return Math.round(Number(decimal) * 10_000);
}

export function basisPoints(percent: string): number {
  return Math.round(Number(percent) * 100);
}
