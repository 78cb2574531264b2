const MARKS = /\p{M}/gu;
const NOT_WORD = /[^a-z0-9]+/gu;

/** A facet's label in URLs and filters: « A+ » is `a-plus`, « Façade D2 » is `facade-d2`. */
export function facetValue(label: string): string {
  const plain = label.normalize('NFKD').replaceAll(MARKS, '').toLowerCase();
  const value = plain
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('+', ' plus ')
    .replaceAll(NOT_WORD, '-')
    .replaceAll(/^-|-$/gu, '');
  // A label without a single letter or digit still needs a value of its own.
  return value === '' ? [...label].map((sign) => sign.codePointAt(0)?.toString(16)).join('-') : value;
}
