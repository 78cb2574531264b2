import { formatAmount } from '@nuancier/ui/text/format.ts';
import type { PriceView, TaxLabel } from '../../backend/viewer/price-view.ts';
import { sumCopy } from './sum-copy.ts';
import { bothOf, isRounded, largeAmountsOf } from '@nuancier/ui/text/amount-text.ts';

type Money = { value: number | null } | null;
type Words = { unitPrice: (taxLabel: TaxLabel) => string; rowTotal: (taxLabel: TaxLabel) => string };
type Line = { unit: Money; row: Money; quantity: number };
export type AmountColumn = { label: string; of: (line: Line) => string };

/**
 * Columns of a table of lines: one pack and the row as the viewer reads them, and the row in the other tax label
 * where both are shown.
 */
export function amountColumns({ large }: PriceView, words: Words): AmountColumn[] {
  const [lead = 'TTC', ...others] = large;
  return [
    { label: words.unitPrice(lead), of: (line) => oneOf(line, lead) },
    ...[...others, lead].map((taxLabel) => ({
      label: words.rowTotal(taxLabel),
      of: ({ row }: { row: Money }) => amountIn(row, taxLabel),
    })),
  ];
}

function oneOf({ unit, quantity, row }: Line, taxLabel: TaxLabel): string {
  const price = amountIn(unit, taxLabel);
  if (unit?.value == null || row?.value == null) return price;
  const rounds = isRounded({ large: [taxLabel] }, bothOf(unit.value), quantity, bothOf(row.value));
  return rounds ? `${price} ${sumCopy.rounded}` : price;
}

function amountIn(money: Money, taxLabel: TaxLabel): string {
  if (money?.value == null) return '';
  const [one] = largeAmountsOf({ large: [taxLabel] }, bothOf(money.value));
  return one ? formatAmount(one.amount) : '';
}
