import { cents } from '../money.ts';
import type { Cents } from '../money.ts';

/** Packs are measured to the ten-thousandth of a litre. */
const STEPS = 10_000;

/** What tinting one pack costs, before tax: so much a litre, half a cent goes up. */
export function tintSupplement(perLitre: Cents, litres: number): Cents {
  const content = Math.round(litres * STEPS);
  return cents(Math.floor((perLitre * content + STEPS / 2) / STEPS));
}
