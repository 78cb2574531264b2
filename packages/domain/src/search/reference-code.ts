// A reference or a bar code holds a digit and no space: words need not be compared with every article.
const CODE = /^(?=\D*\d)\S{3,64}$/u;

/** What was typed as a reference or an EAN, in the form they are kept in; null for words. */
export function referenceCode(typed: string): string | null {
  const text = typed.trim();
  // Bar codes are printed, and read out, in groups.
  const code = /^[\d\s]+$/u.test(text) ? text.replace(/\s+/gu, '') : text;
  return CODE.test(code) ? code.toUpperCase() : null;
}
