// What one pack costs in a tint: the one sum that page, cart, order and papers show.
import { cents } from '../money.ts';
import type { Cents } from '../money.ts';
import { includingTax } from '../tax.ts';
import type { TaxLabel, TaxRate } from '../tax.ts';

/** Before tax: the pack as it stands on the shelf and the tinting of it, each in whole cents. So many are so many times it. */
export function tintedPackHt(paintHt: Cents, tintHt: Cents | null): Cents {
  return cents(paintHt + (tintHt ?? 0));
}

/** The two parts of the amount that is shown: they add up to it. */
export type PackParts = { paint: Cents; tint: Cents; pack: Cents };

/** `packHt`: its tint included. The tax of the pack is rounded once, that of the tinting too; the paint is the rest. */
export function packParts(packHt: Cents, tintHt: Cents, label: TaxLabel, rate: TaxRate): PackParts {
  const shown = (ht: Cents): Cents => (label === 'HT' ? ht : includingTax(ht, rate));
  const [pack, tint] = [shown(packHt), shown(tintHt)];
  return { pack, tint, paint: cents(pack - tint) };
}
