// What the chosen tint adds to the price of a pack, by the shop's tariff. The cart reckons with the same functions.
import { tintClassOfHex } from '@nuancier/domain/catalogue/colour/tint-class.ts';
import { cents } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { tintSupplement } from '@nuancier/domain/pricing/tint-supplement.ts';
import type { ChartColourFragment, TintTariffFragment } from '../../../../../generated/documents.ts';
import type { MatrixConditioning, ProductChoice } from '../product-choice.ts';

/** The page's tint data: the one asked for, what tinting costs, what its sample is and costs. */
export type Tinting = {
  colour: ChartColourFragment | null;
  /** the least luminance that the product takes outside; null for what is not for façades */
  facade: number | null;
  tariff: readonly TintTariffFragment[];
  tester: string | null;
  instead: InsteadTint | null;
};

export type InsteadTint = Pick<ChartColourFragment, 'code' | 'name' | 'hex'>;

/** Before tax; null where the shop has no tariff for the class: then the cart has no price either. */
export type TintPrice = { tintClass: string; perLitreHt: Cents | null };

/** Null without a tint that can be made. */
export function tintPrice(
  { tint, tintRefusal }: ProductChoice,
  tariff: readonly TintTariffFragment[],
): TintPrice | null {
  if (!tint || tintRefusal) return null;
  const tintClass = tint.kind === 'chart' ? tint.colour.tint_class : tintClassOfHex(tint.hex);
  const amount = tariff.find((line) => line.tint_class === tintClass)?.amount_ht.value ?? null;
  return { tintClass, perLitreHt: amount === null ? null : cents(Math.round(amount * 100)) };
}

/** Of one pack, whatever it is measured in. */
export function packTint(
  { perLitreHt }: TintPrice,
  pack: Pick<MatrixConditioning, 'quantity'>,
): Cents | null {
  return perLitreHt === null ? null : tintSupplement(perLitreHt, pack.quantity);
}
