import { cents } from '../money.ts';
import type { Cents } from '../money.ts';
import { includingTax, unitPriceIncludingTax } from '../tax.ts';
import type { TaxRate } from '../tax.ts';

export type ReductionKind = 'PROMOTION' | 'DESTOCK';

/** The public price before tax: packs in cents, units in ten-thousandths of a euro. */
export type UntaxedPrice = {
  packHt: number;
  unitHt: number;
  reduction: { kind: ReductionKind; packHt: number; unitHt: number } | null;
};

/** With tax: the list price, what is really paid, and why that is less. */
export type TaxedPrice = { regular: Cents; final: Cents; kind: ReductionKind | null };

export function taxedPackPrice({ packHt, reduction }: UntaxedPrice, rate: TaxRate): TaxedPrice {
  const regular = includingTax(cents(packHt), rate);
  if (reduction === null) return { regular, final: regular, kind: null };
  return { regular, final: includingTax(cents(reduction.packHt), rate), kind: reduction.kind };
}

export function taxedUnitPrice({ unitHt, reduction }: UntaxedPrice, rate: TaxRate): Cents {
  return unitPriceIncludingTax(reduction?.unitHt ?? unitHt, rate);
}

export type TaxedRange = { lowest: TaxedPrice; highest: TaxedPrice };

/** Cheapest and dearest by what is really paid; none without a single price. */
export function taxedRange(prices: readonly TaxedPrice[]): TaxedRange | null {
  const [first, ...others] = prices;
  if (first === undefined) return null;
  return others.reduce<TaxedRange>(
    ({ lowest, highest }, price) => ({
      lowest: price.final < lowest.final ? price : lowest,
      highest: price.final > highest.final ? price : highest,
    }),
    { lowest: first, highest: first },
  );
}
