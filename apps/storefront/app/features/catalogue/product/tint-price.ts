// What the chosen tint adds to the price that everybody sees, with tax. The cart reckons anew.
import { tintClassOfHex } from '@nuancier/domain/catalogue/tint-class.ts';
import { cents, euros } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { tintSupplement } from '@nuancier/domain/pricing/tint-supplement.ts';
import { includingTax, taxRate } from '@nuancier/domain/tax.ts';
import type { ChartColourFragment, TintTariffFragment } from '../../../../generated/documents.ts';
import type { ProductChoice } from './product-choice.ts';

/** What the page knows of tints: the one asked for, what tinting costs, where the sample pot stands. */
export type Tinting = {
  colour: ChartColourFragment | null;
  tariff: readonly TintTariffFragment[];
  tester: string | null;
};

export type TintPrice = {
  tintClass: string;
  perLitre: Cents;
  /** null until a pack is chosen */
  pack: Cents | null;
};

/** Null without a tint that can be made, without a tariff for it, and for what is not sold by the litre. */
export function tintPrice(
  { tint, tintRefusal, variant }: ProductChoice,
  tariff: readonly TintTariffFragment[],
): TintPrice | null {
  if (!tint || tintRefusal) return null;
  const tintClass = tint.kind === 'chart' ? tint.colour.tint_class : tintClassOfHex(tint.hex);
  const amount = tariff.find((line) => line.tint_class === tintClass)?.amount_ht.value ?? null;
  const pack = variant.conditioning;
  if (amount === null || (pack && pack.unit !== 'L')) return null;
  const untaxed = cents(Math.round(amount * 100));
  const rate = taxRate('standard');
  return {
    tintClass,
    perLitre: includingTax(untaxed, rate),
    pack: pack && includingTax(tintSupplement(untaxed, pack.quantity), rate),
  };
}

/** What so many packs cost, in euros; tinted when a tint is chosen. */
export function tintedAmount(packPrice: number, tintCost: TintPrice | null, quantity: number): number {
  const onePack = Math.round(packPrice * 100) + (tintCost?.pack ?? 0);
  return euros(cents(onePack * quantity));
}
