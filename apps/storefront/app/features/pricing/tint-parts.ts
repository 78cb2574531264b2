// The two parts of the price of a tinted pack, in words.
import { cents, euros } from '@nuancier/domain/money.ts';
import type { Cents } from '@nuancier/domain/money.ts';
import { packParts } from '@nuancier/domain/pricing/tinted-pack.ts';
import { taxRate } from '@nuancier/domain/tax.ts';
import type { PriceView } from '../../backend/viewer/price-view.ts';
import { labelledText } from '@nuancier/ui/text/amount-text.ts';

const NB = '\u00a0';

/** « Peinture : 39,60 € TTC + mise à la teinte : 6,00 € TTC », of one pack. */
export function tintParts(paint: string, tint: string): string {
  return `Peinture${NB}: ${paint} + mise à la teinte${NB}: ${tint}`;
}

/** In euros before tax: one pack, its tint included, and the tint alone. Nothing without a tint, or without prices. */
export function tintPartsOf(
  { large, canViewPrice }: Pick<PriceView, 'large' | 'canViewPrice'>,
  pack: number | null | undefined,
  tint: number | null | undefined,
): string | null {
  if (!canViewPrice || pack == null || tint == null) return null;
  const [taxLabel = 'TTC'] = large;
  const parts = packParts(inCents(pack), inCents(tint), taxLabel, taxRate('standard'));
  const told = (amount: Cents) => labelledText({ amount: euros(amount), taxLabel });
  return tintParts(told(parts.paint), told(parts.tint));
}

function inCents(amount: number): Cents {
  return cents(Math.round(amount * 100));
}
