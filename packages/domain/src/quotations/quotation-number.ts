// Numbers of the quotations written here. Those of the merchant's own systems keep theirs, which begin otherwise.

/** « DG26000012 », of French year 2026. */
export function quotationNumber(year: number, nth: number): string {
  return `DG${String(year % 100).padStart(2, '0')}${String(nth).padStart(6, '0')}`;
}

/** « DG26000012-2 »: the second version of the first. */
export function versionNumber(number: string, version: number): string {
  return `${number.replace(/-\d+$/, '')}-${version}`;
}
