// What so many packs cost, tint included. The cart reckons anew.
import { cents, euros } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { excludingTax, includingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { PackPrice } from '../../../pricing/personal-price.ts';
import type { TaxLabel } from '../../../../backend/viewer/price-view.ts';
import type { LabelledAmount } from '../../../../text/amount-text.ts';
import type { TintPrice } from './tint-price.ts';

/** In euros, as the viewer sees prices. */
export type ChosenTotal = LabelledAmount & Pick<PackPrice, 'beside'>;

type Pack = Pick<PackPrice, 'amount' | 'taxLabel' | 'beside'>;

const RATE = taxRate('standard');

/** The tax is rounded once for the whole, as in the cart: so many times the price of one may differ by cents. */
export function chosenTotal(pack: Pack, tintCost: TintPrice | null, quantity: number): ChosenTotal {
  const onePack = untaxed(cents(Math.round(pack.amount * 100)), pack.taxLabel);
  const tint = tintCost?.pack ? untaxed(tintCost.pack, tintCost.taxLabel) : 0;
  const excluding = cents((onePack + tint) * quantity);
  const told = (taxLabel: TaxLabel) => euros(taxLabel === 'HT' ? excluding : includingTax(excluding, RATE));
  const { taxLabel, beside } = pack;
  return {
    amount: told(taxLabel),
    taxLabel,
    beside: beside && { ...beside, amount: told(beside.taxLabel) },
  };
}

function untaxed(price: Cents, taxLabel: TaxLabel): Cents {
  return taxLabel === 'HT' ? price : excludingTax(price, RATE);
}
