import { linearRgb } from './linear-rgb.ts';

/** What is commonly asked for in buildings open to the public, in whole per cent. */
export const PUBLIC_BUILDING_CONTRAST = 70;

/** The figure with what it means: whether it reaches the one for public buildings. */
export function contrastBetween(
  one: { lrv: number },
  other: { lrv: number },
): { percent: number; isEnough: boolean } {
  const percent = luminanceContrast(one, other);
  return { percent, isEnough: percent >= PUBLIC_BUILDING_CONTRAST };
}

/**
 * How much less light the darker of two tints throws back than the lighter, in per cent of the lighter, rounded down:
 * a figure must not pass what the eye does not.
 */
function luminanceContrast(one: { lrv: number }, other: { lrv: number }): number {
  const lighter = Math.max(one.lrv, other.lrv);
  if (lighter <= 0) return 0;
  return Math.floor(((lighter - Math.min(one.lrv, other.lrv)) * 100) / lighter + 1e-9);
}

/** The light a screen colour throws back, for tints that no chart has measured. */
export function lrvOfHex(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 100 * (0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
}
