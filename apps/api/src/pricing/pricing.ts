// The door of the pricing capability: what articles cost everybody. Personal conditions are not kept in memory.
import type { Database } from '../database/tables.ts';
import { selectPublicPrices } from './pricing-store.ts';
import type { PublicPriceRecord } from './pricing-store.ts';

/** An article's public price, before tax. */
export type PublicPrice = {
  /** of one pack, in cents */
  packHt: number;
  /** per litre, kilogram, metre or piece, in ten-thousandths of a euro */
  unitHt: number;
  reduction: Reduction | null;
};

export type Reduction = { kind: 'PROMOTION' | 'DESTOCK'; packHt: number; unitHt: number };

/** By article reference; an article nobody has priced is missing. */
export async function publicPrices(
  db: Database,
  skus: readonly string[],
): Promise<ReadonlyMap<string, PublicPrice>> {
  const records = await selectPublicPrices(db, skus);
  return new Map(records.map((record) => [record.article_sku, priceOf(record)]));
}

function priceOf(record: PublicPriceRecord): PublicPrice {
  return {
    packHt: record.pack_ht_cents,
    unitHt: tenThousandths(record.unit_ht),
    reduction: reductionOf(record),
  };
}

function reductionOf(record: PublicPriceRecord): Reduction | null {
  const { reduced_type: kind, reduced_pack_ht_cents: packHt, reduced_unit_ht: unitHt } = record;
  if (kind === null || packHt === null || unitHt === null) return null;
  return { kind, packHt, unitHt: tenThousandths(unitHt) };
}

function tenThousandths(decimal: string): number {
  return Math.round(Number(decimal) * 10_000);
}
