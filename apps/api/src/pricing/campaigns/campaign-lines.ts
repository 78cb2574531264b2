// A campaign's prices as lines of a price file.
import type { PublicPriceRow } from '../imports/pricing-import-store.ts';
import type { Judged } from './judged-articles.ts';

export const WHOLE_UNIT = 10_000;

export function reducedLine(
  { article, price, reduced }: Judged,
  { kind, from, to }: { kind: string; from: string; to: string | null },
): PublicPriceRow[] {
  if (price === null || reduced === null) return [];
  return [
    {
      ...plainLine(article.sku, { ...price, ecoHt: article.ecoHt ?? 0 }),
      reduced_type: kind,
      reduced_pack_ht_cents: reduced.packHt,
      reduced_unit_ht: reduced.unitHt / WHOLE_UNIT,
      reduced_from: from,
      reduced_to: to,
    },
  ];
}

export function plainLine(
  sku: string,
  { packHt, unitHt, ecoHt }: { packHt: number; unitHt: number; ecoHt: number },
): PublicPriceRow {
  return {
    article_sku: sku,
    pack_ht_cents: packHt,
    unit_ht: unitHt / WHOLE_UNIT,
    eco_ht_cents: ecoHt,
    reduced_type: null,
    reduced_pack_ht_cents: null,
    reduced_unit_ht: null,
  };
}
