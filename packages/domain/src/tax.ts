import { cents } from './money.ts';
import type { Cents } from './money.ts';

/** In hundredths of a percent, so that every rate is a whole number. */
export type TaxRate = number & { readonly unit: 'basis points' };

const STANDARD = 2_000 as TaxRate;

/** Supplies carry the standard rate whatever their class: reduced rates belong to works, not to what is sold. */
export function taxRate(_taxClass: string): TaxRate {
  return STANDARD;
}

/** Half a cent goes up. */
export function includingTax(excluding: Cents, rate: TaxRate): Cents {
  return cents(Math.floor((excluding * (10_000 + rate) + 5_000) / 10_000));
}

/** A price per litre or kilogram is held in ten-thousandths of a euro; with tax it is told in cents. */
export function unitPriceIncludingTax(tenThousandths: number, rate: TaxRate): Cents {
  return cents(Math.floor((tenThousandths * (10_000 + rate) + 500_000) / 1_000_000));
}
