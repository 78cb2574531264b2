// A reference or a bar code holds a digit and no space: words need not be compared with every article.
const CODE = /^(?=\D*\d)\S{3,64}$/u;

// « réf. 10100001 », « référence : 10100001 ».
const INTRODUCED = /^r[ée]f(?:[ée]rence)?s?\s*[.:]?\s+(?=\S*\d)/iu;

// Shorter ones are as well a colour or a size.
const SHORTEST_OF_SEVERAL = 6;
const EAN_LENGTH = 13;

/** References pasted one after the other; empty unless each of the words is one. */
export function referenceCodes(typed: string): string[] {
  const words = typed.split(/[\s,;]+/u).filter((word) => word !== '');
  const isOneEan = /^[\d\s]+$/u.test(typed) && words.join('').length === EAN_LENGTH;
  if (words.length < 2 || isOneEan) return [];
  const codes = words.map((word) => (word.length < SHORTEST_OF_SEVERAL ? null : referenceCode(word)));
  return codes.includes(null) ? [] : [...new Set(codes.filter((code) => code !== null))];
}

/** What was typed as a reference or an EAN, in the form they are kept in; null for words. */
export function referenceCode(typed: string): string | null {
  const text = typed.trim().replace(INTRODUCED, '');
  // Bar codes are printed, and read out, in groups.
  const code = /^[\d\s]+$/u.test(text) ? text.replace(/\s+/gu, '') : text;
  return CODE.test(code) ? code.toUpperCase() : null;
}
