// How much colourant a tint takes, which decides its supplement: the lighter and the greyer, the less.
import { labOf } from './colour-lab.ts';

export const tintClasses = ['A', 'B', 'C', 'D'] as const;
export type TintClass = (typeof tintClasses)[number];

/** A pastel, B medium, C strong, D intense: the class of a tint that no chart names. */
export function tintClassOfHex(hex: string): TintClass {
  const { lightness, chroma } = labOf(hex);
  if (chroma >= 55 || lightness < 30) return 'D';
  if (chroma >= 40 || lightness < 52) return 'C';
  return lightness >= 80 ? 'A' : 'B';
}
