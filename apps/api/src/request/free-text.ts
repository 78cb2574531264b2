import { isReadableLine, isReadableText } from '@nuancier/domain/readable-text.ts';
import { Refusal } from '../refusals/refusal.ts';
import type { RefusalCode } from '../refusals/refusal.ts';

type TextRule = { most: number; tooLong: RefusalCode; unreadable: RefusalCode };

/** One line as a customer wrote it: what was left empty is none. */
export function freeLine(given: string | null | undefined, rule: TextRule): string | null {
  return checked(given, rule, isReadableLine);
}

/** The same of several lines. */
export function freeText(given: string | null | undefined, rule: TextRule): string | null {
  return checked(given, rule, isReadableText);
}

function checked(
  given: string | null | undefined,
  { most, tooLong, unreadable }: TextRule,
  isReadable: (text: string) => boolean,
): string | null {
  const text = given?.trim() || null;
  if (text === null) return null;
  if ([...text].length > most) throw new Refusal(tooLong);
  if (!isReadable(text)) throw new Refusal(unreadable);
  return text;
}
