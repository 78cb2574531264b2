// The tint that a visitor carries about: of a chart, or any screen colour with a label. The browser keeps it.
import { isRemembered } from '../../../browser-memory.ts';
import { readHex } from '../tint-base.ts';

export type OwnTint = {
  /** in the charts; null for a tint of the visitor's own */
  code: string | null;
  name: string;
  hex: string;
  chosenAt: string;
};

const LONGEST = 60;

/** Null for what we did not write, and for what was chosen more than six months ago. */
export function readOwnTint(text: string | null, now: Date): OwnTint | null {
  const [code = '', name = '', hex = '', chosenAt = ''] = (text ?? '').split('\n');
  const shown = readHex(hex);
  if (shown === null || name.length > LONGEST || code.length > LONGEST || !isRemembered(chosenAt, now))
    return null;
  return { code: code === '' ? null : code, name: name === '' ? shown : name, hex: shown, chosenAt };
}

/** One fact per line: foreign content in the storage cannot break it. */
export function ownTintText({ code, name, hex, chosenAt }: OwnTint): string {
  return [code ?? '', name, hex, chosenAt].map((fact) => fact.replaceAll('\n', ' ')).join('\n');
}
