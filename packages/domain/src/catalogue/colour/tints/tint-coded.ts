// The one reading of a tint's code, however it is written: « RAL 5009 », `ral-5009`, « RAL5009 », « 5009 », « BE090 ».
import { optionCode } from '../../articles/option-code.ts';
import { readHex } from '../tint-base.ts';

type Coded = { code: string };

/** Longer than any code or name of the charts. */
const LONGEST_ASKED = 60;
/** A shorter end of a code is no number of a chart. */
const SHORTEST_NUMBER = 4;

/** The tint that this is the code of; null for none, and where it could be several. */
export function tintCoded<C extends Coded>(tints: readonly C[], asked: string): C | null {
  const [first, ...others] = tintsCoded(tints, asked);
  return first !== undefined && others.length === 0 ? first : null;
}

/** By the whole code before its number alone: several charts may count alike. */
export function tintsCoded<C extends Coded>(tints: readonly C[], asked: string): readonly C[] {
  const wanted = joined(asked.slice(0, LONGEST_ASKED));
  if (wanted === '') return [];
  const whole = tints.filter(({ code }) => joined(code) === wanted);
  if (whole.length > 0 || wanted.length < SHORTEST_NUMBER) return whole;
  return tints.filter(({ code }) => numberOf(code) === wanted);
}

export type TypedTint<C> = { kind: 'chart'; tint: C } | { kind: 'free'; hex: string } | { kind: 'unknown' };

/** As people type it: a hexadecimal, a code, or a name that only one tint has. */
export function typedTint<C extends Coded & { name: string }>(
  tints: readonly C[],
  typed: string,
): TypedTint<C> {
  const hex = readHex(typed);
  if (hex !== null) return { kind: 'free', hex };
  const name = optionCode(typed.slice(0, LONGEST_ASKED));
  const [only, ...others] = name === '' ? [] : tints.filter((tint) => optionCode(tint.name) === name);
  const tint = tintCoded(tints, typed) ?? (others.length === 0 ? only : undefined);
  return tint === undefined ? { kind: 'unknown' } : { kind: 'chart', tint };
}

const joined = (code: string): string => optionCode(code).replaceAll('-', '');

/** `VB-BE090` -> `be090`; nothing of a code in one piece. */
function numberOf(code: string): string | null {
  const written = optionCode(code);
  const at = written.lastIndexOf('-');
  return at === -1 ? null : written.slice(at + 1);
}
