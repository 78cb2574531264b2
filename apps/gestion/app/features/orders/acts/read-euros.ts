/** « 42,10 », « 1 200 » or « 42.1 € » in whole cents; null for anything else and for nothing. */
export function readEuros(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00A0\u202F€]/g, '');
  if (!/^\d{1,7}(?:[.,]\d{1,2})?$/.test(bare)) return null;
  const [euros = '', decimals = ''] = bare.split(/[.,]/);
  const cents = Number(`${euros}${decimals.padEnd(2, '0')}`);
  return cents > 0 ? cents : null;
}
