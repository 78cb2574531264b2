// What makes a line of a public price file unfit to be loaded.

export type PriceLine = {
  article_sku: string;
  pack_ht_cents: number;
  unit_ht: number;
  eco_ht_cents: number;
  reduced_type: string | null;
  reduced_pack_ht_cents: number | null;
  reduced_unit_ht: number | null;
};

export type PriceFault =
  'missing-sku' | 'bad-amount' | 'unknown-reduction' | 'half-reduction' | 'reduction-not-lower';

export function priceFaults(line: PriceLine): PriceFault[] {
  const faults: PriceFault[] = [];
  if (line.article_sku.trim() === '') faults.push('missing-sku');
  if (![line.pack_ht_cents, line.eco_ht_cents].every(isCents) || !(line.unit_ht >= 0))
    faults.push('bad-amount');
  return [...faults, ...reductionFaults(line)];
}

function reductionFaults(line: PriceLine): PriceFault[] {
  const { reduced_type: type, reduced_pack_ht_cents: pack, reduced_unit_ht: unit } = line;
  if (type === null && pack === null && unit === null) return [];
  if (type === null || pack === null || unit === null) return ['half-reduction'];
  if (type !== 'PROMOTION' && type !== 'DESTOCK') return ['unknown-reduction'];
  if (!isCents(pack) || !(unit >= 0)) return ['bad-amount'];
  return pack >= line.pack_ht_cents ? ['reduction-not-lower'] : [];
}

const isCents = (value: number): boolean => Number.isInteger(value) && value >= 0;
