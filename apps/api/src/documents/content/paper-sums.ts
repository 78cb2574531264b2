// From the lines of a paper to the amount to pay, in its reader's amounts.
import type { Money } from '@nuancier/contract/api-types.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { sumRows } from '@nuancier/domain/pricing/sum-rows.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import { sumTexts } from '../../text/sum-texts.ts';
import { documentCopy } from './document-copy.ts';
import { paperMoney } from './paper-amount.ts';
import type { PaperTable } from './paper-content.ts';

type MaybeMoney = Money | null | undefined;
type Named = { label: string; amount: MaybeMoney };

/** As in the contract: before tax unless noted. */
export type PaperSums = {
  rows: readonly MaybeMoney[];
  subtotal: MaybeMoney;
  eco: MaybeMoney;
  discounts: readonly Named[];
  shipping: { isPickup: boolean; amount: MaybeMoney } | null;
  excluding: MaybeMoney;
  taxes: readonly Named[];
  /** tax included */
  including: MaybeMoney;
};

export function sumTable(
  sums: PaperSums,
  large: readonly TaxLabel[],
  more: readonly string[][] = [],
): PaperTable {
  const rows = sumRows(
    {
      rowsTtc: sums.rows.map((row) => includingTax(centsOf(row), taxRate('standard'))),
      subtotalHt: centsOf(sums.subtotal),
      ecoHt: centsOf(sums.eco),
      discounts: sums.discounts.map(({ label, amount }) => ({ name: label, ht: centsOf(amount) })),
      shipping: sums.shipping && { isPickup: sums.shipping.isPickup, ht: centsOf(sums.shipping.amount) },
      totalHt: centsOf(sums.excluding),
      taxes: sums.taxes.map(({ label, amount }) => ({ name: label, amount: centsOf(amount) })),
      totalTtc: centsOf(sums.including),
    },
    large,
  );
  return {
    kind: 'table',
    title: documentCopy.order.sums,
    head: null,
    rows: [...sumTexts(rows, paperMoney), ...more],
    widths: [0.7, 0.3],
    figuresFrom: 1,
  };
}

function centsOf(money: MaybeMoney): Cents {
  return cents(Math.round((money?.value ?? 0) * 100));
}
