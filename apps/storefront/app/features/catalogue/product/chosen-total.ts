// What so many packs cost, tint included. The cart reckons anew.
import { cents, euros } from '@nuancier/domain/money.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { TaxLabel } from '../../pricing/price-view.ts';
import type { TintPrice } from './tint-price.ts';

export type ChosenTotal = {
  /** In euros, as the viewer sees prices. */
  amount: number;
  /** The same with tax, for whoever sees prices without. */
  withTax: number | null;
};

type Pack = { amount: number; taxLabel: TaxLabel };

export function chosenTotal(pack: Pack, tintCost: TintPrice | null, quantity: number): ChosenTotal {
  const onePack = Math.round(pack.amount * 100) + (tintCost?.pack ?? 0);
  const total = cents(onePack * quantity);
  return {
    amount: euros(total),
    // Rounded once for the whole, as on an invoice.
    withTax: pack.taxLabel === 'HT' ? euros(includingTax(total, taxRate('standard'))) : null,
  };
}
