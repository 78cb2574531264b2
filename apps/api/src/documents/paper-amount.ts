import type { Money } from '@nuancier/contract/api-types.ts';
import { cents } from '@nuancier/domain/money.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';

const currency = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** Empty for an amount the reader may not see. */
export function paperAmount(money: Money | null | undefined): string {
  return money?.value == null ? '' : currency.format(money.value);
}

/** An amount before tax, told with it or without. */
export function paperAmountIn(money: Money | null | undefined, taxLabel: TaxLabel): string {
  if (money?.value == null || taxLabel === 'HT') return paperAmount(money);
  return paperMoney(includingTax(cents(Math.round(money.value * 100)), taxRate('standard')));
}

export function paperMoney(amount: number): string {
  return currency.format(amount / 100);
}
