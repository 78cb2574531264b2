// The letters the standard faces of a PDF have; anything else would print as garbage.
const SPECIAL = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const CLOSE: Readonly<Record<string, string>> = {
  '\u202F': '\u00A0',
  '\u2009': '\u00A0',
  '\u2011': '-',
  '≤': '<=',
  '≥': '>=',
  '→': '->',
  '′': "'",
};

export function winAnsi(text: string): string {
  return Array.from(text.normalize('NFC'), printable).join('');
}

function printable(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (letter === '\n' || (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return letter;
  return SPECIAL.includes(letter) ? letter : (CLOSE[letter] ?? '?');
}
