import { cents, shareOf } from './money.ts';
import type { Cents } from './money.ts';

/** In hundredths of a percent, so that every rate is a whole number. */
export type TaxRate = number & { readonly unit: 'basis points' };

/** With tax, toutes taxes comprises; without, hors taxes. */
export type TaxLabel = 'TTC' | 'HT';

const STANDARD = 2_000 as TaxRate;

/** Supplies carry the standard rate whatever their class: reduced rates belong to works, not to what is sold. */
export function taxRate(_taxClass: string): TaxRate {
  return STANDARD;
}

/** Half a cent goes up. */
export function includingTax(excluding: Cents, rate: TaxRate): Cents {
  return cents(excluding + shareOf(excluding, rate));
}

/** The whole cents that this price was made from: no two of them come to the same with tax. */
export function excludingTax(including: Cents, rate: TaxRate): Cents {
  return cents(Math.round((including * 10_000) / (10_000 + rate)));
}

/** A price per litre or kilogram is stored in ten-thousandths of a euro; with tax it is shown in cents. */
export function unitPriceIncludingTax(tenThousandths: number, rate: TaxRate): Cents {
  return cents(Math.floor((tenThousandths * (10_000 + rate) + 500_000) / 1_000_000));
}

/**
 * The tax of a row is rounded once, so unit price × quantity may differ from it by cents. Rows of a credit note are
 * negative.
 */
export function isRowRounded(unit: Cents, quantity: number, row: Cents): boolean {
  return Math.abs(unit * quantity) !== Math.abs(row);
}

export type TaxedLine = { excluding: Cents; rate: TaxRate };

export type DocumentTotals = {
  excluding: Cents;
  /** one for each rate, the lowest first */
  taxes: { rate: TaxRate; base: Cents; tax: Cents }[];
  including: Cents;
};

/** Lines are summed without tax; the tax is rounded once per rate, so that the document adds up to the cent. */
export function documentTotals(lines: readonly TaxedLine[]): DocumentTotals {
  const bases = new Map<TaxRate, number>();
  for (const { excluding, rate } of lines) bases.set(rate, (bases.get(rate) ?? 0) + excluding);
  const taxes = [...bases]
    .toSorted(([one], [other]) => one - other)
    .map(([rate, sum]) => ({ rate, base: cents(sum), tax: cents(includingTax(cents(sum), rate) - sum) }));
  const excluding = taxes.reduce((sum, { base }) => sum + base, 0);
  const tax = taxes.reduce((sum, one) => sum + one.tax, 0);
  return { excluding: cents(excluding), taxes, including: cents(excluding + tax) };
}
