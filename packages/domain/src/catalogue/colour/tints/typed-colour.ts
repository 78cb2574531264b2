// A colour as people type it: a hexadecimal, three numbers of red, green and blue, or the words of a tint.

export type TypedColour =
  | { kind: 'nothing' }
  | { kind: 'hex'; hex: string }
  | { kind: 'words'; words: string }
  | { kind: 'refused'; reason: 'hex' | 'rgb' };

const NUMBERS = /^(?:rgba?|rvb)?\s*\(?\s*(\d{1,4})\s*[\s,;]\s*(\d{1,4})\s*[\s,;]\s*(\d{1,4})\s*\)?$/i;

export function typedColour(text: string): TypedColour {
  const typed = text.trim();
  if (typed === '') return { kind: 'nothing' };
  const digits = /^(?:#?([0-9a-f]{6})|#([0-9a-f]{3}))$/i.exec(typed);
  if (digits) return { kind: 'hex', hex: `#${digits[1] ?? doubled(digits[2] ?? '')}`.toUpperCase() };
  if (typed.startsWith('#')) return { kind: 'refused', reason: 'hex' };
  const numbers = NUMBERS.exec(typed)?.slice(1).map(Number);
  if (!numbers) return { kind: 'words', words: typed };
  if (numbers.some((number) => number > 255)) return { kind: 'refused', reason: 'rgb' };
  const hex = numbers.map((number) => number.toString(16).padStart(2, '0')).join('');
  return { kind: 'hex', hex: `#${hex}`.toUpperCase() };
}

/** `2ac` -> `22aacc` */
function doubled(short: string): string {
  return [...short].map((digit) => digit + digit).join('');
}
