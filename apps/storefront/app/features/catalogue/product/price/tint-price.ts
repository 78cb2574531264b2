// What the chosen tint adds to the price, as the viewer sees prices. The cart reckons anew.
import { tintClassOfHex } from '@nuancier/domain/catalogue/colour/tint-class.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { tintSupplement } from '@nuancier/domain/pricing/tint-supplement.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { ChartColourFragment, TintTariffFragment } from '../../../../../generated/documents.ts';
import type { TaxLabel } from '../../../../backend/viewer/price-view.ts';
import type { ProductChoice } from '../product-choice.ts';

/** The page's tint data: the one asked for, what tinting costs, the sample pot's address. */
export type Tinting = {
  colour: ChartColourFragment | null;
  tariff: readonly TintTariffFragment[];
  tester: string | null;
};

export type TintPrice = {
  tintClass: string;
  taxLabel: TaxLabel;
  perLitre: Cents;
  /** null until a pack is chosen */
  pack: Cents | null;
};

/** Null without a tint that can be made, without a tariff for it, and for what is not sold by the litre. */
export function tintPrice(
  { tint, tintRefusal, variant }: ProductChoice,
  tariff: readonly TintTariffFragment[],
  taxLabel: TaxLabel,
): TintPrice | null {
  if (!tint || tintRefusal) return null;
  const tintClass = tint.kind === 'chart' ? tint.colour.tint_class : tintClassOfHex(tint.hex);
  const amount = tariff.find((line) => line.tint_class === tintClass)?.amount_ht.value ?? null;
  const pack = variant.conditioning;
  if (amount === null || (pack && pack.unit !== 'L')) return null;
  const untaxed = cents(Math.round(amount * 100));
  const shown = (price: Cents) => (taxLabel === 'HT' ? price : includingTax(price, taxRate('standard')));
  return {
    tintClass,
    taxLabel,
    perLitre: shown(untaxed),
    pack: pack && shown(tintSupplement(untaxed, pack.quantity)),
  };
}
