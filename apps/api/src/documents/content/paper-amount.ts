import type { Money } from '@nuancier/contract/api-types.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { includingTax, isRowRounded, taxRate } from '@nuancier/domain/tax.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import { trueMinus } from '@nuancier/domain/true-minus.ts';
import { documentCopy } from './document-copy.ts';

const currency = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** Empty for an amount the reader may not see. */
export function paperAmount(money: Money | null | undefined): string {
  return money?.value == null ? '' : trueMinus(currency.format(money.value));
}

/** An amount given before tax, shown with tax or without. */
export function paperAmountIn(money: Money | null | undefined, taxLabel: TaxLabel): string {
  if (money?.value == null || taxLabel === 'HT') return paperAmount(money);
  return paperMoney(centsIn(money.value, taxLabel));
}

/** The price of one pack, with a note where rounding makes the row differ from price × quantity. */
export function paperUnitPrice({ unit, quantity, row }: PaperPrices, taxLabel: TaxLabel): string {
  const price = paperAmountIn(unit, taxLabel);
  if (unit?.value == null || row?.value == null) return price;
  const [one, all] = [centsIn(unit.value, taxLabel), centsIn(row.value, taxLabel)];
  return isRowRounded(one, quantity, all) ? `${price}\n${documentCopy.rounded}` : price;
}

type PaperPrices = { unit: Money | null | undefined; row: Money | null | undefined; quantity: number };

function centsIn(euros: number, taxLabel: TaxLabel): Cents {
  const excluding = cents(Math.round(euros * 100));
  return taxLabel === 'HT' ? excluding : includingTax(excluding, taxRate('standard'));
}

export function paperMoney(amount: number): string {
  return trueMinus(currency.format(amount / 100));
}
