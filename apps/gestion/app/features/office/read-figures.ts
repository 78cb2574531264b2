/** « 12,50 », « 1 200 » or « 0 » in whole cents; null for anything else. */
export function readCents(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00A0\u202F€]/g, '');
  if (!/^\d{1,7}(?:[.,]\d{1,2})?$/.test(bare)) return null;
  const [euros = '', decimals = ''] = bare.split(/[.,]/);
  return Number(`${euros}${decimals.padEnd(2, '0')}`);
}

/** A whole number; null for anything else. */
export function readCount(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00A0\u202F]/g, '');
  return /^\d{1,6}$/.test(bare) ? Number(bare) : null;
}

/** « 7,5 » or « 150 % » in hundredths of a percent, however many; null for anything else. */
export function readHundredths(text: string): number | null {
  return readCents(text.replaceAll('%', ''));
}

/** The same up to a hundred percent. */
export function readBasisPoints(text: string): number | null {
  const hundredths = readHundredths(text);
  return hundredths !== null && hundredths <= 10_000 ? hundredths : null;
}

/** Cents as they are typed: « 12,50 ». */
export function typedCents(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
