// The tint that a visitor carries about: of a chart, or any screen colour with a label. The browser keeps it.
import { readHex } from '../tint-base.ts';

export type OwnTint = {
  /** in the charts; null for a tint of the visitor's own */
  code: string | null;
  name: string;
  hex: string;
  chosenAt: string;
};

const LIFE_MONTHS = 6;
const LONGEST = 60;

/** Null for what we did not write, and for what was chosen more than six months ago. */
export function readOwnTint(text: string | null, now: Date): OwnTint | null {
  const [code = '', name = '', hex = '', chosenAt = ''] = (text ?? '').split('\n');
  const shown = readHex(hex);
  const chosen = new Date(chosenAt);
  const end = new Date(chosen);
  end.setUTCMonth(end.getUTCMonth() + LIFE_MONTHS);
  if (shown === null || name.length > LONGEST || code.length > LONGEST || !(chosen <= now && now < end))
    return null;
  return { code: code === '' ? null : code, name: name === '' ? shown : name, hex: shown, chosenAt };
}

/** One fact per line: foreign content in the storage cannot break it. */
export function ownTintText({ code, name, hex, chosenAt }: OwnTint): string {
  return [code ?? '', name, hex, chosenAt].map((fact) => fact.replaceAll('\n', ' ')).join('\n');
}
