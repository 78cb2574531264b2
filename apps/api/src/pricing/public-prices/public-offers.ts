import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import type { RunningReduction } from '@nuancier/domain/pricing/choose-price.ts';
import type { PackPrice } from '@nuancier/domain/pricing/list-price.ts';
import type { Database } from '../../database/tables.ts';
import { packPrice } from './exact-price.ts';
import { selectPublicPrices, selectReferences } from './pricing-store.ts';
import type { PublicPriceRecord, ReferenceRecord } from './pricing-store.ts';

/** The public offer of one day. */
export type PublicOffer = { publicPrice: PackPrice; reduction: RunningReduction | null; ecoHt: Cents };

/** By article reference; articles without a price are missing. */
export async function publicOffers(
  db: Database,
  skus: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, PublicOffer>> {
  const records = await selectPublicPrices(db, skus, day);
  const reduced = records
    .filter((record) => record.reduced_type !== null)
    .map((record) => record.article_sku);
  const references = reduced.length === 0 ? [] : await selectReferences(db, reduced);
  const byArticle = new Map(references.map((reference) => [reference.article_sku, reference]));
  return new Map(
    records.map((record) => [record.article_sku, publicOffer(record, byArticle.get(record.article_sku))]),
  );
}

type Price = Omit<PublicPriceRecord, 'article_sku'>;
type Reference = Omit<ReferenceRecord, 'article_sku'>;

export function publicOffer(record: Price, reference: Reference | undefined): PublicOffer {
  return {
    publicPrice: packPrice(record),
    reduction: reductionOf(record, reference),
    ecoHt: cents(record.eco_ht_cents),
  };
}

function reductionOf(record: Price, reference: Reference | undefined): RunningReduction | null {
  const { reduced_type: kind, reduced_pack_ht_cents: pack, reduced_unit_ht: unit } = record;
  if (kind === null || pack === null || unit === null) return null;
  return {
    kind,
    price: packPrice({ pack_ht_cents: pack, unit_ht: unit }),
    reference: reference === undefined ? null : packPrice(reference),
  };
}
