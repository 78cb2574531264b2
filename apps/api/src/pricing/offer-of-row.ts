// From rows of the database, where exact decimals are texts, to the whole numbers the rules reckon with.
import type { RunningReduction, SpecialTerms } from '@nuancier/domain/pricing/choose-price.ts';
import type { ListTerms, PackPrice } from '@nuancier/domain/pricing/list-price.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { ConditionRow, PublicOfferRow, SpecialRow } from './pricing-store.ts';

export function packPrice(packHtCents: number | null, unitHt: string | null): PackPrice | null {
  if (packHtCents === null || unitHt === null) return null;
  return { packHt: cents(packHtCents), unitHt: tenThousandths(unitHt) };
}

type ReductionColumns = Pick<
  PublicOfferRow,
  | 'reduced_type'
  | 'reduced_pack_ht_cents'
  | 'reduced_unit_ht'
  | 'reference_pack_ht_cents'
  | 'reference_unit_ht'
>;

export function reductionOf(row: ReductionColumns): RunningReduction | null {
  const price = packPrice(row.reduced_pack_ht_cents, row.reduced_unit_ht);
  if (row.reduced_type === null || price === null) return null;
  const reference = packPrice(row.reference_pack_ht_cents, row.reference_unit_ht);
  return { kind: row.reduced_type, price, reference };
}

export function listTermsOf(row: ConditionRow): ListTerms | null {
  const price = packPrice(row.list_pack_ht_cents, row.list_unit_ht);
  if (price !== null) return { kind: 'price', price };
  return row.list_percent === null ? null : { kind: 'percent', basisPoints: basisPoints(row.list_percent) };
}

export function specialTermsOf(row: SpecialRow): SpecialTerms | null {
  const { from_quantity: fromQuantity, extra_percent: percent } = row;
  if (percent !== null)
    return { fromQuantity, terms: { kind: 'percent', basisPoints: basisPoints(percent) } };
  const price = packPrice(row.net_pack_ht_cents, row.net_unit_ht);
  return price && { fromQuantity, terms: { kind: 'price', price } };
}

export function tenThousandths(decimal: string): number {
  return Math.round(Number(decimal) * 10_000);
}

function basisPoints(percent: string): number {
  return Math.round(Number(percent) * 100);
}
