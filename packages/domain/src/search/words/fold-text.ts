/** One spelling for all the ways a word is typed: lower case, no accents, « œ » as oe, « m² » as m2. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(LETTERS_UNICODE_KEEPS, (letter) => SPELT_OUT[letter] ?? letter);
}

const PLAIN = /^[\x20-\x7e]*$/;
const MARKS = /\p{M}+/gu;
const LETTERS_UNICODE_KEEPS = /[œæøßµμ×’‘ʼ‐‑–—]/gu;
const SPELT_OUT: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  µ: 'u',
  // Compatibility folding turns the micro sign into the Greek letter.
  μ: 'u',
  '×': 'x',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};
