import { readHex } from './tint-base.ts';

/**
 * A screen colour among what people type: with its mark whatever it is, without it only with digits and letters, since
 * « facade » is a word and 101000 a reference. `RRGGBB`, as addresses write it.
 */
export function typedHex(text: string): string | null {
  const digits = readHex(text)?.slice(1) ?? null;
  const isMarked = text.trim().startsWith('#');
  return digits !== null && (isMarked || /^(?=.*\d)(?=.*[A-F])/.test(digits)) ? digits : null;
}
