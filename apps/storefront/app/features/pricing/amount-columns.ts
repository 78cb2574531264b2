import { formatAmount } from '../../format.ts';
import type { PriceView, TaxLabel } from './price-view.ts';
import { bothOf, largeOf } from './told-amount.ts';

type Money = { value: number | null } | null;
type Words = { unitPrice: (taxLabel: TaxLabel) => string; rowTotal: (taxLabel: TaxLabel) => string };
export type AmountColumn = { label: string; of: (line: { unit: Money; row: Money }) => string };

/** The columns of a table of lines: one pack and the row as the viewer reads them, and the row in the other where both are told. */
export function amountColumns({ large }: PriceView, words: Words): AmountColumn[] {
  const [lead = 'TTC', ...others] = large;
  return [
    { label: words.unitPrice(lead), of: ({ unit }) => told(unit, lead) },
    ...[...others, lead].map((taxLabel) => ({
      label: words.rowTotal(taxLabel),
      of: ({ row }: { row: Money }) => told(row, taxLabel),
    })),
  ];
}

function told(money: Money, taxLabel: TaxLabel): string {
  if (money?.value == null) return '';
  const [one] = largeOf({ large: [taxLabel] }, bothOf(money.value));
  return one ? formatAmount(one.amount) : '';
}
