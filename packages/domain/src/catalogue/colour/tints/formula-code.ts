// What the counter finds a mix by, years later: the base, the tint and its price class, in signs that any label prints.
import { baseNamed } from '../tint-base.ts';

export type Formula = {
  /** « Base TR (transparente) »; null where it is not known */
  base: string | null;
  /** in the colour charts; none for a free tint */
  code: string | null;
  hex: string;
  tintClass: string;
};

/** A base that takes every tint. */
const UNIVERSAL = 'U';

/** `TR-RAL7016-D`, of a free tint `M-2E5978-C`. It depends on nothing that a chart may change later. */
export function formulaCode({ base, code, hex, tintClass }: Formula): string {
  const tint = (code ?? hex).toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const deep = base === null ? null : baseNamed(base);
  return [deep ?? UNIVERSAL, tint, tintClass].join('-');
}
