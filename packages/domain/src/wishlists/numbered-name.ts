import { LONGEST_NAME, sameName } from './wishlist-name.ts';

/** The name itself, or the next that is free: « Façades (2) ». */
export function numberedName(taken: readonly string[], name: string): string {
  for (let number = 1; ; number += 1) {
    const sign = number === 1 ? '' : ` (${number})`;
    const wanted =
      [...name]
        .slice(0, LONGEST_NAME - sign.length)
        .join('')
        .trimEnd() + sign;
    if (!taken.some((other) => sameName(other, wanted))) return wanted;
  }
}
