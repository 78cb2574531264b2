// One amount, with and without tax: which of the two a viewer sees.
import { cents, euros } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { includingTax, isRowRounded, taxRate } from '@nuancier/domain/tax.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import { formatAmount } from './format.ts';

/** In euros. */
export type BothAmounts = { excluding: number | null | undefined; including: number | null | undefined };
export type LabelledAmount = { amount: number; taxLabel: TaxLabel };

/** What a viewer's price view says of it. */
type Reading = { large: readonly TaxLabel[] };

/** The amounts shown large to this viewer, in order. */
export function largeAmountsOf({ large }: Reading, amounts: BothAmounts): LabelledAmount[] {
  return large.flatMap((taxLabel) => labelled(amounts, taxLabel) ?? []);
}

/** The other one, where only one of the two is large. */
export function smallAmountOf({ large }: Reading, amounts: BothAmounts): LabelledAmount | null {
  if (large.length > 1) return null;
  return labelled(amounts, large[0] === 'HT' ? 'TTC' : 'HT');
}

/** « 12,00 € TTC »; « 12,00 € TTC · 10,00 € HT » for viewers who see both. */
export function amountText(view: Reading, amounts: BothAmounts): string {
  return largeAmountsOf(view, amounts).map(labelledText).join(' · ');
}

/** A sum that the API sends before tax only. */
export function bothOf(excluding: number): BothAmounts {
  const including = includingTax(cents(Math.round(excluding * 100)), taxRate('standard'));
  return { excluding, including: euros(including) };
}

/** Whether so many times the first amount of one pack are not the first amount of the row. */
export function isRounded(view: Reading, unit: BothAmounts, quantity: number, row: BothAmounts): boolean {
  const [[one], [all]] = [largeAmountsOf(view, unit), largeAmountsOf(view, row)];
  return one !== undefined && all !== undefined && isRowRounded(inCents(one), quantity, inCents(all));
}

function inCents({ amount }: LabelledAmount): Cents {
  return cents(Math.round(amount * 100));
}

type Paired = LabelledAmount & { beside: (LabelledAmount & { isLarge: boolean }) | null };

/** The large part of a price in one line. */
export function largeText(price: Paired): string {
  return [price, ...(price.beside?.isLarge ? [price.beside] : [])].map(labelledText).join(' · ');
}

export function labelledText({ amount, taxLabel }: LabelledAmount): string {
  return `${formatAmount(amount)}\u00a0${taxLabel}`;
}

function labelled({ excluding, including }: BothAmounts, taxLabel: TaxLabel): LabelledAmount | null {
  const amount = taxLabel === 'HT' ? excluding : including;
  return amount == null ? null : { amount, taxLabel };
}
