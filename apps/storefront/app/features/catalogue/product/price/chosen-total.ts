// What so many packs cost, tint included. The cart reckons anew.
import { cents, euros } from '@nuancier/domain/money.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { PackPrice } from '../../../pricing/personal-price.ts';
import type { TaxLabel } from '../../../../backend/viewer/price-view.ts';
import type { LabelledAmount } from '@nuancier/ui/text/amount-text.ts';
import { untaxed } from '../../../pricing/tinted-price.ts';

/** In euros, as the viewer sees prices. */
export type ChosenTotal = LabelledAmount & Pick<PackPrice, 'beside'>;

type Pack = Pick<PackPrice, 'amount' | 'taxLabel' | 'beside'>;

/** The tax is rounded once for the whole, as in the cart: so many times the price of one may differ by cents. */
export function chosenTotal(pack: Pack, quantity: number): ChosenTotal {
  const excluding = cents(untaxed(pack.amount, pack.taxLabel) * quantity);
  const told = (taxLabel: TaxLabel) =>
    euros(taxLabel === 'HT' ? excluding : includingTax(excluding, taxRate('standard')));
  const { taxLabel, beside } = pack;
  return {
    amount: told(taxLabel),
    taxLabel,
    beside: beside && { ...beside, amount: told(beside.taxLabel) },
  };
}
