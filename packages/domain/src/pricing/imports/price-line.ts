// What makes a line of a public price file unfit to be loaded.

export type PriceLine = {
  article_sku: string;
  pack_ht_cents: number;
  unit_ht: number;
  eco_ht_cents: number;
  reduced_type: string | null;
  reduced_pack_ht_cents: number | null;
  reduced_unit_ht: number | null;
  /** first and last French day of the reduction, YYYY-MM-DD; open where there is none */
  reduced_from?: string | null;
  reduced_to?: string | null;
};

export type PriceFault =
  | 'missing-sku'
  | 'bad-amount'
  | 'no-price'
  | 'unknown-reduction'
  | 'half-reduction'
  | 'reduction-not-lower'
  | 'days-without-reduction'
  | 'ends-before-it-begins';

export function priceFaults(line: PriceLine): PriceFault[] {
  const faults: PriceFault[] = [];
  if (line.article_sku.trim() === '') faults.push('missing-sku');
  if (![line.pack_ht_cents, line.eco_ht_cents].every(isCents) || !(line.unit_ht >= 0))
    faults.push('bad-amount');
  else if (line.pack_ht_cents === 0 || line.unit_ht === 0) faults.push('no-price');
  return [...faults, ...reductionFaults(line)];
}

function reductionFaults(line: PriceLine): PriceFault[] {
  const { reduced_type: type, reduced_pack_ht_cents: pack, reduced_unit_ht: unit } = line;
  const { reduced_from: from = null, reduced_to: to = null } = line;
  if (type === null && pack === null && unit === null)
    return from === null && to === null ? [] : ['days-without-reduction'];
  if (type === null || pack === null || unit === null) return ['half-reduction'];
  if (type !== 'PROMOTION' && type !== 'DESTOCK') return ['unknown-reduction'];
  if (!isCents(pack) || !(unit >= 0)) return ['bad-amount'];
  if (pack === 0 || unit === 0) return ['no-price'];
  if (pack >= line.pack_ht_cents) return ['reduction-not-lower'];
  return from !== null && to !== null && to < from ? ['ends-before-it-begins'] : [];
}

const isCents = (value: number): boolean => Number.isInteger(value) && value >= 0;

/** A unit's price is the pack's over what the pack holds; to the hundredth of itself, or to half a cent. */
export function unitFitsPack(packHtCents: number, unitHt: number, packQuantity: number): boolean {
  const exact = packHtCents / 100 / packQuantity;
  return Math.abs(unitHt - exact) <= Math.max(exact / 100, 0.005) + ROUNDING;
}

const ROUNDING = 1e-9;
