import { cents as wholeCents } from '@nuancier/domain/money.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import { frenchMoney } from '../../text/french-words.ts';
import { mailCopy } from '../content/mail-copy.ts';

/** The total of a line in each of the reader's amounts; none for readers who may not see prices. */
export function lineAmounts(cents: number | null, large: readonly TaxLabel[]): string[] {
  if (cents === null) return [];
  return large.map((taxLabel) => {
    const shownCents = taxLabel === 'HT' ? cents : includingTax(wholeCents(cents), taxRate('standard'));
    return mailCopy.amount(frenchMoney(shownCents), taxLabel);
  });
}
