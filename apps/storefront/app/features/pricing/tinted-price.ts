// The price of a pack in a tint, as the viewer sees prices.
import { unitPrice } from '@nuancier/domain/catalogue/products/unit-price.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { shownPercent } from '@nuancier/domain/pricing/shown-percent.ts';
import { packParts, tintedPackHt } from '@nuancier/domain/pricing/tinted-pack.ts';
import { excludingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { TaxLabel } from '@nuancier/domain/tax.ts';
import type { PackPrice } from './personal-price.ts';

const RATE = taxRate('standard');

/** One pack in its tint. */
export function tintedPrice(
  price: PackPrice,
  tintHt: Cents,
  pack: { quantity: number; unit: string },
): PackPrice {
  const { amount, regular, taxLabel, flap, beside } = price;
  const told = (paint: number, label: TaxLabel, as: TaxLabel = label) =>
    packParts(tintedPackHt(untaxed(paint, label), tintHt), tintHt, as, RATE);
  const parts = told(amount, taxLabel);
  const struck = regular === undefined ? undefined : euros(told(regular, taxLabel).pack);
  const shown = euros(parts.pack);
  return {
    ...price,
    amount: shown,
    regular: struck,
    perUnit: unitPrice({ price: shown, quantity: pack.quantity, unit: pack.unit }),
    // The share is of the amounts that are shown: the tinting is not reduced.
    flap: flap && { ...flap, percent: flap.percent && percentOff(struck, shown) },
    beside: beside && { ...beside, amount: euros(told(amount, taxLabel, beside.taxLabel).pack) },
    parts: { paint: euros(parts.paint), tint: euros(parts.tint) },
  };
}

/** Before tax, in the whole cents that the price was made from. */
export function untaxed(amount: number, label: TaxLabel): Cents {
  const shown = cents(Math.round(amount * 100));
  return label === 'HT' ? shown : excludingTax(shown, RATE);
}

function percentOff(regular: number | undefined, amount: number): number | null {
  return regular === undefined ? null : shownPercent(((regular - amount) * 100) / regular);
}
